/** Bots: they think on a worker of their own, on the view of their seat, and wait a little before they move. */
import { randomUUID } from 'node:crypto';
import { carry } from './carry.ts';
import { type Context, handOf } from './context.ts';
import { ensureLoaded } from './load.ts';
import { drop, inOwnTurn, type Place } from './place.ts';

/** Sees to it that the next bot's move comes, once. */
export function scheduleBot(ctx: Context, place: Place): void {
  if (ctx.closing || place.botTimer || !place.standing?.bots.length || place.standing.frozen !== null) return;
  place.botTimer = setTimeout(() => {
    void moveBot(ctx, place)
      .catch(ctx.hooks.onError)
      .finally(() => {
        place.botTimer = null;
        scheduleBot(ctx, place);
        drop(ctx, place);
      });
  }, ctx.settings.botPace);
}

/** One move of one bot. The table does not wait while it thinks: a move found too late is refused as stale. */
async function moveBot(ctx: Context, place: Place): Promise<void> {
  const sight = await inOwnTurn(ctx, place, async () => {
    if (ctx.closing || (await ensureLoaded(ctx, place)) !== null) return null;
    const asked = await handOf(ctx, place).ask({ do: 'see', table: place.id });
    return asked.ok ? asked.value : null;
  });
  if (!sight) return;
  const { seat, at, view, board } = sight;
  const [game, luck] = [await gameOf(ctx, place), randomUUID()];
  if (game === null) return;
  const bot = sight.bot ?? ctx.settings.standIn;
  const thought = await ctx.pool.thinking.inLine(
    ({ hand, ms, limit }) => hand.ask({ do: 'think', game, view, board, seat, bot, luck, ms }, limit),
    bot === 'master' ? sight.masterMs : undefined,
  );
  // A bot that fails, or takes too long, does not hold up the table: any legal move will do.
  const action = thought.ok ? thought.value : null;
  await inOwnTurn(ctx, place, () => carry(ctx, place, { do: 'bot', seat, at, action, luck }));
}

async function gameOf(ctx: Context, place: Place): Promise<string | null> {
  const row = await ctx.db.q.selectFrom('tables').select('game').where('id', '=', place.id).executeTakeFirst();
  return row?.game ?? null;
}
