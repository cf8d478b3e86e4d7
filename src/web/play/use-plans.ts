/** Plan mode: lines A, B … on copies of one position. Nothing is sent until its owner says so. */
import { useState } from 'preact/hooks';
import type { AnyGame, BaseState, Sealed, Seat } from '../../kernel/contract.ts';
import type { GameAction } from '../../table/log.ts';
import { newPlan, type Plan, planActing, planBack, planMove } from './logic/plan.ts';

export interface Plans {
  /** Null = not planning. */
  readonly open: Plan | null;
  readonly lines: readonly Plan[];
  readonly at: number;
  /** Whose move is tried next; null when the line goes no further. */
  readonly acting: Seat | null;
  begin(start: Sealed<BaseState>, moves?: readonly GameAction[]): void;
  /** Another line from the same start. */
  add(): void;
  show(at: number): void;
  move(seat: Seat, actions: readonly GameAction[]): void;
  back(): void;
  leave(): void;
}

const LETTERS = 'ABCDEFGH';
export const planName = (at: number): string => LETTERS[at] ?? `${at + 1}`;
export const MOST_PLANS = LETTERS.length;

export function usePlans(game: AnyGame, owner: Seat | null): Plans {
  const [lines, setLines] = useState<readonly Plan[]>([]);
  const [at, setAt] = useState(0);
  const open = lines[at] ?? null;
  const replace = (plan: Plan) => setLines(lines.map((line, i) => (i === at ? plan : line)));
  const whose = open ? planActing(open) : [];
  return {
    open,
    lines,
    at,
    acting: whose.find((seat) => seat === owner) ?? whose[0] ?? null,
    begin(start, moves = []) {
      const seat = owner ?? 0;
      const fresh = newPlan(game, seat, start);
      setLines([moves.length === 0 ? fresh : (planMove(fresh, seat, moves) ?? fresh)]);
      setAt(0);
    },
    add() {
      if (!open || lines.length >= MOST_PLANS) return;
      setLines([...lines, newPlan(game, open.seat, open.start)]);
      setAt(lines.length);
    },
    show: setAt,
    move(seat, actions) {
      const next = open && planMove(open, seat, actions);
      if (next) replace(next);
    },
    back: () => open && replace(planBack(open)),
    leave() {
      setLines([]);
      setAt(0);
    },
  };
}
