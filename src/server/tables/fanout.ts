/** Between processes: what another one wrote is read from the database and told to those who follow here. */
import type { Note } from '../../table/index.ts';
import { announce } from './announce.ts';
import { rowRead } from './behind.ts';
import { type Context, handOf } from './context.ts';
import { freezeAfter } from './freeze.ts';
import { ensureLoaded, isLoaded } from './load.ts';
import { hearNotices } from './notice.ts';
import { inOwnTurn, type Place, stands, viewersOf } from './place.ts';
import { deskRows, entriesAfter, tableRow } from './rows.ts';

export function listen(ctx: Context): Promise<() => void> {
  return hearNotices(
    ctx.db,
    ({ self, id, head, version, notes }) => {
      const place = ctx.places.get(id);
      if (self === ctx.self || !place || ctx.closing) return;
      void inOwnTurn(ctx, place, () => hear(ctx, place, head, version, notes)).catch(ctx.hooks.onError);
    },
    () => {
      for (const place of ctx.places.values())
        void inOwnTurn(ctx, place, () => hear(ctx, place, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, [])).catch(
          ctx.hooks.onError,
        );
    },
  );
}

async function hear(ctx: Context, place: Place, head: number, version: number, notes: Note[]): Promise<void> {
  if (place.standing && place.standing.head >= head && place.version >= version) return;
  if (isLoaded(ctx, place)) await catchUp(ctx, place, notes);
  // Nobody follows: it is read when it is needed.
  else if (place.listeners.size > 0) await ensureLoaded(ctx, place);
}

/** Folds what the database has and the worker has not. */
export async function catchUp(ctx: Context, place: Place, notes: Note[]): Promise<void> {
  const before = place.standing!;
  const row = await tableRow(ctx.db, place.id);
  if (!row) return;
  const entries = await entriesAfter(ctx.db, place.id, before.head);
  const desks = await deskRows(ctx.db, place.id);
  const now = ctx.settings.now();
  const job = { do: 'follow' as const, table: place.id, entries, desks, notes, now, viewers: viewersOf(place) };
  const asked = await handOf(ctx, place).ask(job);
  if (!asked.ok || 'refusal' in asked.value) {
    place.generation = null;
    if (!asked.ok && asked.why !== 'lost') await freezeAfter(ctx, place, asked.why === 'bug' ? asked.bug : null, job);
    return;
  }
  place.standing = stands(before, asked.value.change.standing);
  rowRead(ctx, place, row, entries);
  await announce(ctx, place, asked.value.change, before, false);
}
