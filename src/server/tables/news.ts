/** What people are told beside their turns: an end is asked for, a seat of theirs stands open. */
import type { Seat } from '../../kernel/contract.ts';
import type { SeatNow } from '../../table/index.ts';
import type { Change, Standing } from '../engine/jobs.ts';
import type { Context } from './context.ts';
import type { Place } from './place.ts';

export function tellNews(ctx: Context, place: Place, { asked }: Change, before: Standing): void {
  const { seats, state } = place.standing!;
  if (state !== 'running') return;
  const owners = (isOne: (held: SeatNow, seat: Seat) => boolean) =>
    seats.flatMap((held, seat) => (held.id !== '' && isOne(held, seat) ? [{ seat, account: held.id }] : []));
  if (asked !== undefined) {
    const others = owners(({ mode }, seat) => seat !== asked && (mode === 'person' || mode === 'open'));
    if (others.length > 0) ctx.hooks.onNews(place.id, 'asked', others);
  }
  if (seats === before.seats) return;
  const freed = owners(({ id, mode }, seat) => {
    const had = before.seats[seat];
    return mode === 'open' && had?.mode === 'person' && had.id === id;
  });
  if (freed.length > 0) ctx.hooks.onNews(place.id, 'freed', freed);
}
