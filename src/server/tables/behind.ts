/**
 * Rows behind their logs. A table's row repeats what its log says (how far it is, who acts) for those who look for tables
 * without folding any. Where move follows move at a calm table, only one in half a second brings the row along; the others
 * are an entry and nothing else. What is left is written here as soon as the moves cease, before the table leaves memory,
 * and when somebody wants to read it. A process that dies first leaves a row that is behind: the next one catches up.
 */
import type { Row } from '../db/schema.ts';
import type { StoredEntry } from '../engine/jobs.ts';
import type { Context } from './context.ts';
import { ensureLoaded } from './load.ts';
import { inOwnTurn, type Place, placeOf } from './place.ts';
import { nextVersion, ROW_WAITS } from './row.ts';
import { rowsBehind } from './rows.ts';
import { tellTurns } from './turns.ts';
import { rowUnit } from './units.ts';
import { writeUnit } from './write.ts';

export function fallBehind(ctx: Context, place: Place, movedAt: number): void {
  if (place.behind) place.behind.movedAt = movedAt;
  else {
    place.behind = { since: performance.now(), movedAt };
    ctx.behind.add(place);
  }
}

export function caughtUp(ctx: Context, place: Place): void {
  if (!place.behind) return;
  place.behind = null;
  ctx.behind.delete(place);
}

/** The row was read, and `entries` up to where the table stands. */
export function rowRead(ctx: Context, place: Place, row: Row<'tables'>, entries: readonly StoredEntry[]): void {
  place.version = row.moved_at;
  if (row.head < place.standing!.head) fallBehind(ctx, place, entries.at(-1)?.at ?? row.moved_at);
  else caughtUp(ctx, place);
}

/** In the table's turn. What cannot be written now is tried again at the next look. */
export async function writeRow(ctx: Context, place: Place): Promise<void> {
  if (!place.behind) return;
  if (!place.standing) await readAgain(ctx, place);
  const { behind, standing } = place;
  if (!behind || !standing) return;
  const version = nextVersion(place.version, behind.movedAt);
  const written = await writeUnit(ctx, rowUnit(ctx.db, ctx.settings, place, standing, version));
  if (written === 'done') {
    place.version = version;
    caughtUp(ctx, place);
    tellTurns(ctx, place);
  } else if (written === 'conflict') {
    // Somebody else has written it: what they wrote is read, and whether it is behind.
    place.generation = null;
    await readAgain(ctx, place);
  }
}

/** A table that cannot be read has no row to put right. */
async function readAgain(ctx: Context, place: Place): Promise<void> {
  if ((await ensureLoaded(ctx, place)) === null) tellTurns(ctx, place);
  else caughtUp(ctx, place);
}

const write = (ctx: Context, places: readonly Place[]): Promise<unknown> =>
  Promise.all(places.map((place) => inOwnTurn(ctx, place, () => writeRow(ctx, place))));

export function watchRows(ctx: Context): () => void {
  const { rowsEvery } = ctx.settings;
  let busy = false;
  const timer = setInterval(() => {
    // A disk that stands still shall not fill the queues of tables.
    if (busy || ctx.behind.size === 0) return;
    // By then a next move would have brought the row along.
    const late = performance.now() - ROW_WAITS - rowsEvery;
    const places = [...ctx.behind].filter(({ behind }) => behind!.since < late);
    busy = true;
    void write(ctx, places)
      .catch(ctx.hooks.onError)
      .finally(() => {
        busy = false;
      });
  }, rowsEvery);
  return () => clearInterval(timer);
}

export async function settled(ctx: Context, of: { table: string } | { account: string }): Promise<void> {
  if (ctx.behind.size === 0) return;
  const isMeant = ({ id, standing }: Place) =>
    'table' in of ? id === of.table : !standing || standing.seats.some((seat) => seat.id === of.account);
  await write(ctx, [...ctx.behind].filter(isMeant));
}

/** At the start: what a process that died, or a backup of one that ran, has left behind. */
export async function catchUpRows(ctx: Context): Promise<void> {
  for (const id of await rowsBehind(ctx.db)) {
    const place = placeOf(ctx, id);
    // One that is damaged must not keep the others from opening.
    await inOwnTurn(ctx, place, async () => {
      if ((await ensureLoaded(ctx, place)) === null) await writeRow(ctx, place);
    }).catch(ctx.hooks.onError);
  }
}
