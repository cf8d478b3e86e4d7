/**
 * The policy of playouts. What each seat has in mind is thought through once for all playouts that set out from a position; each
 * playout carries it out, give or take a little. Cubes are moved as they then lie.
 */
import type { Policy, Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import { current, phaseNow } from '../rules/current.ts';
import { leastPrice } from '../rules/price.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { auctioneer, priceBy } from './bidding.ts';
import { livesOn, stepAction, tilesLeft } from './building.ts';
import { type Mind, mindOf } from './mind.ts';
import { boardNames } from './names.ts';
import { isLegal } from './perform.ts';
import { policy } from './policy.ts';
import { isAlone } from './solo.ts';
import { specialsNow } from './specials.ts';
import { boldCash, spareCash } from './survival.ts';
import type { Step } from './ways.ts';

type State = Sealed<AosState>;

/** Points by which somebody may think more or less of a thing than it is worth. */
const WHIM = { build: 1.5, special: 1 };
/** Prices that somebody may have in mind, as parts of what a place is worth to him. */
const CHEAP = 0.6;
const DEAR = 1.5;
/** Dollars that somebody who has bid may go on by, whatever it is worth: who stops second pays as much as who wins. */
const GRIT = 4;

/** Between 0 and 1. */
const part = (rng: Rng): number => rng.next() / 2 ** 32;
/** Between -1 and 1, the middle being likelier. */
const whim = (rng: Rng): number => part(rng) + part(rng) - 1;

/** What a seat is like in one playout, and what it is about to build. */
interface Mood {
  thrift: number;
  grit: number;
  /** Tiles of a way that are still to be laid. */
  rest: Step[];
}

/** How many ways to build are looked at closely, in the turn now running and in one that a single playout comes to. */
export interface Closely {
  now: number;
  later: number;
}
/** A Regular looks at 72; what the lines are worth that come of fewer stands in docs/bots.md. */
export const HASTILY: Closely = { now: 12, later: 5 };
export const CAREFULLY: Closely = { now: 36, later: 24 };

export const quickly =
  (closely: Closely) =>
  (from: State): ((rng: Rng) => Policy<AOS>) => {
    // What was in mind for this turn says nothing of the next ones; and with one seat there is time to think each through.
    if (isAlone(from)) return () => ({ policy });
    const nameOf = boardNames(from);
    const minds: readonly Mind[] = from.players.map((_, seat) => mindOf(from, seat, nameOf, closely.now));
    const bids = current(from, 'turn-order')?.bids ?? null;
    return (rng) => {
      const moods = minds.map(
        (): Mood => ({ thrift: CHEAP + (DEAR - CHEAP) * part(rng), grit: below(rng, GRIT + 1), rest: [] }),
      );
      let now = { turn: from.turn, minds, bids };
      return {
        policy(s, seat, numbers) {
          if (s.turn > now.turn) {
            now = { turn: s.turn, minds: laterMinds(s, closely.later), bids: null };
            for (const mood of moods) mood.rest = [];
          }
          const mind = now.minds[seat]!;
          if (current(s, 'turn-order')) return bidding(s, seat, mind, moods[seat]!, now.bids?.[seat] ?? 0);
          return act(s, seat, mind, moods[seat]!, numbers);
        },
      };
    };
  };

/** What seats have in mind in a later turn of one playout: each moves once a round, so that no move is found again. */
function laterMinds(s: State, ways: number): Mind[] {
  const nameOf = boardNames(s);
  return s.players.map((_, seat) => mindOf(s, seat, nameOf, ways));
}

/** `bid` is what a seat had bid at the root: who has gone further than it is worth may go on. */
function bidding(s: State, seat: Seat, mind: Mind, { thrift, grit }: Mood, bid: number): AosAction {
  const worth = priceBy(s, seat, mind.rough(), mind.dollar());
  return auctioneer.answer(s, seat, Math.max(Math.round(worth * thrift), bid > 0 ? bid + grit : 0));
}

function act(s: State, seat: Seat, mind: Mind, mood: Mood, rng: Rng): AosAction {
  switch (s.phases[s.phases.length - 1]?.id) {
    case 'shares':
      return mind.issues()[0]?.action ?? { kind: 'pass' };
    case 'actions':
      return { kind: 'choose', action: liked(specialsNow(s, seat, mind.stakes()), rng).action };
    case 'build':
      return building(s, seat, mind, mood, rng);
    case 'move':
      return mind.move(s);
    default:
      return policy(s, seat, rng);
  }
}

function liked<T extends { worth: number }>(all: readonly T[], rng: Rng): T {
  let best = all[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const worth = one.worth + WHIM.special * whim(rng);
    if (worth <= most) continue;
    best = one;
    most = worth;
  }
  return best;
}

function building(s: State, seat: Seat, mind: Mind, mood: Mood, rng: Rng): AosAction {
  const { urbanized, laid } = phaseNow(s, 'build');
  if (s.players[seat]!.action === 'urbanization' && !urbanized && laid.length === 0) {
    const town = mind.towns().find(({ action }) => isLegal(s, seat, action));
    if (town) return town.action;
  }
  const next = nextStep(s, seat, mood) ?? newWay(s, seat, mind, mood, rng);
  if (next) return next;
  const end: AosAction = { kind: 'end-build' };
  return isLegal(s, seat, end) ? end : policy(s, seat, rng);
}

/** The next tile of the way that is being built. */
function nextStep(s: State, seat: Seat, mood: Mood): AosAction | null {
  const step = mood.rest.shift();
  if (!step) return null;
  const action = stepAction(s, step);
  if (isLegal(s, seat, action)) return action;
  mood.rest = [];
  return null;
}

/** The first tile of the way that is liked best among those that can be paid. */
function newWay(s: State, seat: Seat, mind: Mind, mood: Mood, rng: Rng): AosAction | null {
  const bold = boldCash(s, seat);
  if (tilesLeft(s, seat) <= 0 || bold < leastPrice(s)) return null;
  const spare = spareCash(s, seat);
  const liked = mind.wishes(s).map(({ way, gain, sure }) => ({ way, sure, gain: gain + WHIM.build * whim(rng) }));
  liked.sort((a, b) => b.gain - a.gain);
  for (const { way, gain, sure } of liked) {
    const { steps, cost } = way;
    if (gain <= 0 || cost > bold || (cost > spare && !livesOn({ s, seat }, cost, sure))) continue;
    const action = stepAction(s, steps[0]!);
    if (!isLegal(s, seat, action)) continue;
    mood.rest = steps.slice(1);
    return action;
  }
  return null;
}
