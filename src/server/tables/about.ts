/** Things around a table that are not in its log: seats before the start, chat that was hidden, a rematch. */
import { encode } from '../../protocol/index.ts';
import type { Announcement } from '../lobby/door.ts';
import { type Context, handOf } from './context.ts';
import { join } from './follow.ts';
import { inOwnTurn, type Place } from './place.ts';

/** `forget`: what is stored was changed outside of the log. */
export type About = Announcement | { type: 'forget' };

/** In the table's turn. */
export async function tellAbout(ctx: Context, place: Place, what: About): Promise<void> {
  void ctx.db.notify('about', `${ctx.self} ${place.id} ${JSON.stringify(what)}`).catch(ctx.hooks.onError);
  await tellHere(ctx, place, what);
}

export const hearAbout = (ctx: Context): Promise<() => void> =>
  ctx.db.listen('about', (payload) => {
    const [self, id = '', ...rest] = payload.split(' ');
    const place = ctx.places.get(id);
    if (self === ctx.self || !place || ctx.closing) return;
    const what = JSON.parse(rest.join(' ')) as About;
    void inOwnTurn(ctx, place, () => tellHere(ctx, place, what)).catch(ctx.hooks.onError);
  });

async function tellHere(ctx: Context, place: Place, what: About): Promise<void> {
  if (what.type === 'forget') await forgetHere(ctx, place);
  if (what.type === 'chat-hidden') {
    const text = encode({ t: 'chat-hidden', table: place.id, id: what.chat, hidden: what.hidden });
    for (const [listener, { chat }] of place.listeners) if (chat) listener.send(text);
    return;
  }
  if (what.type === 'rematch') {
    // Who may know of it asks for it: the message names no table.
    const text = encode({ t: 'rematch', table: place.id });
    for (const [listener, { viewer }] of place.listeners) if (viewer !== 'watcher') listener.send(text);
    return;
  }
  // Seats have changed: everybody is seen afresh, with the rights they have now.
  for (const listener of [...place.listeners.keys()]) await join(ctx, place, listener, { mode: 'log' });
}

/** The next use reads the table again from the database. */
async function forgetHere(ctx: Context, place: Place): Promise<void> {
  place.generation = null;
  place.standing = null;
  ctx.broken.delete(place.id);
  await handOf(ctx, place).ask({ do: 'forget', table: place.id });
}
