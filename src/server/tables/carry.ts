/** Carrying out: worker, then one unit of the database, then everybody is told. In the table's turn only. */
import type { ErrorCode } from '../../protocol/index.ts';
import type { Change, Changed, Handed, JobOf, Standing } from '../engine/jobs.ts';
import { announce } from './announce.ts';
import type { CommandAnswer, Over } from './api.ts';
import { caughtUp, fallBehind } from './behind.ts';
import { scheduleBot } from './bots.ts';
import { type Context, handOf } from './context.ts';
import { catchUp } from './fanout.ts';
import { freezeAfter } from './freeze.ts';
import { ensureLoaded, isLoaded } from './load.ts';
import { noticeOf } from './notice.ts';
import { type Place, stands, viewersOf } from './place.ts';
import { nextVersion } from './row.ts';
import { tableRow } from './rows.ts';
import { noteTurns, tellTurns } from './turns.ts';
import { changeUnit, snapshotUnit } from './units.ts';
import { type Write, writeOf, writeUnit } from './write.ts';

type Carried = JobOf<'command'> | JobOf<'steward'> | JobOf<'bot'> | JobOf<'tick'>;
/** The job without what is filled in here. */
export type Wish = Carried extends infer J
  ? J extends Carried
    ? Omit<J, 'table' | 'now' | 'viewers' | 'version'>
    : never
  : never;

/** How often a command is tried: others may have written meanwhile, workers may die. */
const TRIES = 4;

/** `ready` may refuse: asked at each try, since seats may have changed hands on another process meanwhile. */
export async function carry(
  ctx: Context,
  place: Place,
  wish: Wish,
  ready?: () => CommandAnswer | null,
): Promise<CommandAnswer> {
  let failure: ErrorCode = 'unavailable';
  for (let n = 0; n < TRIES; n++) {
    const missing = isLoaded(ctx, place) ? null : await ensureLoaded(ctx, place);
    if (missing) return { ok: false, error: missing };
    const refused = ready?.();
    if (refused) return refused;
    const { id: table, version } = place;
    const job = { ...wish, table, now: ctx.settings.now(), viewers: viewersOf(place), version } as Carried;
    const asked = await handOf(ctx, place).ask(job);
    if (!asked.ok) {
      if (asked.why === 'lost') {
        place.generation = null;
        place.unsure ??= place.standing;
        continue;
      }
      await freezeAfter(ctx, place, asked.why === 'bug' ? asked.bug : null, job);
      const why = asked.why;
      return { ok: false, refusal: { ok: false, code: 'frozen', params: { why } } };
    }
    const value: Changed = asked.value;
    if ('refusal' in value) {
      // Told by another process, one may be ahead of what has come here: look before saying no.
      if (value.refusal.code !== 'from-the-future' || n > 0) {
        settle(ctx, place);
        return { ok: false, refusal: value.refusal };
      }
      await catchUp(ctx, place, []);
      continue;
    }
    const { change, answer, handed } = value;
    const seq = change.standing.head;
    if (change.entries.length === 0 && !change.desks) {
      settle(ctx, place);
      return { ok: true, entries: answer, seq };
    }
    const written = await (handed ? taken(ctx, place, change, handed) : persist(ctx, place, change));
    if (written === 'done') return { ok: true, entries: answer, seq };
    if (written === 'busy') return { ok: false, error: 'busy' };
    // Read again: what another process wrote makes the command stale, what we wrote after all makes it a repeat.
    failure = written === 'conflict' ? 'busy' : 'unavailable';
  }
  return { ok: false, error: failure };
}

/** What was written after all: those who follow have heard of it as the table was read again; whose turn it is, nobody has. */
function settle(ctx: Context, place: Place): void {
  const before = place.unsure;
  place.unsure = null;
  if (!before || place.standing!.head === before.head) return;
  noteTurns(place, before);
  tellTurns(ctx, place);
  scheduleBot(ctx, place);
}

/** Writes a change down and tells everybody; unless it is done, the worker's table is no longer true. */
export async function persist(ctx: Context, place: Place, change: Change): Promise<Write> {
  const standing = stands(place.standing, change.standing);
  const over = standing.state === 'running' ? null : await overOf(ctx, place, standing);
  const results = over ? await ctx.hooks.resultsOf(over) : [];
  const version = nextVersion(place.version, ctx.settings.now());
  const { head } = change.standing;
  const notice = noticeOf(ctx.db, { self: ctx.self, id: place.id, head, version, notes: change.notes ?? [] });
  const unit = changeUnit(ctx.db, ctx.settings, place, change, version, notice ? [...results, notice] : results);
  const written = await writeUnit(ctx, unit);
  await afterWrite(ctx, place, change, { version, later: false }, written);
  if (over && written === 'done') ctx.hooks.onOver(over);
  return written;
}

/** The same for a change that the worker handed to the writer itself. */
async function taken(ctx: Context, place: Place, change: Change, handed: Handed): Promise<Write> {
  const written = writeOf(ctx, handed.outcome!);
  await afterWrite(ctx, place, change, handed, written);
  return written;
}

async function afterWrite(
  ctx: Context,
  place: Place,
  change: Change,
  { version, later }: Pick<Handed, 'version' | 'later'>,
  written: Write,
): Promise<void> {
  if (written !== 'done') {
    place.generation = null;
    if (written === 'unknown') place.unsure ??= place.standing;
    return;
  }
  place.unsure = null;
  const before = place.standing!;
  place.version = version;
  place.standing = stands(before, change.standing);
  if (later) fallBehind(ctx, place, ctx.settings.now());
  else caughtUp(ctx, place);
  await announce(ctx, place, change, before, true);
  if (change.snapshot) {
    // Not waited for: without it the next opening only takes a little longer.
    void writeUnit(ctx, snapshotUnit(ctx.db, place.id, ctx.settings.build, change.snapshot));
  }
}

async function overOf(ctx: Context, place: Place, standing: Standing): Promise<Over | null> {
  const { state, outcome, seats, head } = standing;
  if (state === 'running' || place.standing?.state !== 'running') return null;
  const table = await tableRow(ctx.db, place.id);
  return table ? { table, state, outcome, seats, seq: head, at: ctx.settings.now() } : null;
}
