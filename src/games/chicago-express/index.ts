/** Chicago Express (Wabash Cannonball): wires the module; the only door for other folders, but for bots (for-bots.ts). */
import type { GameModule } from '../../kernel/contract.ts';
import { defineOptions } from '../../kernel/options.ts';
import { mapById } from './board/maps.ts';
import { facts } from './facts.ts';
import { orders } from './orders.ts';
import { readState } from './read-state.ts';
import { referee } from './referee.ts';
import { rulebook } from './rulebook.ts';
import { bid } from './rules/actions/bid.ts';
import { decline } from './rules/actions/decline.ts';
import { develop } from './rules/actions/develop.ts';
import { endExpansion } from './rules/actions/end-expansion.ts';
import { expand } from './rules/actions/expand.ts';
import { offer } from './rules/actions/offer.ts';
import { pass } from './rules/actions/pass.ts';
import { outcomeOf } from './rules/ending.ts';
import { auction, wabashAuction } from './rules/phases/auction.ts';
import { chicago } from './rules/phases/chicago.ts';
import { dividends } from './rules/phases/dividends.ts';
import { expansion } from './rules/phases/expansion.ts';
import { opening } from './rules/phases/opening.ts';
import { turn } from './rules/phases/turn.ts';
import { setup } from './rules/setup.ts';
import { RULES } from './rules/versions.ts';
import { type CE, type CEOptions, MAPS } from './state.ts';
import { view } from './view.ts';

// What a drawing of the board needs, in a terminal or on a page.
export type { CEMap, Hex } from './board/map.ts';
export { mapById, mapOf } from './board/maps.ts';
export { worthOf } from './rules/companies.ts';
export { endReasons } from './rules/ending.ts';
export { leastBid } from './rules/sale.ts';
export {
  type CEAction,
  type CEEvent,
  type CEState,
  COMPANIES,
  type CompanyId,
  DIALS,
  type DialId,
  END_REASONS,
  type HexId,
  MAPS,
  type MapId,
  TRACKS,
} from './state.ts';

export const chicagoExpress: GameModule<CE> = {
  id: 'chicago-express',
  rules: RULES,
  options: defineOptions<CEOptions>({ map: { values: MAPS, default: 'eastern-us' } }),
  seatCounts: ({ map }) => Object.keys(mapById(map).seats).map(Number),
  asksFirstSeat: true,
  setup,
  phases: { opening, turn, auction, expansion, chicago, 'wabash-auction': wabashAuction, dividends },
  actions: { bid, pass, offer, expand, 'end-expansion': endExpansion, develop, decline },
  endRule: 'CE-48',
  rulebook,
  view,
  hidesNothing: true, // CE-6
  resample: view, // CE-6: a view hides nothing
  facts,
  outcome: outcomeOf,
  referee,
  readState,
  orders,
};
