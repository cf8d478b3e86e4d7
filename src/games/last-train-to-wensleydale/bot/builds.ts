/** Where a line should begin, go on and stop: one step and a look at the next. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { start } from '../rules/actions/start.ts';
import { checkStep, pathOf } from '../rules/line.ts';
import { roundsOf } from '../rules/sides.ts';
import { isCompanyTown, isReached, tracksOnMap } from '../rules/tracks.ts';
import type { LTWAction, LTWState } from '../state.ts';

type State = Sealed<LTWState>;

const FIELD = 1.9;
const HILL = 2.8;
const PASSENGER = 1.5;
/** A town is where a line can be sold. */
const TOWN = 0.7;
const POINT = 0.4;
const FEE = 0.8;
const LANDOWNER = 0.9;
/** What the step after the next one counts for. */
const AHEAD = 0.6;
/** Lines longer than this are seldom paid back. */
const LONGEST = 7;
const NOISE = 0.8;

/** What reaching a sector opens up; nothing where the seat has been. */
function openingWorth(s: State, board: Board, seat: Seat, to: number): number {
  const sector = board.sectors[to]!;
  if (isReached(s, sector, seat)) return 0;
  let worth = sector.isTown ? TOWN : 0;
  worth += PASSENGER * (s.figures.red[to]! + s.figures.green[to]!);
  worth += FIELD * s.goods[to]!;
  if (!isCompanyTown(s, to)) for (const hill of sector.hills) worth += HILL * s.goods[hill]!;
  return worth;
}

/** A track is kept for a round or two before it is sold, or costs twice at the end. */
const upkeep = (s: State, seat: Seat, board: Board): number =>
  (s.round === roundsOf(s) ? 1.7 : 1.2) + 0.12 * tracksOnMap(s, board, seat);

function stepWorth(s: State, board: Board, seat: Seat, border: number, to: number): number {
  const fees = isCompanyTown(s, to) ? FEE : 0;
  const landowners = LANDOWNER * s.figures.landowner[to]!;
  return openingWorth(s, board, seat, to) - POINT * board.borders[border]!.cost - fees - landowners;
}

/** The best way on from a sector, with a look one step further. */
function bestStep(s: State, board: Board, seat: Seat, path: readonly number[]): { to: number; gain: number } | null {
  const end = path[path.length - 1]!;
  const each = upkeep(s, seat, board);
  let best: { to: number; gain: number } | null = null;
  for (const { border, to } of board.sectors[end]!.ways) {
    if (s.tracks[border] !== 0 || path.includes(to) || board.sectors[to]!.isSouth) continue;
    let ahead = 0;
    for (const next of board.sectors[to]!.ways) {
      if (next.to === end || s.tracks[next.border] !== 0 || path.includes(next.to)) continue;
      ahead = Math.max(ahead, stepWorth(s, board, seat, next.border, next.to) - each);
    }
    const gain = stepWorth(s, board, seat, border, to) - each + AHEAD * ahead;
    if ((best === null || gain > best.gain) && checkStep(s, seat, path, to) === null) best = { to, gain };
  }
  return best;
}

export function chooseStart(s: State, seat: Seat, rng: Rng): LTWAction {
  const board = boardOf(s);
  let best: LTWAction = { kind: 'pass' };
  let most = 0;
  if (s.players[seat]!.reserve === 0) return best;
  for (const { index, id } of board.sectors) {
    const isTown = isCompanyTown(s, index);
    if (!isTown && !isReached(s, board.sectors[index]!, seat)) continue;
    const step = bestStep(s, board, seat, [index]);
    if (!step) continue;
    const gain = step.gain - (isTown ? FEE : 0) + (NOISE * below(rng, 256)) / 256;
    if (gain <= most) continue;
    most = gain;
    best = { kind: 'start', sector: id };
  }
  return best.kind === 'start' && start.check(s, seat, best) !== null ? { kind: 'pass' } : best;
}

export function goOn(s: State, seat: Seat, path: readonly string[]): LTWAction {
  const board = boardOf(s);
  const sectors = pathOf(board, path);
  const step = bestStep(s, board, seat, sectors);
  // The first track was why the line was begun; after that each must pay for itself.
  const enough = path.length > 1 ? (board.sectors[sectors[sectors.length - 1]!]!.isTown ? 0.2 : -0.8) : -9;
  if (!step || path.length > LONGEST || step.gain <= enough) return { kind: 'end-line' };
  return { kind: 'extend', sector: board.sectors[step.to]!.id };
}
