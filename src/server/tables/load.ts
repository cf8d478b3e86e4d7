/**
 * Bringing a table into its worker: a snapshot of this build and the tail of the log. A snapshot of another build
 * is not trusted: the log is replayed once, on the worker for long jobs, and the hashes are compared.
 */
import type { ErrorCode } from '../../protocol/index.ts';
import type { Row } from '../db/schema.ts';
import type { Bug, SnapshotMade, StoredEntry } from '../engine/jobs.ts';
import { rowRead } from './behind.ts';
import { type Context, handOf } from './context.ts';
import { makeRoom } from './evict.ts';
import { catchUp } from './fanout.ts';
import { breakDown, freezeDiffering, type Witness } from './freeze.ts';
import type { Place } from './place.ts';
import { deskRows, entriesAfter, lastSnapshot, makingOf, tableRow } from './rows.ts';
import { snapshotUnit } from './units.ts';
import { writeUnit } from './write.ts';

const TRIES = 4;
/** A replay of a long log may take its time: it is off the hot path. */
export const REPLAY_LIMIT = 60_000;

export const isLoaded = (ctx: Context, place: Place): boolean =>
  place.generation !== null && place.generation === handOf(ctx, place).generation();

/** Null when the worker holds the table as the database has it, or had it a moment ago. */
export async function ensureLoaded(ctx: Context, place: Place): Promise<ErrorCode | null> {
  if (isLoaded(ctx, place)) return null;
  for (let n = 0; n < TRIES; n++) {
    const error = await loadOnce(ctx, place);
    if (error !== 'again') return error;
  }
  return 'unavailable';
}

async function loadOnce(ctx: Context, place: Place): Promise<ErrorCode | 'again' | null> {
  const { db } = ctx;
  // The row first: whatever is written after it makes our next write a conflict, and we read again.
  const row = await tableRow(db, place.id);
  if (!row) return 'unknown-table';
  if (row.state === 'waiting' || row.state === 'cancelled') return 'not-started';
  if (ctx.broken.get(row.id) === row.moved_at) return 'out-of-order'; // tried before: each try costs a replay and a record
  // Of a newer program, before it came here or after it went: this one would play it by rules it does not know.
  const game = await ctx.games.load(row.game);
  if (game && row.rules > game.rules) {
    if (!ctx.newer.has(row.id))
      ctx.hooks.onError(new Error(`table ${row.id}: ${row.game} by rules ${row.rules}, newer than ${game.rules}`));
    ctx.newer.add(row.id);
    return 'unavailable';
  }
  const all = await entriesAfter(db, place.id, -1);
  const snapshot = await snapshotFor(ctx, row, all);
  if ('error' in snapshot) return snapshot.error;
  const { body, seq } = snapshot;
  // Followers have been told up to where we stood: load that far, then tell them the rest.
  const told = place.listeners.size > 0 && place.standing && place.standing.head >= seq ? place.standing.head : null;
  const entries = told === null ? all : all.slice(0, told + 1);
  const hand = handOf(ctx, place);
  const generation = hand.generation();
  const desks = await deskRows(db, place.id);
  const loaded = await hand.ask({ do: 'load', table: place.id, ...makingOf(row), entries, snapshot: body, desks });
  if (!loaded.ok) {
    if (loaded.why === 'lost') return 'again';
    await breakDown(ctx, place, row, loaded.why === 'bug' ? loaded.bug : null);
    return 'out-of-order';
  }
  place.standing = loaded.value;
  rowRead(ctx, place, row, entries);
  place.generation = generation;
  if (entries.length < all.length) await catchUp(ctx, place, []);
  if (snapshot.witness) await freezeDiffering(ctx, place, snapshot.witness);
  makeRoom(ctx);
  return null;
}

type Found = { body: string | null; seq: number; witness: Witness | null } | { error: ErrorCode };

async function snapshotFor(ctx: Context, row: Row<'tables'>, all: StoredEntry[]): Promise<Found> {
  const { build, snapshotEvery } = ctx.settings;
  const stored = await lastSnapshot(ctx.db, row.id);
  if (stored?.build === build) return { body: stored.body, seq: stored.seq, witness: null };
  if (!stored && all.length <= snapshotEvery * 2) return { body: null, seq: -1, witness: null };
  const entries = stored ? all.slice(0, stored.seq + 1) : all;
  const replayed = await replay(ctx, row, entries);
  if ('bug' in replayed) {
    const place = ctx.places.get(row.id);
    if (place) await breakDown(ctx, place, row, replayed.bug);
    return { error: 'out-of-order' };
  }
  const { body, seq, hash } = replayed.made;
  // A table that stands still for another reason differs all the same; one that was stopped for this has been told of.
  const differs = stored !== undefined && stored.hash !== hash && row.frozen_why !== 'differs';
  if (!differs) await writeUnit(ctx, snapshotUnit(ctx.db, row.id, build, replayed.made));
  const witness = differs && { stored: { seq, build: stored.build, hash: stored.hash }, replayed: { build, hash } };
  return { body, seq, witness: witness || null };
}

async function replay(ctx: Context, row: Row<'tables'>, entries: StoredEntry[]) {
  for (let n = 0; n < TRIES; n++) {
    const asked = await ctx.pool.back().ask({ do: 'rebuild', ...makingOf(row), entries }, REPLAY_LIMIT);
    if (asked.ok) return { made: asked.value satisfies SnapshotMade };
    if (asked.why === 'bug') return { bug: asked.bug satisfies Bug };
    if (asked.why === 'runaway') return { bug: null };
  }
  return { bug: null };
}
