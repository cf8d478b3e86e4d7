/** What is still worth telling when a message is about to be sent, and to whom. */
import { isLocale, type Locale } from '../../text/locale.ts';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { readPreferences } from '../people/preferences.ts';
import { type Links, type Message, newsMessage, type Turn, testMessage, turnMessage } from './message.ts';
import { type Batch, type Delivery, type News, type Payload, payloadOf } from './queue.ts';
import { awakeFrom, quietHoursIn } from './quiet.ts';

export interface Prepared {
  message: Message | null;
  owner: Row<'accounts'> | null;
  tell: Delivery[];
  drop: { delivery: Delivery; why: string }[];
  postpone: { delivery: Delivery; at: number }[];
}

export interface Around {
  db: Database;
  links: Links;
  now: number;
  /** True when the person looks at the table right now, from that seat, through any process. */
  isPresent(account: string, table: string, seat: number): boolean;
}

export async function prepare({ target, deliveries }: Batch, around: Around): Promise<Prepared> {
  const { db, links, now } = around;
  const owner =
    (await db.q.selectFrom('accounts').selectAll().where('id', '=', target.account_id).executeTakeFirst()) ?? null;
  const out: Prepared = { message: null, owner, tell: [], drop: [], postpone: [] };
  const all = (why: string): Prepared => ({ ...out, drop: deliveries.map((delivery) => ({ delivery, why })) });
  if (!owner || owner.deleted_at !== null) return all('no-account');
  if (target.enabled === 0) return all('switched-off');
  const locale: Locale = isLocale(owner.locale) ? owner.locale : 'en';
  const tests = deliveries.filter((delivery) => payloadOf(delivery).kind === 'test');
  if (tests.length > 0) {
    // A test says what it is, and nothing else; turns come right after it.
    const rest = deliveries.filter((delivery) => !tests.includes(delivery));
    const postpone = rest.map((delivery) => ({ delivery, at: now }));
    return { ...out, message: testMessage(locale, links), tell: tests, postpone };
  }
  if (target.table_id === null && readPreferences(owner.prefs).tell === false) return all('not-wanted');
  const awake = target.table_id === null ? awakeFrom(quietHoursIn(owner.prefs), now) : now;
  if (awake > now) return { ...out, postpone: deliveries.map((delivery) => ({ delivery, at: awake })) };
  const turns = new Map<string, Turn>();
  const news: { delivery: Delivery; kind: News; turn: Turn }[] = [];
  const isChannel = target.table_id !== null;
  for (const delivery of deliveries) {
    const payload = payloadOf(delivery);
    if (payload.kind === 'test') continue;
    const { kind, table, seat, account } = payload;
    // News in a channel is for the whole table, whoever is there or has left.
    const ofTable = isChannel && kind !== 'turn';
    const sits = ofTable ? await tableAt(db, table) : await sitsAt(db, payload);
    const link = links.table(table);
    if (!sits || (kind === 'turn' && !sits.isToPlay)) out.drop.push({ delivery, why: 'played' });
    else if (!ofTable && around.isPresent(account, table, seat)) out.drop.push({ delivery, why: 'present' });
    // Whoever is to play at a table that goes on learns just that.
    else if (kind === 'turn' || (kind === 'resumed' && sits.isToPlay)) {
      out.tell.push(delivery);
      const known = turns.get(table)?.players ?? [];
      const players = isChannel ? [...new Set([...known, sits.player])] : null;
      turns.set(table, { ...sits.turn, link, players });
    } else news.push({ delivery, kind, turn: { ...sits.turn, link, players: null } });
  }
  const [first] = news;
  if (turns.size > 0) out.message = await turnMessage(locale, [...turns.values()], links);
  else if (first) {
    out.message = await newsMessage(locale, first.kind, first.turn);
    out.tell.push(first.delivery);
  }
  // One thing a message: the others come right after it.
  const later = news.filter(({ delivery }) => !out.tell.includes(delivery));
  out.postpone.push(...later.map(({ delivery }) => ({ delivery, at: now })));
  return out;
}

const runningTable = (db: Database, table: string) =>
  db.q
    .selectFrom('tables')
    .where('tables.id', '=', table)
    .where('tables.state', '=', 'running')
    .where('tables.frozen', '=', 0);

async function tableAt(db: Database, table: string) {
  const row = await runningTable(db, table).select(['name', 'game']).executeTakeFirst();
  return row ? { turn: { table, ...row }, player: '', isToPlay: false } : null;
}

/** The table and the player's name, when this person still sits there and the table runs. */
async function sitsAt(db: Database, { kind, table, seat, account }: Exclude<Payload, { kind: 'test' }>) {
  const held = { turn: ['person'], resumed: ['person'], asked: ['person', 'open'], freed: ['open'] } as const;
  const row = await runningTable(db, table)
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['tables.name', 'tables.game', 'tables.acting', 'accounts.name as player'])
    .where('seats.seat', '=', seat)
    .where('seats.account_id', '=', account)
    .where('seats.kind', 'in', held[kind])
    .where('seats.bot', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const isToPlay = (JSON.parse(row.acting) as number[]).includes(seat);
  return { turn: { table, name: row.name, game: row.game }, player: row.player, isToPlay };
}
