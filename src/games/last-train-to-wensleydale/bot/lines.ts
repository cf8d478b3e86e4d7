/** Lines worth building: level by level from every start, the most promising few kept. Prices are the rules' own affair. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Board, MASKS, type Passage, type Sector } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { roundsOf } from '../rules/sides.ts';
import { bitOf, type Networks, NO_TRACK, networksOf, reachedSectors, touchingSeats } from '../rules/tracks.ts';
import { trainBoardOf } from '../rules/train-board.ts';
import type { LTWState } from '../state.ts';
import { extrasOf, loadsOf } from './loads.ts';

type State = Sealed<LTWState>;

/** A way so far: its sectors backwards, what it opens up and what it costs. */
interface Way {
  before: Way | null;
  sector: number;
  length: number;
  /** Construction points, and fees by colour. */
  points: number;
  green: number;
  red: number;
  white: number;
  /** Loads opened up: how many, what they are worth, and passengers who still lack a town of their colour. */
  count: number;
  worth: number;
  lackGreen: number;
  lackRed: number;
  /** Company towns that the line is joined to. */
  colours: number;
  /** The company towns of its own start: what it could be sold to. */
  sells: number;
  score: number;
  /** The score with a part of what lies just ahead. */
  hope: number;
}

/** What the building seat has, worked out once. */
interface Builder {
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

const POINT = 0.3;
const DEAR_POINT = 0.7;
const FEE = 0.7;
const LANDOWNER = 0.5;
/** A load beyond what trains can take waits for another round, if nobody else carries it. */
const TOO_MANY = 0.3;
/** Another track there: half of the loads will be his. */
const SHARED = 0.7;
const WAIT = 0.9;
const LONGEST = 8;
/** How much of what lies just ahead counts while lines are compared that are still to go on. */
const HOPE = 0.25;
/** Places that a seat can count on for a point of railway influence. */
const PLACES_PER_POINT = 2.2;

function builderOf(s: State, seat: Seat): Builder {
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
function coloursAt({ companies, networks: { at, green, red } }: Builder, from: number): number {
  const network = at[from]!;
  const joined = (green[network]! > 0 ? MASKS.green : 0) | (red[network]! > 0 ? MASKS.red : 0);
  return companies[from]! | joined;
}

/** Ways of the search now running, the first `taken` of them: each search takes the same ones again, since none outlives it. */
const ways: Way[] = [];
let taken = 0;

function nextWay(): Way {
  if (taken === ways.length) ways.push(newWay());
  return ways[taken++]!;
}

export const newWay = (): Way => ({
  before: null,
  sector: 0,
  length: 0,
  points: 0,
  green: 0,
  red: 0,
  white: 0,
  count: 0,
  worth: 0,
  lackGreen: 0,
  lackRed: 0,
  colours: 0,
  sells: 0,
  score: 0,
  hope: 0,
});

/** Makes `to` the same way. */
export function copyTo(to: Way, way: Way): Way {
  to.before = way.before;
  to.sector = way.sector;
  to.length = way.length;
  to.points = way.points;
  to.green = way.green;
  to.red = way.red;
  to.white = way.white;
  to.count = way.count;
  to.worth = way.worth;
  to.lackGreen = way.lackGreen;
  to.lackRed = way.lackRed;
  to.colours = way.colours;
  to.sells = way.sells;
  to.score = way.score;
  to.hope = way.hope;
  return to;
}

const NOWHERE = newWay();

function begun(b: Builder, sector: number): Way {
  const companies = b.companies[sector]!;
  const { townFee } = b;
  const way = copyTo(nextWay(), NOWHERE);
  way.sector = sector;
  way.green = companies & MASKS.green ? townFee : 0;
  way.red = companies & MASKS.red ? townFee : 0;
  way.colours = coloursAt(b, sector);
  way.sells = companies;
  if (!(b.reached[sector]! & b.own)) open(b, way, b.sectors[sector]!);
  return way;
}

/** Adds what a sector newly reached brings. */
function open(b: Builder, way: Way, sector: Sector): void {
  const { index: at } = sector;
  const { goods, good, passenger } = b;
  const companies = b.companies[at]!;
  const part = b.reached[at]! & ~b.own ? SHARED : 1;
  if (goods[at]! > 0) add(way, part, goods[at]!, good.field);
  if (companies === 0) {
    for (const hill of sector.hills)
      if (goods[hill] !== 0 && !isOpen(b.sectors[hill]!.outlets, way.before, b.reached, b.own))
        add(way, part, goods[hill]!, good.hill);
  }
  const colours = way.colours | companies;
  way.colours = colours;
  const green = way.lackGreen + b.greenFigures[at]!;
  const red = way.lackRed + b.redFigures[at]!;
  if ((colours & MASKS.green) === 0) way.lackGreen = green;
  else {
    add(way, part, green, passenger.green);
    way.lackGreen = 0;
  }
  if ((colours & MASKS.red) === 0) way.lackRed = red;
  else {
    add(way, part, red, passenger.red);
    way.lackRed = 0;
  }
}

function add(way: Way, part: number, count: number, worth: number): void {
  way.count += count;
  way.worth += part * count * worth;
}

/** A hill whose goods another outlet has opened up already. */
function isOpen(outlets: readonly number[], before: Way | null, reached: readonly number[], own: number): boolean {
  for (const town of outlets) if (reached[town]! & own || isOn(before, town)) return true;
  return false;
}

function isOn(way: Way | null, sector: number): boolean {
  for (let at = way; at; at = at.before) if (at.sector === sector) return true;
  return false;
}

/** Makes `way` the one with one track more; false where none can lie or nothing is left to pay it. */
function extend(b: Builder, from: Way, { border, to, cost }: Passage, way: Way): boolean {
  if (b.tracks[border] !== NO_TRACK || isOn(from, to)) return false;
  const sector = b.sectors[to]!;
  if (sector.isSouth || from.length >= b.reserve) return false;
  const companies = b.companies[to]!;
  const { townFee, landownerFee } = b;
  const points = from.points + cost;
  const green = from.green + (companies & MASKS.green ? townFee : 0);
  const red = from.red + (companies & MASKS.red ? townFee : 0);
  const white = from.white + landownerFee * b.landowners[to]!;
  if (green > b.green || red > b.red || white > b.white) return false;
  if (points > b.cubes + b.influence - green - red - white) return false;
  way.before = from;
  way.sector = to;
  way.length = from.length + 1;
  way.points = points;
  way.green = green;
  way.red = red;
  way.white = white;
  way.count = from.count;
  way.worth = from.worth;
  way.lackGreen = from.lackGreen;
  way.lackRed = from.lackRed;
  way.colours = from.colours;
  way.sells = from.sells;
  if (!(b.reached[to]! & b.own)) open(b, way, sector);
  way.score = scoreOf(b, way);
  way.hope = way.score + HOPE * (way.lackGreen + way.lackRed) + HOPE * way.length;
  return true;
}

function scoreOf(b: Builder, way: Way): number {
  const { length, points, green, red, white, count, worth } = way;
  const taken = Math.min(count, b.room);
  const carried = count === 0 ? 0 : (worth * (taken + TOO_MANY * (count - taken))) / count;
  const cubes = Math.min(points, b.cubes);
  const paid = POINT * cubes + DEAR_POINT * (points - cubes) + FEE * (green + red) + LANDOWNER * white;
  // It can be sold as a whole: a company's town at the start, a town at the end, and the points for it.
  let sells = false;
  if (b.sectors[way.sector]!.isTown) {
    const need = Math.ceil(length / b.tracksPerPoint);
    const buyers = way.sells | b.companies[way.sector]!;
    sells =
      ((buyers & MASKS.green) !== 0 && b.green - green >= need) || ((buyers & MASKS.red) !== 0 && b.red - red >= need);
  }
  return carried - paid - length * (b.upkeep + (sells ? b.sold : b.stuck));
}

/** At most `wanted` lines, best first, each as the sectors it goes through; `beam` ways are followed at a time. */
export function goodLines(
  s: State,
  seat: Seat,
  path: readonly number[] | null,
  beam: number,
  wanted: number,
): { path: number[]; score: number }[] {
  const b = builderOf(s, seat);
  const board = boardOf(s);
  taken = 0;
  let open: Way[] = path ? [along(b, path)] : startsOf(s, board, seat).map((sector) => begun(b, sector));
  // Most ways are dropped at once: each is tried on this one, and copied if it stays.
  const next = begun(b, 0);
  const best: Way[] = path && path.length > 1 ? [open[0]!] : [];
  for (let length = path ? path.length : 1; length <= LONGEST && open.length > 0; length++) {
    const hopeful: Way[] = [];
    const good: Way[] = [];
    for (const way of open)
      for (const step of board.sectors[way.sector]!.ways) {
        if (!extend(b, way, step, next)) continue;
        const isHopeful = isAmong(hopeful, next, beam, isMoreHopeful);
        const isGood = isAmong(good, next, wanted, isBetterNow);
        if (!isHopeful && !isGood) continue;
        const longer = copyTo(nextWay(), next);
        if (isHopeful) insert(hopeful, longer, beam, isMoreHopeful);
        if (isGood) insert(good, longer, wanted, isBetterNow);
      }
    open = hopeful;
    for (const way of good) if (isAmong(best, way, wanted, isBetter)) insert(best, way, wanted, isBetter);
  }
  return best.map((way) => ({ path: sectorsOf(way), score: way.score }));
}

const isMoreHopeful = (one: Way, other: Way): boolean => one.hope > other.hope;
const isBetter = (one: Way, other: Way): boolean => one.score > other.score;
/** Of one length: equally good, the more hopeful one. */
const isBetterNow = (one: Way, other: Way): boolean =>
  one.score > other.score || (one.score === other.score && one.hope > other.hope);

type IsAhead = (one: Way, other: Way) => boolean;

/** Whether a way is among the best so many. */
const isAmong = (list: readonly Way[], way: Way, most: number, isAhead: IsAhead): boolean =>
  list.length < most || (most > 0 && isAhead(way, list[most - 1]!));

/** Puts it there; of equals the earlier one stays before. */
function insert(list: Way[], way: Way, most: number, isAhead: IsAhead): void {
  let at = list.length;
  if (at < most) list.push(way);
  else at -= 1;
  for (; at > 0 && isAhead(way, list[at - 1]!); at--) list[at] = list[at - 1]!;
  list[at] = way;
}

function along(b: Builder, path: readonly number[]): Way {
  let way = begun(b, path[0]!);
  for (const next of path.slice(1)) {
    const step = b.sectors[way.sector]!.ways.find(({ to }) => to === next);
    const longer = nextWay();
    if (step && extend(b, way, step, longer)) way = longer;
  }
  return way;
}

function startsOf(s: State, board: Board, seat: Seat): number[] {
  const found: number[] = [];
  for (let at = 0; at < s.companies.length; at++) if (s.companies[at] !== 0) found.push(at);
  for (const at of reachedSectors(s, board, seat)) if (s.companies[at] === 0) found.push(at);
  return found;
}

function sectorsOf(way: Way): number[] {
  const path: number[] = [];
  for (let at: Way | null = way; at; at = at.before) path.unshift(at.sector);
  return path;
}
