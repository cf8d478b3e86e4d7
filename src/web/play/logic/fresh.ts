/** What has changed since the reader looked: entries of others, and the places they are about. */
import type { Seat, Touch } from '../../../kernel/contract.ts';
import type { Moment, TableNow } from '../../table/contract.ts';

export interface Fresh {
  /** Moves of others since then, the oldest first. */
  readonly moments: readonly Moment[];
  /** The seat that changed a place last. */
  by(touch: Touch): Seat | null;
}

const nameOf = ({ on, id }: Touch): string => `${on} ${id}`;

/** `seen` is the last entry the reader has looked at; moves taken back since are no news. */
export function freshSince(
  now: TableNow,
  seen: number,
  touchesOf: (event: { readonly type: string }) => readonly Touch[],
): Fresh {
  const moments: Moment[] = [];
  const places = new Map<string, Seat>();
  for (const seq of now.sheet.line.moves) {
    const moment = seq > seen ? now.moments.get(seq) : undefined;
    if (moment?.entry.type !== 'action' || moment.entry.seat === undefined) continue;
    const { seat } = moment.entry;
    if (seat === now.viewer) continue;
    moments.push(moment);
    for (const touch of moment.events.flatMap((event) => [...touchesOf(event)])) places.set(nameOf(touch), seat);
  }
  return { moments, by: (touch) => places.get(nameOf(touch)) ?? null };
}

/** Where it is kept what a reader has seen: this device's own storage, or a stand-in. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = ({ id, viewer }: Pick<TableNow, 'id' | 'viewer'>): string => `seen:${id}:${viewer}`;

/** The last entry seen at this table with these eyes; at the first visit everything is known. */
export function lastSeen(memory: Memory, now: TableNow): number {
  const kept = memory.getItem(keyOf(now));
  return kept !== null && /^-?\d{1,8}$/.test(kept) ? Number(kept) : now.sheet.seq;
}

export const noteSeen = (memory: Memory, now: TableNow): void => memory.setItem(keyOf(now), `${now.sheet.seq}`);
