/** What a seat could carry now, and what a load is worth to it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import { checkCargo, itemOf, sectorsNear, waiting } from '../rules/actions/carry.ts';
import { pointsFor, trainBoardOf } from '../rules/train-board.ts';
import { CARGOES, type Cargo, type Item, type LTWState } from '../state.ts';

type State = Sealed<LTWState>;

export interface Load {
  sector: number;
  cargo: Cargo;
  item: Item;
  count: number;
}

/** A quarter of a set of four that counts two points. */
const SET_SHARE = 0.5;

/** Points, profit that becomes points at the end, and a share of a set. */
export function worthOf(s: State, item: Item, cost: number): number {
  const { revenue } = boardOf(s);
  const profit = item === 'hill' || item === 'field' ? revenue[item] : revenue.passenger;
  return pointsFor(trainBoardOf(s), cost, item) + profit + SET_SHARE;
}

/** Everything that own tracks let the seat have, whether it has a train for it or not. */
export function loadsOf(s: State, seat: Seat): Load[] {
  const board = boardOf(s);
  const found: Load[] = [];
  for (const sector of sectorsNear(s, board, seat)) {
    for (const cargo of CARGOES) {
      const count = waiting(s, sector, cargo);
      if (count === 0 || checkCargo(s, seat, board, sector, cargo) !== null) continue;
      found.push({ sector, cargo, item: itemOf(board, sector, cargo), count });
    }
  }
  return found;
}

/** How many goods and passengers that is. */
export function countLoads(loads: readonly Load[]): { goods: number; passengers: number } {
  let goods = 0;
  let passengers = 0;
  for (const { cargo, count } of loads) {
    if (cargo === 'good') goods += count;
    else passengers += count;
  }
  return { goods, passengers };
}
