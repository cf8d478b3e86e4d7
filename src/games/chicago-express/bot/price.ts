/** Reservation price: the most a seat should pay for the share on sale. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { leastBid, sale } from '../rules/sale.ts';
import type { CEState, SalePhase } from '../state.ts';
import { afterSale, prospectOf } from './prospects.ts';
import { dividendsToCome } from './rounds.ts';
import { envyOf, rivalShares } from './stakes.ts';
import { stream } from './stream.ts';
import { value } from './value.ts';

type State = Sealed<CEState>;

/** The last dollars of a purse are dear while bargains are still to come. */
const PURSE = 1.2;
/** Chance that a rival who is still in takes the share if this seat does not. */
const TAKEN_ANYWAY = 0.75;
/** From here on the end is certain: rank is all that counts. */
const LAST_ROUND = 1.01;

/**
 * Solves gain(x) = 0 for the price x, where
 *   gain = e(x) - x - purse * x * x / cash + spared * holding * (e(x) - before)
 * and e(x) is the stream of a share after the sale, nearly linear in x because the price stays in the company.
 * `spared` is the chance that there would be no sale otherwise: only then is the dilution of one's own shares (and
 * of the rivals', with the other sign) this seat's doing.
 */
export function price(s: State, seat: Seat): number {
  const now = sale(s);
  const { cash } = s.players[seat]!;
  if (cash < now.floor) return 0;
  const rounds = dividendsToCome(s);
  const last = rounds < LAST_ROUND;
  const before = prospectOf(s, now.company, rounds);
  const low = stream(afterSale(before, 0), rounds);
  const slope = (stream(afterSale(before, cash), rounds) - low) / cash;
  // A bid that stands is a sale, whoever wins.
  const spared = now.bidding.high ? 0 : rivalCanBid(s, seat, now) ? 1 - TAKEN_ANYWAY : 1;
  const weight = spared * (last ? endHolding(s, seat, now) : holding(s, seat, now));
  const a = last ? 0 : (PURSE * (rounds - 1)) / rounds / cash;
  const b = 1 - (1 + weight) * slope;
  const c = (1 + weight) * low - weight * stream(before, rounds);
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

function rivalCanBid(s: State, seat: Seat, { bidding }: Sealed<SalePhase>): boolean {
  const least = leastBid(s);
  return bidding.in.some((other) => other !== seat && s.players[other]!.cash >= least);
}
