/** The live tables of one worker: each job is a plain function of the table it is about. */
import { BOTS, isBotName } from '../../bots/bots.ts';
import { hintFor } from '../../bots/hint.ts';
import { timeIsUp } from '../../bots/time.ts';
import { seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, AnyGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { isOver } from '../../kernel/phases.ts';
import type { Hints } from '../../kernel/remarks.ts';
import { replay } from '../../kernel/replay.ts';
import { rngOf } from '../../kernel/rng.ts';
import { fold } from '../../table/fold.ts';
import {
  actingAt,
  boardOf,
  botMove,
  botOf,
  botsDue,
  type CommandResult,
  commandFrom,
  type Desk,
  type Done,
  endsAt,
  type Host,
  headOf,
  isRunning,
  mayEnd,
  type News,
  nextFlag,
  openTable,
  type Refusal,
  recordFor,
  recordOf,
  reopen,
  type Snapshot,
  snapshotOf,
  steward,
  type Table,
  tellCalendar,
  tick,
  type Viewer,
  viewOf,
} from '../../table/index.ts';
import { chained, NO_CHAIN, type Unchained } from '../../table/log.ts';
import { isQuiet, ROW_WAITS } from '../tables/row.ts';
import type {
  Answers,
  Change,
  Changed,
  Job,
  JobOf,
  Making,
  Moved,
  SeatChanged,
  SnapshotMade,
  Standing,
  StoredDesk,
} from './jobs.ts';
import { packed, unpacked } from './pack.ts';
import { entryOf, stored } from './stored.ts';
import { sheetMade, tellsOf } from './tells.ts';

interface Live {
  host: Host;
  table: Table;
  /** The last entry that a snapshot covers. */
  kept: number;
  /** Its row says that nothing is due; false also when that is not known. */
  quiet: boolean;
  /** When a move last brought its row along. */
  rowAt: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** Thrown, not returned: the main thread must load the table and ask again. */
export class NotHere extends Error {}

export function createTableHost(snapshotEvery: number) {
  const tables = new Map<string, Live>();

  const liveOf = (id: string): Live => {
    const live = tables.get(id);
    if (!live) throw new NotHere();
    keepBoard(live);
    return live;
  };

  /** Keeps what was done and says what of it must be written down. */
  function keep(job: { table: string; now: number; viewers: readonly Viewer[] }, live: Live, done: Done): Change {
    const before = live.table;
    live.table = done.table;
    const change = changeOf(live.host.game, job.table, before, done, job.viewers);
    if (headOf(done.table) - live.kept >= snapshotEvery) change.snapshot = snapshotMade(live);
    const quiet = isQuiet(change.standing);
    if (quiet && live.quiet) change.calm = true;
    if (change.calm && job.now - live.rowAt < ROW_WAITS) change.later = true;
    else live.rowAt = job.now;
    live.quiet = quiet;
    return change;
  }

  function changed(job: Parameters<typeof keep>[0], live: Live, result: Done | Refusal | CommandResult): Changed {
    if (!result.ok) return { refusal: result };
    return { change: keep(job, live, result), answer: 'answer' in result ? result.answer : [] };
  }

  /** `game` is the module of jobs that name one, `hints` what it has to say. */
  return function work(job: Job, game: AnyBotGame | null, hints: Hints<GameTypes> | null = null): Answers[Job['do']] {
    switch (job.do) {
      case 'open': {
        const host = hostOf(job, game!);
        const opened = openTable(host, job.creation, job.now);
        if (!opened.ok) throw new Error('bug: the setup waits for chance');
        const done: Done = { ok: true, table: opened.table, news: opened.news, notes: [] };
        const change = changeOf(host.game, job.table, null, done, job.viewers);
        const quiet = isQuiet(change.standing);
        tables.set(job.table, { host, table: opened.table, kept: -1, quiet, rowAt: NEVER });
        return { change, answer: [] };
      }
      case 'load': {
        const snapshot = job.snapshot === null ? null : (unpacked(job.snapshot) as Snapshot);
        const opened = reopen(game!, job.creation, job.entries.map(entryOf), snapshot);
        const table = { ...opened, desks: withDesks(opened.desks, job.desks) };
        const host = hostOf(job, game!);
        tables.set(job.table, { host, table, kept: snapshot?.seq ?? -1, quiet: false, rowAt: NEVER });
        return standingOf(game!, table);
      }
      case 'command': {
        const live = liveOf(job.table);
        return changed(job, live, commandFrom(live.host, live.table, job.raw, job.now));
      }
      case 'steward': {
        const live = liveOf(job.table);
        const { deed, now } = job;
        return changed(
          job,
          live,
          deed.type === 'calendar'
            ? tellCalendar(live.host, live.table, deed.seat, deed.calendar, now)
            : steward(live.host, live.table, deed, now),
        );
      }
      case 'bot': {
        const live = liveOf(job.table);
        return changed(job, live, botMove(live.host, live.table, job, job.now));
      }
      case 'tick': {
        const live = liveOf(job.table);
        return changed(job, live, tick(live.host, live.table, job.now));
      }
      case 'follow': {
        const live = liveOf(job.table);
        return changed(job, live, followed(live, job));
      }
      case 'sheet': {
        const { host, table } = liveOf(job.table);
        return sheetMade(host.game, table, job);
      }
      case 'see': {
        const { host, table } = liveOf(job.table);
        const seat = botsDue(host.game, table)[0];
        if (seat === undefined) return null;
        const { board = null, masterMs } = table.creation;
        const bot = botOf(table.seats[seat]!);
        return { seat, at: headOf(table), bot, masterMs, board, view: viewOf(host.game, table, seat) };
      }
      case 'look': {
        const { host, table } = liveOf(job.table);
        const { board = null, hints: allowed } = table.creation;
        const acting = isRunning(table) && actingAt(host.game, table).includes(job.seat);
        return { at: headOf(table), acting, hints: allowed, board, view: viewOf(host.game, table, job.seat) };
      }
      case 'snapshot': {
        const live = liveOf(job.table);
        return live.kept === headOf(live.table) ? null : snapshotMade(live);
      }
      case 'record': {
        const { host, table } = liveOf(job.table);
        return isRunning(table) ? recordFor(host.game, table, job.viewer) : recordOf(host.game, table, job.seed);
      }
      case 'forget':
        tables.delete(job.table);
        return null;
      case 'think': {
        if (job.board) game!.ownBoards?.read(job.board, job.view.options);
        const bot = BOTS[isBotName(job.bot) ? job.bot : 'random'](game!, rngOf(job.luck), timeIsUp(job.ms));
        return bot.act(job.view as Sealed<typeof job.view>, job.seat);
      }
      case 'hint': {
        if (job.board) game!.ownBoards?.read(job.board, job.view.options);
        return hintFor(game!, hints!, job.view as Sealed<typeof job.view>, job.seat, rngOf(job.luck), timeIsUp(job.ms));
      }
      case 'rebuild': {
        const table = reopen(game!, job.creation, job.entries.map(entryOf), null);
        return snapshotMade({ host: hostOf(job, game!), table, kept: -1, quiet: false, rowAt: NEVER });
      }
      case 'check-record': {
        const replayed = replay(game!, job.record);
        if (!replayed.ok) return { ok: false, at: replayed.problem.at, code: replayed.problem.code };
        return { ok: true, over: isOver(replayed.value.state) };
      }
    }
  };
}

/** A process keeps a bounded number of boards: that of a table nobody played at for long may have made room for others. */
function keepBoard({ host: { game }, table: { state, creation } }: Live): void {
  if (!creation.board || !state.board || game.ownBoards!.knows(state.board)) return;
  boardOf(game, creation);
}

const hostOf = ({ seed }: Making, game: AnyGame): Host => ({ game, source: seedSource(seed), mayEnd });

function snapshotMade(live: Live): SnapshotMade {
  const snapshot = snapshotOf(live.table);
  live.kept = snapshot.seq;
  return { seq: snapshot.seq, hash: snapshot.hash, body: packed(snapshot) };
}

function withDesks(desks: readonly Desk[], rows: readonly StoredDesk[]): Desk[] {
  return desks.map((desk, seat) => {
    const row = rows.find((one) => one.seat === seat);
    return row ? (JSON.parse(row.body) as Desk) : desk;
  });
}

export const standingOf = (g: AnyGame, table: Table): Standing => ({ ...movedTo(g, table), seats: table.seats });

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

function movedTo(g: AnyGame, table: Table): Moved {
  const running = isRunning(table);
  const outcome = running ? null : g.outcome(table.state);
  return {
    head: headOf(table),
    acting: [...actingAt(g, table)],
    bots: botsDue(g, table),
    flagAt: earlier(nextFlag(g, table), endsAt(table)),
    frozen: table.frozen,
    state: running ? 'running' : table.ended ? 'ended' : 'over',
    outcome,
  };
}

function changeOf(g: AnyGame, id: string, before: Table | null, done: Done, viewers: readonly Viewer[]): Change {
  const { table, news, notes } = done;
  const desks = table.desks.flatMap((desk, seat) =>
    before && before.desks[seat] !== desk ? [{ seat, body: JSON.stringify(desk) }] : [],
  );
  const seats = news.flatMap((one) => seatChange(one, table));
  const ask = table.ask?.seq === before?.ask?.seq ? null : table.ask;
  return {
    entries: news.map(({ entry }) => stored(entry)),
    standing: before?.seats === table.seats ? movedTo(g, table) : standingOf(g, table),
    tells: tellsOf(g, id, before, done, viewers),
    ...(desks.length > 0 ? { desks } : {}),
    ...(seats.length > 0 ? { seats } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(ask?.question.type === 'end' ? { asked: ask.seat } : {}),
  };
}

/** A flag changes who plays a seat, unless the table waits for its owner. */
function seatChange({ entry }: News, table: Table): SeatChanged[] {
  if (entry.type === 'seat') return [{ seq: entry.seq, seat: entry.seat, now: entry.now, why: entry.why }];
  if (entry.type !== 'flag' || table.seats[entry.seat]!.mode === 'person') return [];
  return [{ seq: entry.seq, seat: entry.seat, now: table.seats[entry.seat]!, why: 'timed-out' }];
}

/** Entries written by another process, folded here as they were there. */
function followed({ host, table: from }: Live, { entries, desks, notes }: JobOf<'follow'>): Done {
  let table = from;
  const news: News[] = [];
  for (const entry of entries.map(entryOf)) {
    const { chain, ...rest } = entry;
    const previous = table.log[table.log.length - 1]?.chain ?? NO_CHAIN;
    if (entry.seq !== table.log.length || chained(previous, rest as Unchained).chain !== chain)
      throw new Error(`bug: the log is broken at entry ${entry.seq}`);
    const step = fold(host.game, table, entry, null);
    table = step.table;
    news.push(step.news);
  }
  const now = withDesks(table.desks, desks).map((desk, seat) => {
    const had = from.desks[seat]!;
    return JSON.stringify(desk) === JSON.stringify(had) ? had : desk;
  });
  return { ok: true, table: { ...table, desks: now }, news, notes };
}
