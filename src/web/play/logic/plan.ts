/**
 * Planning: a line of moves on a copy of the position, one's own and, off turn, those of the others. Nothing is sent
 * until its owner says so. A line goes as far as the engine can without chance or what is hidden.
 */
import type { AnyGame, BaseState, Sealed, Seat } from '../../../kernel/contract.ts';
import { apply } from '../../../kernel/engine.ts';
import { toAct } from '../../../kernel/phases.ts';
import type { GameAction } from '../../../table/log.ts';

type State = Sealed<BaseState>;

export interface PlannedMove {
  readonly seat: Seat;
  readonly actions: readonly GameAction[];
  readonly after: State;
}

export interface Plan {
  readonly game: AnyGame;
  /** Whose plan it is. */
  readonly seat: Seat;
  readonly start: State;
  readonly moves: readonly PlannedMove[];
}

export const newPlan = (game: AnyGame, seat: Seat, start: State): Plan => ({ game, seat, start, moves: [] });

export const planEnd = ({ start, moves }: Plan): State => moves.at(-1)?.after ?? start;

/** Who may move next in the line; nobody when it can go no further. */
export const planActing = (plan: Plan): readonly Seat[] => toAct(plan.game, planEnd(plan));

/** The line with one more move; null when it is not legal there. */
export function planMove(plan: Plan, seat: Seat, actions: readonly GameAction[]): Plan | null {
  const after = played(plan.game, planEnd(plan), seat, actions);
  return after && { ...plan, moves: [...plan.moves, { seat, actions, after }] };
}

function played(game: AnyGame, from: State, seat: Seat, actions: readonly GameAction[]): State | null {
  let state = from;
  for (const action of actions) {
    const done = apply(game, state, seat, action, null);
    if (!done.ok) return null;
    state = done.state;
  }
  return state;
}

export const planBack = (plan: Plan): Plan => ({ ...plan, moves: plan.moves.slice(0, -1) });
