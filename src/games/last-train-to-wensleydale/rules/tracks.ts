/** Who owns the track on a border, and what hangs together by one owner's tracks. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Board, MASKS, type Sector } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';

type State = Sealed<LTWState>;

export const NO_TRACK = 0;
export const COMPANY_TRACKS = { green: 5, red: 6 } as const;
export const trackOf = (seat: Seat): number => seat + 1;
export const isCompanyTrack = (track: number): boolean => track >= COMPANY_TRACKS.green;

/** An own track touches the sector: it is reached. */
export function isReached(s: State, sector: Sector, seat: Seat): boolean {
  const own = trackOf(seat);
  for (const { border } of sector.ways) if (s.tracks[border] === own) return true;
  return false;
}

export function hasCompanyTrack(s: State, sector: Sector): boolean {
  for (const { border } of sector.ways) if (isCompanyTrack(s.tracks[border]!)) return true;
  return false;
}

export const isCompanyTown = (s: State, sector: number): boolean => s.companies[sector] !== 0;
export const isTownOf = (s: State, sector: number, company: CompanyId): boolean =>
  (s.companies[sector]! & MASKS[company]) !== 0;

export const tracksOnMap = (s: State, board: Board, seat: Seat): number =>
  board.perPlayer.tracks - s.players[seat]!.reserve;

/** Sectors that own tracks touch, each once, in the order of the board's borders. */
export function reachedSectors(s: State, board: Board, seat: Seat): number[] {
  const own = trackOf(seat);
  const found: number[] = [];
  let left = tracksOnMap(s, board, seat);
  if (left === 0) return found;
  const { tracks } = s;
  const seen = new Uint8Array(board.sectors.length);
  for (const { index, a, b } of board.ways) {
    if (tracks[index] !== own) continue;
    if (seen[a] === 0) found.push(a);
    if (seen[b] === 0) found.push(b);
    seen[a] = 1;
    seen[b] = 1;
    if (--left === 0) break;
  }
  return found;
}

/** LTW-34: whether own tracks lead from here, over at least one of them, to a town of the company. */
export function canTravel(s: State, board: Board, seat: Seat, from: number, company: CompanyId): boolean {
  const own = trackOf(seat);
  const seen = new Uint8Array(board.sectors.length);
  const open = [from];
  seen[from] = 1;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { border, to } of board.sectors[next]!.ways) {
      if (s.tracks[border] !== own || seen[to] === 1) continue;
      if (isTownOf(s, to, company)) return true;
      seen[to] = 1;
      open.push(to);
    }
  }
  return false;
}
