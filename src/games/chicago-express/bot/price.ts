/** Reservation price: the most a seat should pay for the share on sale. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { leastBid, sale } from '../rules/sale.ts';
import type { CEState, SalePhase } from '../state.ts';
import { afterSale, prospectOf } from './prospects.ts';
import { dividendsToCome } from './rounds.ts';
import { envyOf, rivalShares } from './stakes.ts';
import { type Prospect, stream } from './stream.ts';
import { surveyOf } from './survey.ts';
import { value } from './value.ts';

type State = Sealed<CEState>;

/** The last dollars of a purse are dear while bargains are still to come. */
const PURSE = 1.2;
/** Chance that a rival who is still in takes the share if this seat does not. */
const TAKEN_ANYWAY = 0.75;
/** Chance that there would be no sale otherwise: a bid that stands is a sale, whoever wins; a rival can bid; nobody else can. */
const SPARED = [0, 1 - TAKEN_ANYWAY, 1];
/** From here on the end is certain: rank is all that counts. */
const LAST_ROUND = 1.01;

/** What a sale is about, and the prices of the seats in it: while it runs nothing changes but the bids. */
interface Lot {
  now: Sealed<SalePhase>;
  /** Whose purses and shares the prices were made for. */
  players: State['players'];
  rounds: number;
  before: Prospect;
  /** What a share will pay without the sale, and after a sale for nothing. */
  paid: number;
  low: number;
  /** By `SPARED` and seat. */
  prices: number[][];
}
/** The lot last asked about: in a playout every word of an auction asks again. */
let last: Lot | null = null;

function lotOf(s: State): Lot {
  const now = sale(s);
  if (last?.now === now && last.players === s.players) return last;
  const rounds = dividendsToCome(s);
  const before = prospectOf(surveyOf(s), now.company, rounds);
  const [paid, low] = [stream(before, rounds), stream(afterSale(before, 0), rounds)];
  last = { now, players: s.players, rounds, before, paid, low, prices: SPARED.map(() => []) };
  return last;
}

export function price(s: State, seat: Seat): number {
  const { floor, bidding } = sale(s);
  if (s.players[seat]!.cash < floor) return 0;
  const lot = lotOf(s);
  const at = bidding.high ? 0 : rivalCanBid(s, seat, bidding) ? 1 : 2;
  lot.prices[at]![seat] ??= priceOf(s, seat, lot, SPARED[at]!);
  return lot.prices[at]![seat]!;
}

/**
 * Solves gain(x) = 0 for the price x, where
 *   gain = e(x) - x - purse * x * x / cash + spared * holding * (e(x) - before)
 * and e(x) is the stream of a share after the sale, nearly linear in x because the price stays in the company.
 * Only when it is `spared` is the dilution of one's own shares (and of the rivals', with the other sign) this seat's
 * doing.
 */
function priceOf(s: State, seat: Seat, { now, rounds, before, paid, low }: Lot, spared: number): number {
  const { cash } = s.players[seat]!;
  const isLast = rounds < LAST_ROUND;
  const slope = (stream(afterSale(before, cash), rounds) - low) / cash;
  const weight = spared === 0 ? 0 : spared * (isLast ? endHolding(s, seat, now) : holding(s, seat, now));
  const a = isLast ? 0 : (PURSE * (rounds - 1)) / rounds / cash;
  const b = 1 - (1 + weight) * slope;
  const c = (1 + weight) * low - weight * paid;
  if (c <= 0) return 0;
  const x = a > 0 ? (Math.sqrt(b * b + 4 * a * c) - b) / (2 * a) : c / Math.max(b, 0.2);
  return Math.max(0, Math.min(cash, Math.floor(x + 1e-9)));
}

const holding = (s: State, seat: Seat, { company }: Sealed<SalePhase>): number =>
  s.players[seat]!.shares[company] - envyOf(s.seats) * rivalShares(s, seat, company);

/** Before the last dividend only the lead over the best rival counts: his loss is as good as one's own gain. */
function endHolding(s: State, seat: Seat, { company }: Sealed<SalePhase>): number {
  const standing = value(s, null);
  let best = -1;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && (best < 0 || standing[other]! > standing[best]!)) best = other;
  }
  return s.players[seat]!.shares[company] - s.players[best]!.shares[company];
}

function rivalCanBid(s: State, seat: Seat, bidding: Sealed<SalePhase>['bidding']): boolean {
  const least = leastBid(s);
  return bidding.in.some((other) => other !== seat && s.players[other]!.cash >= least);
}
