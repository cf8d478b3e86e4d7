/** Lines worth building: level by level from every start, the most promising few kept. Prices are the rules' own affair. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Board, MASKS, type Passage, type Sector } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { NO_TRACK, reachedSectors } from '../rules/tracks.ts';
import type { LTWState } from '../state.ts';
import { type Builder, builderOf, coloursAt } from './builder.ts';
import { blankWay, copyTo, isOn, nextWay, sectorsOf, takeBack, type Way } from './way.ts';

type State = Sealed<LTWState>;

const POINT = 0.3;
const DEAR_POINT = 0.7;
const FEE = 0.7;
const LANDOWNER = 0.5;
/** A load beyond what trains can take waits for another round, if nobody else carries it. */
const TOO_MANY = 0.3;
/** Another track there: half of the loads will be his. */
const SHARED = 0.7;
const LONGEST = 8;
/** How much of what lies just ahead counts while lines are compared that are still to go on. */
const HOPE = 0.25;

function begun(b: Builder, sector: number): Way {
  const companies = b.companies[sector]!;
  const { townFee } = b;
  const way = blankWay();
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
  takeBack();
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
