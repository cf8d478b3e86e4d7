/** Who is there: seats whose owner is connected, and how many watch; over all processes. */

import type { Seat } from '../../kernel/contract.ts';
import { encode, type Presence } from '../../protocol/index.ts';
import type { Context } from './context.ts';
import type { Place } from './place.ts';

const SAY_AFTER = 50;
/** A process that has died says nothing: it is forgotten after so long, and the living say it again in time. */
const FORGOTTEN_AFTER = 90_000;
const AGAIN_EVERY = 40_000;

interface Heard extends Presence {
  at: number;
}
/** What other processes say of their listeners, by table and process. */
export type PresenceElsewhere = Map<string, Map<string, Heard>>;

type Around = Pick<Place, 'id' | 'listeners'>;

function here({ listeners }: Around): Presence {
  const seats = new Set<Seat>();
  let watchers = 0;
  for (const { viewer } of listeners.values())
    if (viewer === 'watcher') watchers += 1;
    else seats.add(viewer);
  return { seats: [...seats], watchers };
}

/** Whether the owner of a seat is connected, to any process. */
export function isPresent(ctx: Context, table: string, seat: Seat): boolean {
  for (const { viewer } of ctx.places.get(table)?.listeners.values() ?? []) if (viewer === seat) return true;
  const since = ctx.settings.now() - FORGOTTEN_AFTER;
  for (const { at, seats } of ctx.elsewhere.get(table)?.values() ?? [])
    if (at >= since && seats.includes(seat)) return true;
  return false;
}

export function presenceAt(ctx: Context, place: Around): Presence {
  const { seats, watchers } = here(place);
  const all = new Set(seats);
  let sum = watchers;
  const since = ctx.settings.now() - FORGOTTEN_AFTER;
  for (const other of ctx.elsewhere.get(place.id)?.values() ?? [])
    if (other.at >= since) {
      for (const seat of other.seats) all.add(seat);
      sum += other.watchers;
    }
  return { seats: [...all].sort((a, b) => a - b), watchers: sum };
}

/** Takes out what processes have said that say nothing any more. */
export function forgetDead(elsewhere: PresenceElsewhere, now: number): void {
  for (const [table, said] of elsewhere) {
    for (const [process, { at }] of said) if (at < now - FORGOTTEN_AFTER) said.delete(process);
    if (said.size === 0) elsewhere.delete(table);
  }
}

/** Tells everybody here and the other processes, a moment later: several come and go at once. */
export function sayPresence(ctx: Context, place: Place): void {
  place.presenceTimer ??= setTimeout(() => {
    place.presenceTimer = null;
    if (ctx.closing) return;
    tellHere(ctx, place);
    sayElsewhere(ctx, place);
  }, SAY_AFTER);
}

function tellHere(ctx: Context, place: Place): void {
  if (!place.standing || place.listeners.size === 0) return;
  const text = encode({ t: 'presence', table: place.id, ...presenceAt(ctx, place) });
  for (const listener of place.listeners.keys()) listener.send(text);
}

function sayElsewhere(ctx: Context, place: Place): void {
  if (ctx.db.kind === 'sqlite') return; // one process only
  void ctx.db.notify('presence', `${ctx.self} ${place.id} ${JSON.stringify(here(place))}`).catch(ctx.hooks.onError);
}

export async function hearPresence(ctx: Context): Promise<() => void> {
  const stop = await ctx.db.listen('presence', (payload) => {
    const [self = '', id = '', ...rest] = payload.split(' ');
    if (self === ctx.self || ctx.closing) return;
    const said = JSON.parse(rest.join(' ')) as Presence;
    const known = ctx.elsewhere.get(id) ?? new Map<string, Heard>();
    const isNew = !known.has(self);
    if (said.seats.length === 0 && said.watchers === 0) known.delete(self);
    else known.set(self, { ...said, at: ctx.settings.now() });
    if (known.size > 0) ctx.elsewhere.set(id, known);
    else ctx.elsewhere.delete(id);
    const place = ctx.places.get(id);
    if (!place || place.listeners.size === 0) return;
    tellHere(ctx, place);
    if (isNew && known.has(self)) sayElsewhere(ctx, place); // it has just come and does not know of us
  });
  const timer = setInterval(() => {
    forgetDead(ctx.elsewhere, ctx.settings.now());
    for (const place of ctx.places.values()) if (place.listeners.size > 0) sayElsewhere(ctx, place);
  }, AGAIN_EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}
