/** Changes of the list of public tables, told to those who look at the lobby, on every process. */
import { encode, type LobbyTable } from '../../protocol/index.ts';
import type { Creation } from '../../table/index.ts';
import { blocksWith } from '../store/relations.ts';
import type { Context } from './context.ts';

const GATHER = 100;

/** Called by whoever has written the change. */
export function lobbyChanged(ctx: Context, table: string): void {
  void ctx.db.notify('lobby', table).catch(ctx.hooks.onError);
}

export async function hearLobby(ctx: Context): Promise<() => void> {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const tell = async () => {
    timer = null;
    const ids = [...changed];
    changed = new Set();
    if (ctx.lobby.size === 0 || ctx.closing) return;
    const rows = await lobbyRows(ctx, ids); // of others not even the id is told
    if (rows.length === 0) return;
    const unwanted = await blocksWith(
      ctx.db,
      rows.map(({ createdBy }) => createdBy),
    );
    const text = feedText(rows, () => true);
    for (const listener of ctx.lobby) {
      const avoids = listener.account && unwanted.get(listener.account.id);
      listener.send(avoids ? feedText(rows, ({ createdBy }) => !avoids.has(createdBy)) : text);
    }
  };
  const stop = await ctx.db.listen('lobby', (id) => {
    changed.add(id);
    timer ??= setTimeout(() => void tell().catch(ctx.hooks.onError), GATHER);
  });
  return () => {
    if (timer) clearTimeout(timer);
    stop();
  };
}

/** Tables that are over, or that this one does not want to meet, leave the list. */
function feedText(all: readonly LobbyTable[], isWanted: (row: LobbyTable) => boolean): string {
  const isShown = (row: LobbyTable) => (row.state === 'waiting' || row.state === 'running') && isWanted(row);
  const gone = all.filter((row) => !isShown(row)).map(({ id }) => id);
  return encode({ t: 'tables', rows: all.filter(isShown), gone });
}

/** Public ones only. */
export const lobbyRows = (ctx: Context, ids: readonly string[]): Promise<LobbyTable[]> => rowsOf(ctx, ids, true);

/** One table, for somebody who may see it. */
export const lobbyRow = async (ctx: Context, id: string): Promise<LobbyTable | undefined> =>
  (await rowsOf(ctx, [id], false))[0];

async function rowsOf({ db }: Context, ids: readonly string[], publicOnly: boolean): Promise<LobbyTable[]> {
  if (ids.length === 0) return [];
  const tables = await db.q
    .selectFrom('tables')
    .select(['id', 'game', 'name', 'state', 'speed', 'creation', 'created_by', 'created_at', 'started_at'])
    .where('id', 'in', ids)
    .$if(publicOnly, (all) => all.where('visibility', '=', 'public'))
    .execute();
  const seats = await db.q
    .selectFrom('seats')
    .leftJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.table_id', 'seats.kind', 'seats.account_id', 'seats.bot', 'accounts.name'])
    .where('seats.table_id', 'in', ids)
    .orderBy('seats.seat')
    .execute();
  return tables.map(({ id, game, name, state, speed, creation, created_by, created_at, started_at }) => ({
    id,
    game,
    name,
    state,
    speed,
    options: (JSON.parse(creation) as Partial<Creation>).options ?? {},
    seats: seats
      .filter((seat) => seat.table_id === id)
      .map(({ kind, account_id, bot, name: of }) => ({ kind, id: account_id, name: of ?? bot })),
    createdBy: created_by,
    createdAt: created_at,
    startedAt: started_at,
  }));
}
