/** The quiet hours of a person: nothing is sent in them, what came meanwhile is told when they end. */
import { int, isPlainObject, maybe, object, type Read, type Reader, text, wrong } from '../../kernel/shape.ts';

const MINUTE = 60_000;

export interface QuietHours {
  /** Minutes of the local day; `from` after `to` goes over midnight. */
  from: number;
  to: number;
  /** `Europe/Paris`: summer time is then nobody's worry. */
  zone?: string;
  /** Without a zone: how many minutes the local day is ahead of UTC. */
  offset?: number;
}

const shape = object({
  from: int(0, 1439),
  to: int(0, 1439),
  zone: maybe(text(64, /^[A-Za-z0-9_+\-/]+$/)),
  offset: maybe(int(-1440, 1440)),
});

export const readQuietHours: Reader<QuietHours> = (raw, at): Read<QuietHours> => {
  const read = shape(raw, at);
  if (!read.ok) return read;
  const { zone, offset } = read.value;
  if (zone === undefined) return offset === undefined ? wrong(`${at}.zone`, 'expected-text') : read;
  return clockOf(zone) ? read : wrong(`${at}.zone`, 'text-malformed');
};

/** Those in the `prefs` of an account; null when there are none that can be read. */
export function quietHoursIn(prefs: string): QuietHours | null {
  const raw: unknown = JSON.parse(prefs);
  const read = readQuietHours(isPlainObject(raw) ? raw.quiet : null, 'quiet');
  return read.ok ? read.value : null;
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  } catch {
    return null; // no such zone; not kept, since anybody may send any name
  }
  clocks.set(zone, clock);
  return clock;
}

function minuteOfDay({ zone, offset = 0 }: QuietHours, at: number): number {
  if (zone === undefined) return (Math.floor(at / MINUTE) + offset + 2 * 1440) % 1440;
  const [hour, minute] = (clockOf(zone)?.format(at) ?? '00:00').split(':');
  return Number(hour) * 60 + Number(minute);
}

/** How many minutes the local day is ahead of UTC at a moment, a whole day more or less. */
export const offsetAt = (quiet: QuietHours, at: number): number =>
  ((minuteOfDay(quiet, at) - (Math.floor(at / MINUTE) % 1440) + 1440 + 720) % 1440) - 720;

/** The first moment from `at` on that is not quiet. */
export function awakeFrom(quiet: QuietHours | null, at: number): number {
  if (!quiet) return at;
  const length = (quiet.to - quiet.from + 1440) % 1440;
  let moment = at;
  // An hour at a time, so that clocks that change in the night are noticed.
  for (let look = 0; look < 48; look++) {
    const since = (minuteOfDay(quiet, moment) - quiet.from + 1440) % 1440;
    if (since >= length) return moment;
    moment = Math.floor(moment / MINUTE) * MINUTE + Math.min(60, length - since) * MINUTE;
  }
  return moment;
}
