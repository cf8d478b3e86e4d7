/** Lines of own tracks that a company would buy (LTW-38, LTW-85). */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { ceilDiv, floorDiv } from '../../../kernel/money.ts';
import type { Board } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
import { holdingOf } from './layouts.ts';
import { isTownOf, reachedSectors, trackOf } from './tracks.ts';

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
  const kept = holdingOf(s, board, seat).lines[company];
  kept[points] ??= findLines(s, board, seat, company, points, MOST_KEPT);
  return kept[points].length > wanted ? kept[points].slice(0, wanted) : kept[points];
}

function findLines(
  s: State,
  board: Board,
  seat: Seat,
  company: CompanyId,
  points: number,
  wanted: number,
): readonly Line[] {
  const own = trackOf(seat);
  const { tracksPerPoint, rounding } = board.sale;
  const most = points * tracksPerPoint + (rounding === 'up' ? 0 : tracksPerPoint - 1);
  const found: number[][] = [];
  if (most === 0) return found;
  const tracks: number[] = [];
  const seen = new Uint8Array(board.sectors.length);
  const goOnFrom = (start: number, end: number): void => {
    if (tracks.length >= most) return;
    for (const { border, to } of board.sectors[end]!.ways) {
      if (s.tracks[border] !== own || seen[to] === 1 || found.length >= wanted) continue;
      tracks.push(border);
      seen[to] = 1;
      // A line that fits from both ends is met twice: it is given from the end that comes first.
      if (board.sectors[to]!.isTown && !(to < start && endsFit(s, board, company, to, start))) found.push([...tracks]);
      goOnFrom(start, to);
      seen[to] = 0;
      tracks.pop();
    }
  };
  for (const start of reachedSectors(s, board, seat)) {
    if (!isTownOf(s, start, company)) continue;
    seen[start] = 1;
    goOnFrom(start, start);
    seen[start] = 0;
  }
  return found;
}
