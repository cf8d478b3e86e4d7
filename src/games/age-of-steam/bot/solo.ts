/**
 * Alone nobody comes between: a line is judged by what follows from it when one plays on by policy to the end of the next turn,
 * under the same dice for every line.
 */
import { NO_CHANCE, rngSource, visitPoint } from '../../../kernel/chance.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { kindIn } from '../../../kernel/legal.ts';
import { type Rng, rngFrom } from '../../../kernel/rng.ts';
import { actions } from '../rules/actions/all.ts';
import { phases } from '../rules/phases/all.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { perform } from './perform.ts';
import { value } from './value.ts';

type State = Sealed<AosState>;
type Next = (s: State, seat: Seat, rng: Rng) => AosAction;

const SILENT = () => {};
/** Turns played on, this one included, and how often. */
const TURNS = 2;
const TIMES = 2;

export const isAlone = (s: State): boolean => s.seats === 1;

/** What a line is worth; null when it is not legal. The same `seed` gives the same dice. */
export function worthOfLine(s: State, seat: Seat, line: readonly AosAction[], next: Next, seed: number): number | null {
  let sum = 0;
  for (let time = 0; time < TIMES; time++) {
    const draft = perform(s, seat, line);
    if (!draft) return null;
    playOn(draft, s.turn + TURNS, seat, next, rngFrom(seed, time, 0x9e3779b9, 1));
    sum += value(draft, null)[seat]!;
  }
  return sum / TIMES;
}

function playOn(draft: AosState, until: number, seat: Seat, next: Next, rng: Rng): void {
  for (let phase = draft.phases.at(-1); phase && draft.turn < until; phase = draft.phases.at(-1)) {
    const rule = phases[phase.id]!;
    if (rule.toAct(draft).includes(seat)) {
      const action = next(draft, seat, rng);
      kindIn<AOS>(actions, action.kind).run(draft, seat, action, SILENT);
    } else if (rule.chance === undefined) rule.leave(draft, SILENT, NO_CHANCE);
    else rule.leave(draft, SILENT, visitPoint(rngSource(rng), rule.chance, 0).draw);
  }
}
