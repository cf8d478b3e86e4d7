/** What a board reads off a selection: what is chosen, and in which order. */
import type { Touch } from '../../../kernel/contract.ts';
import { nameOf, type Selection } from './selection.ts';

/** Everything chosen, with what it brought along. */
export const chosenIn = ({ staged, touched }: Pick<Selection, 'staged' | 'touched'>): readonly Touch[] => [
  ...staged.flatMap(({ touches }) => touches),
  ...touched,
];

// A board asks for each of its places.
const orders = new WeakMap<Selection, ReadonlyMap<string, number>>();

function ordersIn({ staged, touched }: Selection): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const touch of chosenIn({ staged, touched })) {
    if (found.has(nameOf(touch))) continue;
    const n = (counts.get(touch.on) ?? 0) + 1;
    counts.set(touch.on, n);
    found.set(nameOf(touch), n);
  }
  return found;
}

/** 0 = not chosen; else its number among the chosen ones of its kind: the hexes of an expansion count 1, 2, 3. */
export function orderOf(selection: Selection, touch: Touch): number {
  const known = orders.get(selection) ?? ordersIn(selection);
  orders.set(selection, known);
  return known.get(nameOf(touch)) ?? 0;
}
