/** How good each rail is for the one who decides it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { Link } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { companyNow } from '../rules/current.ts';
import { gainOf } from '../rules/forecast.ts';
import { countGoods } from '../rules/goods.ts';
import { companiesIn, isIn, networksOf } from '../rules/networks.ts';
import { checkRail, type Rail, railsNear } from '../rules/rails.ts';
import { routeOf } from '../rules/transcontinental.ts';
import type { CompanyId, RailOwner, SDState } from '../state.ts';
import { type Gap, gapNow, gapOver } from './gap.ts';
import { CUBE_BUILT } from './price.ts';

type State = Sealed<SDState>;
export interface RatedRail {
  action: Rail;
  score: number;
}

/** What a rival gains when the gap is left at one rail. */
const GIFT = 25;

/** Every legal rail with its score in dollars, in the order of the candidates; `cube` is what one is taken to be worth. */
export function rateRails(s: State, seat: Seat, cube = CUBE_BUILT): RatedRail[] {
  const id = companyNow(s, 'building');
  const map = mapOf(s);
  const networks = networksOf(s);
  const { cities, shares } = s.companies[id];
  const counts = countGoods(s, cities);
  const gap = s.transcontinental ? null : gapNow(s);
  const rated: RatedRail[] = [];
  for (const action of railsNear(s, id)) {
    if (checkRail(s, id, action) !== null) continue;
    const link = map.linkById.get(action.link)!;
    const { a, b, cost } = link;
    let score = -cube * cost;
    for (const city of [a, b]) {
      if (isIn(networks, id, city)) continue;
      if (action.kind === 'build' || city.id !== action.city) score += city.value;
      score += (shares[seat]! * gainOf(counts, city.goods)) / (1 + companiesIn(networks, city));
    }
    if (gap && gap.rails <= 2) score += linkScore(s, seat, id, link, gap);
    rated.push({ action, score });
  }
  return rated;
}

/** The bonus when this rail joins the coasts; what is given away when it leaves one rail to somebody else. */
function linkScore(s: State, seat: Seat, id: CompanyId, link: Link, gap: Gap): number {
  const left = gapOver(gap, link);
  if (left > 0) return gap.rails === 2 && left === 1 ? -GIFT : 0;
  const rails: RailOwner[] = [...s.rails];
  rails[link.index] = id;
  let bonus = COMPONENTS.bonus.builder;
  for (const other of routeOf(rails, mapOf(s))!.companies) {
    const { controller } = s.companies[other];
    if (other === id || controller === null) continue;
    bonus += controller === seat ? COMPONENTS.bonus.others : -COMPONENTS.bonus.others / (s.seats - 1);
  }
  return bonus;
}
