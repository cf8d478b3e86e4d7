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

/** What the tracks of one seat come to. */
interface Holding {
  reached: readonly number[] | null;
  near: readonly number[] | null;
  networks: Networks | null;
}
interface Known {
  board: Board;
  companies: readonly number[];
  holdings: (Holding | undefined)[];
}
/** By the list of tracks, which is never written in place: bots ask many times before one of them changes. */
const known = new WeakMap<readonly number[], Known>();

function holdingOf(s: State, board: Board, seat: Seat): Holding {
  let found = known.get(s.tracks);
  if (!found || found.board !== board || found.companies !== s.companies) {
    found = { board, companies: s.companies, holdings: [] };
    known.set(s.tracks, found);
  }
  found.holdings[seat] ??= { reached: null, near: null, networks: null };
  return found.holdings[seat];
}

/** Sectors that own tracks touch, each once, in the order of the board's borders. */
export function reachedSectors(s: State, board: Board, seat: Seat): readonly number[] {
  const holding = holdingOf(s, board, seat);
  holding.reached ??= findReached(s, board, seat);
  return holding.reached;
}

function findReached(s: State, board: Board, seat: Seat): number[] {
  const own = trackOf(seat);
  const found: number[] = [];
  const seen = new Uint8Array(board.sectors.length);
  for (const { index, a, b } of board.ways) {
    if (s.tracks[index] !== own) continue;
    if (seen[a] === 0) found.push(a);
    if (seen[b] === 0) found.push(b);
    seen[a] = 1;
    seen[b] = 1;
  }
  return found;
}

/** The same, and hills whose goods go through there. */
export function sectorsNear(s: State, board: Board, seat: Seat): readonly number[] {
  const holding = holdingOf(s, board, seat);
  holding.near ??= findNear(reachedSectors(s, board, seat), board);
  return holding.near;
}

const findNear = (reached: readonly number[], { sectors }: Board): number[] => [
  ...new Set([...reached, ...reached.flatMap((at) => sectors[at]!.hills)]),
];

/** What hangs together by the tracks of one seat. */
export interface Networks {
  /** By sector: the number of its network, 0 where no own track touches it. */
  readonly at: Uint8Array;
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
  const at = new Uint8Array(board.sectors.length);
  const green = [0];
  const red = [0];
  const open: number[] = [];
  const join = (sector: number, network: number) => {
    at[sector] = network;
    if (isTownOf(s, sector, 'green')) green[network]! += 1;
    if (isTownOf(s, sector, 'red')) red[network]! += 1;
    open.push(sector);
  };
  for (const { index, a } of board.ways) {
    if (tracks[index] !== own || at[a] !== 0) continue;
    const network = green.length;
    green.push(0);
    red.push(0);
    join(a, network);
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const { border, to } of board.sectors[next]!.ways)
        if (tracks[border] === own && at[to] === 0) join(to, network);
  }
  return { at, green, red };
}

/** LTW-34: whether own tracks lead from here, over at least one of them, to a town of the company. */
export function canTravel(s: State, { at, green, red }: Networks, from: number, company: CompanyId): boolean {
  const towns = (company === 'green' ? green : red)[at[from]!]!;
  return towns > (at[from] !== 0 && isTownOf(s, from, company) ? 1 : 0);
}
