/** All that is stored about one person, as JSON, for that person. Secrets that are kept as hashes stay out. */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { targetsOf } from '../store/deliveries.ts';
import type { Account } from './sessions.ts';

/** Where messages go, without what signs or seals them. */
function openAddress(stored: string): unknown {
  const { secret: _secret, keys: _keys, ...open } = JSON.parse(stored) as Record<string, unknown>;
  return open;
}

export async function exportOf(db: Database, account: Account, now: number) {
  const { password_hash, ...own } = account;
  const mine = async (table: string): Promise<unknown[]> =>
    (await sql`select * from ${sql.table(table)} where account_id = ${account.id}`.execute(db.q)).rows;
  return {
    format: 'turntable-person',
    version: 1,
    at: now,
    account: { ...own, has_password: password_hash !== null, prefs: JSON.parse(own.prefs) },
    passkeys: await db.q
      .selectFrom('passkeys')
      .select(['id', 'name', 'transports', 'created_at', 'used_at'])
      .where('account_id', '=', account.id)
      .execute(),
    recovery_codes: await db.q
      .selectFrom('recovery_codes')
      .select('used_at')
      .where('account_id', '=', account.id)
      .execute(),
    sessions: await db.q
      .selectFrom('sessions')
      .select(['created_at', 'seen_at', 'expires_at', 'agent', 'address'])
      .where('account_id', '=', account.id)
      .execute(),
    blocks: await mine('blocks'),
    mutes: await mine('mutes'),
    reports: await db.q.selectFrom('reports').selectAll().where('reporter_id', '=', account.id).execute(),
    invitations: await db.q.selectFrom('invitations').selectAll().where('account_id', '=', account.id).execute(),
    seats: await mine('seats'),
    tenures: await mine('tenures'),
    tables_created: await db.q
      .selectFrom('tables')
      .select(['id', 'game', 'name', 'state', 'visibility', 'created_at', 'ended_at'])
      .where('created_by', '=', account.id)
      .execute(),
    desks: await db.q
      .selectFrom('desks')
      .innerJoin('seats', (on) =>
        on.onRef('seats.table_id', '=', 'desks.table_id').onRef('seats.seat', '=', 'desks.seat'),
      )
      .selectAll('desks')
      .where('seats.account_id', '=', account.id)
      .execute(),
    chat: await mine('chat'),
    notes: await mine('notes'),
    results: await mine('results'),
    ratings: await mine('ratings'),
    records: await mine('records'),
    targets: (await targetsOf(db, account.id)).map((target) => ({ ...target, address: openAddress(target.address) })),
    deliveries: await db.q
      .selectFrom('deliveries')
      .innerJoin('targets', 'targets.id', 'deliveries.target_id')
      .select(['deliveries.id', 'deliveries.target_id', 'deliveries.state', 'deliveries.attempts'])
      .select(['deliveries.created_at', 'deliveries.done_at', 'deliveries.payload'])
      .where('targets.account_id', '=', account.id)
      .execute(),
  };
}
