/** Whose turn it has become. People are told of it once the row says so too: whoever looks after them reads it there. */
import type { Context } from './context.ts';
import type { Place } from './place.ts';

/** Seats whose turn has just come; not those who simply go on. */
export function noteTurns(place: Place, before: { acting: readonly number[] } | null): void {
  for (const seat of place.standing!.acting)
    if (!before?.acting.includes(seat) && !place.begun.includes(seat)) place.begun.push(seat);
}

/** Who has played meanwhile need not be told. */
export function tellTurns(ctx: Context, place: Place): void {
  if (place.behind || place.begun.length === 0) return;
  const { acting, seats } = place.standing!;
  const fresh = place.begun.filter((seat) => acting.includes(seat) && seats[seat]!.mode === 'person');
  place.begun = [];
  if (fresh.length > 0)
    ctx.hooks.onTurn(
      place.id,
      fresh.map((seat) => ({ seat, account: seats[seat]!.id })),
    );
}
