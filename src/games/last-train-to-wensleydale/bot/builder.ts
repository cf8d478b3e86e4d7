/** What a seat that builds goes by: the map list by list, its means, and what loads and tracks are worth to it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { MASKS, type Sector } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { roundsOf } from '../rules/sides.ts';
import { bitOf, type Networks, networksOf, touchingSeats } from '../rules/tracks.ts';
import { trainBoardOf } from '../rules/train-board.ts';
import type { LTWState } from '../state.ts';
import { extrasOf, loadsOf } from './loads.ts';

/** What the building seat has, worked out once. */
export interface Builder {
  sectors: readonly Sector[];
  townFee: number;
  landownerFee: number;
  tracksPerPoint: number;
  /** The map, list by list. */
  tracks: readonly number[];
  companies: readonly number[];
  goods: readonly number[];
  greenFigures: readonly number[];
  redFigures: readonly number[];
  landowners: readonly number[];
  cubes: number;
  reserve: number;
  /** Influence by colour, and all of it. */
  green: number;
  red: number;
  white: number;
  influence: number;
  /** By sector: one bit for each seat whose tracks touch it. */
  reached: readonly number[];
  /** The bit of this seat. */
  own: number;
  networks: Networks;
  /** Loads that trains can still take beyond those already in reach. */
  room: number;
  good: { hill: number; field: number };
  passenger: { green: number; red: number };
  /** Upkeep of this round, and what a track costs later when it is sold, or is not. */
  upkeep: number;
  sold: number;
  stuck: number;
}

const WAIT = 0.9;
/** Places that a seat can count on for a point of railway influence. */
const PLACES_PER_POINT = 2.2;

export function builderOf(s: Sealed<LTWState>, seat: Seat): Builder {
  const board = boardOf(s);
  const extras = extrasOf(s, seat);
  const { goodPoints, passengerPoints } = trainBoardOf(s);
  const left = roundsOf(s) - s.round;
  const { white, green, red, brown } = s.scales;
  const spare = (white.at[seat]! + green.at[seat]! + red.at[seat]!) / board.exchange / 2;
  const places = PLACES_PER_POINT * (brown.at[seat]! + spare);
  const waiting = loadsOf(s, seat).reduce((sum, { count }) => sum + count, 0);
  const { cubes, reserve } = s.players[seat]!;
  const [g, r, w] = [green.at[seat]!, red.at[seat]!, white.at[seat]!];
  return {
    sectors: board.sectors,
    townFee: board.construction.townFee,
    landownerFee: board.construction.landownerFee,
    tracksPerPoint: board.sale.tracksPerPoint,
    tracks: s.tracks,
    companies: s.companies,
    goods: s.goods,
    greenFigures: s.figures.green,
    redFigures: s.figures.red,
    landowners: s.figures.landowner,
    cubes,
    reserve,
    green: g,
    red: r,
    white: w,
    influence: w + g + r + brown.at[seat]!,
    reached: touchingSeats(s, board),
    own: bitOf(seat),
    networks: networksOf(s, board, seat),
    room: Math.max(0, Math.min(9, places) - waiting),
    good: { hill: WAIT * (goodPoints + extras.hill), field: WAIT * (goodPoints + extras.field) },
    passenger: {
      green: WAIT * (passengerPoints['2'] + extras.green),
      red: WAIT * (passengerPoints['2'] + extras.red),
    },
    upkeep: board.revenue.track,
    sold: left === 0 ? 0.1 : 0.45,
    stuck: board.end.track + 0.35 * Math.min(left, 2),
  };
}

/** The company towns that own tracks join to a sector. */
export function coloursAt({ companies, networks: { at, green, red } }: Builder, from: number): number {
  const network = at[from]!;
  const joined = (green[network]! > 0 ? MASKS.green : 0) | (red[network]! > 0 ? MASKS.red : 0);
  return companies[from]! | joined;
}
