/**
 * The live tables of one process. How the rest of the server uses them:
 *
 *     const tables = await createTables({ db, games: registered, policy: policyOf(db, now), settings, hooks });
 *
 * A table begins as rows: the lobby inserts `tables` (state `waiting`, seed and commitment from `newSeed()`,
 * `creation` = a Creation without seats, or with any: game, rules, options, undo, clock, atZero, firstSeat) and
 * `seats` (bots: kind `bot`, `bot` = their name), fills seats by its own units, and calls `announce(id, { type:
 * 'seats' })` after each; when none is open it calls `start(id)`: entry 0, tenures and `state = running` in one
 * unit, so that two starters make one game. From then on the rows belong to this service: whoever wants something
 * done calls `command`, `steward`, `changeSeat` and writes nothing itself.
 *
 * Each write of a row compares and raises `moved_at`: a process that knew an older table meets a conflict, reads again
 * and tries again. Where move follows move a row may be behind its log for a moment (behind.ts). Answers and news go out
 * after the commit only. Notifications and ratings use the hooks.
 *
 * context.ts is what the parts share: load (snapshot + tail into a worker), carry (worker, unit, announce),
 * freeze (faults), bots, wheel (clocks), fanout (other processes), follow/presence/chat (sockets), lobby-feed.
 */

import { randomUUID } from 'node:crypto';
import { USUAL_LEVEL } from '../../bots/bots.ts';
import type { Database } from '../db/database.ts';
import type { Form } from '../db/form.ts';
import { createPool } from '../engine/pool.ts';
import type { DoorAnswer } from '../lobby/door.ts';
import { hearAbout, tellAbout } from './about.ts';
import { watchAbsent } from './absent.ts';
import type { CommandAnswer, Games, Hooks, Policy, TableSettings, Tables } from './api.ts';
import { catchUpRows, settled, watchRows } from './behind.ts';
import { carry, type Wish } from './carry.ts';
import { hearChat, say } from './chat.ts';
import { checkRecord } from './check-record.ts';
import { type Context, handOf } from './context.ts';
import { liveCount, putAway } from './evict.ts';
import { listen } from './fanout.ts';
import { follow, tellPresence } from './follow.ts';
import { hintAt } from './hints.ts';
import { ensureLoaded, isLoaded } from './load.ts';
import { hearLobby, lobbyChanged, lobbyRows } from './lobby-feed.ts';
import { drop, inOwnTurn, inTurn, placeOf, viewerFor } from './place.ts';
import { hearPresence, isPresent } from './presence.ts';
import { tableRow } from './rows.ts';
import { start } from './start.ts';
import { moveForms } from './units.ts';
import { turnWheel } from './wheel.ts';

export const DEFAULTS = {
  workers: 1,
  liveTables: 500,
  snapshotEvery: 200,
  jobLimit: 2000,
  botPace: 600,
  wheelEvery: 500,
  rowsEvery: 250,
  standIn: USUAL_LEVEL,
  queue: 64,
  now: () => Date.now(),
  workerFile: new URL('../engine/worker.ts', import.meta.url),
} as const;

/** Megabytes of one engine worker. */
const MEMORY = 768;

export interface TablesOptions {
  db: Database;
  games: Games;
  policy: Policy;
  settings: Partial<TableSettings> & Pick<TableSettings, 'build' | 'dataDir'>;
  hooks?: Partial<Hooks>;
}

export async function createTables(options: TablesOptions): Promise<Tables> {
  const { db, games, policy } = options;
  const settings: TableSettings = { ...DEFAULTS, ...options.settings };
  const { workers, workerFile: file, jobLimit: limit, snapshotEvery } = settings;
  const nothing = () => undefined;
  const ctx: Context = {
    db,
    games,
    policy,
    settings,
    pool: createPool(workers, { file, limit, snapshotEvery, memory: MEMORY, door: () => doorOf(db, settings) }),
    hooks: {
      resultsOf: async () => [],
      onOver: nothing,
      onTurn: nothing,
      onNews: nothing,
      onBug: nothing,
      onError: nothing,
      ...options.hooks,
    },
    self: randomUUID(),
    places: new Map(),
    behind: new Set(),
    newer: new Set(),
    broken: new Map(),
    elsewhere: new Map(),
    lobby: new Set(),
    counts: { commands: 0, refused: 0, conflicts: 0, frozen: 0, resyncs: 0 },
    closing: false,
  };
  const stops = [
    await listen(ctx),
    await hearChat(ctx),
    await hearAbout(ctx),
    await hearLobby(ctx),
    await hearPresence(ctx),
  ];
  await catchUpRows(ctx);
  stops.push(watchRows(ctx));
  const turning = [turnWheel(ctx), watchAbsent(ctx)];
  return { ...tablesOf(ctx), drain: () => drain(ctx, stops, turning) };
}

/** How an engine's worker hands plain moves to the writer, where the database has such a way. */
function doorOf(db: Database, { botPace }: TableSettings) {
  const { quiet, move, entry } = moveForms(db);
  const door = db.door?.([quiet.sql, move.sql, entry.sql]) ?? null;
  if (!door) return null;
  const numbered = ({ order }: Form, i: number) => ({ no: door.numbers[i]!, order });
  const forms = { quiet: numbered(quiet, 0), move: numbered(move, 1), entry: numbered(entry, 2) };
  return { hand: door.hand, ear: door.ear, forms, settings: { botPace } };
}

