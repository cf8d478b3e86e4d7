/** The last game opened on this device: what "play now" opens again. */
const KEY = 'turntable.setup';

export interface Last {
  readonly game: string | null;
  /** As it was kept; `readDraft` makes sense of it. */
  readonly raw: unknown;
}

export function lastSetup(): Last {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const game = typeof raw === 'object' && raw !== null && 'game' in raw ? raw.game : null;
    return { game: typeof game === 'string' ? game : null, raw };
  } catch {
    return { game: null, raw: null };
  }
}

export function keepSetup(draft: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing may be kept here: next time is as usual.
  }
}
