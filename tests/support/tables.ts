/** Tables of the toy game for tests: opened, played and asked in one line each. */
import { commitmentOf, seedFromText, seedSource } from '../../src/kernel/chance.ts';
import type { AnyGame, Seat } from '../../src/kernel/contract.ts';
import { legal } from '../../src/kernel/legal.ts';
import { type CommandResult, command } from '../../src/table/command.ts';
import { type Creation, USUAL_CUSTOMS } from '../../src/table/creation.ts';
import type { Deed } from '../../src/table/deed.ts';
import type { GameAction } from '../../src/table/log.ts';
import type { Refusal } from '../../src/table/refusal.ts';
import { actingAt, type Host, headOf, openTable, type Table } from '../../src/table/table.ts';
import type { Done } from '../../src/table/work.ts';
import { toy } from '../toy/index.ts';

export const TOY: AnyGame = toy;
export const T0 = 1_000_000;

export const hostOf = (seed: string, game: AnyGame = TOY): Host => ({
  game,
  source: seedSource(seedFromText(seed)),
});

export function creationOf(seed: string, changes: Partial<Creation> = {}, seats = 3, game: AnyGame = TOY): Creation {
  return {
    game: game.id,
    rules: game.rules,
    options: Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default])),
    seats: Array.from({ length: seats }, (_, i) => ({ id: `p${i}`, name: `Player ${i}`, mode: 'person' as const })),
    undo: 'until-chance',
    clock: { type: 'none' },
    atZero: 'nothing',
    ...USUAL_CUSTOMS,
    commitment: commitmentOf(seedFromText(seed)),
    ...changes,
  };
}

export function opened(host: Host, creation: Creation): Table {
  const table = openTable(host, creation, T0);
  if (!table.ok) throw new Error('the setup waits for chance');
  return table.table;
}

/** A table that is told things: it keeps the latest value and makes ids. */
export interface Seating {
  readonly host: Host;
  table: Table;
  now: number;
  ids: number;
}

export const seatingOf = (seed: string, changes: Partial<Creation> = {}, seats = 3, game: AnyGame = TOY): Seating => {
  const host = hostOf(seed, game);
  return { host, table: opened(host, creationOf(seed, changes, seats, game)), now: T0, ids: 0 };
};

/** Sends one command made on the newest entry; the seating goes on with the answer. */
export function tell(s: Seating, seat: Seat, deed: Deed, at = headOf(s.table)): CommandResult {
  s.ids += 1;
  const result = command(s.host, s.table, { id: `c${s.ids}`, at, seat, do: deed }, s.now);
  if (result.ok) s.table = result.table;
  return result;
}

export function mustTell(s: Seating, seat: Seat, deed: Deed): Done & { answer: number[] } {
  const result = tell(s, seat, deed);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

export const refused = (result: { ok: boolean }): string => (result.ok ? 'done' : (result as Refusal).code);

/** Plays one legal action of the first (or the given) seat to act, chosen by number. */
export function playOne(s: Seating, choice = 0, who?: Seat): Done & { answer: number[] } {
  const seat = who ?? actingAt(s.host.game, s.table)[0]!;
  const actions = legal(s.host.game, s.table.state, seat);
  const action = actions[choice % actions.length] as GameAction;
  return mustTell(s, seat, { type: 'play', actions: [action] });
}

/** Plays until the phase at the top has this id. */
export function playTo(s: Seating, phase: string, choices: readonly number[] = [0]): void {
  for (let n = 0; s.table.state.phases.at(-1)?.id !== phase; n++) playOne(s, choices[n % choices.length]);
}
