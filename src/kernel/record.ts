/** One JSON file = one game. Format: docs/record-format.md. Read by `read-record.ts`, played again by `replay.ts`. */
import type { Drawn } from './chance.ts';
import type { BoardFault, GameModule, GameTypes, Outcome, Params, Sealed, Seat, Violation } from './contract.ts';
import { hashOf } from './hash.ts';
import type { OptionValues } from './options.ts';
import { isOver } from './phases.ts';
import type { ShapeCode } from './shape.ts';

export const RECORD_FORMAT = 'turntable-record';
export const RECORD_VERSION = 1;

export interface RecordedAction {
  seat: Seat;
  action: { kind: string };
  chance?: Drawn[];
}

export interface GameRecord {
  format: typeof RECORD_FORMAT;
  version: typeof RECORD_VERSION;
  game: string;
  rules: number;
  options: OptionValues;
  seats: { name: string }[];
  firstSeat?: Seat;
  /** A board of the players' own, whole. */
  board?: object;
  /** The host's seed, once it may be known; without it the outcomes below are the tape. */
  seed?: string;
  /** A position to start from instead of the setup. */
  start?: object;
  /** Outcomes of the setup. */
  chance?: Drawn[];
  actions: RecordedAction[];
  hash?: string;
  result?: Outcome;
}

export const RECORD_CODES = [
  'record-too-large',
  'record-not-json',
  'record-foreign',
  'record-version',
  'record-rules',
  'record-seats',
  'record-action-malformed',
  'record-action-illegal',
  'record-chance-missing',
  'record-chance-differs',
  'record-chance-impossible',
  'record-hash-differs',
  'record-result-differs',
  'record-board-broken',
  'record-start-broken',
  'record-bug',
] as const;
export type RecordCode = (typeof RECORD_CODES)[number];

/** What is wrong with a record, and where: one sentence for the reader. */
export interface Problem {
  at: string;
  code: RecordCode | ShapeCode;
  params: Params;
  /** The rule broken, when an action is illegal. */
  violation?: Violation;
  /** What is wrong with the board, when it cannot be played. */
  fault?: BoardFault;
}

export type Outcomes<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** A record refused, with the place of the fault. */
export const problem = (at: string, code: Problem['code'], params: Params = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { at, code, params },
});

/** Closes a record with the hash of its last state and, when the game is over, its result. */
export function sealRecord<G extends GameTypes>(
  g: GameModule<G>,
  record: GameRecord,
  state: Sealed<G['state']>,
): GameRecord {
  const result = isOver<G>(state) ? g.outcome(state) : null;
  return { ...record, hash: hashOf(state), ...(result ? { result } : {}) };
}

/** The text of a record: one action a line, so that differences read well. */
export function recordText(record: GameRecord): string {
  const { actions, ...rest } = record;
  const head = JSON.stringify(rest, null, 1).replace(/\n?\}$/, '');
  const lines = actions.map((entry) => `  ${JSON.stringify(entry)}`);
  return `${head},\n "actions": [${lines.length > 0 ? `\n${lines.join(',\n')}\n ` : ''}]\n}\n`;
}
