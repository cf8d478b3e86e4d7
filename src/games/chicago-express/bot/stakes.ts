/** Whose income a company's income is: what a seat gains by it, less a part of what its rivals gain. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { CEState, CompanyId } from '../state.ts';

/** How much a rival's dollar hurts: in full between two players, less at a larger table. */
export const envyOf = (seats: number): number => 0.8 / (seats - 1);

/** The largest holding of a rival. */
export function rivalShares(s: Sealed<CEState>, seat: Seat, company: CompanyId): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, s.players[other]!.shares[company]);
  }
  return most;
}

/** Own shares less the envied part of the largest rival holding. */
export const holdingOf = (s: Sealed<CEState>, seat: Seat, company: CompanyId): number =>
  s.players[seat]!.shares[company] - envyOf(s.seats) * rivalShares(s, seat, company);

/** Gain of a seat per dollar of a company's dividends. */
export const stakeOf = (s: Sealed<CEState>, seat: Seat, company: CompanyId, sold: number): number =>
  sold === 0 ? 0 : holdingOf(s, seat, company) / sold;
