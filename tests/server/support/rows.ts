/** Rows for tests that need a person or a table in the database and nobody's routes. */
import { type Database, part, unit } from '../../../src/server/db/database.ts';
import type { NewRow } from '../../../src/server/db/schema.ts';
import { newId } from '../../../src/server/store/ids.ts';

export async function addPerson(db: Database, name: string, more: Partial<NewRow<'accounts'>> = {}): Promise<string> {
  const id = newId();
  const row = { id, name, name_key: `${name.toLowerCase()}${id}`, kind: 'person' as const, created_at: 1, seen_at: 1 };
  await db.write(unit(part(db.q.insertInto('accounts').values({ ...row, ...more }), 1)));
  return id;
}

/** A running table with these accounts in its seats, the first to act. */
export async function addTable(
  db: Database,
  accounts: readonly string[],
  more: Partial<NewRow<'tables'>> = {},
): Promise<string> {
  const id = more.id ?? newId();
  const row: NewRow<'tables'> = {
    ...{ id, game: 'chicago-express', rules: 1, name: 'The long way', creation: '{}', visibility: 'public' as const },
    ...{ join_key: null, state: 'running' as const, seed: '', commitment: '', created_by: accounts[0]!, created_at: 1 },
    ...{ started_at: 1, ended_at: null, head: 5, moved_at: 1, acting: '[0]', due_at: null, frozen: 0 as const },
    ...{ frozen_why: null, speed: 'daily' as const, rematch_of: null, settings: '{}' },
    ...more,
  };
  const seats = accounts.map((account, seat): NewRow<'seats'> => {
    const base = { table_id: id, seat, account_id: account, joined_at: 1 };
    return { ...base, kind: 'person', bot: null };
  });
  await db.write(
    unit(
      part(db.q.insertInto('tables').values(row), 1),
      ...seats.map((seat) => part(db.q.insertInto('seats').values(seat), 1)),
    ),
  );
  return id;
}

/** As fresh as new, and sooner: what these tests wrote is taken away. */
export async function empty(db: Database): Promise<void> {
  const tables = ['deliveries', 'targets', 'results', 'ratings', 'entries', 'seats', 'tables', 'accounts'] as const;
  await db.write(unit(...tables.map((name) => part(db.q.deleteFrom(name)))));
}
