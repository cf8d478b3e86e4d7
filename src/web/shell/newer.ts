/** A newer version of the site that waits to be taken. It never interrupts a game: it is taken when asked, or when none is open. */
import { store } from '../store.ts';

export interface Newer {
  /** Takes it and loads the page again. */
  take(): void;
}

export const newer = store<Newer | null>(null);
