/**
 * People who do not come. Whoever is merely slow loses nothing: only a seat that everybody waits for counts, and only long
 * after its time was up, or after its turn began where there is no clock. First the others may agree on an end without it;
 * later it is open to others, and still its owner's until somebody takes it.
 */
import type { Seat } from '../kernel/contract.ts';
import { overdue } from './clock.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** After so long an agreed end does not wait for the seat. */
const PATIENCE = { none: 3 * DAY, live: 10 * MINUTE, daily: 3 * DAY } as const;
/** After so long the seat is open, at tables whose clock does not see to that. */
export const ABANDONED_AFTER = 14 * DAY;

type Waited = Pick<Table, 'creation' | 'calendars' | 'clocks' | 'seats'>;

const waited = ({ creation, calendars, clocks, seats }: Waited, seat: Seat, now: number): number | null =>
  seats[seat]!.mode === 'person' ? overdue(creation.clock, calendars[seat]!, clocks[seat]!, now) : null;

export const isAbsent = (t: Waited, seat: Seat, now: number): boolean =>
  (waited(t, seat, now) ?? -1) >= PATIENCE[t.creation.clock.type];

export const isAbandoned = (t: Waited, seat: Seat, now: number): boolean =>
  (waited(t, seat, now) ?? -1) >= ABANDONED_AFTER;
