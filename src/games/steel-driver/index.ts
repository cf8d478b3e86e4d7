/** Steel Driver: wires the module; the only door for other folders, but for bots (for-bots.ts). */
import type { GameModule } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { defineOptions } from '../../kernel/options.ts';
import { SEAT_COUNTS } from './board/components.ts';
import { fileOf, isOwnBoard, readOwnBoard } from './board/maps.ts';
import { facts } from './facts.ts';
import { orders } from './orders.ts';
import { readState } from './read-state.ts';
import { referee } from './referee.ts';
import { rulebook } from './rulebook.ts';
import { bid } from './rules/actions/bid.ts';
import { build } from './rules/actions/build.ts';
import { collect } from './rules/actions/collect.ts';
import { handOn } from './rules/actions/hand-on.ts';
import { open } from './rules/actions/open.ts';
import { pass } from './rules/actions/pass.ts';
import { start } from './rules/actions/start.ts';
import { outcomeOf } from './rules/ending.ts';
import { auction } from './rules/phases/auction.ts';
import { building } from './rules/phases/building.ts';
import { collecting } from './rules/phases/collecting.ts';
import { profit } from './rules/phases/profit.ts';
import { sales } from './rules/phases/sales.ts';
import { setup } from './rules/setup.ts';
import { RULES } from './rules/versions.ts';
import { MAPS, type SD, type SDOptions, type SDState } from './state.ts';
import { view } from './view.ts';

// What a drawing of the board needs, in a terminal or on a page.
export { COMPONENTS } from './board/components.ts';
export type { City, Link, SDMap } from './board/map.ts';
export { mapById, mapOf } from './board/maps.ts';
export { gainOf } from './rules/forecast.ts';
export { collectable, countGoods, setsOf } from './rules/goods.ts';
export { leastBid } from './rules/sales.ts';
export { routeLinks, routeOf } from './rules/transcontinental.ts';
export { COMPANIES, type CompanyId, GOODS, type GoodId, MAPS, type SDAction, type SDState } from './state.ts';

export const steelDriver: GameModule<SD> = {
  id: 'steel-driver',
  rules: RULES,
  options: defineOptions<SDOptions>({ map: { values: MAPS, default: 'us-reconstructed' } }),
  seatCounts: () => SEAT_COUNTS,
  asksFirstSeat: true,
  setup,
  ownBoards: { read: readOwnBoard, knows: isOwnBoard, file: ({ map }) => fileOf(map) },
  phases: { sales, auction, building, profit, collecting },
  actions: { open, 'hand-on': handOn, bid, pass, start, build, collect },
  endRule: 'SD-45',
  rulebook,
  view,
  resample: (seen) => copy(seen) as SDState, // SD-9: a view hides nothing
  facts,
  outcome: outcomeOf,
  referee,
  readState,
  orders,
};
