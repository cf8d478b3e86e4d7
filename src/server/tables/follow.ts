/** Following a table: who is given the sheet, as which viewer, and who else is there. */
import { type Ending, type ErrorCode, encode } from '../../protocol/index.ts';
import type { Follow, Listener } from './api.ts';
import { type ChatSeen, chatFor } from './chat.ts';
import { type Context, handOf } from './context.ts';
import { ensureLoaded } from './load.ts';
import { lobbyRow } from './lobby-feed.ts';
import { inTurn, type Place, viewerFor } from './place.ts';
import { presenceAt, sayPresence } from './presence.ts';
import { tableRow } from './rows.ts';

export function follow(ctx: Context, place: Place, listener: Listener, how: Follow): Promise<ErrorCode | null> {
  if (place.listeners.has(listener)) ctx.counts.resyncs += 1; // it follows already, and asks for a new sheet
  return inTurn(ctx, place, () => join(ctx, place, listener, how)) ?? Promise.resolve('busy');
}

/** Sits a listener down, or down again: in the table's turn, so that nothing is missed between sheet and news. */
export async function join(ctx: Context, place: Place, listener: Listener, how: Follow): Promise<ErrorCode | null> {
  const { account } = listener;
  const key = how.key ?? place.listeners.get(listener)?.key ?? null;
  const access = await ctx.policy.accessOf(place.id, account, key);
  if (!access.watch) return letGo(ctx, place, listener);
  const error = await ensureLoaded(ctx, place);
  if (error === 'not-started') return wait(ctx, place, listener, key, access.chat);
  if (error) return error;
  const viewer = viewerFor(place.standing, account);
  const { mode, from = -1 } = how;
  const asked = await handOf(ctx, place).ask({ do: 'sheet', table: place.id, viewer, mode, from });
  if (!asked.ok) return 'unavailable';
  const { sheet, view, log, after } = asked.value;
  place.listeners.set(listener, { viewer, seats: place.standing!.seats, key, chat: access.chat });
  const rest = {
    after,
    ...(access.chat && account ? { chat: await chatFor(ctx, place.id, account.id) } : {}),
    presence: presenceAt(ctx, place),
    ...(await endingOf(ctx, place)),
  };
  const head = JSON.stringify({ t: 'joined', table: place.id, viewer }).slice(0, -1);
  const seen = view === null ? '' : `,"view":${view}`;
  listener.send(`${head},"sheet":${sheet}${seen},"log":${log},${JSON.stringify(rest).slice(1)}`);
  tellPresence(ctx, place);
  return null;
}

export const tellPresence = sayPresence;

function letGo(ctx: Context, place: Place, listener: Listener): ErrorCode {
  if (place.listeners.delete(listener)) {
    listener.send(encode({ t: 'unsubscribed', table: place.id }));
    tellPresence(ctx, place);
  }
  return 'unknown-table';
}

/** A table that has not begun shows who sits there so far. */
async function wait(ctx: Context, place: Place, listener: Listener, key: string | null, chat: ChatSeen) {
  const row = await lobbyRow(ctx, place.id);
  if (!row) return 'unknown-table' as const;
  place.listeners.set(listener, { viewer: 'watcher', seats: null, key, chat });
  listener.send(encode({ t: 'waiting', table: place.id, ...row }));
  return null;
}

async function endingOf(ctx: Context, place: Place): Promise<{ ending?: Ending }> {
  const { state, outcome } = place.standing!;
  if (state === 'running') return {};
  const row = await tableRow(ctx.db, place.id);
  return { ending: { state, seed: row?.seed ?? null, outcome } };
}
