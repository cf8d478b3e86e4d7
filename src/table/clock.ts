/**
 * Clocks as values. A clock runs while its seat is to act; the time spent is always counted, whatever the
 * settings. Live: a budget, and an increment when a turn ends. Day by day: so much for each move, then a
 * reserve; quiet hours and holidays (calendar.ts) do not count.
 */
import type { Seat } from '../kernel/contract.ts';
import { int, object, oneOf, type Reader, unionBy } from '../kernel/shape.ts';
import { type Calendar, momentAfter, NO_CALENDAR, workingTime } from './calendar.ts';

export type ClockSettings =
  | { type: 'none' }
  | { type: 'live'; budget: number; increment: number }
  | { type: 'daily'; perMove: number; reserve: number };

/** What happens when the time is up: nothing, a bot stands in, or somebody else may take the seat. */
export const AT_ZERO = ['nothing', 'bot', 'replace'] as const;
export type AtZero = (typeof AT_ZERO)[number];

export interface SeatClock {
  /** All the time this seat has taken. */
  spent: number;
  /** What is left of the budget or of the reserve. */
  left: number;
  /** Since when it runs; null = it stands still. */
  since: number | null;
  /** Time of this turn before `since`, counted by an earlier calendar; absent = none. */
  counted?: number;
  /** Its time ran out and it has not moved since. */
  flagged: boolean;
}

const time = int(0, 366 * 86_400_000);
export const readClockSettings: Reader<ClockSettings> = unionBy<ClockSettings>('type', {
  none: object({ type: oneOf(['none']) }),
  live: object({ type: oneOf(['live']), budget: time, increment: time }),
  daily: object({ type: oneOf(['daily']), perMove: time, reserve: time }),
});

export function newClock(settings: ClockSettings): SeatClock {
  const left = settings.type === 'live' ? settings.budget : settings.type === 'daily' ? settings.reserve : 0;
  return { spent: 0, left, since: null, flagged: false };
}

/** Where there is no clock, holidays count all the same: nobody is absent in them (absence.ts). */
function calendarFor({ type }: ClockSettings, calendar: Calendar): Calendar {
  if (type === 'live') return NO_CALENDAR;
  return type === 'daily' ? calendar : { ...calendar, quiet: null };
}

/** The time that counts since the clock was started. */
function used(settings: ClockSettings, calendar: Calendar, clock: SeatClock, now: number): number {
  if (clock.since === null) return 0;
  return counted(clock) + workingTime(calendarFor(settings, calendar), clock.since, Math.max(now, clock.since));
}

const counted = (clock: SeatClock): number => clock.counted ?? 0;

/** Before another calendar counts: what has passed of this turn is counted by the one there was. */
export function recounted(settings: ClockSettings, before: Calendar, clock: SeatClock, now: number): SeatClock {
  if (clock.since === null || settings.type === 'live') return clock;
  return { ...clock, counted: used(settings, before, clock, now), since: now };
}

const allowance = (settings: ClockSettings, clock: SeatClock): number =>
  settings.type === 'daily' ? settings.perMove + clock.left : clock.left;

/** Milliseconds until the flag falls, 0 when it has; null without a limit. */
export function remaining(settings: ClockSettings, calendar: Calendar, clock: SeatClock, now: number): number | null {
  if (settings.type === 'none') return null;
  return Math.max(0, allowance(settings, clock) - used(settings, calendar, clock, now));
}

/**
 * When a seat will have been waited for so long beyond its time, or at all where there is no clock; null while it has time,
 * or is not to act.
 */
export function overdueAt(
  settings: ClockSettings,
  calendar: Calendar,
  clock: SeatClock,
  beyond: number,
): number | null {
  if (clock.since === null || (settings.type !== 'none' && !clock.flagged)) return null;
  const had = settings.type === 'none' ? 0 : allowance(settings, clock);
  return passedAt(settings, calendar, clock.since, Math.max(0, had + beyond - counted(clock)));
}

/** When so much time that counts has passed since `from`. */
export const passedAt = (settings: ClockSettings, calendar: Calendar, from: number, time: number): number | null =>
  momentAfter(calendarFor(settings, calendar), from, time);

/** All the time taken, the running turn included. */
export const spentBy = (settings: ClockSettings, calendar: Calendar, clock: SeatClock, now: number): number =>
  clock.spent + used(settings, calendar, clock, now);

/** When the flag of a running clock falls if nobody moves. */
export function flagMoment(settings: ClockSettings, calendar: Calendar, clock: SeatClock): number | null {
  if (settings.type === 'none' || clock.since === null) return null;
  const rest = Math.max(0, allowance(settings, clock) - counted(clock));
  return passedAt(settings, calendar, clock.since, rest);
}

function stopped(settings: ClockSettings, calendar: Calendar, clock: SeatClock, now: number): SeatClock {
  const taken = used(settings, calendar, clock, now);
  const charged = settings.type === 'daily' ? Math.max(0, taken - settings.perMove) : taken;
  const left = settings.type === 'none' ? 0 : Math.max(0, clock.left - charged);
  const { counted: _counted, ...rest } = clock;
  return { ...rest, spent: clock.spent + taken, left, since: null };
}

/** Who sits down finds something on the clock: a tenth of the budget and an increment at least. */
export function sittingDown(settings: ClockSettings, clock: SeatClock): SeatClock {
  const least = settings.type === 'live' ? Math.floor(settings.budget / 10) + settings.increment : 0;
  return { ...clock, left: Math.max(clock.left, least) };
}

/** What an entry means to the clocks. */
export interface Punch {
  at: number;
  /** Whose clocks run from now on. */
  acting: readonly Seat[];
  /** The seat that has just moved. */
  mover: Seat | null;
  /** True when a turn that ends here earns its increment. */
  earns: boolean;
  /** True when a turn that begins here had been ended before: the increment is given back. */
  returns: boolean;
}

/** All clocks after an entry. */
export function punch(
  settings: ClockSettings,
  calendars: readonly Calendar[],
  clocks: readonly SeatClock[],
  { at, acting, mover, earns, returns }: Punch,
): SeatClock[] {
  const increment = settings.type === 'live' ? settings.increment : 0;
  return clocks.map((before, seat) => {
    const runs = acting.includes(seat);
    let clock = before;
    if (clock.since !== null && (!runs || mover === seat)) {
      clock = stopped(settings, calendars[seat]!, clock, at);
      if (!runs && earns) clock.left += increment;
    }
    if (mover === seat && clock.flagged) clock = { ...clock, flagged: false };
    if (runs && clock.since === null) {
      const left = returns && before.since === null ? Math.max(0, clock.left - increment) : clock.left;
      clock = { ...clock, since: at, left };
    }
    return clock;
  });
}
