/** LISTEN on a connection of its own that comes back by itself, and NOTIFY in bunches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, type Pool } from 'pg';

interface Ear {
  hear(payload: string): void;
  missed?(): void;
}

/** PostgreSQL's own limit is 8000 bytes. */
const LONGEST = 7900;
/** A connection cut without a word is found out within two beats. */
const BEAT = 10_000;

export function fitting(payload: string): string {
  if (Buffer.byteLength(payload) > LONGEST) throw new Error(`bug: a message of more than ${LONGEST} bytes`);
  return payload;
}

export async function createEars(config: ClientConfig, pool: Pool) {
  const ears = new Map<string, Set<Ear>>();
  let client: Client | null = null;
  let closing = false;
  let returning: Promise<void> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const next = new Client({ ...config, query_timeout: BEAT, application_name: 'turntable listener' });
    // One of the two comes when the connection breaks, or both; an error that nobody hears would end the process.
    next.on('error', () => lose(next));
    next.once('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => {
      for (const { hear } of ears.get(channel) ?? []) hear(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of ears.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
  };

  const lose = (lost: Client): void => {
    if (closing || client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    returning = comeBack();
  };

  const comeBack = async (): Promise<void> => {
    for (let wait = 50; !closing; wait = Math.min(wait * 2, 5000)) {
      try {
        await connect();
        for (const set of ears.values()) for (const ear of set) ear.missed?.();
        return;
      } catch {
        await sleep(wait);
      }
    }
  };

  await connect();
  const heart = setInterval(() => {
    const beating = client;
    beating?.query('select 1').catch(() => lose(beating));
  }, BEAT).unref();

  /** Messages of this tick, sent in one query. */
  let bunch: { channels: string[]; payloads: string[]; sent: Promise<void> } | null = null;
  const notify = async (channel: string, payload: string): Promise<void> => {
    if (!bunch) {
      const next = { channels: [] as string[], payloads: [] as string[], sent: Promise.resolve() };
      next.sent = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        bunch = null;
        const text = 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as m(c, p)';
        await pool.query(text, [next.channels, next.payloads]);
      });
      bunch = next;
    }
    bunch.channels.push(channel);
    bunch.payloads.push(fitting(payload));
    return bunch.sent;
  };

  const listen = async (channel: string, hear: (payload: string) => void, missed?: () => void) => {
    const ear: Ear = missed ? { hear, missed } : { hear };
    const set = ears.get(channel) ?? new Set();
    ears.set(channel, set.add(ear));
    await returning;
    // A connection that breaks right now listens to this channel too when it is back.
    if (set.size === 1) await client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => {});
    return () => {
      set.delete(ear);
    };
  };

  return {
    notify,
    listen,
    async close(): Promise<void> {
      closing = true;
      clearInterval(heart);
      await returning;
      await client?.end();
    },
  };
}
