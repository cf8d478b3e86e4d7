/** The table's chat: for those who sit there, on every process. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ChatLine, type ErrorCode, encode } from '../../protocol/index.ts';
import { type Database, part, unit } from '../db/database.ts';
import { preparedRead } from '../db/prepared.ts';
import { isPlain } from '../http/paragraph.ts';
import type { Account } from '../people/sessions.ts';
import { accountById } from '../store/accounts.ts';
import { momentOf } from '../store/moments.ts';
import type { Context } from './context.ts';
import { writeUnit } from './write.ts';

/** Whether a listener may read the chat. */
export type ChatSeen = boolean;
const SHOWN = 100;

/** The same id from the same person at the same table is the same line, whoever else may have used it. */
const lineId = (table: string, account: string, id: string): string =>
  createHash('sha256').update(`${table}/${account}/${id}`).digest('hex').slice(0, 32);

export async function say(
  ctx: Context,
  who: Account,
  table: string,
  id: string,
  text: string,
): Promise<ErrorCode | null> {
  const access = await ctx.policy.accessOf(table, who, null);
  if (!access.watch) return 'unknown-table';
  if (!access.chat) return 'not-seated';
  if (!isPlain(text)) return 'malformed';
  const name = (await accountById(ctx.db, who.id))?.name ?? who.name; // a socket may be older than the name
  const line: ChatLine = { id: lineId(table, who.id, id), by: who.id, name, at: momentOf(ctx.settings.now), text };
  const { name: _name, by, ...row } = line;
  const values = { ...row, table_id: table, account_id: by, hidden_at: null };
  const written = await writeUnit(ctx, unit(part(ctx.db.q.insertInto('chat').values(values), 1)));
  if (written === 'conflict') return null; // said before
  if (written !== 'done') return written === 'busy' ? 'busy' : 'unavailable';
  await deliver(ctx, table, line);
  void ctx.db.notify('chat', `${ctx.self} ${table} ${line.id}`).catch(ctx.hooks.onError);
  return null;
}

async function deliver(ctx: Context, table: string, line: ChatLine): Promise<void> {
  const place = ctx.places.get(table);
  if (!place) return;
  const text = encode({ t: 'chat', table, ...line });
  for (const [listener, { chat }] of place.listeners) {
    const { account } = listener;
    if (chat && account && (account.id === line.by || (await ctx.policy.mayHear(account.id, line.by))))
      listener.send(text);
  }
}

export const hearChat = (ctx: Context): Promise<() => void> =>
  ctx.db.listen('chat', (payload) => {
    const [self, table, id] = payload.split(' ');
    if (self === ctx.self || !table || !id || !ctx.places.has(table)) return;
    void lines(ctx.db.q)
      .where('chat.table_id', '=', table)
      .where('chat.id', '=', id)
      .executeTakeFirst()
      .then((line) => line && deliver(ctx, table, line))
      .catch(ctx.hooks.onError);
  });

const lines = (q: Database['q']) =>
  q
    .selectFrom('chat')
    .innerJoin('accounts', 'accounts.id', 'chat.account_id')
    .select(['chat.id', 'chat.account_id as by', 'accounts.name', 'chat.at', 'chat.text'])
    .where('chat.hidden_at', 'is', null);

const latestLines = preparedRead(['table'], (q, { table }) =>
  lines(q)
    .where('chat.table_id', '=', table)
    .orderBy('chat.at', 'desc')
    .orderBy('chat.id', 'desc')
    .limit(sql.lit(SHOWN)),
);

/** The latest lines, oldest first, without those of people this one does not want to read. */
export async function chatFor(ctx: Context, table: string, account: string): Promise<ChatLine[]> {
  const found = await latestLines(ctx.db, { table });
  const heard = new Map<string, boolean>([[account, true]]);
  for (const { by } of found) if (!heard.has(by)) heard.set(by, await ctx.policy.mayHear(account, by));
  return found.filter(({ by }) => heard.get(by)).reverse();
}
