/** Bots of this device: they see what their seat may see, wait a little, and move one after the other. */
import type { Sealed } from '../../../kernel/contract.ts';
import { botMove, botOf, botsDue, headOf, type Table, viewOf } from '../../../table/index.ts';
import { type Context, carry, inTurn, type Place, safely } from './places.ts';

/** Sees to it that the next bot's move comes, once, while somebody looks at the table. */
export function scheduleBot(ctx: Context, place: Place): void {
  const { live } = place;
  if (!live || !place.leads || place.bot !== null || place.followers.size === 0) return;
  if (botsDue(live.host.game, live.table).length === 0) return;
  // Fetched meanwhile; what goes wrong is told when the bot moves.
  ctx.options.thinker().catch(() => undefined);
  place.bot = setTimeout(() => {
    moveBot(ctx, place)
      .catch(ctx.options.onError)
      .finally(() => {
        place.bot = null;
        scheduleBot(ctx, place);
      });
  }, ctx.pace);
}

/** The table does not wait while a bot thinks: a move found too late is refused as stale. */
async function moveBot(ctx: Context, place: Place): Promise<void> {
  const { options } = ctx;
  const { live } = place;
  const seat = live && botsDue(live.host.game, live.table)[0];
  if (live === null || seat === null || seat === undefined) return;
  const { table } = live;
  const [at, luck] = [headOf(table), options.id()];
  const view = viewOf(live.host.game, table, seat) as Sealed<Table['state']>;
  const { game, board = null, masterMs } = table.creation;
  const bot = botOf(table.seats[seat]!);
  const action = await options
    .thinker()
    .then((thinker) => thinker.move({ game, board, view, seat, bot, luck, masterMs }))
    .catch((error) => {
      options.onLostThought(error); // any legal move will do
      return null;
    });
  await inTurn(place, async () => {
    const done = safely(ctx, live, () => botMove(live.host, live.table, { seat, at, action, luck }, options.now()));
    if (done.ok) await carry(ctx, place, live, done);
  });
}
