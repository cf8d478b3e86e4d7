/** Playing on by policy from a position to a moment at which it can be judged. */
import type { BotGame, GameTypes, Policy, Sealed, Seat } from '../../kernel/contract.ts';
import { advance } from '../../kernel/engine.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Luck } from './luck.ts';
import { perform } from './tree.ts';
import { endUtilities, utilities } from './utility.ts';

/** A seat that stops at a price in the auction now running. */
export interface Stop {
  seat: Seat;
  limit: number;
  /** The auction it is about. */
  key: string;
}

export interface PlayoutSettings {
  /** Moves before a playout may be cut, for each seat. */
  pliesPerSeat: number;
  /** Moments that it passes though it might be cut at them. */
  further: number;
}

/** More moves than any sensible way to a horizon. */
const MOST_PLIES = 600;

/**
 * Utilities of all seats. The draft is the playout's own, the search set out `from` another; `next` plays for everybody. `stops` are those
 * who have decided how far to go in an auction.
 */
export function playout<G extends GameTypes>(
  g: BotGame<G>,
  from: Sealed<G['state']>,
  draft: G['state'],
  luck: Luck,
  rng: Rng,
  next: Policy<G>,
  { pliesPerSeat, further }: PlayoutSettings,
  stops: readonly Stop[],
): number[] {
  const s = draft as Sealed<G['state']>;
  const { brain } = g;
  const least = (brain.pliesPerSeat ?? pliesPerSeat) * draft.seats;
  let isAtHorizon = false;
  const seen: number[][] = [];
  for (let ply = 0; ply < MOST_PLIES && !isOver(s); ply++) {
    isAtHorizon = ply >= least && brain.horizon(s, from, further);
    if (isAtHorizon) break;
    if (brain.judgesOnTheWay && ply >= least && seen.length < further && brain.horizon(s, from, seen.length))
      seen.push(expected(g, s, true));
    const seat = toAct(g, s)[0];
    if (seat === undefined) break; // it waits for what no search can know
    const answer = stops.length > 0 ? answerOf(g, s, seat, stops) : null;
    const turn = answer === null ? brain.turn?.(s, seat, rng) : null;
    // A turn that is cut short is ended by the policy.
    if (turn && perform(g, draft, seat, turn, luck)) continue;
    const action = answer ?? next.policy(s, seat, rng);
    const refused = advance(g, draft, seat, action, luck.dice);
    if (refused) throw new Error(`bug: the policy of ${g.id} plays ${action.kind}: ${refused.code}`);
  }
  const outcome = isOver(s) ? g.outcome(s) : null;
  const last = outcome ? endUtilities(outcome, brain.scale) : expected(g, s, isAtHorizon);
  return seen.length === 0 ? last : averageOf([...seen, last]);
}

const expected = <G extends GameTypes>({ brain }: BotGame<G>, s: Sealed<G['state']>, isAtHorizon: boolean): number[] =>
  utilities((isAtHorizon ? brain.atHorizon?.(s) : null) ?? brain.value(s, null), brain.scale);

const averageOf = (all: readonly number[][]): number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, one) => sum + one[seat]!, 0) / all.length);

/** What a seat says in an auction that has decided where to stop. */
function answerOf<G extends GameTypes>(
  { brain }: BotGame<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  stops: readonly Stop[],
): G['action'] | null {
  const { auction } = brain;
  if (!auction) return null;
  for (const stop of stops) {
    // Most words are not its own: what is on sale is asked last.
    if (stop.seat === seat && stop.key === auction.running(s)) return auction.answer(s, seat, stop.limit);
  }
  return null;
}
