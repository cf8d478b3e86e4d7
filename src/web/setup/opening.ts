/**
 * A table on the way to being opened: what the real table drew so far, and what the host answered. A press that comes before
 * the answer to the one before waits for it, so that two quick ones count twice; it is dropped when its question is gone.
 */
import type { ChanceValue, Drawn } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { answersTo } from '../../text/drawn.ts';
import { withOutcome, withoutLast } from './dice.ts';
import type { Began } from './open-here.ts';

export interface Opening {
  readonly dice: readonly Drawn[];
  /** The last answer; null: not asked yet, or back at the form. */
  readonly began: Began | null;
}

export const NOT_BEGUN: Opening = { dice: [], began: null };

/** Asks the host for the table, with these outcomes. */
export type Ask = (dice: readonly Drawn[]) => Promise<Began>;

export const questionOf = ({ began }: Opening): Waiting | null => (began && 'waiting' in began ? began.waiting : null);

export function createOpening(show: (now: Opening) => void) {
  let now = NOT_BEGUN;
  let last = Promise.resolve();
  const set = (next: Opening): void => {
    now = next;
    show(next);
  };
  const inTurn = (work: () => Promise<void> | void): Promise<void> => {
    last = last.then(work, work);
    return last;
  };
  const open = async (ask: Ask, dice: readonly Drawn[]): Promise<void> => {
    const began = await ask(dice);
    // A value that cannot be is taken back, so that the next answer says what is wanted.
    const isRefused = 'waiting' in began && began.waiting.refused !== null;
    set({ dice: isRefused ? withoutLast(dice) : dice, began });
  };
  return {
    begin: (ask: Ask) => inTurn(() => (now.began?.ok || questionOf(now) ? undefined : open(ask, now.dice))),
    answer: (ask: Ask, point: string, value: ChanceValue) =>
      inTurn(() => {
        const question = questionOf(now);
        if (question?.point !== point || !answersTo(question).includes(value)) return;
        return open(ask, withOutcome(now.dice, question, value));
      }),
    back: (ask: Ask) => inTurn(() => (questionOf(now) ? open(ask, withoutLast(now.dice)) : undefined)),
    /** To the form: what was entered is kept. */
    leave: () => inTurn(() => set({ ...now, began: null })),
    /** The form asks for another table; `same`: the same would be drawn for it. */
    change: (same: boolean) => inTurn(() => set(same ? { ...now, began: null } : NOT_BEGUN)),
  };
}
