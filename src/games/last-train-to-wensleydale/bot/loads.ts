/** What a seat could carry now, and what a load is worth to it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import { earnings } from '../rules/accounts.ts';
import { checkCargo, itemOf, waiting } from '../rules/actions/carry.ts';
import { isReached, sectorsNear } from '../rules/tracks.ts';
import { pointsFor, trainBoardOf } from '../rules/train-board.ts';
import { CARGOES, type Cargo, ITEMS, type Item, type LTWState } from '../state.ts';

type State = Sealed<LTWState>;

export interface Load {
  sector: number;
  cargo: Cargo;
  item: Item;
  count: number;
}

/** A quarter of a set, and of one that this item is the first to hold up. */
const SET_SHARE = 0.4;
const SET_SCARCE = 0.8;
/** Spaces to the end of the row of profit that a round's loads may need. */
const ENOUGH_ROOM = 4;

/** How many of each item a seat has collected or loaded. */
export function heldItems(s: State, seat: Seat): Record<Item, number> {
  const held = { ...s.players[seat]!.collected };
  for (const { owner, load } of s.trains) if (owner === seat) for (const item of load) held[item] += 1;
  return held;
}

/** What the seat needs of each item beyond its points: profit that becomes points at the end, and a share of a set. */
export function extrasOf(s: State, seat: Seat): Record<Item, number> {
  const { revenue, profit } = boardOf(s);
  const held = heldItems(s, seat);
  const now = earnings(s, seat);
  // Profit beyond the end of the row is lost (LTW-37).
  const room = profit.max - s.scales.profit.at[seat]! - (s.phases[0]?.id === 'sales' ? 0 : now.profit - now.loss);
  const counts = Math.max(0, Math.min(1, room / ENOUGH_ROOM));
  const least = Math.min(held.hill, held.field, held.red, held.green);
  const extras = { hill: 0, field: 0, red: 0, green: 0 };
  for (const item of ITEMS)
    extras[item] =
      counts * (item === 'hill' || item === 'field' ? revenue[item] : revenue.passenger) +
      (held[item] === least ? SET_SCARCE : SET_SHARE);
  return extras;
}

/** Points on a train of this price, and what comes with them. */
export const worthOf = (s: State, extras: Readonly<Record<Item, number>>, item: Item, cost: number): number =>
  pointsFor(trainBoardOf(s), cost, item) + extras[item];

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

/** True when somebody else might carry it first: their track is there, too. */
export function isContested(s: State, seat: Seat, { sector, item }: Load): boolean {
  const board = boardOf(s);
  const places = item === 'hill' ? board.sectors[sector]!.outlets : [sector];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    for (const at of places) if (isReached(s, board.sectors[at]!, other)) return true;
  }
  return false;
}
