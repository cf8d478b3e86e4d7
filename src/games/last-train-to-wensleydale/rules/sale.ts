/** Lines of own tracks that a company would buy (LTW-38, LTW-85). */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { ceilDiv, floorDiv } from '../../../kernel/money.ts';
import type { Board } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
import { holdingOf } from './layouts.ts';
import { blankFor, isTownOf, reachedSectors, trackOf } from './tracks.ts';

type State = Sealed<LTWState>;

/** LTW-86: one point of the company for every two tracks, rounded as the board says. */
export function priceOf({ sale }: Board, tracks: number): number {
  return sale.rounding === 'up' ? ceilDiv(tracks, sale.tracksPerPoint) : floorDiv(tracks, sale.tracksPerPoint);
}

/** LTW-38: the company's town at one end, a town of any kind at the other. */
export const endsFit = (s: State, board: Board, company: CompanyId, first: number, last: number): boolean =>
  isTownOf(s, first, company) && board.sectors[last]!.isTown;

/** The two ends of a set of tracks that form one line without branch or ring; null when they do not. */
export function endsOf(board: Board, tracks: readonly number[]): [number, number] | null {
  const ends: number[] = [];
  for (const track of tracks) {
    const { a, b } = board.borders[track]!;
    const [atA, atB] = [timesTouched(board, tracks, a), timesTouched(board, tracks, b)];
    if (atA > 2 || atB > 2) return null;
    if (atA === 1) ends.push(a);
    if (atB === 1) ends.push(b);
  }
  const [first, last] = ends;
  if (first === undefined || last === undefined || ends.length > 2) return null;
  return tracksFrom(board, tracks, first) === tracks.length ? [first, last] : null;
}

/** Tracks on the way from an end to the other: a ring that lies apart has no end of its own, but is not part of the line. */
function tracksFrom({ borders }: Board, tracks: readonly number[], end: number): number {
  let sector = end;
  let before = -1;
  for (let count = 0; ; count++) {
    const next = tracks.find((track) => track !== before && touches(borders[track]!, sector));
    if (next === undefined) return count;
    sector = borders[next]!.a === sector ? borders[next]!.b : borders[next]!.a;
    before = next;
  }
}

const touches = ({ a, b }: { a: number; b: number }, sector: number): boolean => a === sector || b === sector;

/** Lines are short: counting anew for each sector is quicker than keeping count. */
function timesTouched({ borders }: Board, tracks: readonly number[], sector: number): number {
  let times = 0;
  for (const track of tracks) if (touches(borders[track]!, sector)) times += 1;
  return times;
}

/** A line as the borders it lies on, from one end to the other. */
export type Line = readonly number[];
/** Lists up to this length are kept; whoever asks for longer ones has them worked out anew each time. */
export const MOST_KEPT = 300;

/** Every line that this seat could sell to the company for at most so many points, each once; `wanted` of them at most. */
export function linesFor(
  s: State,
  board: Board,
  seat: Seat,
  company: CompanyId,
  points: number,
  wanted = Number.POSITIVE_INFINITY,
): readonly Line[] {
  if (wanted > MOST_KEPT) return findLines(s, board, seat, company, points, wanted);
  const { lines } = holdingOf(s, board, seat);
  let kept: readonly Line[] | null = null;
  for (const one of lines) if (one.company === company && one.points === points) kept = one.list;
  if (kept === null) {
    kept = findLines(s, board, seat, company, points, MOST_KEPT);
    lines.push({ company, points, list: kept });
  }
  return kept.length > wanted ? kept.slice(0, wanted) : kept;
}

/** Lines for a company that may cost so many points. */
export interface Lines {
  readonly company: CompanyId;
  readonly points: number;
  readonly list: readonly Line[];
}

const NO_LINES: readonly Line[] = [];

function findLines(
  s: State,
  board: Board,
  seat: Seat,
  company: CompanyId,
  points: number,
  wanted: number,
): readonly Line[] {
  const { tracksPerPoint, rounding } = board.sale;
  const most = points * tracksPerPoint + (rounding === 'up' ? 0 : tracksPerPoint - 1);
  if (most === 0) return NO_LINES;
  const reached = reachedSectors(s, board, seat);
  const walk: Walk = {
    s,
    board,
    company,
    own: trackOf(seat),
    most,
    wanted,
    start: 0,
    tracks: [],
    seen: blankFor(board),
    found: [],
  };
  for (const start of reached) {
    if (!isTownOf(s, start, company)) continue;
    walk.start = start;
    walk.seen[start] = 1;
    goOn(walk, start);
    walk.seen[start] = 0;
  }
  return walk.found;
}

/** Where a search for lines is. */
interface Walk {
  readonly s: State;
  readonly board: Board;
  readonly company: CompanyId;
  readonly own: number;
  readonly most: number;
  readonly wanted: number;
  start: number;
  readonly tracks: number[];
  readonly seen: Uint8Array;
  readonly found: number[][];
}

function goOn(walk: Walk, end: number): void {
  const { s, board, company, own, start, tracks, seen, found } = walk;
  if (tracks.length >= walk.most) return;
  for (const { border, to } of board.sectors[end]!.ways) {
    if (s.tracks[border] !== own || seen[to] === 1 || found.length >= walk.wanted) continue;
    tracks.push(border);
    seen[to] = 1;
    // A line that fits from both ends is met twice: it is given from the end that comes first.
    if (board.sectors[to]!.isTown && !(to < start && endsFit(s, board, company, to, start))) found.push(tracks.slice());
    goOn(walk, to);
    seen[to] = 0;
    tracks.pop();
  }
}
