/** Sitting down in a running game, at a seat that somebody has given up. */
import type { Seat } from '../../kernel/contract.ts';
import type { SeatNow } from '../../table/index.ts';
import { store } from '../store.ts';
import { ensureAccount } from './account.ts';
import { ApiRefusal, ask } from './api.ts';

/** Nobody plays an open seat; one that a bot plays belongs to its owner, or to nobody any more. */
export const freeSeats = (seats: readonly SeatNow[]): Seat[] =>
  seats.flatMap(({ mode, id }, seat) => (mode === 'open' || (mode === 'stand-in' && id === '') ? [seat] : []));

interface Taking {
  /** Where it was tried last. */
  readonly table: string;
  readonly seat: Seat;
  readonly busy: boolean;
  readonly error: ApiRefusal | null;
}

/** Kept outside of what shows it: the bar is drawn on two sheets. */
export const taking = store<Taking | null>(null);

/** Whoever is nobody yet becomes a guest. The line tells the rest: the server gives the new owner the sheet of the seat. */
export async function takeSeat(table: string, seat: Seat, key: string | null): Promise<void> {
  if (taking.value?.busy) return;
  const tried = { table, seat };
  taking.set({ ...tried, busy: true, error: null });
  try {
    await ensureAccount();
    await ask('POST', `/api/tables/${table}/take-over`, { seat, ...(key === null ? {} : { key }) });
    taking.set(null);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    taking.set({ ...tried, busy: false, error });
  }
}
