/** After the commit: those who follow here, other processes, bots, hooks. */
import { encode } from '../../protocol/index.ts';
import type { Change, Standing } from '../engine/jobs.ts';
import { scheduleBot } from './bots.ts';
import type { Context } from './context.ts';
import { join, tellPresence } from './follow.ts';
import { lobbyChanged } from './lobby-feed.ts';
import { tellNews } from './news.ts';
import { type Place, viewerFor } from './place.ts';
import { tableRow } from './rows.ts';
import { noteTurns, tellTurns } from './turns.ts';

/** `own`: written by this process, so that it calls the hooks. Other processes heard of it from the database, with the commit. */
export async function announce(
  ctx: Context,
  place: Place,
  change: Change,
  before: Standing,
  own: boolean,
): Promise<void> {
  const { tells, entries } = change;
  const standing = place.standing!;
  const reseated = standing.seats !== before.seats;
  for (const [listener, following] of place.listeners) {
    const { viewer, seats } = following;
    // Who has changed seats gets a sheet of the new one instead: what was told was made for the old one.
    // Whatever this change says of seats: a table read again from the database may have been seated anew without one.
    if (seats !== standing.seats && viewerFor(standing, listener.account) !== viewer)
      await join(ctx, place, listener, { mode: 'log' });
    else {
      following.seats = standing.seats;
      const tell = tells.find(({ to }) => to.includes(viewer));
      if (tell) listener.send(tell.text);
    }
  }
  if (reseated && standing.seats.some((seat, i) => seat.id !== before.seats[i]?.id)) tellPresence(ctx, place);
  if (standing.state !== 'running' && before.state === 'running') await tellEnd(ctx, place, standing);
  if (!own) return;
  if (standing.state !== before.state || change.seats) lobbyChanged(ctx, place.id);
  if (entries.length > 0) noteTurns(place, before);
  tellTurns(ctx, place);
  tellNews(ctx, place, change, before);
  scheduleBot(ctx, place);
}

/** Nothing is secret any more: the seed is shown, and anybody can check the dice. */
async function tellEnd(ctx: Context, place: Place, { state, outcome }: Standing): Promise<void> {
  if (place.listeners.size === 0 || state === 'running') return;
  const row = await tableRow(ctx.db, place.id);
  const text = encode({ t: 'over', table: place.id, state, seed: row?.seed ?? null, outcome });
  for (const listener of place.listeners.keys()) listener.send(text);
}
