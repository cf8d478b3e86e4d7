/** The special rules that a map may name: one typed list for all maps; `rules/` implements them. */
import type { Good, Letter, Side } from './box.ts';
import type { CityId } from './columns.ts';

/** Named switches with their parameters: what is left out is as in the box. */
export interface MapRules {
  /** False: no bidding for the order of play. */
  auction: boolean;
  /** Shares that may be issued in one turn; null = any number (AOS-10). */
  sharesPerTurn: number | null;
  /** Each action once before any repeats. */
  actionCycle: boolean;
  /** Dice on each side; null = one for each player (AOS-63). */
  growthDice: Readonly<Record<Side, number>> | null;
  /** Cubes in each column at the start; null = all slots full. */
  displayStartCubes: number | null;
  /** New Cities whose column never starts with their own colour (AOS-76). */
  columnExcludesOwnColour: readonly Letter[];
  /** The score is the cash left once every share is bought back at this price; null = points (AOS-70). */
  buybackPerShare: number | null;
  /** Cubes that each town begins with. */
  townStartCubes: readonly Good[];
  /** Goods that are never in the bag. */
  bagExcludes: readonly Good[];
  /** More income for whoever moved such a cube. */
  deliveryBonus: readonly { good: Good; income: number }[];
  /** Goods that leave the game when delivered. */
  removeAfterDelivery: readonly Good[];
  /** Cubes drawn for a city before the dice; `toTurn` null = to the end. */
  extraGrowth: readonly { city: CityId; cubes: number; fromTurn: number; toTurn: number | null }[];
  /** The reduction of a turn, so many times. */
  incomeReductionFactor: readonly { turn: number; factor: number }[];
  /** Cubes on an urbanized town stay on the New City. */
  newCityKeepsTownCubes: boolean;
  /** Tiles of the engineer; null = as in the box. */
  tilesPerTurnEngineer: number | null;
  /** AOS-75: the engineer's dearest tile is half price, the price being rounded up. */
  engineerHalvesDearestTile: boolean;
  /** AOS-74: no own line may be incomplete at the end of a build. */
  incompleteTrackForbidden: boolean;
  /** AOS-48: adjacent cities that may be joined for a price. */
  cityConnections: readonly { between: readonly [CityId, CityId]; cost: number }[];
}

/** The rules of the box. */
export const PLAIN_RULES: MapRules = {
  auction: true,
  sharesPerTurn: null,
  actionCycle: false,
  growthDice: null,
  displayStartCubes: null,
  columnExcludesOwnColour: [],
  buybackPerShare: null,
  townStartCubes: [],
  bagExcludes: [],
  deliveryBonus: [],
  removeAfterDelivery: [],
  extraGrowth: [],
  incomeReductionFactor: [],
  newCityKeepsTownCubes: false,
  tilesPerTurnEngineer: null,
  engineerHalvesDearestTile: false,
  incompleteTrackForbidden: false,
  cityConnections: [],
};
export const MAP_RULES = Object.keys(PLAIN_RULES) as (keyof MapRules)[];

/** The switches by which a map differs from the box. */
export const specialRules = (rules: MapRules): (keyof MapRules)[] =>
  MAP_RULES.filter((key) => JSON.stringify(rules[key]) !== JSON.stringify(PLAIN_RULES[key]));
