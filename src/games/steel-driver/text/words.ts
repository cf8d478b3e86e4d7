/** How Steel Driver is spoken about beyond its lines: the few things that need the board. */
import type { Sealed } from '../../../kernel/contract.ts';
import { isOwnBoard, mapAt } from '../board/maps.ts';
import type { FactKey } from '../facts.ts';
import { rulebook } from '../rulebook.ts';
import { goodsValue } from '../rules/goods.ts';
import { leastBid, unsold } from '../rules/sales.ts';
import { gapOf } from '../rules/transcontinental.ts';
import { MAPS, type SDState } from '../state.ts';

const figures: Readonly<Record<FactKey, 'money' | 'number'>> = {
  cubes: 'number',
  cash: 'money',
  shares: 'number',
  controls: 'number',
  'next-profit': 'money',
  'final-cash': 'money',
  box: 'number',
  profit: 'money',
  'rails-left': 'number',
  cities: 'number',
  'shares-sold': 'number',
  goods: 'number',
  sets: 'money',
  'final-value': 'money',
  round: 'number',
  'cube-income': 'number',
  'link-rails': 'number',
  'link-cost': 'number',
  'goods-left': 'number',
  profits: 'money',
};

/** The end is this close: worth a word while building. */
const NEAR = 2;

export const steelDriverWords = {
  id: 'steel-driver',
  rulebook,
  score: 'money' as const, // SD-45
  figures,
  place: () => null,
  /** Cities by the name that the board gives them, links by their two ends. */
  name(family: string, id: string, board: string | null): string | null {
    if (family !== 'city' && family !== 'link') return null;
    const map = mapAt(MAPS[0], board !== null && isOwnBoard(board) ? board : null);
    if (family === 'city') return map.cityById.get(id)?.name ?? null;
    const link = map.linkById.get(id);
    return link ? `${link.a.name} – ${link.b.name}` : null;
  },
  prompt,
};

/** The current phase with its limits; in an auction also the bid to beat. */
function prompt(s: Sealed<SDState>): { key: string; params: Readonly<Record<string, unknown>> }[] {
  const phase = s.phases.at(-1);
  if (!phase) return [];
  switch (phase.id) {
    case 'sales':
      return [{ key: phase.id, params: { companies: unsold(s), cubes: s.players[s.active]!.cubes } }];
    case 'auction': {
      const asked = { key: phase.id, params: { company: phase.company, least: leastBid(s) } };
      const { high } = phase.bidding;
      return high ? [asked, { key: 'highest', params: { ...high } }] : [asked];
    }
    case 'building': {
      if (phase.company === null) return [];
      const { box, profit, cities } = s.companies[phase.company];
      const key = cities.length === 0 ? 'starting' : phase.id;
      const asked = { key, params: { company: phase.company, box, profit } };
      const gap = s.transcontinental ? null : gapOf(s);
      return gap && gap.rails <= NEAR ? [asked, { key: 'links', params: { gap: gap.rails } }] : [asked];
    }
    case 'collecting':
      if (phase.company === null) return [];
      return [{ key: phase.id, params: { company: phase.company, value: goodsValue(s, phase.company) } }];
    case 'profit':
      return [{ key: phase.id, params: {} }];
  }
}
