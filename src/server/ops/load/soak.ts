/**
 * Kills a server in the middle of play, again and again, and then holds what players were told against what is stored:
 * no acknowledged move is lost, none is there twice, and every table goes on. `npm run soak` and the tests use it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../../../games/registry.ts';
import { entryOf } from '../../engine/stored.ts';
import { rowsBehind } from '../../tables/rows.ts';
import { openBeside, type Where } from '../beside.ts';
import { validate } from '../validate.ts';
import { type Guest, newGuest, newTable } from './guest.ts';
import { type Line, openLine } from './line.ts';
import { type Acted, mirrorOf, playTable } from './play.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface SoakOptions {
  where: Where;
  rounds: number;
  tables: number;
  players: number;
  /** Server processes that share the database (PostgreSQL); they are killed in turn. */
  processes: number;
  /** SIGTERM lets it finish what is under way. */
  signal?: 'SIGKILL' | 'SIGTERM';
  /** Milliseconds of play before each kill, about. */
  play: number;
  env?: Record<string, string>;
  say?: (line: string) => void;
}

export interface SoakDone {
  kills: number;
  /** Null: ended by the signal itself. */
  exits: (number | null)[];
  acknowledged: number;
  /** Commands that had to be sent again after a kill. */
  resent: number;
  refused: Record<string, number>;
  games: number;
  /** Acknowledged and not in the log as acknowledged. */
  lost: string[];
  /** In the log more than once. */
  doubled: string[];
  /** Tables that did not move on after the last kill. */
  stuck: string[];
  /** What replaying every game found. */
  differences: string[];
}

interface Ack {
  table: string;
  id: string;
  entries: number[];
}

export async function soak(options: SoakOptions): Promise<SoakDone> {
  const { where, rounds, tables, players, processes, say = () => {} } = options;
  const g = await load('chicago-express');
  const servers: ServerProcess[] = [];
  for (let n = 0; n < processes; n++) servers.push(await startProcess(where, 0, options.env));
  const done: SoakDone = {
    kills: 0,
    exits: [],
    acknowledged: 0,
    resent: 0,
    refused: {},
    games: 0,
    lost: [],
    doubled: [],
    stuck: [],
    differences: [],
  };
  const acks: Ack[] = [];
  const open: Line[] = [];
  /** When each lane last had a move acknowledged. */
  const moved = new Map<number, number>();
  let stopping = false;
  const failures: Error[] = [];
  const people = await Promise.all(Array.from({ length: tables * players }, () => newGuest(servers[0]!.base)));

  async function lane(n: number): Promise<void> {
    const own: Guest[] = people.slice(n * players, (n + 1) * players);
    let mirror: ReturnType<typeof mirrorOf> | null = null;
    // Players of one table are on different processes.
    const baseOf = (seat: number) => servers[(n + seat) % processes]!.base;
    const lines: Line[] = own.map(({ cookie }, seat) =>
      openLine({ base: () => baseOf(seat), cookie, ...(seat === 0 ? { hear: (heard) => mirror?.hear(heard) } : {}) }),
    );
    open.push(...lines);
    const acted = ({ table, id, reply }: Acted) => {
      if (!reply.ok) {
        done.refused[reply.code] = (done.refused[reply.code] ?? 0) + 1;
        return;
      }
      acks.push({ table, id, entries: reply.entries });
      moved.set(n, performance.now());
      if (reply.resent) done.resent += 1;
    };
    try {
      while (!stopping) {
        const table = await persistently(
          () => newTable(baseOf(0), own),
          () => stopping,
        );
        if (table === null) break;
        mirror = mirrorOf(g, table);
        for (const line of lines) line.subscribe(table);
        const over = await playTable({ g, table, mirror, lines, acted, turn: () => !stopping });
        for (const line of lines) line.unsubscribe(table);
        if (over) done.games += 1;
      }
    } finally {
      for (const line of lines) line.close();
    }
  }

  const lanes = Array.from({ length: tables }, (_, n) => lane(n).catch((error: Error) => void failures.push(error)));
  try {
    for (let round = 0; round < rounds; round++) {
      const before = acks.length;
      await sleep(options.play * (0.5 + Math.random()));
      // Not before there was something to lose.
      for (let n = 0; n < 200 && acks.length < before + tables && failures.length === 0; n++) await sleep(50);
      const which = round % processes;
      done.exits.push(await servers[which]!.stop(options.signal ?? 'SIGKILL'));
      done.kills += 1;
      const { port } = new URL(servers[which]!.base);
      servers[which] = await startProcess(where, Number(port), options.env);
      say(
        `${done.kills} kills, ${acks.length} moves acknowledged, ${done.resent} sent again, ${done.games} games over`,
      );
      if (failures.length > 0) break;
    }
    // Every table goes on: each has a move acknowledged after the last kill.
    const since = performance.now();
    const still = () => Array.from({ length: tables }, (_, n) => n).filter((n) => (moved.get(n) ?? 0) < since);
    for (let n = 0; n < 400 && still().length > 0 && failures.length === 0; n++) await sleep(50);
    done.stuck = still().map((n) => `table ${n}`);
  } catch (error) {
    // A server that did not come back answers nobody: those who wait for it are let go.
    for (const line of open) line.close();
    throw error;
  } finally {
    stopping = true;
    await Promise.all(lanes);
    for (const server of servers) await server.stop('SIGTERM');
  }
  if (failures.length > 0) throw failures[0];
  done.acknowledged = acks.length;
  await audit(where, acks, done);
  return done;
}

async function persistently<T>(work: () => Promise<T>, isOver: () => boolean): Promise<T | null> {
  while (!isOver()) {
    try {
      return await work();
    } catch {
      await sleep(100);
    }
  }
  return null;
}

/** What players were told against what is stored. */
async function audit(where: Where, acks: readonly Ack[], done: SoakDone): Promise<void> {
  const db = await openBeside(where);
  try {
    const written = new Map<string, number[]>();
    for (let last = ['', -1] as [string, number]; ; ) {
      const rows = await db.q
        .selectFrom('entries')
        .selectAll()
        .where((e) => e.or([e('table_id', '>', last[0]), e.and([e('table_id', '=', last[0]), e('seq', '>', last[1])])]))
        .orderBy('table_id')
        .orderBy('seq')
        .limit(5000)
        .execute();
      for (const row of rows) {
        const { command } = entryOf(row);
        if (command === undefined) continue;
        const key = `${row.table_id} ${command}`;
        written.set(key, [...(written.get(key) ?? []), row.seq]);
      }
      const final = rows.at(-1);
      if (!final) break;
      last = [final.table_id, final.seq];
    }
    // Each command here holds one move, so it has one entry.
    for (const [key, seqs] of written) if (seqs.length > 1) done.doubled.push(`${key}: entries ${seqs.join(', ')}`);
    for (const { table, id, entries } of acks) {
      const found = written.get(`${table} ${id}`);
      if (JSON.stringify(found) !== JSON.stringify(entries))
        done.lost.push(`${table} ${id}: ${entries.join()} told, ${found?.join()} stored`);
    }
    const load1 = (id: string) => (id === 'chicago-express' ? load(id) : null);
    const found = ({ table, code, detail }: { table: string; code: string; detail: string }) =>
      void done.differences.push(`${table} ${code} ${detail}`);
    // The last servers were stopped, not killed.
    for (const table of await rowsBehind(db)) done.differences.push(`${table} row behind its log`);
    await validate(db, load1, { found, progress: () => {}, stop: new AbortController().signal });
  } finally {
    await db.close();
  }
}
