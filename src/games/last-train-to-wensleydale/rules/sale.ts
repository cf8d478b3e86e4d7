/** Lines of own tracks that a company would buy (LTW-38, LTW-85). */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { ceilDiv, floorDiv } from '../../../kernel/money.ts';
import type { Board } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
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
  const touched = new Map<number, number>();
  for (const track of tracks) {
    const { a, b } = board.borders[track]!;
    touched.set(a, (touched.get(a) ?? 0) + 1);
    touched.set(b, (touched.get(b) ?? 0) + 1);
  }
  const ends = [...touched].filter(([, times]) => times === 1).map(([sector]) => sector);
  // One sector more than tracks and two ends: a ring beside a line would have too few sectors.
  if (ends.length !== 2 || touched.size !== tracks.length + 1) return null;
  return [...touched.values()].every((times) => times <= 2) ? [ends[0]!, ends[1]!] : null;
}

/** Every line that this seat could sell to the company for at most so many points, each once; `wanted` of them at most. */
export function linesFor(
  s: State,
  board: Board,
  seat: Seat,
  company: CompanyId,
  points: number,
  wanted = Number.POSITIVE_INFINITY,
): (readonly number[])[] {
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
