/** The log as rows: one for each entry, with its sentence and consequences, under headings of rounds. */
import type { Seat } from '../../../kernel/contract.ts';
import { sayEvent } from '../../../text/say.ts';
import { sayEntry } from '../../../text/say-table.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { Moment, TableNow } from '../../table/contract.ts';
import { roundOf } from './history.ts';

export interface LogRow {
  readonly seq: number;
  /** Milliseconds. */
  readonly at: number;
  /** Who did it; null = the table itself. */
  readonly seat: Seat | null;
  readonly moment: Moment;
  readonly sentence: string;
  /** What it brought about, one sentence each. */
  readonly consequences: readonly string[];
  /** Taken back: no longer in effect. */
  readonly undone: boolean;
  /** The round that begins with this row; null = none. */
  readonly round: number | null;
}

export interface LogFilter {
  readonly seat?: Seat | null;
  /** A company, place or other thing, as it stands in params of events and actions (`prr`, `K4`). */
  readonly about?: string | null;
}

/** All rows, the oldest first. Questions that nobody had to answer, at a table of one device, are left out. */
export function logRows(now: TableNow, speaker: Speaker, filter: LogFilter = {}): LogRow[] {
  const inEffect = new Set(now.sheet.line.moves);
  const rows: LogRow[] = [];
  let round: number | null = null;
  for (const [seq, moment] of now.moments) {
    const { entry, state } = moment;
    if (now.where === 'here' && (entry.type === 'ask' || entry.type === 'answer')) continue;
    const reached: number | null = state && inEffect.has(seq) ? roundOf(now, state) : round;
    const begins = reached !== round ? reached : null;
    round = reached;
    if (!fits(moment, filter)) continue;
    rows.push({ ...rowOf(moment, speaker), undone: isUndone(moment, inEffect), round: begins });
  }
  return rows;
}

const isUndone = ({ entry }: Moment, inEffect: ReadonlySet<number>): boolean =>
  (entry.type === 'action' || entry.type === 'chance') && !inEffect.has(entry.seq);

function rowOf(moment: Moment, speaker: Speaker): Omit<LogRow, 'undone' | 'round'> {
  const { entry, events } = moment;
  const seat = 'seat' in entry ? (entry.seat ?? null) : null;
  const told = events.map((event) => sayEvent(speaker, event));
  return {
    seq: entry.seq,
    at: entry.at,
    seat,
    moment,
    sentence: sayEntry(speaker, entry),
    consequences: told,
  };
}

function fits({ entry, events }: Moment, { seat = null, about = null }: LogFilter): boolean {
  if (seat !== null && !('seat' in entry && entry.seat === seat) && !events.some((event) => names(event, seat)))
    return false;
  if (about === null) return true;
  return ('action' in entry && names(entry.action, about)) || events.some((event) => names(event, about));
}

/** Whether something with params names a seat or an id. */
function names(what: object, wanted: Seat | string): boolean {
  return Object.entries(what).some(([key, value]) =>
    typeof wanted === 'number' ? key === 'seat' && value === wanted : value === wanted,
  );
}
