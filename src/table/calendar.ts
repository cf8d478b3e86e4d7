/** When the clock of a day-by-day table rests: quiet hours and holidays of a seat, as plain numbers. */
import { int, listOf, object, orNull, type Read, type Reader, wrong } from '../kernel/shape.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export interface Calendar {
  /** Minutes of the local day, from 0 to 1439; `from` after `to` goes over midnight. */
  quiet: { from: number; to: number } | null;
  /** Minutes that the local day is ahead of UTC. */
  offset: number;
  /** From when on its quiet hours count (rest.ts); absent = always. */
  since?: number;
  /** Milliseconds, from and to, in order and apart from each other. */
  holidays: { from: number; to: number }[];
}

export const NO_CALENDAR: Calendar = { quiet: null, offset: 0, holidays: [] };

export const LATEST = 8_640_000_000_000_000;
const minuteOfDay = int(0, 1439);
const shape = object({
  quiet: orNull(object({ from: minuteOfDay, to: minuteOfDay })),
  offset: int(-1440, 1440),
  holidays: listOf(object({ from: int(0, LATEST), to: int(0, LATEST) }), 100),
});

export const readCalendar: Reader<Calendar> = (raw, at): Read<Calendar> => {
  const read = shape(raw, at);
  if (!read.ok) return read;
  let end = 0;
  for (const [i, { from, to }] of read.value.holidays.entries()) {
    if (from < end || to < from) return wrong(`${at}.holidays[${i}]`, 'number-too-small', { min: end });
    end = to;
  }
  return read;
};

/** Quiet milliseconds between a fixed day long ago and `time`. */
function quietUntil({ quiet, offset }: Calendar, time: number): number {
  if (!quiet) return 0;
  const length = ((quiet.to - quiet.from + 1440) % 1440) * MINUTE;
  const local = time + (offset - quiet.from) * MINUTE;
  const days = Math.floor(local / DAY);
  return days * length + Math.min(local - days * DAY, length);
}

/** Quiet milliseconds between two moments. */
export function quietBetween(calendar: Calendar, from: number, to: number): number {
  const { since = from } = calendar;
  return quietUntil(calendar, Math.max(to, since)) - quietUntil(calendar, Math.max(from, since));
}

const awake = (calendar: Calendar, from: number, to: number): number => to - from - quietBetween(calendar, from, to);

/** Milliseconds between two moments that count: neither quiet nor holiday. */
export function workingTime(calendar: Calendar, from: number, to: number): number {
  let time = awake(calendar, from, to);
  for (const holiday of calendar.holidays) {
    const a = Math.max(from, holiday.from);
    const b = Math.min(to, holiday.to);
    if (a < b) time -= awake(calendar, a, b);
  }
  return time;
}

/** The first moment at which `time` of work has passed since `from`; null when that is never. */
export function momentAfter(calendar: Calendar, from: number, time: number): number | null {
  let low = from;
  let high = from + Math.max(time, 1);
  while (workingTime(calendar, from, high) < time) {
    low = high;
    high = from + (high - from) * 2;
    if (high > LATEST) return null;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (workingTime(calendar, from, middle) >= time) high = middle;
    else low = middle + 1;
  }
  return high;
}
