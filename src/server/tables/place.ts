/** A table as the main thread knows it: where it stands, who follows it, what waits. The game itself is in a worker. */
import type { Seat } from '../../kernel/contract.ts';
import type { Viewer } from '../../table/index.ts';
import type { Moved, Standing } from '../engine/jobs.ts';
import type { Listener } from './api.ts';
import type { Context } from './context.ts';

export interface Place {
  readonly id: string;
  /** Null before it was first loaded, or while it waits for players. */
  standing: Standing | null;
  /** Where it stood before a try of which we do not know whether it was written; null = there is none. */
  unsure: Standing | null;
  /** `moved_at` of its row: grows with every write of it, so that whoever has an older one meets a conflict. */
  version: number;
  /** Its row is behind its log (behind.ts); null = it is not. */
  behind: Behind | null;
  /** Seats whose turn has come and whose people have not been told, since the row does not say so yet. */
  begun: Seat[];
  /** Which life of its worker holds it; null = none. */
  generation: number | null;
  readonly listeners: Map<Listener, Following>;
  /** One job after the other. */
  last: Promise<unknown>;
  waiting: number;
  used: number;
  botTimer: NodeJS.Timeout | null;
  presenceTimer: NodeJS.Timeout | null;
}

export interface Behind {
  /** On the clock of this process. */
  since: number;
  /** Time of the last entry. */
  movedAt: number;
}

export interface Following {
  viewer: Viewer;
  /** Who sat there when that was found out. */
  seats: Standing['seats'] | null;
  key: string | null;
  /** May read the table's chat. */
  chat: boolean;
}

export function placeOf(ctx: Context, id: string): Place {
  const known = ctx.places.get(id);
  if (known) return known;
  const place: Place = {
    id,
    standing: null,
    unsure: null,
    version: 0,
    behind: null,
    begun: [],
    generation: null,
    listeners: new Map(),
    last: Promise.resolve(),
    waiting: 0,
    used: 0,
    botTimer: null,
    presenceTimer: null,
  };
  ctx.places.set(id, place);
  return place;
}

/** Runs a job when all earlier ones at this table are done; null when too many are waiting. */
export function inTurn<T>(
  ctx: Context,
  place: Place,
  job: () => Promise<T>,
  most = ctx.settings.queue,
): Promise<T> | null {
  if (place.waiting >= most) return null;
  place.waiting += 1;
  place.used = ctx.settings.now();
  const done = place.last.then(job).finally(() => {
    place.waiting -= 1;
    drop(ctx, place);
  });
  place.last = done.catch(() => undefined);
  return done;
}

/** The server's own jobs always find room. */
export const inOwnTurn = <T>(ctx: Context, place: Place, job: () => Promise<T>): Promise<T> =>
  inTurn(ctx, place, job, Number.POSITIVE_INFINITY)!;

/** Nothing is kept of a table that nobody follows and no worker holds. */
export function drop(ctx: Context, place: Place): void {
  if (place.waiting > 0 || place.listeners.size > 0 || place.generation !== null || place.botTimer) return;
  if (place.behind) return;
  if (place.presenceTimer) clearTimeout(place.presenceTimer);
  if (ctx.places.get(place.id) === place) ctx.places.delete(place.id);
}

export function viewersOf({ listeners }: Place): Viewer[] {
  const viewers: Viewer[] = [];
  for (const { viewer } of listeners.values()) if (!viewers.includes(viewer)) viewers.push(viewer);
  return viewers;
}

/** Where a table stands after a change: who sits there is told only when it is new. */
export const stands = (before: Standing | null, moved: Moved): Standing => ({ seats: before?.seats ?? [], ...moved });

/** The seat of an account, also while a bot stands in; else a watcher. */
export function viewerFor(standing: Standing | null, account: { id: string } | null): Viewer {
  const seat = account && standing ? standing.seats.findIndex(({ id }) => id === account.id) : -1;
  return seat < 0 ? 'watcher' : seat;
}
