/** A game being played in the terminal: every position since the start, so that a move can be taken back. */
import { type ChanceSource, type Drawn, seedSource } from '../../kernel/chance.ts';
import type { AnyGame, GameTypes, Sealed, Seat, Table, Violation } from '../../kernel/contract.ts';
import { type Applied, apply, isOver, start, type Trace, type Waiting } from '../../kernel/engine.ts';
import { type GameRecord, type RecordedAction, sealRecord } from '../../kernel/record.ts';
import { type AskOutcome, byHand } from './tape.ts';

export type State = GameTypes['state'];
export type SealedState = Sealed<State>;

interface Played {
  entry: RecordedAction;
  before: SealedState;
  /** By a person: what undo goes back to. */
  human: boolean;
  barrier: boolean;
}

export interface Session {
  g: AnyGame;
  /** The record without its actions. */
  head: GameRecord;
  state: SealedState;
  played: Played[];
  /** Null = outcomes are given by hand. */
  source: ChanceSource | null;
}

export type Result = { done: true; trace: Trace<GameTypes> } | { done: false; violation: Violation | null };

/** Null when the person broke off while giving the outcomes of the setup. */
export async function openSession(
  g: AnyGame,
  table: Table<GameTypes>,
  head: GameRecord,
  ask: AskOutcome,
): Promise<{ session: Session; trace: Trace<GameTypes> } | null> {
  const source = head.seed === undefined ? null : seedSource(head.seed);
  const attempt = (from: ChanceSource) => {
    const begun = start(g, table, from);
    return { value: begun, waiting: begun.ok ? begun.trace.waiting : begun.waiting };
  };
  const begun = source ? attempt(source).value : await byHand(attempt, ask);
  if (begun === null) return null;
  if (!begun.ok) throw new Error('bug: the setup waits although every outcome was given');
  const chance = begun.trace.chance;
  const full = chance.length > 0 ? { ...head, chance } : head;
  const session: Session = { g, head: full, state: begun.state as SealedState, played: [], source };
  return { session, trace: begun.trace };
}

/** Plays one action, or says which rule forbids it. `violation: null` = the person broke off. */
export async function playAction(
  session: Session,
  seat: Seat,
  action: { kind: string },
  human: boolean,
  ask: AskOutcome,
): Promise<Result> {
  const { g, state: before, source } = session;
  const attempt = (from: ChanceSource): { value: Applied<GameTypes>; waiting: Waiting | null } => {
    const applied = apply(g, before, seat, action, from);
    if (applied.ok) return { value: applied, waiting: applied.trace.waiting };
    const { code, params } = applied.violation;
    return { value: applied, waiting: code === 'chance-impossible' ? impossible(params) : null };
  };
  const applied = source ? attempt(source).value : await byHand(attempt, ask);
  if (applied === null) return { done: false, violation: null };
  if (!applied.ok) return { done: false, violation: applied.violation };
  const { state, trace } = applied;
  const entry: RecordedAction = { seat, action, ...chanceOf(trace.chance) };
  session.played.push({ entry, before, human, barrier: trace.barrier });
  session.state = state as SealedState;
  return { done: true, trace };
}

const chanceOf = (chance: Drawn[]): { chance?: Drawn[] } => (chance.length > 0 ? { chance } : {});

/** A wrong outcome on the tape: `byHand` takes it off and asks again. */
const impossible = (params: Violation['params']): Waiting => ({
  point: String(params?.point),
  ask: null,
  index: Number(params?.index) - 1,
  refused: String(params?.value),
});

export type Undone = 'done' | 'nothing' | 'barrier';

/** Back to before the last move of a person; never across chance or a secret shown. */
export function undo(session: Session): Undone {
  const at = session.played.findLastIndex(({ human }) => human);
  if (at < 0) return 'nothing';
  if (session.played.slice(at).some(({ barrier }) => barrier)) return 'barrier';
  session.state = session.played[at]!.before;
  session.played.length = at;
  return 'done';
}

export function recordOf({ g, head, played, state }: Session): GameRecord {
  const record = { ...head, actions: played.map(({ entry }) => entry) };
  return sealRecord(g, record, state);
}

export const isFinished = ({ state }: Session): boolean => isOver(state);
