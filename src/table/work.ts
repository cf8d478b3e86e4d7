/** A command being carried out: the table so far, and what there is to tell. */
import { type ChanceSource, tapeSource } from '../kernel/chance.ts';
import type { AnyGame, Seat } from '../kernel/contract.ts';
import type { Desk } from './desk.ts';
import { fold } from './fold.ts';
import { type Body, chained } from './log.ts';
import type { Played } from './replay.ts';
import type { Host, News, Table } from './table.ts';

export const NOTE_CODES = ['order-acted', 'order-asks', 'order-stopped', 'draft-sent', 'draft-stopped'] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
/** Why the table itself stopped an order or a draft. */
export const STOP_REASONS = ['illegal', 'changed', 'undone', 'loop'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Something for one seat's eyes only. */
export interface Note {
  to: Seat;
  code: NoteCode;
  /** A `StopReason`, or the game's own code for why an order acted or asks. */
  why: string;
  /** The order it is about. */
  order?: string;
  /** The entry it wrote. */
  seq?: number;
}

export interface Work {
  readonly g: AnyGame;
  readonly source: ChanceSource;
  readonly now: number;
  readonly mayEnd: Host['mayEnd'] | undefined;
  table: Table;
  news: News[];
  notes: Note[];
}

/** What a command, a tick or the steward brought about. */
export interface Done {
  ok: true;
  table: Table;
  news: News[];
  notes: Note[];
}

export const workOn = (host: Host, table: Table, now: number): Work => ({
  g: host.game,
  source: host.source ?? tapeSource([]),
  now,
  mayEnd: host.mayEnd,
  table,
  news: [],
  notes: [],
});

export const doneWith = ({ table, news, notes }: Work): Done => ({ ok: true, table, news, notes });

/** Adds an entry; time never runs backwards in a log. */
export function write(work: Work, body: Body, played: Played | null = null, command?: string): void {
  const { log } = work.table;
  const last = log[log.length - 1]!;
  const id = command === undefined ? {} : { command };
  const entry = chained(last.chain, { seq: log.length, at: Math.max(work.now, last.at), ...id, ...body });
  const { table, news } = fold(work.g, work.table, entry, played);
  work.table = table;
  work.news.push(news);
}

export function setDesk(work: Work, seat: Seat, change: Partial<Desk>): void {
  const desks = work.table.desks.map((desk, i) => (i === seat ? { ...desk, ...change } : desk));
  work.table = { ...work.table, desks };
}
