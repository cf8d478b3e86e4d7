/** Many tables open and many sockets that only listen: what they weigh. */
import { type Guest, isLoopback, metric, newGuest, newTable } from './guest.ts';
import { type Line, openLine } from './line.ts';
import { BOUNDS, NotLoopback } from './run.ts';

export interface IdleDone {
  tables: number;
  sockets: number;
  /** Resident memory of the server, before and after, in MiB. */
  beforeMb: number;
  rssMb: number;
  /** Tables held by the engine at the end. */
  live: number;
  followed: number;
}

const PLAYERS = 3;
const AT_ONCE = 8;
/** Tables that one socket may follow. */
const FOLLOWS = 50;

export async function runIdle(base: string, wanted: number, listening: number, stop: AbortSignal): Promise<IdleDone> {
  if (!(await isLoopback(base))) throw new NotLoopback(base);
  const count = Math.min(wanted, BOUNDS.tables);
  const sockets = Math.min(listening, BOUNDS.sockets);
  const beforeMb = await megabytes(base);
  const people: Guest[] = [];
  for (let n = 0; n < PLAYERS * AT_ONCE; n++) people.push(await newGuest(base));
  const tables: string[] = [];
  const makers = Array.from({ length: AT_ONCE }, async (_, n) => {
    const own = people.slice(n * PLAYERS, (n + 1) * PLAYERS);
    for (let made = n; made < count && !stop.aborted; made += AT_ONCE) tables.push(await newTable(base, own));
  });
  await Promise.all(makers);
  const lines: Line[] = [];
  const each = Math.min(FOLLOWS, Math.ceil(tables.length / Math.max(1, sockets)));
  for (let n = 0; n < sockets && !stop.aborted; n++) {
    const line = openLine({ base: () => base, cookie: null });
    await line.ready();
    for (const table of tables.slice(n * each, (n + 1) * each)) line.subscribe(table);
    lines.push(line);
  }
  // Until every subscription is answered.
  const expected = Math.min(tables.length, lines.length * each);
  for (let n = 0; n < 600 && !stop.aborted; n++) {
    if ((await metric(base, 'turntable_tables_followed')) >= expected) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  const done: IdleDone = {
    tables: tables.length,
    sockets: await metric(base, 'turntable_sockets'),
    beforeMb,
    rssMb: await megabytes(base),
    live: await metric(base, 'turntable_tables_live'),
    followed: await metric(base, 'turntable_tables_followed'),
  };
  for (const line of lines) line.close();
  return done;
}

const megabytes = async (base: string): Promise<number> =>
  (await metric(base, 'process_resident_memory_bytes')) / 2 ** 20;