function tablesOf(ctx: Context): Omit<Tables, 'drain'> {
  const at = (id: string) => placeOf(ctx, id);

  async function turn(id: string, wish: Wish, ready?: () => CommandAnswer | null): Promise<CommandAnswer> {
    if (ctx.closing) return { ok: false, error: 'closing' };
    const place = at(id);
    const done = inTurn(ctx, place, () => carry(ctx, place, wish, ready));
    const answer = done ? await done : ({ ok: false, error: 'busy' } as const);
    ctx.counts.commands += 1;
    if (!answer.ok) ctx.counts.refused += 1;
    return answer;
  }

  /** A row just written hides from those who look for still tables (absent.ts): this is no move, so they are looked for here. */
  async function weigh(id: string, { ok }: CommandAnswer): Promise<void> {
    if (ok) await turn(id, { do: 'tick' });
  }

  return {
    async command(who, id, raw) {
      if (!who) return { ok: false, error: 'not-signed-in' };
      const foreign = { ok: false, refusal: { ok: false, code: 'seat-not-yours' } } as const;
      const place = ctx.places.get(id);
      // Nobody makes us load a table that is not theirs, or work on it, or learns that it is there.
      if (!place || !isLoaded(ctx, place) || viewerFor(place.standing, who) === 'watcher') {
        const access = await ctx.policy.accessOf(id, who, null);
        if (!access.watch) return { ok: false, error: 'unknown-table' };
        if (access.seat === null && !(await ownsSeat(ctx, id, who.id))) return foreign;
      }
      return turn(id, { do: 'command', raw }, () => {
        const seat = raw.seat;
        const held = typeof seat === 'number' ? at(id).standing?.seats[seat] : undefined;
        return held && held.id !== who.id ? foreign : null;
      });
    },
    steward: (id, deed) => turn(id, { do: 'steward', deed }),
    async changeSeat(id, seat, from, now, why) {
      const answer = await turn(id, { do: 'steward', deed: { type: 'seat', seat, from, now, why } });
      if (why === 'renamed') await weigh(id, answer);
      return doorAnswer(answer);
    },
    async setCalendar(id, seat, calendar) {
      const answer = await turn(id, { do: 'steward', deed: { type: 'calendar', seat, calendar } });
      await weigh(id, answer);
      return doorAnswer(answer);
    },
    start: (id) =>
      ctx.closing ? Promise.resolve({ ok: false, code: 'closing' }) : inOwnTurn(ctx, at(id), () => start(ctx, at(id))),
    async record(id, viewer) {
      const row = await tableRow(ctx.db, id);
      if (!row) return null;
      return inOwnTurn(ctx, at(id), async () => {
        if ((await ensureLoaded(ctx, at(id))) !== null) return null;
        const asked = await handOf(ctx, at(id)).ask({ do: 'record', table: id, viewer, seed: row.seed });
        return asked.ok ? asked.value : null;
      });
    },
    hint: (id, seat) => hintAt(ctx, at(id), seat),
    checkRecord: (record) => checkRecord(ctx, record),
    async announce(id, what) {
      lobbyChanged(ctx, id);
      await inOwnTurn(ctx, at(id), () => tellAbout(ctx, at(id), what));
    },
    settled: (of) => settled(ctx, of),
    forget: (id) => inOwnTurn(ctx, at(id), () => tellAbout(ctx, at(id), { type: 'forget' })),
    async follow(listener, id, how) {
      if (ctx.closing) return 'closing';
      // Asked before a place is made for it: nobody fills our memory with tables that do not exist, or learns of one by
      // waiting in its queue. A player of it is asked once, when their turn comes (follow.ts).
      if (viewerFor(ctx.places.get(id)?.standing ?? null, listener.account) === 'watcher') {
        const access = await ctx.policy.accessOf(id, listener.account, how.key ?? null);
        if (!access.watch) return 'unknown-table';
      }
      return follow(ctx, at(id), listener, how);
    },
    unfollow(listener, id) {
      const place = ctx.places.get(id);
      if (!place?.listeners.delete(listener)) return;
      tellPresence(ctx, place);
      drop(ctx, place);
    },
    gone(listener) {
      ctx.lobby.delete(listener);
      for (const place of ctx.places.values())
        if (place.listeners.delete(listener)) {
          tellPresence(ctx, place);
          drop(ctx, place);
        }
    },
    async say(who, id, line, text) {
      if (ctx.closing) return 'closing';
      return who ? say(ctx, who, id, line, text) : 'not-signed-in';
    },
    followLobby(listener, on) {
      if (on) ctx.lobby.add(listener);
      else ctx.lobby.delete(listener);
    },
    lobbyRows: (ids) => lobbyRows(ctx, ids),
    isPresent: (id, seat) => isPresent(ctx, id, seat),
    stats: () => ({
      ...ctx.counts,
      live: liveCount(ctx),
      followed: [...ctx.places.values()].filter(({ listeners }) => listeners.size > 0).length,
      restarts: ctx.pool.restarts(),
    }),
  };
}

function doorAnswer(answer: CommandAnswer): DoorAnswer {
  if (answer.ok) return { ok: true };
  return { ok: false, code: 'refusal' in answer ? answer.refusal.code : answer.error };
}

/** An open seat may still belong to somebody who can return to it. */
async function ownsSeat({ db }: Context, table: string, account: string): Promise<boolean> {
  const row = db.q.selectFrom('seats').select('seat').where('table_id', '=', table).where('account_id', '=', account);
  return (await row.executeTakeFirst()) !== undefined;
}

async function drain(ctx: Context, stops: (() => void)[], turning: (() => Promise<void>)[]): Promise<void> {
  ctx.closing = true;
  for (const stop of turning) await stop();
  for (const stop of stops) stop();
  for (const place of ctx.places.values()) {
    for (const timer of [place.botTimer, place.presenceTimer]) if (timer) clearTimeout(timer);
    place.botTimer = place.presenceTimer = null;
  }
  await Promise.all([...ctx.places.values()].map((place) => putAway(ctx, place)));
  await ctx.pool.close();
}
