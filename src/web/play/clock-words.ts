/** Time left, as a player reads it: words over a day, hours and minutes below, digits in the last hour. */
import { t } from '../text/say.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Under this the clock is shown in red and bold. */
export const LATE = 5 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');

export function clockWords(left: number): string {
  if (left >= DAY) return t('play.clock.days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) {
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return t('play.clock.hours', { h: Math.floor(left / HOUR), m: two(minutes) });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** How long until the words change: a clock is drawn again then, not before. */
export function nextTick(left: number): number {
  if (left >= DAY) return HOUR;
  return left >= HOUR ? MINUTE : SECOND;
}
