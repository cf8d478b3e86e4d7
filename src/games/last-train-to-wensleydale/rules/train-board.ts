/** The six trains of a round: prices, places, and what they bring. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { TrainBoardData } from '../board/file.ts';
import type { Item, LTWState, TrainId } from '../state.ts';
import { sideOf } from './sides.ts';

type State = Sealed<LTWState>;
type TrainData = TrainBoardData['list'][number];

export const trainBoardOf = (s: State): TrainBoardData => boardOf(s).trains[sideOf(s)];

/** Where a train stands on its board; -1 when there is none of that name. */
export function trainAt(s: State, id: TrainId): number {
  const { list } = trainBoardOf(s);
  for (let at = 0; at < list.length; at++) if (list[at]!.id === id) return at;
  return -1;
}

export const isPassenger = (item: Item): item is 'red' | 'green' => item === 'red' || item === 'green';

/** LTW-77: goods ride on freight places, passengers on passenger places. */
export function placesLeft(s: State, at: number, passengers: boolean): number {
  const { freight, passengers: seats } = trainBoardOf(s).list[at]!;
  let left = passengers ? seats : freight;
  for (const item of s.trains[at]!.load) if (isPassenger(item) === passengers) left -= 1;
  return left;
}

export const trainsOf = (s: State, seat: Seat): number[] => {
  const found: number[] = [];
  for (let at = 0; at < s.trains.length; at++) if (s.trains[at]!.owner === seat) found.push(at);
  return found;
};

/** LTW-29: railway points that must be got by exchange. */
export const missingRailway = (s: State, seat: Seat, { cost }: TrainData): number =>
  Math.max(0, cost - s.scales.brown.at[seat]!);

/** LTW-81: on the small board a passenger counts by the price of its train. */
export const pointsFor = ({ goodPoints, passengerPoints }: TrainBoardData, cost: number, item: Item): number =>
  isPassenger(item) ? passengerPoints[cost as 1 | 2 | 3] : goodPoints;
