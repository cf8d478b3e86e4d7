/** Every figure a player may ask about, and what it is made of. */
import type { Fact, Sealed } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import { mapOf } from './board/maps.ts';
import { housesLeft, incomeOf, isOpen, locomotivesLeft, sharesLeft, sharesSold, worthOf } from './rules/companies.ts';
import { dividendPerShare } from './rules/dividends.ts';
import { companiesWithout } from './rules/ending.ts';
import { floorOf } from './rules/sale.ts';
import { type CEState, COMPANIES, type CompanyId, DIALS, TRACKS } from './state.ts';

export const FACT_KEYS = [
  'cash',
  'shares',
  'next-dividend',
  'treasury',
  'income',
  'shares-sold',
  'shares-left',
  'locomotives-left',
  'dividend-per-share',
  'floor',
  'dial-left',
  'track',
  'houses-left',
  'companies-without-locomotives',
  'companies-without-shares',
  'round',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

type State = Sealed<CEState>;
type CEFact = Fact & { key: FactKey };

export function facts(s: State): Fact[] {
  return [...seatFacts(s), ...COMPANIES.flatMap((id) => companyFacts(s, id)), ...tableFacts(s)];
}

function seatFacts(s: State): CEFact[] {
  return s.players.flatMap((player, seat): CEFact[] => {
    const of = `seat:${seat}`;
    const held = COMPANIES.filter((id) => player.shares[id] > 0);
    const coming = held.map((id) => ({
      key: 'dividend-per-share',
      of: `company:${id}`,
      value: player.shares[id] * dividendPerShare(s, id),
    }));
    return [
      { key: 'cash', of, value: player.cash },
      {
        key: 'shares',
        of,
        value: sum(held.map((id) => player.shares[id])),
        parts: held.map((id) => ({ key: 'shares', of: `company:${id}`, value: player.shares[id] })),
      },
      { key: 'next-dividend', of, value: sum(coming.map((part) => part.value)), parts: coming, forecast: true },
    ];
  });
}

function companyFacts(s: State, id: CompanyId): CEFact[] {
  const map = mapOf(s);
  const of = `company:${id}`;
  const worth = s.companies[id].network
    .map((hex) => ({ key: 'income', of: `hex:${hex}`, value: worthOf(s, map, map.hexes.get(hex)!) }))
    .filter((part) => part.value > 0);
  const known: CEFact[] = [
    { key: 'treasury', of, value: s.companies[id].treasury },
    { key: 'income', of, value: incomeOf(s, id), parts: worth },
    { key: 'shares-sold', of, value: sharesSold(s, id) },
    { key: 'shares-left', of, value: sharesLeft(s, id) },
    { key: 'locomotives-left', of, value: locomotivesLeft(s, id) },
    { key: 'dividend-per-share', of, value: dividendPerShare(s, id), forecast: true },
  ];
  // CE-20: the price at which the next share would be offered.
  if (isOpen(s, id) && sharesLeft(s, id) > 0) known.push({ key: 'floor', of, value: floorOf(s, id), forecast: true });
  return known;
}

function tableFacts(s: State): CEFact[] {
  const map = mapOf(s);
  return [
    ...DIALS.map((id): CEFact => ({ key: 'dial-left', of: `dial:${id}`, value: map.dials[id] - s.dials[id] })),
    ...TRACKS.map((id): CEFact => ({ key: 'track', of: `track:${id}`, value: map.tracks[id].values[s.tracks[id]]! })),
    { key: 'houses-left', of: 'table', value: housesLeft(s) },
    { key: 'companies-without-locomotives', of: 'table', value: companiesWithout(s, locomotivesLeft) },
    { key: 'companies-without-shares', of: 'table', value: companiesWithout(s, sharesLeft) },
    { key: 'round', of: 'table', value: s.tracks[map.clockTrack] + 1 },
  ];
}
