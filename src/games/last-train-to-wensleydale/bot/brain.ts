/** What bots know of Last Train; the search itself is the same for all games. */
import type { Brain, ForPlaces, Playing, Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { LTW, LTWState } from '../state.ts';
import { atHorizon, roundsAfter } from './at-horizon.ts';
import { price } from './bids.ts';
import { doubtful, plans } from './plans.ts';
import { policy } from './policy.ts';
import { mostUrgent } from './urgent.ts';
import { value } from './value.ts';
import { FEW_IDEAS, MANY_IDEAS, weighedLine } from './weighed.ts';

/** Who takes which cube is settled within a round; influence, lines and sales serve the next one too, where there is one. */
const further = (from: Sealed<LTWState>): number =>
  from.phases[0]?.id === 'trains' || roundsAfter(from) === 0 ? 0 : 1;

const scale = { s: 4, winWeight: 0.2, odds: 7.6 };

/** Of all that a policy does too simply, lines cost it most: a playout weighs them as a whole. */
const lineOf = (ideas: number) => (s: Sealed<LTWState>, seat: Seat, rng: Rng) =>
  s.phases[s.phases.length - 1]?.id === 'building' ? weighedLine(s, seat, rng, ideas) : null;

/** Playouts that take their time where policies are furthest behind a Regular: with lines and with trains (docs/bots.md). */
const CAREFUL: Playing<LTW> = {
  policy: (s, seat, rng) =>
    s.phases[s.phases.length - 1]?.id === 'trains' ? mostUrgent(s, seat, rng) : policy(s, seat, rng),
  turn: lineOf(MANY_IDEAS),
};

/**
 * Among more than two, whoever plays for the first place alone falls behind in the others. And there a Master judges a bid at both rounds that
 * its playouts come to: it then knows so much more of it that it may trust itself sooner (docs/bots.md).
 */
const amongMany = (from: Sealed<LTWState>): ForPlaces<LTW> => ({
  scale: { ...scale, winWeight: 0, everyRival: true },
  ...(from.phases[0]?.id === 'bidding' ? { caution: 1, judgesOnTheWay: true } : {}),
});

export const brain: Brain<LTW> = {
  value,
  policy,
  turn: lineOf(FEW_IDEAS),
  plans,
  doubtful: (s, seat, k, rng) => (s.seats > 2 ? doubtful : plans)(s, seat, k, rng),
  price,
  // What a bid or a sale is worth shows only after a round of other choices: most that playouts say of it is chance.
  caution: 2,
  // The next round has just begun; a sale, which comes last in a round, is judged by the one after it.
  horizon: (s, from, further = 0) =>
    s.phases[0]?.id === 'bidding' &&
    s.round > from.round + further + (from.phases[0]?.id === 'sales' ? 1 : 0) &&
    s.boxes.every((box) => box.holder === null),
  further,
  atHorizon,
  pliesPerSeat: 0,
  deepest: () => 4,
  scale,
  forPlaces: (from) => (from.seats > 2 ? amongMany(from) : null),
  careful: ({ seats }) => (seats > 2 ? CAREFUL : null),
};
