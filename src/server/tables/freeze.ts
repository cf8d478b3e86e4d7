/**
 * Faults. A bug thrown or a job that does not end freezes its one table: the log is kept, the players are told,
 * and a record that a developer can replay is written to `bugs/` in the data folder.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { encode } from '../../protocol/index.ts';
import type { Entry } from '../../table/index.ts';
import { chained } from '../../table/log.ts';
import { part, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { Bug, Job, Making, StoredEntry } from '../engine/jobs.ts';
import { entryOf, stored } from '../engine/stored.ts';
import { makeFolder } from '../folder.ts';
import { tellAbout } from './about.ts';
import { persist } from './carry.ts';
import { type Context, handOf } from './context.ts';
import { ensureLoaded } from './load.ts';
import { lobbyChanged } from './lobby-feed.ts';
import { noticeOf } from './notice.ts';
import { type Place, viewersOf } from './place.ts';
import { nextVersion } from './row.ts';
import { entriesAfter, lastEntry, makingOf, tableRow } from './rows.ts';
import { entryParts } from './units.ts';
import { writeUnit } from './write.ts';

export type Fault = 'bug' | 'runaway' | 'differs';

/** After a job went wrong: the table is folded afresh, without that job, and frozen. */
export async function freezeAfter(ctx: Context, place: Place, bug: Bug | null, job: Job): Promise<void> {
  place.generation = null;
  await record(ctx, place.id, bug, job);
  if ((await ensureLoaded(ctx, place)) === null) await freezeFor(ctx, place, bug ? 'bug' : 'runaway');
}

/** Writes the freeze through the table itself. */
export async function freezeFor(ctx: Context, place: Place, why: Fault): Promise<void> {
  ctx.counts.frozen += 1;
  const job = {
    do: 'steward' as const,
    table: place.id,
    deed: { type: 'freeze' as const, why },
    now: ctx.settings.now(),
    viewers: viewersOf(place),
  };
  const asked = await handOf(ctx, place).ask(job);
  if (!asked.ok || 'refusal' in asked.value) return;
  await persist(ctx, place, asked.value.change);
}

/** This build makes another position of a log than the one that took the snapshot: both are named in the record. */
export async function freezeDiffering(ctx: Context, place: Place, witness: Witness): Promise<void> {
  await record(ctx, place.id, { message: 'another build folds the log otherwise', stack: '' }, null, { witness });
  await freezeFor(ctx, place, 'differs');
}

export interface Witness {
  stored: { seq: number; build: string; hash: string };
  replayed: { build: string; hash: string };
}

/** The game cannot even be set up: it is called off, and nobody tries again. */
export async function callOff(ctx: Context, place: Place, row: Row<'tables'>, making: Making, bug: Bug | null) {
  ctx.counts.frozen += 1;
  await record(ctx, place.id, bug, null, making);
  const now = ctx.settings.now();
  const off = ctx.db.q
    .updateTable('tables')
    .set({ state: 'cancelled', frozen: 1, frozen_why: bug ? 'bug' : 'runaway', ended_at: now })
    .set({ moved_at: nextVersion(row.moved_at, now) })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('moved_at', '=', row.moved_at);
  if ((await writeUnit(ctx, unit(part(off, 1)))) !== 'done') return;
  lobbyChanged(ctx, row.id);
  await tellAbout(ctx, place, { type: 'cancelled' });
}

/** The log cannot even be folded: the freeze is added to it as it stands, and nothing more is asked of the engine. */
export async function breakDown(ctx: Context, place: Place, row: Row<'tables'>, bug: Bug | null): Promise<void> {
  place.generation = null;
  ctx.broken.set(place.id, row.moved_at);
  ctx.counts.frozen += 1;
  await record(ctx, place.id, bug, null);
  const last = await lastEntry(ctx.db, place.id);
  if (row.frozen === 0 && last) {
    const read = readIfItCanBe(last);
    const at = Math.max(ctx.settings.now(), last.at);
    const why = bug ? 'bug' : 'runaway';
    // What cannot be read has no link to go on from: the row alone says that the table stands still.
    const entries = 'body' in read ? [] : [stored(chained(read.chain, { seq: last.seq + 1, at, type: 'freeze', why }))];
    const head = entries[0]?.seq ?? last.seq;
    const version = nextVersion(row.moved_at, at);
    const frozen = ctx.db.q
      .updateTable('tables')
      .set({
        head,
        moved_at: version,
        due_at: null,
        acting: '[]',
        frozen: 1,
        frozen_why: why,
      })
      .where('id', '=', place.id)
      .where('moved_at', '=', row.moved_at);
    const told = noticeOf(ctx.db, { self: ctx.self, id: place.id, head, version, notes: [] });
    const written = await writeUnit(ctx, unit(part(frozen, 1), ...entryParts(ctx.db, place.id, entries), told));
    if (written === 'done') ctx.broken.set(place.id, version);
  }
  const text = encode({ t: 'error', code: 'out-of-order', about: { t: 'told', table: place.id } });
  for (const listener of place.listeners.keys()) listener.send(text);
}

/** A damaged entry stays as it is stored. */
function readIfItCanBe(entry: StoredEntry): Entry | StoredEntry {
  try {
    return entryOf(entry);
  } catch {
    return entry;
  }
}

/** Everything a developer needs to see it again; it holds the seed, so it is for the operator's eyes only. */
async function record(ctx: Context, id: string, bug: Bug | null, job: Job | null, more: object = {}): Promise<void> {
  const { dataDir, build, now } = ctx.settings;
  const message = bug?.message ?? 'a job did not end in time';
  ctx.hooks.onBug(id, message);
  const row = await tableRow(ctx.db, id);
  if (!row) return;
  const entries = (await entriesAfter(ctx.db, id, -1)).map(readIfItCanBe);
  const text = JSON.stringify({
    at: now(),
    table: id,
    build,
    error: bug ?? { message },
    job,
    ...makingOf(row),
    ...more,
    entries,
  });
  // A disk that is full or closed to us must not keep the table from being frozen.
  try {
    const folder = join(dataDir, 'bugs');
    makeFolder(resolve(folder), 0o700);
    writeFileSync(join(folder, `${now()}-${id}-${entries.length}.json`), text, { mode: 0o600 });
  } catch (error) {
    ctx.hooks.onError(error);
  }
}
