import { type Database, DatabaseRefusal } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL when there is a url, the embedded database in `dataDir` otherwise; its schema is brought up to date. */
export async function openDatabase({ url, dataDir }: { url?: string; dataDir: string }): Promise<Database> {
  if (url === undefined || url === '') return openSqlite({ dataDir });
  if (!/^postgres(ql)?:\/\//.test(url)) throw new DatabaseRefusal('DATABASE_URL must begin with postgres://');
  return openPostgres({ url });
}
