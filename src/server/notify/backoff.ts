/** When to try again, and how often. */
export interface Patience {
  /** Tries in all. */
  attempts: number;
  /** After the first try; three times as long after each. */
  first: number;
  longest: number;
}

/** Half a minute, then ever longer: eight tries are spread over some nine hours. */
export const PATIENCE: Patience = { attempts: 8, first: 30_000, longest: 6 * 3_600_000 };

/**
 * Milliseconds until the next try after `attempts` of them; null when that was the last. `luck` is from 0 to 1: it
 * spreads tries over the second half of the time, so that all who failed together do not come back together.
 */
export function waitAfter(attempts: number, luck: number, asked: number | null, patience: Patience): number | null {
  if (attempts >= patience.attempts) return null;
  const whole = Math.min(patience.longest, patience.first * 3 ** (attempts - 1));
  const wait = Math.round(whole / 2 + (whole / 2) * luck);
  return Math.min(patience.longest, Math.max(wait, asked ?? 0));
}
