/** What a seat could carry now, and what a load is worth to it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { TrainBoardData } from '../board/file.ts';
import { earnings } from '../rules/accounts.ts';
import { accessOf, waiting } from '../rules/actions/carry.ts';
import { bitOf, touchingSeats } from '../rules/tracks.ts';
import { pointsFor } from '../rules/train-board.ts';
import type { Cargo, Item, LTWState } from '../state.ts';

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
  const { hill, field, red, green } = s.players[seat]!.collected;
  const held = { hill, field, red, green };
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
  const share = (count: number) => (count === least ? SET_SCARCE : SET_SHARE);
  return {
    hill: counts * revenue.hill + share(held.hill),
    field: counts * revenue.field + share(held.field),
    red: counts * revenue.passenger + share(held.red),
    green: counts * revenue.passenger + share(held.green),
  };
}

/** Points on a train of this price, and what comes with them. */
export const worthOf = (
  trains: TrainBoardData,
  extras: Readonly<Record<Item, number>>,
  item: Item,
  cost: number,
): number => pointsFor(trains, cost, item) + extras[item];

/** Everything that own tracks let the seat have, whether it has a train for it or not. */
export function loadsOf(s: State, seat: Seat): Load[] {
  const found: Load[] = [];
  for (const { sector, cargo, item } of accessOf(s, boardOf(s), seat)) {
    const count = waiting(s, sector, cargo);
    if (count > 0) found.push({ sector, cargo, item, count });
  }
  return found;
}

/** True when somebody else might carry it first: their track is there, too. */
export function isContested(s: State, seat: Seat, { sector, item }: Load): boolean {
  const board = boardOf(s);
  const touching = touchingSeats(s, board);
  const others = ~bitOf(seat);
  if (item !== 'hill') return (touching[sector]! & others) !== 0;
  for (const town of board.sectors[sector]!.outlets) if ((touching[town]! & others) !== 0) return true;
  return false;
}
