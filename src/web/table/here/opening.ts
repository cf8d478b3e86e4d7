/** New tables of this device: from a wish, and from a record. */
import { commitmentOf, type Drawn, seedSource, tapeSource } from '../../../kernel/chance.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import type { GameRecord, Problem } from '../../../kernel/record.ts';
import { replay } from '../../../kernel/replay.ts';
import {
  ALL_HELPS,
  type Creation,
  command,
  headOf,
  openTable,
  readCreation,
  type Table,
} from '../../../table/index.ts';
import type { LocalWish, Opened } from '../local.ts';

/** At one device everybody sees every move, so taking back goes as far as chance allows (host.ts agrees for the others). */
const AROUND_ONE_DEVICE = { undo: 'until-chance', clock: { type: 'none' }, atZero: 'nothing' } as const;

export interface Begun {
  readonly creation: Creation;
  /** Null: outcomes are given by hand. */
  readonly seed: string | null;
  readonly table: Table;
}

export type Beginning = { readonly ok: true; readonly begun: Begun } | Extract<Opened, { ok: false }>;

const seatsOf = (seats: LocalWish['seats']): Creation['seats'] =>
  seats.map(({ name, bot }, at) =>
    bot === null ? { id: `here:${at}`, name, mode: 'person' } : { id: `bot:${bot}`, name, mode: 'bot' },
  );

/** Opens a table as it was wished for, or says what is wrong with the wish or what the set-up waits for. */
export function beginFrom(game: AnyGame, wish: LocalWish, newSeed: string, now: number): Beginning {
  const { options, firstSeat, board, dice, start, calculator = true, hints = true } = wish;
  const seed = dice ? null : newSeed;
  const read = readCreation(game, {
    ...{ game: game.id, rules: start?.rules ?? game.rules, options, seats: seatsOf(wish.seats) },
    ...AROUND_ONE_DEVICE,
    ...{ calculator, hints },
    ...(firstSeat === undefined ? {} : { firstSeat }),
    ...(board === undefined ? {} : { board }),
    ...(start === undefined ? {} : { start: start.state }),
    commitment: seed === null ? null : commitmentOf(seed),
  });
  if (!read.ok) return { ok: false, problem: problemOf(read) };
  const source = seed === null ? tapeSource(dice ?? []) : seedSource(seed);
  const opened = openTable({ game, source }, read.value, now);
  if (!opened.ok) return { ok: false, waiting: opened.waiting };
  return { ok: true, begun: { creation: read.value, seed, table: opened.table } };
}

const problemOf = ({ at, code, params }: Pick<Problem, 'at' | 'code'> & { params?: Problem['params'] }): Problem => ({
  at,
  code,
  params: params ?? {},
});

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
    ...ALL_HELPS,
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
