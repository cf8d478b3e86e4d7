/**
 * Tables where nobody has moved for long: whoever they wait for is absent, and the seat is opened (table/absence.ts). Looked
 * for now and then, apart from what is due (wheel.ts): almost no table ever comes to it, and a move shall not pay for it.
 */
import { ABANDONED_AFTER } from '../../table/index.ts';
import { carry } from './carry.ts';
import type { Context } from './context.ts';
import { inOwnTurn, placeOf } from './place.ts';

const HOUR = 3_600_000;

/** At once and every hour; gives what stops it. */
export function watchAbsent(ctx: Context): () => Promise<void> {
  let busy: Promise<void> | null = null;
  const run = () => {
    busy ??= look(ctx)
      .catch(ctx.hooks.onError)
      .finally(() => {
        busy = null;
      });
  };
  run();
  const timer = setInterval(run, HOUR);
  return async () => {
    clearInterval(timer);
    await busy;
  };
}

async function look(ctx: Context): Promise<void> {
  const still = await ctx.db.q
    .selectFrom('tables')
    .select(['id', 'acting'])
    .where('state', '=', 'running')
    .where('frozen', '=', 0)
    .where('moved_at', '<=', ctx.settings.now() - ABANDONED_AFTER)
    .execute();
  for (const { id, acting } of still) {
    if (ctx.closing) return;
    const waited = await ctx.db.q
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where('kind', '=', 'person')
      .where('bot', 'is', null)
      .execute();
    const seats = JSON.parse(acting) as number[];
    if (!waited.some(({ seat }) => seats.includes(seat))) continue;
    const place = placeOf(ctx, id);
    await inOwnTurn(ctx, place, () => carry(ctx, place, { do: 'tick' }));
  }
}
