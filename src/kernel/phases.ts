/** The phase stack: who is to act, and the three moves that lead from phase to phase. */
import type { GameModule, GameTypes, Phase, Sealed, Seat } from './contract.ts';
import { stageOf } from './stage.ts';

/** The phase now running, or null when the game is over. */
export const phaseOf = <G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): Phase<G> | null =>
  stageOf(g, s)?.phase ?? null;

/** Who may act now: nobody when the game is over or waits for chance. */
export function toAct<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): readonly Seat[] {
  return phaseOf(g, s)?.toAct(s) ?? [];
}

const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]));

/** The list of one seat, for a `toAct` that is asked several times a move: always the same one. */
export const only = (seat: Seat): readonly Seat[] => LISTS[seat] ?? [seat];
/** The list of none. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

export const isOver = <G extends GameTypes>(s: Sealed<G['state']>): boolean => (s as G['state']).phases.length === 0;

/** Replaces the current phase. */
export function goTo<S extends { phases: { id: string }[] }>(draft: S, entry: S['phases'][number]): void {
  draft.phases[draft.phases.length - 1] = entry;
}

/** Interrupts the current phase; `back` returns to it. */
export function call<S extends { phases: { id: string }[] }>(draft: S, entry: S['phases'][number]): void {
  draft.phases.push(entry);
}

/** Ends the current phase and resumes the one it interrupted; the last one ends the game. */
export function back(draft: { phases: { id: string }[] }): void {
  draft.phases.pop();
}

/** Empties the stack, whatever was interrupted: the game is over. */
export function endGame(draft: { phases: { id: string }[] }): void {
  draft.phases.length = 0;
}
