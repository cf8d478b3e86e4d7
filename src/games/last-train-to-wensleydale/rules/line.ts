/** A line of construction: which sector may come next, what it all costs, and paying it as a whole (LTW-18). */
import type { Emit, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { back } from '../../../kernel/phases.ts';
import { type Board, MASKS } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { COLOURS, type Colour, type LTW, type LTWState, type Purse, type SectorId } from '../state.ts';
import { phaseNow } from './current.ts';
import { maybeLink } from './link.ts';
import { payCubes, payInfluence } from './scales.ts';
import { NO_TRACK, trackOf } from './tracks.ts';

type State = Sealed<LTWState>;

export interface Bill {
  /** Construction points. */
  points: number;
  /** Influence that only its own colour pays: companies and landowners (LTW-22). */
  fees: Readonly<Record<Colour, number>>;
}

/** The whole price of a line through these sectors, and one more. */
export function billOf(s: State, board: Board, path: readonly number[], more: number | null = null): Bill {
  const { townFee, landownerFee } = board.construction;
  const fees = { white: 0, brown: 0, green: 0, red: 0 };
  const length = path.length + (more === null ? 0 : 1);
  let points = 0;
  if (length < 2) return { points, fees };
  for (let i = 0; i < length; i++) {
    const sector = path[i] ?? more!;
    // LTW-21: one fee a town and turn, whether the line comes, goes or does both.
    const companies = s.companies[sector]!;
    if ((companies & MASKS.green) !== 0) fees.green += townFee;
    if ((companies & MASKS.red) !== 0) fees.red += townFee;
    if (i === 0) continue; // LTW-23: landowners where the line begins cost nothing and stay
    fees.white += landownerFee * s.figures.landowner[sector]!;
    points += board.borders[borderBetween(board, path[i - 1]!, sector)!]!.cost;
  }
  return { points, fees };
}

const borderBetween = (board: Board, a: number, b: number): number | undefined => board.sectors[a]!.neighbours.get(b);

export function pathOf(board: Board, path: readonly SectorId[]): number[] {
  const sectors: number[] = [];
  for (const id of path) sectors.push(board.sectorAt.get(id)!);
  return sectors;
}

/** LTW-24: influence pays only what the cubes in hand do not. */
export const missingPoints = (s: State, seat: Seat, { points }: Bill): number =>
  Math.max(0, points - s.players[seat]!.cubes);

/** Whether a line may go on from the end of `path` to this sector; `path` is where it has been. */
export function checkStep(s: State, seat: Seat, path: readonly number[], to: number): ViolationOf<LTW> | null {
  const board = boardOf(s);
  const from = path[path.length - 1]!;
  const sector = board.sectors[to]!;
  const { id } = sector;
  if (path.length > s.players[seat]!.reserve)
    return { code: 'tracks-used-up', rule: 'LTW-20', params: { tracks: board.perPlayer.tracks } };
  if (sector.isClosed) return { code: 'sector-closed', rule: 'LTW-69', params: { sector: id } };
  if (path.includes(to)) return { code: 'sector-twice', rule: 'LTW-19', params: { sector: id } };
  const border = borderBetween(board, from, to);
  if (border === undefined)
    return { code: 'sector-not-next', rule: 'LTW-66', params: { sector: id, from: board.sectors[from]!.id } };
  if (board.borders[border]!.isBlocked)
    return { code: 'border-blocked', rule: 'LTW-46', params: { sector: id, from: board.sectors[from]!.id } };
  if (sector.isSouth) return { code: 'south-closed', rule: 'LTW-70', params: { sector: id } };
  if (s.tracks[border] !== NO_TRACK)
    return { code: 'border-taken', rule: 'LTW-68', params: { sector: id, from: board.sectors[from]!.id } };
  return checkPrice(s, seat, billOf(s, board, path, to));
}

/** Fees in their own colours first, then whether cubes and the influence left over come to the construction points. */
function checkPrice(s: State, seat: Seat, bill: Bill): ViolationOf<LTW> | null {
  const { fees, points } = bill;
  const { scales } = s;
  const [white, green, red] = [scales.white.at[seat]!, scales.green.at[seat]!, scales.red.at[seat]!];
  if (fees.green > green)
    return { code: 'fee-short', rule: 'LTW-73', params: { company: 'green', fee: fees.green, held: green } };
  if (fees.red > red)
    return { code: 'fee-short', rule: 'LTW-73', params: { company: 'red', fee: fees.red, held: red } };
  if (fees.white > white) return { code: 'landowner-short', rule: 'LTW-74', params: { fee: fees.white, held: white } };
  const influence = white + scales.brown.at[seat]! + green + red - fees.white - fees.green - fees.red;
  const free = s.players[seat]!.cubes + influence;
  if (points > free) return { code: 'points-short', rule: 'LTW-24', params: { points, held: free } };
  return null;
}

/** Tracks on the map, the whole price paid, landowners gone; then the next builder. */
export function finishLine(draft: LTWState, pledged: Readonly<Record<Purse, number>>, emit: Emit<LTW>): void {
  const { seat, path: ids } = phaseNow(draft, 'line');
  const board = boardOf(draft);
  const path = pathOf(board, ids);
  const bill = billOf(draft, board, path);
  payCubes(draft, seat, Math.min(bill.points, draft.players[seat]!.cubes), emit);
  for (const colour of COLOURS) payInfluence(draft, seat, colour, bill.fees[colour] + pledged[colour], emit);
  const tracks = path.length - 1;
  draft.tracks = draft.tracks.slice();
  for (let i = 1; i < path.length; i++) draft.tracks[borderBetween(board, path[i - 1]!, path[i]!)!] = trackOf(seat);
  draft.players[seat]!.reserve -= tracks;
  emit({ type: 'built', seat, start: ids[0]!, end: ids[tracks]!, tracks, cost: bill.points });
  for (const sector of path.slice(1)) dismissLandowners(draft, board, sector, emit);
  back(draft);
  nextBuilder(draft);
  maybeLink(draft, board, emit);
}

/** LTW-74: paid off, they leave the game. */
function dismissLandowners(draft: LTWState, board: Board, sector: number, emit: Emit<LTW>): void {
  const figures = draft.figures.landowner[sector]!;
  if (figures === 0) return;
  draft.figures.landowner = draft.figures.landowner.slice();
  draft.figures.landowner[sector] = 0;
  draft.aside.landowner += figures;
  emit({ type: 'landowner-left', sector: board.sectors[sector]!.id, figures });
}

export function nextBuilder(draft: LTWState): void {
  phaseNow(draft, 'building').at += 1;
}
