/**
 * The server as a process of its own on the embedded database, under load from this process. Two cores share both, so
 * that a rate here is that of server and players together; CPU is the server's alone. Run by name only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Finding } from './measure.ts';
import { between, rawMoves } from './server-raw.ts';

async function withServer<T>(env: Record<string, string>, work: (base: string) => Promise<T>): Promise<T> {
  const { startProcess } = await import('../../server/ops/load/server-process.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-bench-'));
  const server = await startProcess({ dataDir }, 0, env);
  try {
    return await work(server.base);
  } finally {
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const SECONDS = 10;
/** At full speed, whatever is measured: a server runs for weeks, its first thousands of actions are mostly the compiler's. */
const WARM_UP = { actions: 40_000, seconds: 90 };
/** Games made ready for each table, so that what is measured is playing them and not making new ones. */
const READY = { warmUp: 15, full: 25, rate: 6 };
const stop = new AbortController().signal;

async function play(env: Record<string, string>, rate: number | null, tables = 10) {
  const { runLoad } = await import('../../server/ops/load/run.ts');
  return withServer(env, async (base) => {
    await runLoad({ base, tables, players: 5, ...WARM_UP, rate: null, ready: READY.warmUp, stop });
    const ready = rate === null ? READY.full : READY.rate;
    return runLoad({ base, tables, players: 5, seconds: SECONDS, rate, ready, stop });
  });
}

const finding = (name: string, value: number, unit: string, goal: string, limit: Finding['limit'], ratio: number) => ({
  ...{ name, value, unit, goal, limit, ratio },
});

/** Each action has a commit of its own. */
export const serverCommits: Bench = {
  name: 'server-commits',
  apart: true,
  async run() {
    const before = await rawMoves(2);
    const { raw, done } = await between(() => play({ COMMIT_GROUP: '1' }, null));
    const moves = (before.perSecond + (await rawMoves(2)).perSecond) / 2;
    const limit = { name: 'raw SQLite commits/s', value: raw.perSecond };
    return [
      finding(
        'one commit per action',
        done.perSecond,
        'actions/s',
        '>= 80 % of raw',
        limit,
        raw.perSecond / done.perSecond,
      ),
      finding(
        'the same against commits of what a move writes',
        done.perSecond,
        'actions/s',
        '',
        { name: 'such commits/s', value: moves },
        moves / done.perSecond,
      ),
    ];
  },
};

/** 50 sockets on 10 tables of 5, as fast as they are answered. */
export const serverGroup: Bench = {
  name: 'server-group',
  apart: true,
  async run() {
    const { raw, done } = await between(() => play({}, null));
    const limit = { name: 'raw SQLite commits/s', value: raw.perSecond };
    const none = { name: 'actions in the run', value: done.actions };
    return [
      finding(
        'group commit, 50 sockets',
        done.perSecond,
        'actions/s',
        '>= 5000',
        limit,
        raw.perSecond / done.perSecond,
      ),
      finding('server CPU per action', done.cpuMsPerAction, 'ms', '<= 0.15', none, done.cpuMsPerAction / 0.15),
      finding(
        'CPU of the players',
        done.playersCpuMsPerAction,
        'ms',
        '',
        { name: 'of the server', value: done.cpuMsPerAction },
        done.playersCpuMsPerAction / done.cpuMsPerAction,
      ),
      finding(
        'actions per commit',
        done.actions / done.transactions,
        '',
        '',
        { name: 'commits', value: done.transactions },
        1,
      ),
    ];
  },
};

/** The acknowledgement at 1,000 actions a second. */
export const serverRate: Bench = {
  name: 'server-rate',
  apart: true,
  async run() {
    const { raw: paced, done: inside } = await between(() => between(() => play({}, 1000, 20)), 1000);
    const { raw, done } = inside;
    const limit = { name: 'raw commit p99 ms', value: raw.p99 };
    const due = { name: 'raw at 1000/s, from when due', value: paced.p99 };
    return [
      finding('rate kept', done.perSecond, 'actions/s', '1000', { name: 'asked', value: 1000 }, 1000 / done.perSecond),
      finding('ack p50', done.ack.p50, 'ms', '', { name: 'raw commit p50 ms', value: raw.p50 }, done.ack.p50 / raw.p50),
      finding('ack p99', done.ack.p99, 'ms', '<= raw p99 + 10', limit, done.ack.p99 / raw.p99),
      finding('the same against the same rate', done.ack.p99, 'ms', '', due, done.ack.p99 / paced.p99),
      finding('players late by, p99', done.lag.p99, 'ms', '', { name: 'at most', value: done.lag.max }, 1),
      finding(
        'server CPU per action',
        done.cpuMsPerAction,
        'ms',
        '<= 0.15',
        { name: 'actions in the run', value: done.actions },
        done.cpuMsPerAction / 0.15,
      ),
    ];
  },
};

/** 10,000 tables open and 2,000 sockets that only listen. */
export const serverIdle: Bench = {
  name: 'server-idle',
  apart: true,
  async run() {
    const { runIdle } = await import('../../server/ops/load/idle.ts');
    const found: Finding[] = [];
    for (const live of ['500', '10000']) {
      const done = await withServer({ LIVE_TABLES: live }, (base) => runIdle(base, 10_000, 2000, stop));
      const limit = { name: `followed ${done.followed}, in memory`, value: done.live };
      found.push(
        finding(
          `${done.tables} tables, ${done.sockets} sockets`,
          done.rssMb,
          'MiB',
          '< 1024',
          limit,
          done.rssMb / done.beforeMb,
        ),
      );
    }
    return found;
  },
};

const THOUSAND = 1000;

/** Memory over thousands of short games, ten moves each and an agreed end: `repeats` thousand of them. */
export const serverGames: Bench = {
  name: 'server-games',
  apart: true,
  async run({ repeats }) {
    const { runLoad } = await import('../../server/ops/load/run.ts');
    return withServer({}, async (base) => {
      const found: Finding[] = [];
      const load = { base, tables: 10, players: 3, seconds: 600, rate: null, ready: 0, moves: 10, stop };
      let games = 0;
      let first = 0;
      while (games < repeats * THOUSAND) {
        // One load has its bound of time: on a busy machine it takes several to the thousand.
        const next = THOUSAND * (1 + Math.floor(games / THOUSAND));
        let rssMb = 0;
        while (games < next) {
          const done = await runLoad({ ...load, games: next - games });
          games += done.games;
          rssMb = done.rssMb;
        }
        first ||= rssMb;
        const limit = { name: 'after the first thousand', value: first };
        found.push(finding(`memory after ${games} games`, rssMb, 'MiB', 'flat', limit, rssMb / first));
      }
      return found;
    });
  },
};

/** Memory after many games, and after as many again. */
export const serverMemory: Bench = {
  name: 'server-memory',
  apart: true,
  async run({ repeats }) {
    const { runLoad } = await import('../../server/ops/load/run.ts');
    return withServer({}, async (base) => {
      const found: Finding[] = [];
      let games = 0;
      let first = 0;
      for (let n = 0; n < repeats; n++) {
        const done = await runLoad({ base, tables: 10, players: 3, seconds: 30, rate: null, ready: 0, stop });
        games += done.games;
        first ||= done.rssMb;
        found.push(
          finding(
            `memory after ${games} games`,
            done.rssMb,
            'MiB',
            'flat',
            { name: 'after the first', value: first },
            done.rssMb / first,
          ),
        );
      }
      return found;
    });
  },
};
