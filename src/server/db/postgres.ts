/** PostgreSQL: several server processes share it. */
import { Kysely, PostgresDialect } from 'kysely';
import { type ClientConfig, Pool, TypeOverrides, types } from 'pg';
import { type Database, DatabaseRefusal, type Unit, type UnitQuery } from './database.ts';
import { migrate } from './migrate.ts';
import { commitGroup } from './postgres-commit.ts';
import { createEars, fitting } from './postgres-ears.ts';
import { createQueue, type Limits, type Waiting } from './queue.ts';
import type { Schema } from './schema.ts';

export interface PostgresOptions {
  url: string;
  /** Connections for reads. */
  readers?: number;
  /** Connections for writes: groups that commit at the same time. */
  writers?: number;
  /** Most units in one transaction. */
  groupSize?: number;
  limits?: Limits;
}

/** Times and counts are int8, sums of them numeric: ours all fit a number. */
const overrides = new TypeOverrides();
overrides.setTypeParser(types.builtins.INT8, Number);
overrides.setTypeParser(types.builtins.NUMERIC, Number);

/** Of a unit: delivered with its commit, forgotten with a rollback. */
export function noticeQuery(channel: string, text: string): UnitQuery {
  const payload = fitting(text);
  return {
    query: { sql: 'select pg_notify($1, $2)', parameters: [channel, payload] },
    notice: { channel, payload },
  };
}

export async function openPostgres({ url, readers = 6, writers = 3, ...rest }: PostgresOptions): Promise<Database> {
  const config: ClientConfig = { connectionString: url, types: overrides, connectionTimeoutMillis: 10_000 };
  const pool = new Pool({ ...config, max: readers, application_name: 'turntable' });
  const writing = new Pool({ ...config, max: writers, pipeline: true, application_name: 'turntable writer' });
  // An idle connection that breaks is replaced at its next use; queries report their own errors. One that is in use tells the
  // pool nothing, and would end the process.
  for (const each of [pool, writing]) {
    each.on('error', () => {});
    each.on('connect', (client) => client.on('error', () => {}));
  }
  const q = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(q as unknown as Kysely<unknown>, 'postgres');
    const ears = await createEars(config, pool);
    const writer = createWriter(writing, writers, rest);
    return {
      kind: 'postgres',
      q,
      write: writer.write,
      notice: noticeQuery,
      notify: ears.notify,
      listen: ears.listen,
      stats: writer.stats,
      async close() {
        await writer.drained();
        await ears.close();
        await Promise.all([q.destroy(), writing.end()]);
      },
    };
  } catch (error) {
    await Promise.allSettled([pool.end(), writing.end()]);
    if (error instanceof DatabaseRefusal) throw error;
    throw new DatabaseRefusal(`The PostgreSQL of DATABASE_URL cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function createWriter(pool: Pool, lanes: number, { groupSize = 64, limits }: { groupSize?: number; limits?: Limits }) {
  const queue = createQueue(limits);
  let fresh: Waiting[] = [];
  let free = lanes;

  const flush = (): void => {
    while (free > 0 && fresh.length > 0) {
      const group = fresh.slice(0, groupSize);
      fresh = fresh.slice(groupSize);
      free -= 1;
      void commit(group).finally(() => {
        free += 1;
        flush();
      });
    }
  };

  const commit = async (group: Waiting[]): Promise<void> => {
    try {
      const client = await pool.connect();
      let lost: Error | undefined;
      try {
        const outcomes = await commitGroup(
          client,
          group.map(({ unit }) => unit),
        );
        if (outcomes.some(Array.isArray)) queue.stats.transactions += 1;
        for (const [i, outcome] of outcomes.entries()) settle(group[i]!, outcome);
      } catch (error) {
        lost = error as Error;
        throw error;
      } finally {
        client.release(lost);
      }
    } catch (error) {
      for (const waiting of group) queue.failed(waiting, error as Error);
    }
  };

  const settle = (waiting: Waiting, outcome: number[] | 'conflict' | Error): void => {
    if (outcome === 'conflict') queue.conflicted(waiting);
    else if (Array.isArray(outcome)) queue.wrote(waiting, outcome);
    else queue.failed(waiting, outcome);
  };

  return {
    stats: () => ({ ...queue.stats }),
    drained: queue.drained,
    write: (unit: Unit) =>
      queue.enter(unit, (waiting) => {
        if (fresh.push(waiting) === 1) queueMicrotask(flush);
      }),
  };
}
