/** Bots of this device: they see what their seat may see, wait a little, and move one after the other. */
import type { Sealed } from '../../../kernel/contract.ts';
import { botMove, botOf, botsDue, headOf, type Table, viewOf } from '../../../table/index.ts';
import { fetched, NotFetched } from './not-fetched.ts';
import { type Context, carry, inTurn, type Place, safely } from './places.ts';

/** Milliseconds to wait for what could not be fetched: doubled each time, up to the most. */
const FIRST_WAIT = 2000;
const MOST_WAIT = 30_000;
const pauseOf = ({ pace }: Context, { vain }: Place): number =>
  vain === 0 ? pace : Math.max(pace, Math.min(FIRST_WAIT * 2 ** (vain - 1), MOST_WAIT));

/** Sees to it that the next bot's move comes, once, while somebody looks at the table. */
export function scheduleBot(ctx: Context, place: Place): void {
  const { live } = place;
  if (!live || !place.leads || place.bot !== null || place.followers.size === 0) return;
  if (botsDue(live.host.game, live.table).length === 0) return;
  // Fetched meanwhile; what goes wrong is told when the bot moves.
  ctx.options.thinker().catch(() => undefined);
  place.waits = place.vain > 0;
  place.bot = setTimeout(
    () => {
      place.waits = false;
      moveBot(ctx, place)
        .catch(ctx.options.onError)
        .finally(() => {
          place.bot = null;
          scheduleBot(ctx, place);
        });
    },
    pauseOf(ctx, place),
  );
}

/** The network is back: what could not be fetched is asked for at once. */
export function tryAgain(ctx: Context, place: Place): void {
  place.vain = 0;
  if (!place.waits || place.bot === null) return;
  clearTimeout(place.bot);
  place.bot = null;
  scheduleBot(ctx, place);
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
  let action: { kind: string } | null = null;
  try {
    const thinker = await fetched(options.thinker());
    action = await thinker.move({ game, board, view, seat, bot, luck, masterMs });
  } catch (error) {
    options.onLostThought(error);
    if (error instanceof NotFetched) return waitForBots(place);
    // any legal move will do
  }
  place.vain = 0;
  await inTurn(place, async () => {
    const done = safely(ctx, live, () => botMove(live.host, live.table, { seat, at, action, luck }, options.now()));
    if (done.ok) await carry(ctx, place, live, done);
  });
}

/** A bot that lacks what it thinks with does not move at random: the people are told (client.ts), and it is tried again. */
function waitForBots(place: Place): void {
  place.vain += 1;
  for (const { tell } of place.followers)
    tell({ t: 'error', code: 'unavailable', about: { t: 'bots', table: place.id } });
}
