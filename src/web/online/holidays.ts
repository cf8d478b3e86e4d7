/** Holidays as the preferences hold them (moments) and as a form asks for them (days of the reader, the last one included). */
import { isPlainObject } from '../../kernel/shape.ts';

export interface Holiday {
  readonly from: number;
  readonly to: number;
}

const isHoliday = (raw: unknown): raw is Holiday =>
  isPlainObject(raw) && typeof raw.from === 'number' && typeof raw.to === 'number';

/** Those that are not over: what is over rests no clock and would only use up the days that may be entered. */
export function holidaysIn({ holidays }: Readonly<Record<string, unknown>>, now: number): Holiday[] {
  return Array.isArray(holidays) ? holidays.filter(isHoliday).filter(({ to }) => to > now) : [];
}

/** Midnight at the beginning of a day of a date field (`2026-08-03`), or some days later; days are not always 24 hours long. */
function midnight(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** From the first minute of the first day to the last of the last one. */
export const holidayOf = (first: string, last: string): Holiday => ({ from: midnight(first), to: midnight(last, 1) });

/** The day of a moment as a date field writes it. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** In order; those that touch become one, as the server wants them apart. */
export function withHoliday(all: readonly Holiday[], added: Holiday): Holiday[] {
  const apart: Holiday[] = [];
  for (const one of [...all, added].sort((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (!last || one.from > last.to) apart.push(one);
    else apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, one.to) };
  }
  return apart;
}

const DAY = 86_400_000;
/** Whole days: one with a change to summer time is one as well. */
export const daysOf = ({ from, to }: Holiday): number => Math.round((to - from) / DAY);
