/** Lines worth building: level by level from every start, the most promising few kept. Prices are the rules' own affair. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Board, MASKS, type Sector } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { roundsOf } from '../rules/sides.ts';
import { isReached, NO_TRACK, reachedSectors, trackOf } from '../rules/tracks.ts';
import { trainBoardOf } from '../rules/train-board.ts';
import type { LTWState } from '../state.ts';
import { extrasOf, loadsOf } from './loads.ts';

type State = Sealed<LTWState>;

/** A way so far: its sectors backwards, what it opens up and what it costs. */
export interface Way {
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
  lacking: [green: number, red: number];
  /** Company towns that the line is joined to. */
  colours: number;
  /** The company towns of its own start: what it could be sold to. */
  sells: number;
  score: number;
}

/** What the building seat has, worked out once. */
interface Builder {
  s: State;
  board: Board;
  seat: Seat;
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
  return {
    ...{ s, board, seat, room: Math.max(0, Math.min(9, places) - waiting) },
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
function coloursAt({ s, board, seat }: Builder, from: number): number {
  const own = trackOf(seat);
  const seen = new Uint8Array(board.sectors.length);
  const open = [from];
  let colours = s.companies[from]!;
  seen[from] = 1;
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { border, to } of board.sectors[next]!.ways) {
      if (s.tracks[border] !== own || seen[to] === 1) continue;
      seen[to] = 1;
      colours |= s.companies[to]!;
      open.push(to);
    }
  return colours;
}

function begun(b: Builder, sector: number): Way {
  const companies = b.s.companies[sector]!;
  const way: Way = {
    ...{ before: null, sector, length: 0, points: 0, white: 0, count: 0, worth: 0, score: 0 },
    green: companies & MASKS.green ? b.board.construction.townFee : 0,
    red: companies & MASKS.red ? b.board.construction.townFee : 0,
    ...{ lacking: [0, 0], colours: coloursAt(b, sector), sells: companies },
  };
  if (!isReached(b.s, b.board.sectors[sector]!, b.seat)) open(b, way, b.board.sectors[sector]!);
  return way;
}

/** Adds what a sector newly reached brings. */
function open({ s, board, seat, good, passenger }: Builder, way: Way, sector: Sector): void {
  const { index: at } = sector;
  let shared = false;
  for (let other = 0; other < s.seats; other++) if (other !== seat && isReached(s, sector, other)) shared = true;
  const part = shared ? SHARED : 1;
  const add = (count: number, worth: number) => {
    way.count += count;
    way.worth += part * count * worth;
  };
  if (s.goods[at]! > 0) add(s.goods[at]!, good.field);
  if (s.companies[at] === 0) {
    for (const hill of sector.hills) {
      if (s.goods[hill] === 0 || board.sectors[hill]!.outlets.some((town) => isOn(way.before, town))) continue;
      if (board.sectors[hill]!.outlets.some((town) => isReached(s, board.sectors[town]!, seat))) continue;
      add(s.goods[hill]!, good.hill);
    }
  }
  way.colours |= s.companies[at]!;
  way.lacking = [way.lacking[0] + s.figures.green[at]!, way.lacking[1] + s.figures.red[at]!];
  if (way.colours & MASKS.green) {
    add(way.lacking[0], passenger.green);
    way.lacking[0] = 0;
  }
  if (way.colours & MASKS.red) {
    add(way.lacking[1], passenger.red);
    way.lacking[1] = 0;
  }
}

function isOn(way: Way | null, sector: number): boolean {
  for (let at = way; at; at = at.before) if (at.sector === sector) return true;
  return false;
}

/** The way with one track more; null where none can lie or nothing is left to pay it. */
function extended(b: Builder, from: Way, border: number, to: number): Way | null {
  const { s, board, seat } = b;
  const sector = board.sectors[to]!;
  if (s.tracks[border] !== NO_TRACK || sector.isSouth || isOn(from, to)) return null;
  const { townFee, landownerFee } = board.construction;
  const companies = s.companies[to]!;
  const way: Way = {
    ...from,
    ...{ before: from, sector: to, length: from.length + 1, points: from.points + board.borders[border]!.cost },
    green: from.green + (companies & MASKS.green ? townFee : 0),
    red: from.red + (companies & MASKS.red ? townFee : 0),
    white: from.white + landownerFee * s.figures.landowner[to]!,
    ...{ lacking: [from.lacking[0], from.lacking[1]] },
  };
  if (way.length > s.players[seat]!.reserve || !canPay(s, seat, way)) return null;
  if (!isReached(s, sector, seat)) open(b, way, sector);
  way.score = scoreOf(b, way);
  return way;
}

function canPay(s: State, seat: Seat, { green, red, white, points }: Way): boolean {
  const { white: w, green: g, red: r, brown } = s.scales;
  if (green > g.at[seat]! || red > r.at[seat]! || white > w.at[seat]!) return false;
  const free = w.at[seat]! + g.at[seat]! + r.at[seat]! + brown.at[seat]! - green - red - white;
  return points <= s.players[seat]!.cubes + free;
}

function scoreOf({ s, board, seat, room, upkeep, sold, stuck }: Builder, way: Way): number {
  const { length, points, green, red, white, count, worth } = way;
  const taken = Math.min(count, room);
  const carried = count === 0 ? 0 : (worth * (taken + TOO_MANY * (count - taken))) / count;
  const cubes = Math.min(points, s.players[seat]!.cubes);
  const paid = POINT * cubes + DEAR_POINT * (points - cubes) + FEE * (green + red) + LANDOWNER * white;
  // It can be sold as a whole: a company's town at the start, a town at the end, and the points for it.
  const need = Math.ceil(length / board.sale.tracksPerPoint);
  const { green: g, red: r } = s.scales;
  const sells =
    board.sectors[way.sector]!.isTown &&
    (((way.sells | s.companies[way.sector]!) & MASKS.green && g.at[seat]! - green >= need) ||
      ((way.sells | s.companies[way.sector]!) & MASKS.red && r.at[seat]! - red >= need));
  return carried - paid - length * (upkeep + (sells ? sold : stuck));
}

/** How much of what lies just ahead counts while lines are compared that are still to go on. */
const HOPE = 0.25;

/** At most `wanted` lines, best first, each as the sectors it goes through; `beam` ways are followed at a time. */
export function goodLines(
  s: State,
  seat: Seat,
  path: readonly number[] | null,
  beam: number,
  wanted: number,
): { path: number[]; score: number }[] {
  const b = builderOf(s, seat);
  const { board } = b;
  let open: Way[] = path ? [along(b, path)] : startsOf(s, board, seat).map((sector) => begun(b, sector));
  const best: Way[] = path && path.length > 1 ? [open[0]!] : [];
  for (let length = path ? path.length : 1; length <= LONGEST && open.length > 0; length++) {
    const next: Way[] = [];
    for (const way of open)
      for (const { border, to } of board.sectors[way.sector]!.ways) {
        const longer = extended(b, way, border, to);
        if (longer) next.push(longer);
      }
    next.sort((one, other) => hopeOf(other) - hopeOf(one));
    open = next.slice(0, beam);
    best.push(...next.sort((one, other) => other.score - one.score).slice(0, wanted));
    best.sort((one, other) => other.score - one.score);
    best.length = Math.min(best.length, wanted);
  }
  return best.map((way) => ({ path: sectorsOf(way), score: way.score }));
}

const hopeOf = ({ score, lacking, length }: Way): number => score + HOPE * (lacking[0] + lacking[1]) + HOPE * length;

function along(b: Builder, path: readonly number[]): Way {
  let way = begun(b, path[0]!);
  for (const to of path.slice(1)) {
    const border = b.board.sectors[way.sector]!.neighbours.get(to)!;
    way = extended(b, way, border, to) ?? way;
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
