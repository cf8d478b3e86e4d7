/** The files of the embedded database, and who may open them. */
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../folder.ts';
import { DatabaseRefusal } from './database.ts';

export const fileOf = (dataDir: string): string => join(dataDir, 'turntable.sqlite');

/** Pages that gather beside the database before they are moved into it: 16 MB, a few thousand moves. */
const CHECKPOINT = 4000;

/** A connection that writes: each commit is on the disk when it returns. */
export function openToWrite(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
  return db;
}

export function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 5000 });
}

/**
 * One process at a time: a transaction held open on a small file beside the database is a lock that the
 * system itself gives back when the process dies.
 */
export function lockFolder(dataDir: string): () => void {
  try {
    makeFolder(resolve(dataDir), 0o700);
    // Seeds of running games, hashes of passwords, addresses: for nobody else on this machine. Files beside it follow it.
    closeSync(openSync(fileOf(dataDir), 'a', 0o600));
  } catch (error) {
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be made: ${(error as Error).message}`);
  }
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(dataDir, 'turntable.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    throw new DatabaseRefusal(
      isBusy
        ? `Another process is using the database in ${dataDir}: stop it first, or set DATABASE_URL to share a PostgreSQL between processes.`
        : `The database in ${dataDir} cannot be opened: ${(error as Error).message}`,
    );
  }
  const held = lock;
  return () => held.close();
}
