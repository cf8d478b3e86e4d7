import { type Database, DatabaseRefusal } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, openSqliteToRead } from './sqlite.ts';

export interface Where {
  url?: string;
  dataDir: string;
  /** For a tool beside a running server: the embedded database is for one process, save to read. */
  readOnly?: boolean;
  /** Most units in one commit of the embedded database. */
  groupSize?: number;
}

/** PostgreSQL when there is a url, the embedded database in `dataDir` otherwise; its schema is brought up to date. */
export async function openDatabase({ url, dataDir, readOnly = false, groupSize = 512 }: Where): Promise<Database> {
  if (url === undefined || url === '')
    return readOnly ? openSqliteToRead({ dataDir }) : openSqlite({ dataDir, groupSize });
  if (!/^postgres(ql)?:\/\//.test(url)) throw new DatabaseRefusal('DATABASE_URL must begin with postgres://');
  return openPostgres({ url });
}
