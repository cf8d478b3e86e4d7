/** Bots of this device: they see what their seat may see, wait a little, and move one after the other. */
import type { Sealed } from '../../../kernel/contract.ts';
import { botMove, botOf, botsDue, headOf, type Table, viewOf } from '../../../table/index.ts';
import { type Context, carry, inTurn, type Place, safely } from './places.ts';

/** Sees to it that the next bot's move comes, once, while somebody looks at the table. */
export function scheduleBot(ctx: Context, place: Place): void {
  const { live } = place;
  if (!live || !place.leads || place.bot !== null || place.followers.size === 0) return;
  if (botsDue(live.host.game, live.table).length === 0) return;
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
  const { game } = live.host;
  const [at, luck] = [headOf(live.table), options.id()];
  const view = viewOf(game, live.table, seat) as Sealed<Table['state']>;
  const { seats, creation } = live.table;
  const action = await options.think(game, view, seat, botOf(seats[seat]!), luck, creation.masterMs).catch((error) => {
    options.onError(error); // any legal move will do
    return null;
  });
  await inTurn(place, async () => {
    const done = safely(ctx, live, () => botMove(live.host, live.table, { seat, at, action, luck }, options.now()));
    if (done.ok) await carry(ctx, place, live, done);
  });
}
