/** Shares, locomotives and incomes of the companies: all derived from the board. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { CEMap, Hex } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { type CEState, COMPANIES, type CompanyId, type HexId } from '../state.ts';

type State = Sealed<CEState>;

/** CE-19: a company is open once a locomotive of its stands on the board. */
export const isOpen = (s: State, company: CompanyId): boolean => s.companies[company].network.length > 0;

/** CE-20: shares in players' hands, the free opening share included. */
export function sharesSold(s: State, company: CompanyId): number {
  let sold = 0;
  for (const player of s.players) sold += player.shares[company];
  return sold;
}

export const sharesLeft = (s: State, company: CompanyId): number =>
  mapOf(s).companies[company].shares - sharesSold(s, company);

export const locomotivesLeft = (s: State, company: CompanyId): number =>
  mapOf(s).companies[company].locomotives - s.companies[company].network.length;

export const holdsShare = (s: State, seat: Seat, company: CompanyId): boolean => s.players[seat]!.shares[company] > 0;

export const occupies = (s: State, company: CompanyId, hex: HexId): boolean =>
  s.companies[company].network.includes(hex);

/** Companies with a locomotive on a hex. */
export const companiesAt = (s: State, hex: HexId): CompanyId[] => COMPANIES.filter((id) => occupies(s, id, hex));

export function locomotivesAt(s: State, hex: HexId): number {
  let count = 0;
  for (const id of COMPANIES) if (s.companies[id].network.includes(hex)) count += 1;
  return count;
}

export const isDeveloped = (s: State, hex: HexId): boolean => s.houses.includes(hex);

export const housesLeft = (s: State): number => mapOf(s).houses - s.houses.length;

/** CE-33: what a hex is worth today to a company that stands there. */
export function worthOf(s: State, map: CEMap, hex: Hex): number {
  if (hex.track) return map.tracks[hex.track].values[s.tracks[hex.track]]!;
  if (hex.house === 0) return hex.income;
  return isDeveloped(s, hex.id) ? hex.income + hex.house : hex.income;
}

/** CE-4: a plain integer, and always a function of the board. */
export function incomeOf(s: State, company: CompanyId): number {
  const map = mapOf(s);
  let income = 0;
  for (const id of s.companies[company].network) income += worthOf(s, map, map.hexes.get(id)!);
  return income;
}
