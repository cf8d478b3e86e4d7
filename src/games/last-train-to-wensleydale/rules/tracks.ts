/** Who owns the track on a border, and what hangs together by one owner's tracks. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Board, MASKS, type Sector } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
import { holdingOf, layoutOf } from './layouts.ts';

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
  (s.companies[sector]! & (company === 'green' ? MASKS.green : MASKS.red)) !== 0;

export const tracksOnMap = (s: State, board: Board, seat: Seat): number =>
  board.perPlayer.tracks - s.players[seat]!.reserve;

/** Sectors that own tracks touch, each once, in the order of the board's borders. */
export function reachedSectors(s: State, board: Board, seat: Seat): readonly number[] {
  const holding = holdingOf(s, board, seat);
  holding.reached ??= findReached(s, board, seat);
  return holding.reached;
}

function findReached(s: State, board: Board, seat: Seat): number[] {
  const own = trackOf(seat);
  const found: number[] = [];
  const seen = blankFor(board);
  const { triples } = board;
  const { tracks } = s;
  for (let i = 0; i < triples.length; i += 3) {
    if (tracks[triples[i]!] !== own) continue;
    const a = triples[i + 1]!;
    const b = triples[i + 2]!;
    if (seen[a] === 0) found.push(a);
    if (seen[b] === 0) found.push(b);
    seen[a] = 1;
    seen[b] = 1;
  }
  return found;
}

let blank = new Uint8Array(0);

/** One list of zeros by sector, for whoever is done with it before the next asks: what is worked out for a layout is worked out very often. */
export function blankFor({ sectors }: Board): Uint8Array {
  if (blank.length === sectors.length) blank.fill(0);
  else blank = new Uint8Array(sectors.length);
  return blank;
}

/** By sector: one bit for each seat whose tracks touch it. */
export function touchingSeats(s: State, board: Board): readonly number[] {
  const layout = layoutOf(s, board);
  layout.touching ??= findTouching(s, board);
  return layout.touching;
}

/** The bit of a seat. */
export const bitOf = (seat: Seat): number => 1 << seat;

function findTouching(s: State, board: Board): number[] {
  const touching = board.zeros.slice();
  const { triples } = board;
  const { tracks } = s;
  for (let i = 0; i < triples.length; i += 3) {
    const track = tracks[triples[i]!]!;
    if (track === NO_TRACK || isCompanyTrack(track)) continue;
    const bit = bitOf(track - trackOf(0));
    touching[triples[i + 1]!]! |= bit;
    touching[triples[i + 2]!]! |= bit;
  }
  return touching;
}

/** The same, and hills whose goods go through there. */
export function sectorsNear(s: State, board: Board, seat: Seat): readonly number[] {
  const holding = holdingOf(s, board, seat);
  holding.near ??= findNear(reachedSectors(s, board, seat), board);
  return holding.near;
}

function findNear(reached: readonly number[], { sectors }: Board): number[] {
  const found = [...reached];
  for (const at of reached) for (const hill of sectors[at]!.hills) if (!found.includes(hill)) found.push(hill);
  return found;
}

/** What hangs together by the tracks of one seat. */
export interface Networks {
  /** By sector: the number of its network, 0 where no own track touches it. */
  readonly at: readonly number[];
  /** By network: how many towns of each company belong to it. */
  readonly green: readonly number[];
  readonly red: readonly number[];
}

export function networksOf(s: State, board: Board, seat: Seat): Networks {
  const holding = holdingOf(s, board, seat);
  holding.networks ??= findNetworks(s, board, seat);
  return holding.networks;
}

function findNetworks(s: State, board: Board, seat: Seat): Networks {
  const own = trackOf(seat);
  const { tracks } = s;
  const at = board.zeros.slice();
  const green = [0];
  const red = [0];
  const joined: number[] = [];
  for (const start of reachedSectors(s, board, seat)) {
    if (at[start] !== 0) continue;
    const network = green.length;
    joined.push(start);
    at[start] = network;
    green.push(0);
    red.push(0);
    for (let next = joined.pop(); next !== undefined; next = joined.pop()) {
      if (isTownOf(s, next, 'green')) green[network]! += 1;
      if (isTownOf(s, next, 'red')) red[network]! += 1;
      for (const { border, to } of board.sectors[next]!.ways) {
        if (tracks[border] !== own || at[to] !== 0) continue;
        at[to] = network;
        joined.push(to);
      }
    }
  }
  return { at, green, red };
}

/** LTW-34: whether own tracks lead from here, over at least one of them, to a town of the company. */
export function canTravel(s: State, { at, green, red }: Networks, from: number, company: CompanyId): boolean {
  const towns = (company === 'green' ? green : red)[at[from]!]!;
  return towns > (at[from] !== 0 && isTownOf(s, from, company) ? 1 : 0);
}
