/** What is chosen so far on a position: begins anew with each position and each seat. */
import { useMemo, useReducer, useRef } from 'preact/hooks';
import type { AnyGame, BaseState, Sealed, Seat, Touch } from '../../kernel/contract.ts';
import type { Face } from '../games/face.ts';
import {
  canTurn,
  choose,
  chooseWay,
  choosing,
  dropLast,
  nameOf,
  type Selection,
  stepWay,
  unchoose,
} from './logic/selection.ts';

export interface Choice {
  /** Null when nobody of this device may choose here. */
  readonly selection: Selection | null;
  /** The same as it is by now: touches may have come since this was drawn. */
  latest(): Selection | null;
  /** False when the touch is dead here. */
  touch(touch: Touch): Selection | null;
  remove(touch: Touch): void;
  dropLast(): void;
  clear(): void;
  /** What a touch would lead to, without choosing it. */
  preview(touch: Touch): Selection | null;
  /** What a touch would be by itself, whatever is chosen. */
  alone(touch: Touch): Selection | null;
  /** Another way of what was chosen last: the n-th, or the next. */
  way(at: number): void;
  turn(by: 1 | -1): void;
  /** All of it at once. */
  put(selection: Selection): void;
  /** The same where it lies on the board; false when something else is there, or nothing can be turned. */
  turnAt(touch: Touch, by: 1 | -1): boolean;
}

// What each touch leads to is worked out once: by a finger that lies there, by the board in words, by the mouse over it.
const following = new WeakMap<Selection, Map<string, Selection | null>>();

function chosenFrom(now: Selection, touch: Touch): Selection | null {
  const known = following.get(now) ?? new Map<string, Selection | null>();
  following.set(now, known);
  const name = nameOf(touch);
  if (!known.has(name)) known.set(name, choose(now, touch));
  return known.get(name) ?? null;
}

/** `drawFirst` draws what was chosen on the board, at once; all else is drawn again after that. */
export function useChoice(
  game: AnyGame,
  state: Sealed<BaseState>,
  seat: Seat | null,
  { closing, single, ways }: Pick<Face, 'closing' | 'single' | 'ways'>,
  drawFirst: (chosen: Selection | null) => void,
): Choice {
  const first = useMemo(
    () => (seat === null ? null : choosing(game, state, seat, closing, single, ways)),
    [game, state, seat, closing, single, ways],
  );
  const chosen = useRef<Selection | null>(null);
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const latest = () => {
    const isOld = chosen.current?.chooser.before !== state || chosen.current.chooser.seat !== seat;
    return isOld ? first : chosen.current;
  };
  const put = (next: Selection | null) => {
    if (next === chosen.current) return;
    chosen.current = next;
    drawFirst(latest());
    drawAgain(undefined);
  };
  const change = (to: (now: Selection) => Selection) => {
    const now = latest();
    put(now && to(now));
  };
  const preview = (touch: Touch) => {
    const now = latest();
    return now && chosenFrom(now, touch);
  };
  return {
    selection: latest(),
    latest,
    touch(touch) {
      const next = preview(touch);
      if (next) put(next);
      return next;
    },
    remove: (touch) => change((now) => unchoose(now, touch)),
    dropLast: () => change(dropLast),
    clear: () => put(null),
    preview,
    alone: (touch) => first && chosenFrom(first, touch),
    way: (at) => change((now) => chooseWay(now, at)),
    turn: (by) => change((now) => stepWay(now, by)),
    put,
    turnAt(touch, by) {
      const now = latest();
      if (!now || !canTurn(now, touch)) return false;
      put(stepWay(now, by));
      return true;
    },
  };
}
