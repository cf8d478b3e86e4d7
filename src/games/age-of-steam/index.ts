/** Age of Steam: wires the module; the only door for other folders, but for bots (for-bots.ts). */
import type { GameModule } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { mapById } from './board/maps.ts';
import { facts } from './facts.ts';
import { options, presets } from './options.ts';
import { orders } from './orders.ts';
import { readState } from './read-state.ts';
import { referee } from './referee.ts';
import { rulebook } from './rulebook.ts';
import { actions } from './rules/actions/all.ts';
import { outcomeOf } from './rules/ending.ts';
import { phases } from './rules/phases/all.ts';
import { setup } from './rules/setup.ts';
import { RULES } from './rules/versions.ts';
import type { AOS, AosState } from './state.ts';
import { view } from './view.ts';

// What a drawing of the board needs, in a terminal or on a page.
export {
  BEST_ENGINE,
  GOODS,
  type Good,
  LETTERS,
  type Letter,
  NEW_CITIES,
  SPECIALS,
  type Special,
} from './board/box.ts';
export type { AosMap, Column, Hex, Place } from './board/map.ts';
export { MAPS, type MapId, mapById, mapOf } from './board/maps.ts';
export { type Lie, lieNamed, lieOf, TILE_DATA, TILES, type TileId } from './board/tiles.ts';
export { gainsOf, linkId, linkOwners } from './rules/actions/deliver.ts';
export { leastBid, payable } from './rules/bidding.ts';
export { deadEnds } from './rules/dead-ends.ts';
export { coloursOf } from './rules/goods.ts';
export { pointsAt } from './rules/laying.ts';
export { isBankruptBy, reductionOf } from './rules/money.ts';
export { type Link, linesOn, networkOf } from './rules/network.ts';
export { letterOfCode } from './rules/new-cities.ts';
export { type PriceReason, priceReasons } from './rules/price.ts';
export { type Reachable, reachable } from './rules/reachable.ts';
export { restartsLeft } from './rules/restart.ts';
export { isComplete, type Line, ownerAt, partOf } from './rules/track.ts';
export { type AosAction, type AosEvent, type AosState, END_REASONS, NEUTRAL, NO_TRACK, UNOWNED } from './state.ts';

/** AOS-7: a view hides nothing. Track, colours and options are never changed in place, so all that is derived from them stays known. */
const resample: GameModule<AOS>['resample'] = ({ track, colours, options, ...rest }) =>
  ({ ...copy(rest), track, colours, options }) as AosState;

export const ageOfSteam: GameModule<AOS> = {
  id: 'age-of-steam',
  rules: RULES,
  options,
  presets,
  seatCounts: ({ map }) => Object.keys(mapById(map).turns).map(Number),
  asksFirstSeat: false, // AOS-6: dice settle it
  setup,
  phases,
  actions,
  endRule: 'AOS-68',
  rulebook,
  hidesNothing: true, // AOS-7
  view,
  resample,
  facts,
  outcome: outcomeOf,
  referee,
  readState,
  orders,
};
