/** How Chicago Express is spoken about beyond its lines: the few things that need the board. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { OptionValues } from '../../../kernel/options.ts';
import { mapById, mapOf } from '../board/maps.ts';
import type { FactKey } from '../facts.ts';
import { rulebook } from '../rulebook.ts';
import { locomotivesLeft } from '../rules/companies.ts';
import { isRed } from '../rules/dials.ts';
import { leastBid } from '../rules/sale.ts';
import { type CEState, DIALS, MAPS } from '../state.ts';

const figures: Readonly<Record<FactKey, 'money' | 'number'>> = {
  cash: 'money',
  shares: 'number',
  'next-dividend': 'money',
  treasury: 'money',
  income: 'money',
  'shares-sold': 'number',
  'shares-left': 'number',
  'locomotives-left': 'number',
  'dividend-per-share': 'money',
  floor: 'money',
  'dial-left': 'number',
  track: 'number',
  'houses-left': 'number',
  'companies-without-locomotives': 'number',
  'companies-without-shares': 'number',
  round: 'number',
};

export const chicagoExpressWords = {
  id: 'chicago-express',
  rulebook,
  score: 'money' as const, // CE-50
  figures,
  place(id: string, options: Readonly<OptionValues>): string | null {
    const map = MAPS.find((known) => known === options.map) ?? MAPS[0];
    return mapById(map).hexes.get(id)?.name ?? null;
  },
  prompt,
};

/** The current phase with its limits; in a sale also the bid to beat. */
function prompt(s: Sealed<CEState>): { key: string; params: Readonly<Record<string, unknown>> }[] {
  const phase = s.phases.at(-1);
  if (!phase) return [];
  switch (phase.id) {
    case 'opening':
    case 'auction':
    case 'wabash-auction': {
      const asked = { key: phase.id, params: { company: phase.company, least: leastBid(s) } };
      const { high } = phase.bidding;
      return high ? [asked, { key: 'highest', params: { ...high } }] : [asked];
    }
    case 'turn':
      return [{ key: phase.id, params: { dials: DIALS.filter((dial) => !isRed(s, dial)) } }];
    case 'expansion': {
      const { company, built } = phase;
      const left = Math.min(mapOf(s).hexesPerExpansion - built.length, locomotivesLeft(s, company));
      return [{ key: phase.id, params: { company, treasury: s.companies[company].treasury, left } }];
    }
    case 'chicago':
      return [{ key: phase.id, params: { company: phase.company } }];
    case 'dividends':
      return [{ key: phase.id, params: {} }];
  }
}
