/** Tables that somebody follows: what is done at one is written down first, then told to all who follow it. */
import type { Ending, FromServer } from '../../../protocol/messages.ts';
import { toldMessage } from '../../../protocol/tell.ts';
import type { Done, Table, Viewer } from '../../../table/index.ts';
import { catchUp, frozenBy, keep, type Live, loadLive, standingOf } from './live.ts';
import type { Shelf } from './shelf.ts';
import type { Games, Thinker } from './think.ts';

export interface HereOptions {
  readonly shelf: Shelf;
  readonly game: Games;
  now(): number;
  /** 256 bits as 64 hexadecimal digits, from the system. */
  seed(): string;
  id(): string;
  /** Those who think for bots: fetched when they are first wanted, always the same. */
  thinker(): Promise<Thinker>;
  /** Milliseconds before a bot moves. */
  pace: number;
  /** Other tabs: tells them that a table has changed, and is told by them. */
  readonly others?: { tell(id: string): void; listen(heard: (id: string) => void): void };
  /** Runs `lead` while this tab is the one that lets the bots of a table move; until the function given back is called. */
  lead?(id: string, lead: () => void): () => void;
  /** Calls `again` whenever the network is back, as far as the device can tell. */
  online?(again: () => void): void;
  onError(error: unknown): void;
  /**
   * A bot that brought nothing: any legal move is played in its place, and the table goes on; it waits for one whose
   * code could not be fetched. Or a hint.
   */
  onLostThought(error: unknown): void;
}

export interface Context {
  readonly options: HereOptions;
  readonly places: Map<string, Place>;
  pace: number;
  /** Something has happened at a table: a bot may be next. */
  moved(place: Place): void;
}

/** A page with one of its tables. */
export interface Following {
  readonly tell: (message: FromServer) => void;
  viewer: Viewer;
}

export interface Place {
  readonly id: string;
  live: Live | null;
  readonly followers: Set<Following>;
  /** One thing after the other. */
  last: Promise<unknown>;
  bot: ReturnType<typeof setTimeout> | null;
  /** How often in a row what a bot needs could not be fetched. */
  vain: number;
  /** True between two such tries. */
  waits: boolean;
  /** True when the bots move from here: always, where tabs cannot agree. */
  leads: boolean;
  release: (() => void) | null;
}

export function placeOf({ places, options }: Context, id: string): Place {
  const known = places.get(id);
  if (known) return known;
  const place: Place = {
    ...{ id, live: null, followers: new Set<Following>(), last: Promise.resolve(), bot: null },
    ...{ vain: 0, waits: false, leads: options.lead === undefined, release: null },
  };
  places.set(id, place);
  return place;
}

export function inTurn<T>(place: Place, job: () => Promise<T>): Promise<T> {
  const done = place.last.then(job);
  place.last = done.catch(() => undefined);
  return done;
}

export async function liveOf({ options }: Context, place: Place): Promise<Live | null> {
  place.live ??= await loadLive(options.shelf, place.id, options.game);
  return place.live;
}

/**
 * Writes down, then tells; whoever asked is answered first, so that a page draws once what it has done. False when
 * another tab was quicker: what it did is told instead.
 */
export async function carry(
  ctx: Context,
  place: Place,
  live: Live,
  done: Done,
  answer: () => void = () => undefined,
): Promise<boolean> {
  const { shelf, now, others } = ctx.options;
  const before = live.table;
  if (await keep(shelf, live, done, now())) {
    answer();
    announce(ctx, place, live, before, done);
    others?.tell(place.id);
    return true;
  }
  await follow(ctx, place, live);
  return false;
}

function announce(ctx: Context, place: Place, live: Live, before: Table, done: Done): void {
  const { game } = live.host;
  for (const { tell, viewer } of place.followers) {
    const message = toldMessage(game, place.id, before, done, viewer);
    if (message) tell(message);
  }
  const ending = endingOf(live);
  if (ending && standingOf(game, before).state === 'running')
    for (const { tell } of place.followers) tell({ t: 'over', table: place.id, ...ending });
  ctx.moved(place);
}

/** Tells what another tab has done. */
export async function follow(ctx: Context, place: Place, live: Live): Promise<void> {
  const before = live.table;
  const done = await catchUp(ctx.options.shelf, live);
  if (done) announce(ctx, place, live, before, done);
  else forget(ctx, place);
}

/** The table is gone. */
export function forget(ctx: Context, place: Place): void {
  for (const { tell } of place.followers) tell({ t: 'unsubscribed', table: place.id });
  place.followers.clear();
  drop(ctx, place);
}

/** Nothing is kept of a table that nobody follows. */
export function drop({ places }: Context, place: Place): void {
  if (place.followers.size > 0) return;
  if (place.bot !== null) clearTimeout(place.bot);
  place.release?.();
  if (places.get(place.id) === place) places.delete(place.id);
}

/** A fault of the engine stops its one table, and nothing is lost. */
export function safely<T extends { ok: boolean }>(
  { options }: Context,
  live: Live,
  work: () => T,
): T | ReturnType<typeof frozenBy> {
  try {
    return work();
  } catch (error) {
    options.onError(error);
    return frozenBy(live, options.now());
  }
}

/** Null while the game goes on. The seed is told only if it was promised before the first draw. */
export function endingOf({ host, table, row }: Live): Ending | null {
  const { state, outcome } = standingOf(host.game, table);
  return state === 'running' ? null : { state, seed: row.creation.commitment === null ? null : row.seed, outcome };
}
