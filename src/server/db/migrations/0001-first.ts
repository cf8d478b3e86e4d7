/**
 * The first schema. What a person owns goes with the account (foreign keys); what belongs to a table has none:
 * tables are never deleted, and an entry is written thousands of times a second.
 */
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Step } from '../migrate.ts';

export const first: Step = async (db, kind) => {
  await people(db);
  await tables(db, kind === 'sqlite');
  await talk(db);
  await standings(db);
  await telling(db);
};

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('mail', 'text')
    .addColumn('mail_verified_at', 'bigint')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('player'))
    .addColumn('locale', 'text')
    .addColumn('prefs', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('banned_until', 'bigint')
    .addColumn('ban_reason', 'text')
    .execute();
  await index(db, 'accounts', ['mail'], 'mail is not null');
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', owner)
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'passkeys', ['account_id']);
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', owner)
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'hash'])
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', owner)
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('agent', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await index(db, 'sessions', ['account_id']);
  await index(db, 'sessions', ['expires_at']);
  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', owner)
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'mail_links', ['account_id']);
  for (const name of ['blocks', 'mutes'])
    await db.schema
      .createTable(name)
      .addColumn('account_id', 'text', owner)
      .addColumn('other_id', 'text', owner)
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['account_id', 'other_id'])
      .execute();
  await index(db, 'blocks', ['other_id']);
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('about_id', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('chat_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('handled_by', 'text')
    .addColumn('handled_at', 'bigint')
    .execute();
  await index(db, 'reports', ['state', 'created_at']);
}

async function tables(db: Kysely<unknown>, clustered: boolean): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('creation', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('join_key', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('head', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .addColumn('acting', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('due_at', 'bigint')
    .addColumn('frozen', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('frozen_why', 'text')
    .addColumn('speed', 'text', (c) => c.notNull())
    .addColumn('rematch_of', 'text')
    .addColumn('settings', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await index(db, 'tables', ['state', 'created_at', 'id'], "visibility = 'public'"); // the lobby
  await index(db, 'tables', ['due_at'], "due_at is not null and state = 'running' and frozen = 0"); // to be woken
  await index(db, 'tables', ['rematch_of'], 'rematch_of is not null');
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('joined_at', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await index(db, 'seats', ['account_id', 'table_id'], 'account_id is not null');
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', owner)
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'account_id'])
    .execute();
  await index(db, 'invitations', ['account_id']);
  await db.schema
    .createTable('tenures')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('from_seq', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('to_seq', 'integer')
    .addColumn('why', 'text')
    .addPrimaryKeyConstraint('tenures_key', ['table_id', 'seat', 'from_seq'])
    .execute();
  await index(db, 'tenures', ['account_id'], 'account_id is not null');
  // In SQLite the log of one table lies together on disk: no row id, the key is the order.
  const log = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    clustered ? table.modifyEnd(sql`without rowid`) : table;
  await log(
    db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq']),
  ).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('build', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('desks')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('desks_key', ['table_id', 'seat'])
    .execute();
}

async function talk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('hidden_at', 'bigint')
    .execute();
  await index(db, 'chat', ['table_id', 'at', 'id']);
  await index(db, 'chat', ['account_id']);
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', owner)
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'account_id'])
    .execute();
  await index(db, 'notes', ['account_id']);
}

async function standings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('map', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('why', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat', 'account_id'])
    .execute();
  await index(db, 'results', ['account_id', 'game', 'at']);
  await index(db, 'results', ['game', 'at']);
  await db.schema
    .createTable('ratings')
    .addColumn('account_id', 'text', owner)
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('ordinal', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['account_id', 'game'])
    .execute();
  await index(db, 'ratings', ['game', 'ordinal', 'account_id']);
}

async function telling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('targets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', owner)
    .addColumn('table_id', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull().defaultTo('plain'))
    .addColumn('enabled', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('last_ok_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'targets', ['account_id']);
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('target_id', 'text', (c) => c.notNull().references('targets.id').onDelete('cascade'))
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await index(db, 'deliveries', ['next_at'], "state in ('waiting', 'sending')");
  await index(db, 'deliveries', ['target_id', 'created_at']);
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

const owner = (column: ColumnDefinitionBuilder) => column.notNull().references('accounts.id').onDelete('cascade');

/** An index named after its columns; `where` keeps it to the rows that are asked for. */
async function index(db: Kysely<unknown>, table: string, columns: string[], where?: string): Promise<void> {
  const all = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns);
  await (where === undefined ? all : all.where(sql.raw<boolean>(where))).execute();
}
