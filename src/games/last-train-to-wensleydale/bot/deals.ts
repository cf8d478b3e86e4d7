/** Which line to sell: upkeep saved and tracks that will not count against, less influence and loads lost. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { type Line, linesFor, MOST_KEPT, priceOf } from '../rules/sale.ts';
import { roundsOf } from '../rules/sides.ts';
import { COMPANIES, type CompanyId, type LTWAction, type LTWState } from '../state.ts';
import { loadsOf } from './loads.ts';

type State = Sealed<LTWState>;

const INFLUENCE = 1.4;
/** A load left for next round may still be carried, if nobody else does. */
const WAITING = 0.7;
const NOISE = 0.4;
/** More lines than this are not looked at: they would be worked out anew each time. */
const MOST_LINES = MOST_KEPT;

interface Deal {
  company: CompanyId;
  line: Line;
  gain: number;
}

/** Lines that can be sold, the best first: at most so many. */
export function ratedDeals(s: State, seat: Seat, wanted: number): { action: LTWAction; gain: number }[] {
  const board = boardOf(s);
  return dealsOf(s, seat, wanted).map((one) => ({ action: sale(board, one), gain: one.gain }));
}

function dealsOf(s: State, seat: Seat, wanted: number): Deal[] {
  const board = boardOf(s);
  const left = roundsOf(s) - s.round;
  // A track sold saves its upkeep in the rounds to come, though not more than two: it would be sold by then.
  const perTrack = board.end.track + board.revenue.track * Math.min(left, 2);
  const found: Deal[] = [];
  let lost: readonly number[] | null = null;
  let seen = 0;
  for (const company of COMPANIES) {
    for (const line of linesFor(s, board, seat, company, s.scales[company].at[seat]!, MOST_LINES - seen)) {
      seen += 1;
      let gain = perTrack * line.length - priceOf(board, line.length) * (left === 0 ? 0 : INFLUENCE);
      if (left > 0) {
        lost ??= loadsBySector(s, board, seat);
        for (const at of line) {
          const { a, b } = board.borders[at]!;
          gain -= (WAITING / 2) * (lost[a]! + lost[b]!);
        }
      }
      if (found.length >= wanted && gain <= found[found.length - 1]!.gain) continue;
      // Of equals the earlier one stays before.
      let at = found.length;
      while (at > 0 && found[at - 1]!.gain < gain) at -= 1;
      found.splice(at, 0, { company, line, gain });
      found.length = Math.min(found.length, wanted);
    }
  }
  return found;
}

function sale(board: Board, { company, line }: Deal): LTWAction {
  const tracks = line.map((at) => board.borders[at]!.id).sort();
  return { kind: 'sell', company, tracks };
}

export function deal(s: State, seat: Seat, rng: Rng): LTWAction {
  let best: Deal | null = null;
  let most = 0;
  for (const one of dealsOf(s, seat, 3)) {
    const shaken = one.gain + (NOISE * below(rng, 256)) / 256;
    if (shaken <= most) continue;
    most = shaken;
    best = one;
  }
  return best ? sale(boardOf(s), best) : { kind: 'pass' };
}

/** By sector: loads that selling its tracks would take away, its own and those of the hills behind it. */
function loadsBySector(s: State, board: Board, seat: Seat): number[] {
  const sums = board.zeros.slice();
  for (const { sector, count, item } of loadsOf(s, seat)) {
    if (item === 'hill') for (const one of board.sectors[sector]!.outlets) sums[one]! += count;
    else sums[sector]! += count;
  }
  return sums;
}
