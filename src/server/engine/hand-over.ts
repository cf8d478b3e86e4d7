/**
 * A plain move goes from the engine's worker straight to the writer: nothing about it is for the main thread to decide. It
 * hears of it when it is safely written down. What ends a game or touches seats and desks is written by the main thread.
 */
import type { MessagePort } from 'node:worker_threads';
import { type Form, filled, type Value } from '../db/form.ts';
import type { PlainQuery, PlainUnit } from '../db/sqlite-commit.ts';
import { nextVersion, type RowSettings, rowOf } from '../tables/row.ts';
import type { Change, FromWorker, Job } from './jobs.ts';

/** The queries of a plain move: its row, where something is due or nothing, and one entry. */
export interface MoveForms<F = Form> {
  quiet: F;
  move: F;
  entry: F;
}

/** A query that the writer knows by a number. */
interface Numbered {
  no: number | string;
  order: readonly string[];
}

export interface WorkerDoor {
  hand: MessagePort;
  forms: MoveForms<Numbered>;
  settings: RowSettings;
}

const isPlain = ({ entries, standing, desks, seats }: Change): boolean =>
  entries.length > 0 && standing.state === 'running' && !desks && !seats;

/** The unit of a plain move, its row among it unless that may wait; it is taken out of the reply. Null when the main thread is to see to it. */
export function handOver({ forms, settings }: WorkerDoor, job: Job, { reply }: FromWorker): PlainUnit | null {
  if (!('version' in job) || job.version === undefined || !reply.ok) return null;
  const { value } = reply;
  if (value === null || !('change' in value) || !isPlain(value.change)) return null;
  const { change } = value;
  const { table: id, version: from, now } = job;
  const later = change.later === true;
  const version = later ? from : nextVersion(from, now);
  const query = ({ no, order }: Numbered, values: Record<string, Value>): PlainQuery => [no, filled(order, values), 1];
  const entries = change.entries.map(({ seq, at, body }) => query(forms.entry, { table: id, seq, at, body }));
  value.handed = { version, outcome: null, later };
  for (const entry of change.entries) entry.body = '';
  if (later) return entries;
  const row = { id, from, was: 'running', ...rowOf(change.standing, settings, version, now) };
  return [query(change.calm ? forms.quiet : forms.move, row), ...entries];
}
