/** Estimates: how many dividends are to come, what a share will pay, what it is worth bidding. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { ceilDiv } from '../../../kernel/money.ts';
import { mapOf } from '../board/maps.ts';
import { housesLeft, incomeOf, isOpen, locomotivesLeft, sharesLeft, sharesSold } from '../rules/companies.ts';
import { sale } from '../rules/sale.ts';
import { type CEState, COMPANIES, type CompanyId } from '../state.ts';

type State = Sealed<CEState>;

/** About how many general dividends are still to be paid, the coming one included. */
export function dividendsToCome(s: State): number {
  const map = mapOf(s);
  const smallest = (left: typeof sharesLeft) =>
    COMPANIES.filter((id) => isOpen(s, id))
      .map((id) => left(s, id))
      .sort((a, b) => a - b)
      .slice(0, 3)
      .reduce((total, n) => total + n, 0);
  const bySale = smallest(sharesLeft) / 2.5;
  const byRail = smallest(locomotivesLeft) / 10;
  const byHouse = Math.max(0, housesLeft(s) - map.end.housesLeft) / 2;
  const byClock = map.tracks[map.clockTrack].values.length - 1 - s.tracks[map.clockTrack];
  return 1 + Math.min(bySale, byRail, byHouse, byClock);
}

/** What one share pays until the end if `sold` shares are out: today's income and what the treasury can still build. */
export function shareStream(s: State, company: CompanyId, sold: number, extraTreasury: number): number {
  const rounds = dividendsToCome(s);
  const growth = (0.45 * (s.companies[company].treasury + extraTreasury)) / Math.max(1, rounds);
  let total = 0;
  for (let k = 0; k < rounds; k++) {
    const part = Math.min(1, rounds - k);
    total += part * ceilDiv(Math.round(incomeOf(s, company) + k * growth), Math.max(1, sold));
  }
  return total;
}

export function value(s: State, terms: Terms[] | null): number[] {
  const streams = COMPANIES.map((id) => (sharesSold(s, id) > 0 ? shareStream(s, id, sharesSold(s, id), 0) : 0));
  return s.players.map((player, seat) => {
    const shares = COMPANIES.reduce((total, id, i) => total + player.shares[id] * streams[i]!, 0);
    const future = s.phases.length === 0 ? 0 : shares;
    if (terms) terms[seat] = { cash: player.cash, dividends: future };
    return player.cash + future;
  });
}

/** The most this seat should pay for the share on sale: its stream, less what it takes from the shares already held. */
export function price(s: State, seat: Seat): number {
  const { company, floor } = sale(s);
  const { cash, shares } = s.players[seat]!;
  const sold = sharesSold(s, company);
  const held = shares[company];
  let best = 0;
  for (let bid = floor; bid <= cash; bid++) {
    const after = shareStream(s, company, sold + 1, bid);
    const lost = held * (shareStream(s, company, Math.max(1, sold), 0) - after);
    if (after - Math.max(0, lost) < bid) break;
    best = bid;
  }
  return best;
}
