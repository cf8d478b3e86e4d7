/** What can be said about an advised turn of Steel Driver. */
import type { Advised, Hints } from '../../kernel/remarks.ts';
import { COMPONENTS } from './board/components.ts';
import { mapOf } from './board/maps.ts';
import { isLastSale } from './bot/price.ts';
import { companiesAt } from './rules/companies.ts';
import { finalController } from './rules/control.ts';
import { countGoods, goodAt } from './rules/goods.ts';
import { unsold } from './rules/sales.ts';
import { gapOf } from './rules/transcontinental.ts';
import type { CompanyId, SD } from './state.ts';

export const TERMS = ['cash', 'profit', 'shares', 'cubes'] as const;
export const REMARKS = [
  'cubes-lost',
  'gap-of-one',
  'joins-coasts',
  'rivals-empty',
  'control',
  'new-colour',
  'contested',
] as const;

type Turn = Advised<SD>;
interface Said {
  key: (typeof REMARKS)[number];
  params: Record<string, string | number>;
  danger?: true;
}

export const hints: Hints<SD> = {
  terms: TERMS,
  remarks: (turn) => [...ofSale(turn), ...ofRail(turn), ...ofCube(turn)],
};

function* ofSale({ before, after, seat, actions: [action] }: Turn): Generator<Said> {
  if (action?.kind !== 'open' && action?.kind !== 'bid') return;
  const { players, turn } = before;
  // SD-44: cubes in hand are worth nothing in the end.
  if (turn === COMPONENTS.turns && isLastSale(before))
    yield { key: 'cubes-lost', params: { cubes: players[seat]!.cubes }, danger: true };
  if (action.kind === 'open' && players.every(({ cubes }, other) => other === seat || cubes === 0))
    yield { key: 'rivals-empty', params: { companies: unsold(before).length } };
  const phase = before.phases[before.phases.length - 1]!;
  const company = action.kind === 'open' ? action.company : phase.id === 'auction' ? phase.company : null;
  if (company !== null && bossOf(before, company) !== seat && bossOf(after, company) === seat)
    yield { key: 'control', params: { company, shares: after.companies[company].shares[seat]! } };
}

/** SD-38: who would control a company if the game ended now, of those it has been sold to. */
function bossOf({ companies }: Turn['before'], id: CompanyId): number | null {
  const { shares, lastController } = companies[id];
  return shares.some((held) => held > 0) ? finalController(shares, lastController) : null;
}

function* ofRail({ before, after, actions: [action] }: Turn): Generator<Said> {
  if (action?.kind !== 'build' && action?.kind !== 'start') return;
  const phase = before.phases[before.phases.length - 1]!;
  if (phase.id !== 'building' || phase.company === null) return;
  if (!before.transcontinental && after.transcontinental)
    yield { key: 'joins-coasts', params: { bonus: COMPONENTS.bonus.builder } }; // SD-32
  // SD-31: whoever makes the gap one rail leaves the bonus to the next company.
  if (!before.transcontinental && gapOf(before)?.rails === 2 && (gapOf(after)?.rails ?? 2) >= 2)
    yield { key: 'gap-of-one', params: { bonus: COMPONENTS.bonus.builder }, danger: true };
  const { cities } = before.companies[phase.company];
  const held = countGoods(before, cities);
  const { a, b } = mapOf(before).linkById.get(action.link)!;
  for (const city of [a, b]) {
    if (cities.includes(city.id) || held[city.goods] > 0) continue;
    yield { key: 'new-colour', params: { company: phase.company, good: city.goods, city: city.id } }; // SD-42
  }
}

function* ofCube({ before, actions: [action] }: Turn): Generator<Said> {
  if (action?.kind !== 'collect') return;
  const others = companiesAt(before, action.city).length - 1;
  if (others > 0)
    yield { key: 'contested', params: { city: action.city, good: goodAt(before, action.city), companies: others } };
}
