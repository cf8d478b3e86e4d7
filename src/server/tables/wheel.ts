/**
 * What is due: flags that fall, bots whose process has gone. Every process looks; the row itself says who may
 * wake a table, since the claim moves `due_at` and only one update finds it unmoved.
 */
import { part, unit } from '../db/database.ts';
import { scheduleBot } from './bots.ts';
import { carry } from './carry.ts';
import type { Context } from './context.ts';
import { inOwnTurn, type Place, placeOf } from './place.ts';
import { dueOf } from './row.ts';
import { writeUnit } from './write.ts';

/** So long another process leaves a claimed table alone. */
const LEASE = 10_000;
const AT_ONCE = 100;

export function turnWheel(ctx: Context): () => Promise<void> {
  let busy: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (busy || ctx.closing) return;
    busy = look(ctx)
      .catch(ctx.hooks.onError)
      .finally(() => {
        busy = null;
      });
  }, ctx.settings.wheelEvery);
  return async () => {
    clearInterval(timer);
    await busy;
  };
}

async function look(ctx: Context): Promise<void> {
  const now = ctx.settings.now();
  const due = await ctx.db.q
    .selectFrom('tables')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .where('state', '=', 'running')
    .where('frozen', '=', 0)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  await Promise.all(due.map(({ id, due_at }) => claim(ctx, id, due_at!, now)));
}

async function claim(ctx: Context, id: string, dueAt: number, now: number): Promise<void> {
  const query = ctx.db.q
    .updateTable('tables')
    .set({ due_at: now + LEASE })
    .where('id', '=', id)
    .where('due_at', '=', dueAt);
  if ((await writeUnit(ctx, unit(part(query, 1)))) !== 'done') return;
  const place = placeOf(ctx, id);
  await inOwnTurn(ctx, place, () => wake(ctx, place, now + LEASE));
}

/** Flags that have fallen are written; what was due too early is put where it belongs. */
async function wake(ctx: Context, place: Place, lease: number): Promise<void> {
  const done = await carry(ctx, place, { do: 'tick' });
  if (!place.standing || !done.ok) return;
  scheduleBot(ctx, place);
  const query = ctx.db.q
    .updateTable('tables')
    .set({ due_at: dueOf(place.standing, ctx.settings, ctx.settings.now()) })
    .where('id', '=', place.id)
    .where('due_at', '=', lease);
  await writeUnit(ctx, unit(part(query)));
}
