/** Where a learner stands in a lesson: worked out from the position on the board and from how much has been read. */
import { seedSource } from '../../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed } from '../../kernel/contract.ts';
import { apply, start } from '../../kernel/engine.ts';
import { hashOf } from '../../kernel/hash.ts';
import type { Lesson, LessonMove } from './lesson.ts';
import { withoutForced } from './lesson-game.ts';

/** What a lesson draws is the same for everybody. */
export const LESSON_SEED = '0'.repeat(64);

/** All moves of a lesson, in order. */
export const scriptOf = ({ steps, learner }: Lesson): LessonMove[] =>
  steps.flatMap((step) =>
    step.do === 'play'
      ? step.actions.map((action) => ({ seat: learner, action }))
      : step.do === 'watch'
        ? step.moves
        : [],
  );

export interface Course {
  /** Moves of the script played at this position; null = the lesson does not know it, as after its end. */
  movesAt(state: Sealed<BaseState>): number | null;
  /** The one move of this position; null after the last. */
  nextAt(state: Sealed<BaseState>): LessonMove | null;
  readonly length: number;
}

/** Plays the script once, so that every position of it is known. A script that breaks a rule is a bug. */
export function courseOf(usual: AnyGame, lesson: Lesson): Course {
  const game = withoutForced(usual);
  const script = scriptOf(lesson);
  const { options, firstSeat } = lesson;
  const table = { seats: lesson.seats.length, options, rules: game.rules };
  const chance = seedSource(LESSON_SEED);
  const begun = start(game, { ...table, ...(firstSeat === undefined ? {} : { firstSeat }) }, chance);
  if (!begun.ok) throw new Error(`bug: the lesson of ${game.id} waits for chance at its set-up`);
  let state = begun.state;
  const known = new Map([[hashOf(state), 0]]);
  for (const [n, { seat, action }] of script.entries()) {
    const done = apply(game, state, seat, action, chance);
    if (!done.ok) throw new Error(`bug: move ${n} of the lesson of ${game.id}: ${JSON.stringify(done.violation)}`);
    state = done.state;
    known.set(hashOf(state), n + 1);
  }
  const movesAt = (at: Sealed<BaseState>) => known.get(hashOf(at)) ?? null;
  return {
    movesAt,
    nextAt(at) {
      const moves = movesAt(at);
      return moves === null ? null : (script[moves] ?? null);
    },
    length: script.length,
  };
}

/** The number of the step, counted from 0; as many as there are steps when the lesson is over. */
export function stepAt({ steps }: Lesson, moves: number, read: number): number {
  let [played, pages] = [0, 0];
  for (const [i, step] of steps.entries()) {
    if (step.do === 'read') pages += 1;
    else played += step.do === 'play' ? step.actions.length : step.moves.length;
    if (pages > read || played > moves) return i;
  }
  return steps.length;
}
