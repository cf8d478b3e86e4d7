/** Load on a server of this machine: so many tables played at once, as fast as they are answered or at a given rate. */
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../../../games/registry.ts';
import { type Guest, isLoopback, metric, newGuest, newTable } from './guest.ts';
import { type Line, openLine } from './line.ts';
import { type Acted, type Mirror, mirrorOf, playTable } from './play.ts';

/** More than this is asked of nobody. */
export const BOUNDS = { tables: 20_000, sockets: 5000, seconds: 600, rate: 100_000 } as const;

/** Milliseconds that moves under way have at the end: a server that answers no more is not waited for. */
const GRACE = 2000;

export interface LoadOptions {
  base: string;
  tables: number;
  players: number;
  seconds: number;
  /** Actions a second in all; null: as fast as they are answered. */
  rate: number | null;
  /** Games made ready for each table before the clock starts. */
  ready: number;
  /** After so many games it is enough, whatever the time. */
  games?: number;
  /** The same for actions. */
  actions?: number;
  /** After so many moves the players agree to end a game. */
  moves?: number;
  stop: AbortSignal;
}

export interface LoadDone {
  tables: number;
  sockets: number;
  seconds: number;
  actions: number;
  perSecond: number;
  refused: number;
  resent: number;
  games: number;
  /** Milliseconds from sending to the answer. */
  ack: { p50: number; p99: number; max: number };
  /** How late the players' own program came to a timer of 2 ms: what they measure is not better than that. */
  lag: { p50: number; p99: number; max: number };
  /** Server CPU of all its threads, broadcast included. */
  cpuMsPerAction: number;
  /** What the players themselves take, in this process: they share the machine with the server. */
  playersCpuMsPerAction: number;
  transactions: number;
  rssMb: number;
}

export class NotLoopback extends Error {}

export async function runLoad(options: LoadOptions): Promise<LoadDone> {
  const { base, players, stop } = options;
  if (!(await isLoopback(base))) throw new NotLoopback(base);
  const tables = Math.min(options.tables, BOUNDS.tables, Math.floor(BOUNDS.sockets / players));
  const seconds = Math.min(options.seconds, BOUNDS.seconds);
  const g = await load('chicago-express');
  const lanes = await Promise.all(Array.from({ length: tables }, () => newLane(base, players, options.ready)));
  const acks: number[] = [];
  const sum = { refused: 0, resent: 0, games: 0 };
  const pace = paceOf(options.rate);
  const enough = Promise.withResolvers<void>();
  let counting = false;
  let ended = false;
  const acted = ({ reply }: Acted) => {
    if (!counting) return;
    if (!reply.ok) sum.refused += 1;
    else {
      if (acks.push(reply.ms) === options.actions) enough.resolve();
      if (reply.resent) sum.resent += 1;
    }
  };
  const turn = async () => {
    await pace();
    return !ended && !stop.aborted;
  };
  const play = async (lane: Lane) => {
    while (!ended && !stop.aborted) {
      const table = lane.ready.pop() ?? (await newTable(base, lane.people));
      lane.mirror = mirrorOf(g, table);
      for (const line of lane.lines) line.subscribe(table);
      const over = await playTable({
        g,
        table,
        mirror: lane.mirror,
        lines: lane.lines,
        acted,
        moves: options.moves,
        turn: options.rate === null ? () => !ended && !stop.aborted : turn,
      });
      for (const line of lane.lines) line.unsubscribe(table);
      if (over && ++sum.games === options.games) enough.resolve();
    }
  };
  const playing = Promise.all(lanes.map(play));
  playing.catch(() => undefined); // a table that cannot be played ends the load, below
  try {
    await sleep(Math.min(1000, seconds * 200)); // the engine warms up
    const before = await figures(base);
    counting = true;
    const [began, ownCpu, lateness] = [performance.now(), process.cpuUsage(), watchLateness()];
    const rested = new AbortController(); // a timer left behind would keep the program from ending
    const signal = AbortSignal.any([stop, rested.signal]);
    const time = sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
    await Promise.race([time, enough.promise, playing]).finally(() => rested.abort());
    const took = (performance.now() - began) / 1000;
    counting = false;
    const lags = lateness();
    const { user, system } = process.cpuUsage(ownCpu);
    const after = await figures(base);
    ended = true;
    await Promise.race([playing, sleep(GRACE, undefined, { ref: false })]);
    const n = acks.length;
    return {
      ...{ tables, sockets: tables * players, seconds: took, actions: n, perSecond: n / took, ...sum },
      ack: quantiles(acks),
      lag: quantiles(lags),
      cpuMsPerAction: ((after.cpu - before.cpu) * 1000) / n,
      playersCpuMsPerAction: (user + system) / 1000 / n,
      transactions: after.transactions - before.transactions,
      rssMb: after.rss / 2 ** 20,
    };
  } finally {
    ended = true;
    for (const line of lanes.flatMap((lane) => lane.lines)) line.close();
  }
}

interface Lane {
  people: Guest[];
  lines: Line[];
  ready: string[];
  mirror: Mirror | null;
}

async function newLane(base: string, players: number, ready: number): Promise<Lane> {
  const people = await Promise.all(Array.from({ length: players }, () => newGuest(base)));
  const lane: Lane = { people, lines: [], ready: [], mirror: null };
  lane.lines = people.map(({ cookie }, seat) =>
    openLine({ base: () => base, cookie, ...(seat === 0 ? { hear: (heard) => lane.mirror?.hear(heard) } : {}) }),
  );
  await Promise.all(lane.lines.map((line) => line.ready()));
  for (let n = 0; n < ready; n++) lane.ready.push(await newTable(base, people));
  return lane;
}

/** Turns spread evenly over time; those that come late are not made up for in a bunch. */
function paceOf(rate: number | null): () => Promise<void> {
  if (rate === null) return async () => {};
  const every = 1000 / Math.min(rate, BOUNDS.rate);
  let next = performance.now();
  return async () => {
    const now = performance.now();
    const mine = Math.max(next, now - 20);
    next = mine + every;
    if (mine > now) await sleep(mine - now);
  };
}

/** Looks every 2 ms how late it is; the function that comes back ends it. */
function watchLateness(): () => number[] {
  const EVERY = 2;
  const late: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - last - EVERY));
    last = now;
  }, EVERY);
  return () => {
    clearInterval(timer);
    return late;
  };
}

async function figures(base: string) {
  return {
    cpu: await metric(base, 'process_cpu_seconds_total'),
    rss: await metric(base, 'process_resident_memory_bytes'),
    transactions: await metric(base, 'turntable_database_transactions_total'),
  };
}

export function quantiles(values: readonly number[]): { p50: number; p99: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN };
}
