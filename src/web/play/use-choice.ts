/** What is chosen so far on a position: begins anew with each position and each seat. */
import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, BaseState, Sealed, Seat, Touch } from '../../kernel/contract.ts';
import {
  canTurn,
  choose,
  chooseWay,
  choosing,
  dropLast,
  type Selection,
  type Single,
  stepWay,
  unchoose,
  type Ways,
} from './logic/selection.ts';

export interface Choice {
  /** Null when nobody of this device may choose here. */
  readonly selection: Selection | null;
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

export function useChoice(
  game: AnyGame,
  state: Sealed<BaseState>,
  seat: Seat | null,
  closing: readonly string[],
  single: Single = false,
  ways?: Ways,
): Choice {
  const first = useMemo(
    () => (seat === null ? null : choosing(game, state, seat, closing, single, ways)),
    [game, state, seat, closing, single, ways],
  );
  const [chosen, setChosen] = useState<Selection | null>(null);
  const isOld = chosen?.chooser.before !== state || chosen.chooser.seat !== seat;
  const selection = isOld ? first : chosen;
  return {
    selection,
    touch(touch) {
      const next = selection && choose(selection, touch);
      if (next) setChosen(next);
      return next;
    },
    remove: (touch) => setChosen(selection && unchoose(selection, touch)),
    dropLast: () => setChosen(selection && dropLast(selection)),
    clear: () => setChosen(null),
    preview: (touch) => selection && choose(selection, touch),
    alone: (touch) => first && choose(first, touch),
    way: (at) => setChosen(selection && chooseWay(selection, at)),
    turn: (by) => setChosen(selection && stepWay(selection, by)),
    put: setChosen,
    turnAt(touch, by) {
      if (!selection || !canTurn(selection, touch)) return false;
      setChosen(stepWay(selection, by));
      return true;
    },
  };
}
