/** How good each rail is for the one who decides it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapOf } from '../board/maps.ts';
import { companiesAt } from '../rules/companies.ts';
import { companyNow } from '../rules/current.ts';
import { gainOf } from '../rules/forecast.ts';
import { countGoods } from '../rules/goods.ts';
import { checkRail, type Rail, railsNear } from '../rules/rails.ts';
import { gapOf, isLinked, routeOf } from '../rules/transcontinental.ts';
import type { CompanyId, RailOwner, SDState } from '../state.ts';
import { CUBE_BUILT } from './price.ts';

type State = Sealed<SDState>;
export interface RatedRail {
  action: Rail;
  score: number;
}

/** What a rival gains when the gap is left at one rail. */
const GIFT = 25;

/** Every legal rail with its score in dollars, in the order of the candidates. */
export function rateRails(s: State, seat: Seat): RatedRail[] {
  const id = companyNow(s, 'building');
  const map = mapOf(s);
  const { cities, shares } = s.companies[id];
  const counts = countGoods(s, cities);
  const gap = s.transcontinental ? null : gapOf(s);
  const rated: RatedRail[] = [];
  for (const action of railsNear(s, id)) {
    if (checkRail(s, id, action) !== null) continue;
    const { a, b, cost, index } = map.linkById.get(action.link)!;
    let score = -CUBE_BUILT * cost;
    for (const city of [a, b]) {
      if (cities.includes(city.id)) continue;
      if (action.kind === 'build' || city.id !== action.city) score += city.value;
      const rivals = companiesAt(s, city.id).length;
      score += (shares[seat]! * gainOf(counts, city.goods)) / (1 + rivals);
    }
    if (gap && gap.rails <= 2) score += linkScore(s, seat, id, index, gap.rails);
    rated.push({ action, score });
  }
  return rated;
}

/** The bonus when this rail joins the coasts; what is given away when it leaves one rail to somebody else. */
function linkScore(s: State, seat: Seat, id: CompanyId, index: number, gap: number): number {
  const map = mapOf(s);
  const rails: RailOwner[] = [...s.rails];
  rails[index] = id;
  if (gap === 1) {
    if (!isLinked(rails, map)) return 0;
    const { companies } = routeOf(rails, map)!;
    let bonus = COMPONENTS.bonus.builder;
    for (const other of companies) {
      const { controller } = s.companies[other];
      if (other === id || controller === null) continue;
      bonus += controller === seat ? COMPONENTS.bonus.others : -COMPONENTS.bonus.others / (s.seats - 1);
    }
    return bonus;
  }
  return gapOf({ ...s, rails })?.rails === 1 ? -GIFT : 0;
}
