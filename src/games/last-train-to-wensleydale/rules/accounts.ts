/** What a round brings a player: points, profit and loss (LTW-81, LTW-82); and what the game comes to at its end. */
import type { Outcome, Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { LTWState } from '../state.ts';
import { tracksOnMap } from './tracks.ts';
import { isPassenger, pointsFor, trainBoardOf } from './train-board.ts';

type State = Sealed<LTWState>;

export function earnings(s: State, seat: Seat): { points: number; profit: number; loss: number } {
  const board = boardOf(s);
  const trains = trainBoardOf(s);
  let points = 0;
  let profit = 0;
  for (let at = 0; at < s.trains.length; at++) {
    const { owner, load } = s.trains[at]!;
    if (owner !== seat) continue;
    for (const item of load) {
      points += pointsFor(trains, trains.list[at]!.cost, item);
      profit += board.revenue[isPassenger(item) ? 'passenger' : item];
    }
  }
  return { points, profit, loss: board.revenue.track * tracksOnMap(s, board, seat) };
}

/** LTW-43: red passenger, green passenger, hill good, field good: one of each is a set. */
export const setsOf = (s: State, seat: Seat): number => {
  const { red, green, hill, field } = s.players[seat]!.collected;
  return Math.min(red, green, hill, field);
};

export interface Score {
  points: number;
  sets: number;
  profit: number;
  tracks: number;
}

/** LTW-91: the parts of the score, as if the game ended now; it may be below zero (LTW-44). */
export function scoreOf(s: State, seat: Seat): Score {
  const board = boardOf(s);
  return {
    points: s.players[seat]!.points,
    sets: board.end.set * setsOf(s, seat),
    profit: s.scales.profit.at[seat]!,
    tracks: 0 - board.end.track * tracksOnMap(s, board, seat),
  };
}

export function totalOf(s: State, seat: Seat): number {
  const { points, sets, profit, tracks } = scoreOf(s, seat);
  return points + sets + profit + tracks;
}

/** LTW-92: most points, then the better place on profit and loss, which is never shared (LTW-47). */
export function outcomeOf(s: State): Outcome | null {
  if (s.phases.length > 0) return null;
  const { order } = s.scales.profit;
  const ranking = order
    .map((seat, at) => ({ seat, place: 0, score: totalOf(s, seat), tie: order.length - at }))
    .sort((a, b) => b.score - a.score || b.tie - a.tie);
  ranking.forEach((entry, at) => {
    entry.place = at + 1;
  });
  return { ranking, reasons: [...s.ended] };
}
