/**
 * How long the clock of a seat may rest, so that nobody waits for ever: quiet hours for half of each day, holidays for so
 * many days within a year at one table. What a calendar says beyond that is cut off when it is told to the table.
 */
import type { Seat } from '../kernel/contract.ts';
import { sameJson } from '../kernel/hash.ts';
import { type Calendar, quietBetween } from './calendar.ts';
import type { Entry } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';
import { steward } from './steward.ts';
import type { Host, Table } from './table.ts';
import type { Done } from './work.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Minutes of each day. */
const MOST_QUIET = 720;
const MOST_HOLIDAYS = 30;
const YEAR = 365 * DAY;

/** A calendar as far as the table grants it; `now` is when it is told. */
function granted(log: readonly Entry[], seat: Seat, { quiet, offset, holidays }: Calendar, now: number): Calendar {
  let left = MOST_HOLIDAYS * DAY - restedAt(log, seat, now);
  const kept: Calendar['holidays'] = [];
  for (const { from, to } of holidays) {
    const begins = Math.max(from, now);
    const ends = Math.min(to, begins + left);
    if (ends <= begins) continue;
    left -= ends - begins;
    kept.push({ from, to: ends });
  }
  const hours: Calendar = { quiet: quiet && shortened(quiet), offset, holidays: kept };
  const since = quietSince(log, seat, hours, now);
  return since === undefined ? hours : { ...hours, since };
}

/** Tells a calendar to the table, as far as it is granted; refused when the table has it already. */
export function tellCalendar(host: Host, table: Table, seat: Seat, told: Calendar, now: number): Done | Refusal {
  const calendar = granted(table.log, seat, told, now);
  const known = table.calendars[seat];
  if (known && sameJson(calendar, known)) return refuse('seat-unchanged');
  return steward(host, table, { type: 'calendar', seat, calendar }, now);
}

function shortened({ from, to }: { from: number; to: number }): { from: number; to: number } {
  const length = (to - from + 1440) % 1440;
  return { from, to: length > MOST_QUIET ? (from + MOST_QUIET) % 1440 : to };
}

/** What the holder of a seat has told of late, the latest first, and when each of it counted. */
function* toldWithin(log: readonly Entry[], seat: Seat, now: number, span: number) {
  let until = now;
  for (let i = log.length - 1; i >= 0 && until > now - span; i--) {
    const entry = log[i]!;
    if (!('seat' in entry) || entry.seat !== seat) continue;
    if (entry.type === 'seat' && entry.why !== 'renamed' && entry.why !== 'returned') break;
    if (entry.type !== 'calendar') continue;
    yield { calendar: entry.calendar, from: Math.max(entry.at, now - span), until };
    until = entry.at;
  }
}

/** Holidays that whoever has this seat has had at the table within the last year. */
function restedAt(log: readonly Entry[], seat: Seat, now: number): number {
  let sum = 0;
  for (const { calendar, from: since, until } of toldWithin(log, seat, now, YEAR))
    for (const { from, to } of calendar.holidays) sum += Math.max(0, Math.min(to, until) - Math.max(from, since));
  return sum;
}

/**
 * From when on other quiet hours count: at once, unless with those before they would be more than the most of any twenty-four
 * hours; then a day later. The same hours go on as they are.
 */
function quietSince(log: readonly Entry[], seat: Seat, hours: Calendar, now: number): number | undefined {
  if (hours.quiet === null) return undefined;
  const told = [...toldWithin(log, seat, now, DAY)];
  const last = told[0]?.calendar;
  if (last && sameJson([last.quiet, last.offset], [hours.quiet, hours.offset])) return last.since;
  for (let end = now + MINUTE; end <= now + DAY; end += MINUTE) {
    let rest = quietBetween(hours, now, end);
    for (const { calendar, from, until } of told)
      rest += quietBetween(calendar, Math.min(until, Math.max(from, end - DAY)), until);
    if (rest > MOST_QUIET * MINUTE) return now + DAY;
  }
  return undefined;
}
