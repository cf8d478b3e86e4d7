/** What a tile costs. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { PRICE, TILES_PER_BUILD, TILES_WITH_ENGINEER } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { isComplex, type Lie } from '../board/tiles.ts';
import type { AosState } from '../state.ts';
import { phaseNow } from './current.ts';
import { tileAt } from './track.ts';

type State = Sealed<AosState>;

const isEngineer = (s: State, seat: Seat): boolean => s.players[seat]!.action === 'engineer';

/** AOS-25: tiles that a player may lay in one build. */
export const tilesAllowed = (s: State, seat: Seat): number =>
  isEngineer(s, seat) ? (mapOf(s).rules.tilesPerTurnEngineer ?? TILES_WITH_ENGINEER) : TILES_PER_BUILD;

/** AOS-23: flat price; AOS-75: idle on a map with an engineer of its own. */
const isFlat = (s: State, seat: Seat): boolean =>
  s.options.engineer === 'four-tiles-flat-2' && isEngineer(s, seat) && !mapOf(s).rules.engineerHalvesDearestTile;

/** The price of a tile, before any reduction. */
export function priceOf(s: State, seat: Seat, hex: number, lie: Lie): number {
  if (isFlat(s, seat)) return PRICE.flat;
  const map = mapOf(s);
  const old = tileAt(s.track, hex);
  if (map.townAt[hex]) return old ? PRICE.replaceTown : PRICE.town + PRICE.exit * lie.exits; // AOS-41, AOS-42
  if (old === null) {
    // AOS-40: terrain is paid with the first tile only; AOS-76: a printed price stands for the terrain.
    const { terrain, cost } = map.hexes[hex]!;
    const ground = cost ?? PRICE[terrain as 'plain' | 'river' | 'mountain'];
    return ground + (lie.kind === 'parallel' ? PRICE.parallel : lie.kind === 'crossing' ? PRICE.crossing : 0);
  }
  if (old.kind !== 'simple' || !isComplex(lie.kind)) return PRICE.replace; // AOS-42, AOS-43
  return lie.kind === 'parallel' ? s.options.upgradeToParallel : PRICE.simpleToComplex;
}

export type PriceReason =
  | 'plain'
  | 'river'
  | 'mountain'
  | 'printed'
  | 'crossing'
  | 'parallel'
  | 'town'
  | 'replace'
  | 'replace-town'
  | 'to-complex'
  | 'flat'
  | 'half';

/** Why a tile costs what it does: the parts of `priceOf` and of `chargeOf`, in words. */
export function priceReasons(s: State, seat: Seat, hex: number, lie: Lie): PriceReason[] {
  const map = mapOf(s);
  if (isFlat(s, seat)) return ['flat'];
  const price = priceOf(s, seat, hex, lie);
  const half: PriceReason[] = chargeOf(s, seat, price) < price ? ['half'] : []; // AOS-75: one tile is dearest
  const old = tileAt(s.track, hex);
  if (map.townAt[hex]) return [old ? 'replace-town' : 'town', ...half];
  if (old) return [old.kind === 'simple' && isComplex(lie.kind) ? 'to-complex' : 'replace', ...half];
  const { terrain, cost } = map.hexes[hex]!;
  const ground: PriceReason = cost === null ? (terrain as 'plain' | 'river' | 'mountain') : 'printed';
  return [ground, ...(lie.kind === 'crossing' || lie.kind === 'parallel' ? [lie.kind] : []), ...half];
}

/** What no tile costs less than: with less cash there is none to look for. */
export const leastPrice = (s: State): number => {
  const { rules, cheapest } = mapOf(s);
  return rules.engineerHalvesDearestTile ? 1 : cheapest;
};

/** AOS-75: all prices of a build less half of the dearest, rounded down. */
const halved = (prices: readonly number[]): number =>
  prices.reduce((sum, price) => sum + price, 0) - Math.floor(Math.max(0, ...prices) / 2);

/** What is paid now for a tile of this price. */
export function chargeOf(s: State, seat: Seat, price: number): number {
  if (!mapOf(s).rules.engineerHalvesDearestTile || !isEngineer(s, seat)) return price;
  const { prices } = phaseNow(s, 'build');
  return halved([...prices, price]) - halved(prices);
}
