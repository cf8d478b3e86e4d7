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

/** Lines that can be sold, the best first: at most so many. */
export function ratedDeals(s: State, seat: Seat, wanted: number): { action: LTWAction; gain: number }[] {
  const board = boardOf(s);
  const left = roundsOf(s) - s.round;
  // A track sold saves its upkeep in the rounds to come, though not more than two: it would be sold by then.
  const perTrack = board.end.track + board.revenue.track * Math.min(left, 2);
  const lost = left === 0 ? new Map<number, number>() : loadsBySector(s, board, seat);
  const found: { company: CompanyId; line: Line; gain: number }[] = [];
  let seen = 0;
  for (const company of COMPANIES) {
    for (const line of linesFor(s, board, seat, company, s.scales[company].at[seat]!, MOST_LINES - seen)) {
      seen += 1;
      let gain = perTrack * line.length - priceOf(board, line.length) * (left === 0 ? 0 : INFLUENCE);
      for (const at of line) {
        const { a, b } = board.borders[at]!;
        gain -= (WAITING / 2) * ((lost.get(a) ?? 0) + (lost.get(b) ?? 0));
      }
      if (found.length >= wanted && gain <= found[found.length - 1]!.gain) continue;
      // Of equals the earlier one stays before.
      let at = found.length;
      while (at > 0 && found[at - 1]!.gain < gain) at -= 1;
      found.splice(at, 0, { company, line, gain });
      found.length = Math.min(found.length, wanted);
    }
  }
  return found.map(({ company, line, gain }) => {
    const tracks = line.map((at) => board.borders[at]!.id).sort();
    return { action: { kind: 'sell', company, tracks }, gain };
  });
}

export function deal(s: State, seat: Seat, rng: Rng): LTWAction {
  let best: LTWAction = { kind: 'pass' };
  let most = 0;
  for (const { action, gain } of ratedDeals(s, seat, 3)) {
    const shaken = gain + (NOISE * below(rng, 256)) / 256;
    if (shaken <= most) continue;
    most = shaken;
    best = action;
  }
  return best;
}

/** Loads that selling the tracks of a sector would take away: its own, and those of the hills behind it. */
function loadsBySector(s: State, board: Board, seat: Seat): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { sector, count, item } of loadsOf(s, seat)) {
    const at = item === 'hill' ? board.sectors[sector]!.outlets : [sector];
    for (const one of at) sums.set(one, (sums.get(one) ?? 0) + count);
  }
  return sums;
}
