/** What the dice of growth showed last (AOS-63), out of what has happened. */
import type { AosEvent, Column } from '../../../games/age-of-steam/index.ts';

/** The moments of a table, as far as dice go. */
interface Moments {
  values(): Iterable<{ readonly events: readonly { readonly type: string }[] }>;
}
type Rolled = Extract<AosEvent, { type: 'dice-rolled' }>;

/** The dice of the last growth on a side; null before the first. */
export function diceOf(moments: Moments | undefined, side: Column['side']): readonly number[] | null {
  const events = [...(moments?.values() ?? [])].flatMap((moment) => moment.events);
  const isIt = (event: { readonly type: string }): event is Rolled =>
    event.type === 'dice-rolled' && 'side' in event && event.side === side;
  return events.findLast(isIt)?.dice ?? null;
}

/** Those of them that brought a column its goods. */
export const diceFor = (moments: Moments | undefined, { side, number }: Column): readonly number[] =>
  (diceOf(moments, side) ?? []).filter((die) => die === number);
