/** A new table of this device from a record: fetched when somebody brings one. */
import { commitmentOf, type Drawn, seedSource, tapeSource } from '../../../kernel/chance.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import type { GameRecord } from '../../../kernel/record.ts';
import { replay } from '../../../kernel/replay.ts';
import { type Creation, command, headOf, openTable, USUAL_CUSTOMS } from '../../../table/index.ts';
import { AROUND_ONE_DEVICE, type Beginning } from './opening.ts';

export { readRecord } from '../../../kernel/read-record.ts';

/** A table that stands where a record ends; the record has been read, and is replayed here before it is believed. */
export function beginFromRecord(game: AnyGame, record: GameRecord, newSeed: string, now: number): Beginning {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const { rules, options, seats, firstSeat, board, start, seed: known } = record;
  // What was drawn is written down; what is still to be drawn nobody has promised, unless the seed is in the record.
  const seed = replayed.value.waiting ? null : (known ?? newSeed);
  const creation: Creation = {
    ...{ game: game.id, rules, options },
    seats: seats.map(({ name }, at) => ({ id: `here:${at}`, name, mode: 'person' as const })),
    ...(firstSeat === undefined ? {} : { firstSeat }),
    ...(board === undefined ? {} : { board }),
    ...(start === undefined ? {} : { start }),
    ...AROUND_ONE_DEVICE,
    ...USUAL_CUSTOMS,
    commitment: known === undefined ? null : commitmentOf(known),
  };
  const sourceOf = (chance: readonly Drawn[] | undefined) =>
    known === undefined ? tapeSource(chance ?? []) : seedSource(known);
  const opened = openTable({ game, source: sourceOf(record.chance) }, creation, now);
  if (!opened.ok) throw new Error('bug: a record that replays cannot be opened');
  let { table } = opened;
  for (const { seat, action, chance } of record.actions) {
    const at = headOf(table);
    const cmd = { id: `record-${at}`, at, seat, do: { type: 'play', actions: [action] } } as const;
    const done = command(
      { game, source: sourceOf(chance) },
      table,
      { ...cmd, do: { ...cmd.do, actions: [action] } },
      now,
    );
    if (!done.ok) throw new Error(`bug: a record that replays is refused: ${done.code}`);
    table = done.table;
  }
  return { ok: true, begun: { creation, seed, table } };
}
