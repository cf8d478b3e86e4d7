/**
 * The mistakes of a newcomer. The more seats, the fewer shares each buys, and the closer random play comes to any other: with five and six,
 * rails laid without a thought would leave a newcomer hardly above it. So with five it weighs all but the goods it takes; with six
 * it weighs everything and is not far off in its prices, but judges rails by where they lead and hardly by what they cost.
 */
import type { Newcomer, Sealed } from '../../../kernel/contract.ts';
import type { SD, SDState } from '../state.ts';
import { lay } from './policy.ts';

type State = Sealed<SDState>;

/** What it takes a cube in a box to be worth among six, in dollars. */
const CUBE = 4;

const phaseOf = ({ phases }: State): string | undefined => phases[phases.length - 1]?.id;

export const newcomer: Newcomer<SD> = {
  unweighed(s) {
    if (s.seats < 4) return null;
    if (s.seats === 4) return 6;
    return s.seats === 5 && phaseOf(s) === 'collecting' ? 12 : 0;
  },
  off: ({ seats }) => (seats === 6 ? 20 : null),
  act: (s, seat, rng) => (s.seats === 6 && phaseOf(s) === 'building' ? lay(s, seat, rng, CUBE) : null),
};
