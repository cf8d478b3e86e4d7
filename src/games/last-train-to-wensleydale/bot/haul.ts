/** What a seat can make of the loads within its reach: trains it has, trains it can still hire. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { TrainBoardData } from '../board/file.ts';
import { roundsOf } from '../rules/sides.ts';
import { placesLeft, trainBoardOf, trainsOf } from '../rules/train-board.ts';
import type { LTWState } from '../state.ts';
import { extrasOf, isContested, type Load } from './loads.ts';
import { keptWorth, POINT_KEPT } from './worth.ts';

type State = Sealed<LTWState>;

/** Nothing is carried before it is carried: others may take the load, or the train. */
const CONTESTED = 0.6;
const WAITING = 0.94;
const TRAIN_FREE = 0.93;

interface Places {
  freight: number;
  /** Places for passengers by the price of their train. */
  seats: [number, number, number, number];
}

/** What waits, one by one, the best first: goods, and passengers without the points of their class. */
interface Waiting {
  goods: number[];
  passengers: number[];
}

/** Loads one by one with what they bring beyond the points of a passenger's class, the best first. */
function listed(s: State, seat: Seat, loads: readonly Load[]): Waiting {
  const extras = extrasOf(s, seat);
  const { goodPoints } = trainBoardOf(s);
  const goods: number[] = [];
  const passengers: number[] = [];
  for (const load of loads) {
    const sure = WAITING * (isContested(s, seat, load) ? CONTESTED : 1);
    const list = load.cargo === 'good' ? goods : passengers;
    const worth = sure * (extras[load.item] + (load.cargo === 'good' ? goodPoints : 0));
    for (let n = 0; n < load.count; n++) putIn(list, worth);
  }
  return { goods, passengers };
}

/** The best first. A few numbers that mostly come in groups of equals: quicker than sorting them afterwards. */
function putIn(list: number[], worth: number): void {
  let at = list.length;
  list.push(worth);
  for (; at > 0 && list[at - 1]! < worth; at--) list[at] = list[at - 1]!;
  list[at] = worth;
}

const sumOf = (worths: readonly number[], places: number): number => {
  let sum = 0;
  for (let i = 0; i < places && i < worths.length; i++) sum += worths[i]!;
  return sum;
};

/** What so many places carry. */
function valueAt(
  { goods, passengers }: Waiting,
  { freight, seats }: Places,
  { passengerPoints }: TrainBoardData,
): number {
  let value = sumOf(goods, freight);
  let at = 0;
  for (let price = 3; price >= 1; price--) {
    const points = passengerPoints[price as 1 | 2 | 3];
    for (let n = 0; n < seats[price]! && at < passengers.length; n++, at++) value += passengers[at]! + points;
  }
  return value;
}

/** The best that the loads can bring beyond what the railway points spent on them would be worth later. */
export function haulOf(s: State, seat: Seat, loads: readonly Load[], brown = s.scales.brown.at[seat]!): number {
  if (loads.length === 0) return 0;
  const { perPlayer } = boardOf(s);
  const trains = trainBoardOf(s);
  const { list } = trains;
  const waiting = listed(s, seat, loads);
  const own = trainsOf(s, seat);
  const mine = placesOf(s, own);
  const owned = [false, false, false, false];
  for (const at of own) owned[list[at]!.cost] = true;
  const base = valueAt(waiting, mine, trains);
  let best = base;
  // One train of each price at most: eight ways to hire.
  for (let ways = 1; ways < 8; ways++) {
    let spent = 0;
    let hired = own.length;
    const places: Places = { freight: mine.freight, seats: [...mine.seats] };
    for (let price = 1; price <= 3 && spent >= 0; price++) {
      if ((ways & (1 << (price - 1))) === 0) continue;
      const train = owned[price] ? null : bestTrain(s, price, waiting.goods.length - places.freight);
      if (!train) {
        spent = -1;
        break;
      }
      spent += price;
      hired += 1;
      places.freight += train.freight;
      places.seats[price]! += train.passengers;
    }
    if (spent < 0 || hired > perPlayer.locomotives) continue;
    const paid = paidFor(s, seat, spent, brown);
    if (paid === null) continue;
    best = Math.max(best, base + TRAIN_FREE * (valueAt(waiting, places, trains) - base) - paid);
  }
  return best;
}

/** Places left on trains. */
function placesOf(s: State, trains: readonly number[]): Places {
  const { list } = trainBoardOf(s);
  const places: Places = { freight: 0, seats: [0, 0, 0, 0] };
  for (const at of trains) {
    places.freight += placesLeft(s, at, false);
    places.seats[list[at]!.cost]! += placesLeft(s, at, true);
  }
  return places;
}

/** What so many railway points would be worth later, those exchanged for them included; null where they cannot be had. */
function paidFor(s: State, seat: Seat, spent: number, brown: number): number | null {
  const { exchange } = boardOf(s);
  const { white, green, red } = s.scales;
  const missing = Math.max(0, spent - brown);
  if (missing * exchange > white.at[seat]! + green.at[seat]! + red.at[seat]! + s.players[seat]!.cubes) return null;
  if (roundsOf(s) === s.round) return 0;
  return keptWorth('brown', brown) - keptWorth('brown', brown - spent + missing) + POINT_KEPT * exchange * missing;
}

/** The free train that adds most to what the seat can carry, by its place in the list; null where none adds anything. */
export function trainToHire(s: State, seat: Seat, loads: readonly Load[]): { at: number; gain: number } | null {
  const own = trainsOf(s, seat);
  if (own.length >= boardOf(s).perPlayer.locomotives) return null;
  const trains = trainBoardOf(s);
  const waiting = listed(s, seat, loads);
  const places = placesOf(s, own);
  const base = valueAt(waiting, places, trains);
  let best: { at: number; gain: number } | null = null;
  for (let at = 0; at < trains.list.length; at++) {
    const { cost, freight, passengers } = trains.list[at]!;
    // LTW-76: none of a price that the seat has one of.
    if (s.trains[at]!.owner !== null || own.some((other) => trains.list[other]!.cost === cost)) continue;
    const paid = paidFor(s, seat, cost, s.scales.brown.at[seat]!);
    if (paid === null) continue;
    places.freight += freight;
    places.seats[cost]! += passengers;
    const gain = valueAt(waiting, places, trains) - base - paid - EQUALS * cost;
    places.freight -= freight;
    places.seats[cost]! -= passengers;
    if (gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return best;
}

/** Of trains that are worth the same the cheaper one. */
const EQUALS = 0.01;

/** The part of a load's worth that is lost if it waits. */
export const lostByWaiting = (isShared: boolean): number => 1 - WAITING * (isShared ? CONTESTED : 1);
/** The same of a train's. */
export const TRAIN_LOST = 1 - TRAIN_FREE;

/** Of the free trains of a price the one with more places for what waits. */
function bestTrain(s: State, price: number, goods: number): { freight: number; passengers: number } | null {
  const { list } = trainBoardOf(s);
  let best: { freight: number; passengers: number } | null = null;
  for (let at = 0; at < list.length; at++) {
    const train = list[at]!;
    if (train.cost !== price || s.trains[at]!.owner !== null) continue;
    if (!best || (goods > best.freight ? train.freight > best.freight : train.passengers > best.passengers))
      best = train;
  }
  return best;
}
