/** The embedded database: reads on this thread, writes on a thread of their own (sqlite-writer.ts). */
import { existsSync } from 'node:fs';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { type Database, DatabaseRefusal, type Door, type Unit } from './database.ts';
import { migrate, requireSchema } from './migrate.ts';
import { createQueue, type Limits, type Waiting } from './queue.ts';
import type { Schema } from './schema.ts';
import type { PlainUnit } from './sqlite-commit.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { fileOf, lockFolder, openToRead, openToWrite } from './sqlite-file.ts';
import { COUNTS, type FromWriter, type NewDoor, type ToWriter, type WriterData } from './sqlite-writer-talk.ts';

export interface SqliteOptions {
  dataDir: string;
  /** Most units in one transaction; 1 gives each a commit of its own. */
  groupSize?: number;
  limits?: Limits;
}

export async function openSqlite({ dataDir, groupSize = 512, limits }: SqliteOptions): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const file = fileOf(dataDir);
  try {
    await migrateFile(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const writer = await startWriter({ file, groupSize }, limits);
  const q = new Kysely<Schema>({ dialect: sqliteDialect(openToRead(file)) });
  const ears = createEars();
  return {
    kind: 'sqlite',
    q,
    write: writer.write,
    door: writer.door,
    notify: ears.notify,
    listen: ears.listen,
    stats: writer.stats,
    async close() {
      await writer.close();
      await q.destroy();
      unlock();
    },
  };
}

/** For tools beside a running server (validation, exports): no lock, no writer, no change of the schema. */
export async function openSqliteToRead({ dataDir }: { dataDir: string }): Promise<Database> {
  const file = fileOf(dataDir);
  if (!existsSync(file)) throw new DatabaseRefusal(`There is no database in ${dataDir}.`);
  const q = new Kysely<Schema>({ dialect: sqliteDialect(openToRead(file)) });
  try {
    await requireSchema(q as unknown as Kysely<unknown>);
  } catch (error) {
    await q.destroy();
    throw error;
  }
  return {
    kind: 'sqlite',
    q,
    write: async () => {
      throw new DatabaseRefusal('The database was opened to be read only.');
    },
    ...createEars(),
    stats: () => ({ units: 0, conflicts: 0, errors: 0, transactions: 0, waiting: 0 }),
    close: () => q.destroy(),
  };
}

async function migrateFile(file: string): Promise<void> {
  let db: Kysely<unknown> | null = null;
  try {
    db = new Kysely<unknown>({ dialect: sqliteDialect(openToWrite(file)) });
    await migrate(db, 'sqlite');
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error;
    throw new DatabaseRefusal(`The database ${file} cannot be opened: ${(error as Error).message}`, { cause: error });
  } finally {
    await db?.destroy();
  }
}

/** The text of a query goes over once; there are few, and what is rare beyond these goes as it is. */
const MOST_NUMBERED = 200;

function createPlain() {
  const numbers = new Map<string, number>();
  let texts: string[] = [];
  const named = (sql: string): string | number => {
    const known = numbers.get(sql);
    if (known !== undefined || numbers.size >= MOST_NUMBERED) return known ?? sql;
    texts.push(sql);
    numbers.set(sql, numbers.size);
    return numbers.size - 1;
  };
  const plain = ({ queries }: Unit): PlainUnit =>
    queries.map(({ query: { sql, parameters }, expect }) => [named(sql), parameters, expect]);
  const message = (units: PlainUnit[]): ToWriter => {
    const made = { units, ...(texts.length > 0 ? { texts } : {}) };
    texts = [];
    return made;
  };
  return { named, message: (units: readonly Unit[]) => message(units.map(plain)) };
}

async function startWriter(given: Omit<WriterData, 'counts'>, limits?: Limits) {
  const counts = new SharedArrayBuffer(COUNTS.length * Float64Array.BYTES_PER_ELEMENT);
  const counted = new Float64Array(counts);
  const workerData: WriterData = { ...given, counts };
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData });
  const queue = createQueue(limits);
  const plain = createPlain();
  /** Units of this tick, sent together. */
  let fresh: Waiting[] = [];
  /** Units the writer has, oldest first: it answers in order. */
  const sent: Waiting[] = [];
  let broken: Error | null = null;
  let closed: () => void = () => {};

  const send = (message: ToWriter) => worker.postMessage(JSON.stringify(message));
  const flush = () => {
    const units = fresh;
    fresh = [];
    sent.push(...units);
    send(plain.message(units.map(({ unit }) => unit)));
  };
  const breakDown = (error: Error) => {
    broken ??= new DatabaseRefusal(`The thread that writes to the database has stopped: ${error.message}`);
    for (const waiting of [...sent.splice(0), ...fresh.splice(0)]) queue.failed(waiting, broken);
    closed();
  };

  worker.on('message', (text: string) => {
    const message = JSON.parse(text) as FromWriter;
    if ('closed' in message) return closed();
    for (const outcome of message.outcomes) {
      const waiting = sent.shift()!;
      if (outcome === 'conflict') queue.conflicted(waiting);
      else if (Array.isArray(outcome)) queue.wrote(waiting, outcome);
      else queue.failed(waiting, new Error(`The database refused a write: ${outcome.error}`));
    }
  });
  worker.on('error', breakDown);
  worker.on('exit', () => breakDown(new Error('it ended')));

  return {
    // What comes through doors is counted by the writer alone.
    stats: () => {
      const [units = 0, conflicts = 0, errors = 0, transactions = 0] = counted;
      return { units, conflicts, errors, transactions, waiting: queue.stats.waiting };
    },
    door(texts: readonly string[]): Door | null {
      if (broken) return null;
      const [inward, outward] = [new MessageChannel(), new MessageChannel()];
      const numbers = texts.map(plain.named);
      send(plain.message([]));
      const opened: NewDoor = { hand: inward.port2, ear: outward.port1 };
      worker.postMessage(opened, [opened.hand, opened.ear]);
      return { hand: inward.port1, ear: outward.port2, numbers };
    },
    write: (unit: Unit) => {
      if (broken) return Promise.reject(broken);
      return queue.enter(unit, (waiting) => {
        if (fresh.push(waiting) === 1) queueMicrotask(flush);
      });
    },
    async close() {
      await queue.drained();
      if (broken) return;
      broken = new DatabaseRefusal('The database is closed.');
      const done = new Promise<void>((resolve) => {
        closed = resolve;
      });
      send({ close: true });
      await done;
      await worker.terminate();
    },
  };
}

/** Listeners of one process: the embedded database has no other. */
function createEars() {
  const ears = new Map<string, Set<(payload: string) => void>>();
  return {
    async notify(channel: string, payload: string): Promise<void> {
      setImmediate(() => {
        for (const hear of ears.get(channel) ?? []) hear(payload);
      });
    },
    async listen(channel: string, hear: (payload: string) => void): Promise<() => void> {
      const heard = (payload: string) => hear(payload);
      const set = ears.get(channel) ?? new Set();
      ears.set(channel, set.add(heard));
      return () => set.delete(heard);
    },
  };
}
