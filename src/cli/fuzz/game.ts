/** One game of legal play, hostile actions before each move and damaged records at the end. */
import type { PlayerName } from '../../bots/everybody.ts';
import { actFor } from '../../bots/player.ts';
import { type ChanceSource, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { advance, start } from '../../kernel/engine.ts';
import { canonical } from '../../kernel/hash.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import type { GameRecord } from '../../kernel/record.ts';
import { type Rng, rngOf } from '../../kernel/rng.ts';
import { botAt } from '../seats.ts';
import { type Setting, seedOf } from '../setting.ts';
import { emptyRecord, MOST_ACTIONS } from '../whole-game.ts';
import { attack, attemptsOf, type Fault, type Finding, hostile } from './attack.ts';
import { attackRecord } from './records.ts';

export interface Count {
  games: number;
  actions: number;
  malformed: number;
  refused: number;
  accepted: number;
  records: number;
}
export const newCount = (): Count => ({ games: 0, actions: 0, malformed: 0, refused: 0, accepted: 0, records: 0 });

export interface Trouble {
  record: GameRecord;
  finding: Finding;
}

const PER_ACTION = 4;
const RECORDS_PER_GAME = 20;

interface Run {
  g: AnyBotGame;
  /** The live state, advanced move by move. */
  state: GameTypes['state'];
  source: ChanceSource;
  /** Every action played so far: what hostile ones are made of. */
  corpus: object[];
  rng: Rng;
  count: Count;
}

/** Null when nothing broke. */
export function fuzzGame(
  { g, table, board }: Setting,
  seed: string,
  names: readonly PlayerName[],
  count: Count,
): Trouble | null {
  const source = seedSource(seedOf(seed));
  const begun = start(g, table, source);
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  const run: Run = { g, state: begun.state, source, corpus: [], rng: rngOf(`fuzz/${seed}`), count };
  const record: GameRecord = { ...emptyRecord(g, table, names, board), seed: seedOf(seed) };
  const bots = names.map((name, seat) => botAt(g, name, seed, seat));
  const s = begun.state as Sealed<GameTypes['state']>;
  while (!isOver(s)) {
    const finding = rain(run) ?? playOne(run, record, (seat) => actFor(g, bots[seat]!, s, seat));
    if (finding) return { record, finding };
  }
  const finding = rain(run) ?? damage(run, record);
  if (finding) return { record, finding };
  count.games += 1;
  return null;
}

/** Hostile actions against the position as it stands. */
function rain({ g, state, source, corpus, rng, count }: Run): Finding | null {
  const s = state as Sealed<GameTypes['state']>;
  const before = canonical(s);
  const acting = toAct(g, s)[0] ?? null;
  const material = { seats: state.seats, acting, now: acting === null ? [] : attemptsOf(g, s, acting), corpus };
  for (let i = 0; i < PER_ACTION; i++) {
    const { seat, sent } = hostile(rng, material);
    const verdict = attack(g, s, before, seat, sent, source);
    if (typeof verdict !== 'string') return verdict;
    count[verdict] += 1;
  }
  return null;
}

/** One legal move, watched by the referee. */
function playOne(run: Run, record: GameRecord, choose: (seat: number) => { kind: string } | null): Finding | null {
  const { g, state, source } = run;
  const s = state as Sealed<GameTypes['state']>;
  const seat = toAct(g, s)[0] ?? -1;
  const fault = (kind: Fault, detail: string, sent: unknown): Finding => ({ fault: kind, seat, sent, detail });
  if (record.actions.length >= MOST_ACTIONS) return fault('breach', 'endless', null);
  const action = seat < 0 ? null : choose(seat);
  if (action === null) return fault('breach', 'dead-end', state.phases.at(-1));
  run.corpus.push(action);
  record.actions.push({ seat, action });
  try {
    const violation = advance(g, state, seat, action, source);
    if (violation) return fault('two-verdicts', violation.code, action);
  } catch (error) {
    return fault('threw', String(error), action);
  }
  const breach = g.referee(s)[0];
  if (breach) return fault('breach', breach.code, action);
  run.count.actions += 1;
  return null;
}

function damage({ g, rng, count }: Run, record: GameRecord): Finding | null {
  for (let i = 0; i < RECORDS_PER_GAME; i++) {
    count.records += 1;
    const finding = attackRecord(g, record, rng);
    if (finding) return finding;
  }
  return null;
}
