/** What a person likes: language, looks, hours in which nobody calls. */
import { good, maybe, object, oneOf, orNull, type Read, type Reader, wrong, yesNo } from '../../kernel/shape.ts';
import { type Calendar, readCalendar } from '../../table/index.ts';
import { LOCALES } from '../../text/locale.ts';
import { readQuietHours } from '../notify/quiet.ts';

/** So many days in all: a clock that always rests is none. */
const MOST_DAYS = 60;
const DAY = 86_400_000;

const readHolidays: Reader<Calendar['holidays']> = (raw, at): Read<Calendar['holidays']> => {
  const read = readCalendar({ quiet: null, offset: 0, holidays: raw }, at);
  if (!read.ok) return read;
  const { holidays } = read.value;
  const length = holidays.reduce((sum, { from, to }) => sum + to - from, 0);
  return length > MOST_DAYS * DAY ? wrong(at, 'number-too-large', { max: MOST_DAYS }) : good(holidays);
};

const fields = {
  theme: maybe(oneOf(['auto', 'light', 'dark'] as const)),
  /** Minutes of the local day between which nothing is sent, by a time zone or an offset. */
  quiet: maybe(orNull(readQuietHours)),
  /** From and to in milliseconds: clocks of day-by-day tables rest. */
  holidays: maybe(readHolidays),
  sound: maybe(yesNo),
  motion: maybe(oneOf(['auto', 'less', 'full'] as const)),
  /** Be told when it is one's turn. */
  tell: maybe(yesNo),
};

const stored = object(fields);
export type Preferences = Extract<ReturnType<typeof stored>, { ok: true }>['value'];

export const preferencesWish = object({ locale: maybe(oneOf(LOCALES)), ...fields });

/** From the account's row; what an older version wrote and we do not know is left out. */
export function readPreferences(text: string): Preferences {
  const raw: Record<string, unknown> = JSON.parse(text);
  const known = Object.entries(raw).filter(([key, value]) => {
    if (!Object.hasOwn(fields, key)) return false;
    const { maybe: read } = fields[key as keyof typeof fields] as { maybe: Reader<unknown> };
    return read(value, key).ok;
  });
  return Object.fromEntries(known) as Preferences;
}
