/** One whole game between bots, the referee watching after every action. */
import { actFor, type Bot } from '../bots/player.ts';
import { type ChanceSource, seedSource } from '../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed, Table } from '../kernel/contract.ts';
import { advance, newTrace, start } from '../kernel/engine.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, sealRecord } from '../kernel/record.ts';
import type { Setting } from './setting.ts';

type State = GameTypes['state'];

/** What went wrong in a game that should have gone through. */
export interface Trouble {
  what: 'threw' | 'dead-end' | 'illegal' | 'breach' | 'endless';
  /** How many actions had been played. */
  after: number;
  detail: string;
}

export interface WholeGame {
  record: GameRecord;
  state: State;
  /** How often each event happened. */
  events: Record<string, number>;
  trouble: Trouble | null;
}

/** More than any game of ours can last. */
export const MOST_ACTIONS = 10_000;

export const emptyRecord = (
  g: AnyBotGame,
  table: Table<GameTypes>,
  names: readonly string[],
  board?: object,
): GameRecord => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game: g.id,
  rules: table.rules,
  options: table.options,
  seats: names.map((name) => ({ name })),
  ...(board === undefined ? {} : { board }),
  actions: [],
});

export function playWhole(
  { g, table, board }: Pick<Setting, 'g' | 'table' | 'board'>,
  seed: string,
  bots: readonly Bot[],
  names: readonly string[],
): WholeGame {
  const record: GameRecord = { ...emptyRecord(g, table, names, board), seed };
  const source = seedSource(seed);
  const events: Record<string, number> = {};
  const begun = start(g, table, source);
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  const { state } = begun;
  if (begun.trace.chance.length > 0) record.chance = begun.trace.chance;
  const trouble = playOn(g, state, source, bots, record, events) ?? null;
  // A state that broke its own invariants may not survive being asked for an outcome.
  return { record: trouble ? record : sealRecord(g, record, state as Sealed<State>), state, events, trouble };
}

function playOn(
  g: AnyBotGame,
  state: State,
  source: ChanceSource,
  bots: readonly Bot[],
  record: GameRecord,
  events: Record<string, number>,
): Trouble | undefined {
  const sealed = state as Sealed<State>;
  const trouble = (what: Trouble['what'], detail: string): Trouble => ({ what, detail, after: record.actions.length });
  try {
    const broken = g.referee(sealed)[0];
    if (broken) return trouble('breach', broken.code);
    while (!isOver(sealed)) {
      if (record.actions.length >= MOST_ACTIONS) return trouble('endless', String(MOST_ACTIONS));
      const seat = toAct(g, sealed)[0];
      if (seat === undefined) return trouble('dead-end', state.phases.at(-1)!.id);
      const action = actFor(g, bots[seat]!, sealed, seat);
      if (action === null) return trouble('dead-end', state.phases.at(-1)!.id);
      const trace = newTrace<GameTypes>();
      record.actions.push({ seat, action });
      const violation = advance(g, state, seat, action, source, trace);
      if (violation) return trouble('illegal', `${violation.code} (${violation.rule})`);
      if (trace.chance.length > 0) record.actions.at(-1)!.chance = trace.chance;
      for (const { type } of trace.events) events[type] = (events[type] ?? 0) + 1;
      const breach = g.referee(sealed)[0];
      if (breach) return trouble('breach', breach.code);
    }
  } catch (error) {
    return trouble('threw', error instanceof Error ? error.message : String(error));
  }
}
