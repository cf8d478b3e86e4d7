/** Expected final score of each seat, as a sum of named terms. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import { earnings, scoreOf } from '../rules/accounts.ts';
import { linesFor, priceOf } from '../rules/sale.ts';
import { roundsOf } from '../rules/sides.ts';
import { tracksOnMap } from '../rules/tracks.ts';
import { COMPANIES, type LTWState } from '../state.ts';
import { heldBy } from './bids.ts';
import { haulOf } from './haul.ts';
import { heldItems, isContested, type Load, loadsOf } from './loads.ts';
import { keptWorth } from './worth.ts';

type State = Sealed<LTWState>;

/** What simple players make of a round still to come. */
const ROUND = 4;
/** A load that is left for the next round, alone or with others there, and how many of them count. */
const LATER = 1.8;
const LATER_SHARED = 0.9;
const MOST_LATER = 6;
/** The same while this round's trains may still take it. */
const NOT_NOW = 0.5;
const CUBE = 0.3;
/** Cubes beyond these are lost: the next income fills the hand. */
const CUBES_KEPT = 3;
/** Upkeep of a track in a round to come, before and at the time when it can be sold, and how many of them it will see. */
const UPKEEP = 0.9;
const UPKEEP_AT_SALE = 0.5;
const KEPT_ROUNDS = 2;
/** What a sale is worth before it is made. */
const UNSOLD = 0.95;
/** A part of a set that may still become whole. */
const PART_OF_SET = 0.3;
/** More lines than this are not looked at. */
const MOST_LINES = 120;

export function value(s: State, terms: Terms[] | null): number[] {
  return s.players.map((_, seat) => {
    const parts = partsOf(s, seat);
    if (terms) terms[seat] = parts;
    return together(parts);
  });
}

type Term =
  | ('points' | 'sets' | 'profit' | 'tracks' | 'round')
  | ('loads' | 'sales' | 'influence' | 'cubes' | 'rounds');
export type Parts = Record<Term, number>;

/** Term by term: playouts ask for it thousands of times, and a loop looks every name up. */
export const together = (p: Parts): number =>
  p.points + p.sets + p.profit + p.tracks + p.round + p.loads + p.sales + p.influence + p.cubes + p.rounds;

export function partsOf(s: State, seat: Seat): Parts {
  const { points, sets, profit, tracks } = scoreOf(s, seat);
  const parts: Parts = {
    points,
    sets,
    profit,
    tracks,
    round: 0,
    loads: 0,
    sales: 0,
    influence: 0,
    cubes: 0,
    rounds: 0,
  };
  const phase = s.phases[0];
  if (!phase) return parts;
  const board = boardOf(s);
  const left = roundsOf(s) - s.round;
  const loads = loadsOf(s, seat);
  if (phase.id !== 'sales') {
    const now = earnings(s, seat);
    const { min, max } = board.profit;
    parts.round = now.points + Math.min(max, Math.max(min, profit + now.profit - now.loss)) - profit;
    const isOut = phase.id === 'accounts' || (phase.id === 'trains' && phase.out.includes(seat));
    parts.loads = isOut ? 0 : haulOf(s, seat, loads);
  }
  parts.sets = setsOf(s, seat, left);
  if (left > 0) {
    parts.loads = Math.max(parts.loads, laterOf(s, seat, loads) * (phase.id === 'sales' ? 1 : NOT_NOW));
    const held = heldBy(s, seat);
    parts.influence =
      keptWorth('white', held.white) +
      keptWorth('brown', held.brown) +
      keptWorth('green', held.green) +
      keptWorth('red', held.red);
    parts.cubes =
      CUBE * (phase.id === 'bidding' ? s.players[seat]!.cubes : Math.min(CUBES_KEPT, s.players[seat]!.cubes));
    // Beyond what they would cost if the game ended now.
    parts.rounds = left * ROUND - tracksOnMap(s, board, seat) * (costOfTrack(s, left) - board.end.track);
  }
  if (phase.id !== 'sales' || s.order.indexOf(seat) >= phase.at) parts.sales = UNSOLD * saleWorth(s, seat, left);
  return parts;
}

/** What a track that stands now will cost by the end. */
function costOfTrack(s: State, left: number): number {
  const { end, revenue } = boardOf(s);
  const upkeep = s.phases[0]?.id === 'sales' ? UPKEEP_AT_SALE : UPKEEP;
  return end.track + upkeep * revenue.track * Math.min(left, KEPT_ROUNDS);
}

/** What may be carried in the next round. */
function laterOf(s: State, seat: Seat, loads: readonly Load[]): number {
  let worth = 0;
  let count = 0;
  for (const load of loads) {
    worth += load.count * (isContested(s, seat, load) ? LATER_SHARED : LATER);
    count += load.count;
  }
  return count > MOST_LATER ? (worth * MOST_LATER) / count : worth;
}

/** Whole sets, and hopes of the next one. */
function setsOf(s: State, seat: Seat, left: number): number {
  const { hill, field, red, green } = heldItems(s, seat);
  const whole = Math.min(hill, field, red, green);
  const parts = Number(hill > whole) + Number(field > whole) + Number(red > whole) + Number(green > whole);
  return boardOf(s).end.set * whole + (left > 0 ? PART_OF_SET * parts : 0);
}

/** What the best sale of a line would save. */
export function saleWorth(s: State, seat: Seat, left: number): number {
  const board = boardOf(s);
  const perTrack = costOfTrack(s, left);
  let best = 0;
  let seen = 0;
  for (const company of COMPANIES) {
    const held = s.scales[company].at[seat]!;
    for (const line of linesFor(s, board, seat, company, held, MOST_LINES - seen)) {
      seen += 1;
      const price = priceOf(board, line.length);
      const paid = left === 0 ? 0 : keptWorth(company, held) - keptWorth(company, held - price);
      best = Math.max(best, perTrack * line.length - paid);
    }
  }
  return best;
}
