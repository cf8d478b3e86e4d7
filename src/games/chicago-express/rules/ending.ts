import type { Outcome, Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { type CEState, COMPANIES, type EndReason } from '../state.ts';
import { housesLeft, locomotivesLeft, sharesLeft } from './companies.ts';

/** CE-49: how many companies have none left. */
export const companiesWithout = (s: Sealed<CEState>, left: typeof sharesLeft): number =>
  COMPANIES.filter((id) => left(s, id) === 0).length;

/** CE-48, CE-49: the conditions that hold; all five companies count, the unopened one with all it has. */
export function endReasons(s: Sealed<CEState>): EndReason[] {
  const map = mapOf(s);
  const reasons: EndReason[] = [];
  if (companiesWithout(s, locomotivesLeft) >= map.end.companiesWithoutLocomotives) reasons.push('locomotives');
  if (companiesWithout(s, sharesLeft) >= map.end.companiesWithoutShares) reasons.push('shares');
  if (housesLeft(s) <= map.end.housesLeft) reasons.push('houses');
  if (s.tracks[map.clockTrack] === map.tracks[map.clockTrack].values.length - 1) reasons.push('detroit');
  return reasons;
}

/** CE-50: cash alone counts; equal cash, equal place. */
export function outcomeOf(s: Sealed<CEState>): Outcome | null {
  if (s.phases.length > 0) return null;
  const ranking = s.players.map((player, seat) => ({
    seat,
    place: 1 + s.players.filter((other) => other.cash > player.cash).length,
    score: player.cash,
  }));
  ranking.sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { ranking, reasons: [...s.ended] };
}
