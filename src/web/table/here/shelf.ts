/** Where the tables of this device are kept: a row for each, and its log, only ever added to. */
import type { Outcome, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import type { Creation, Desk, Entry, SeatNow } from '../../../table/index.ts';

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly creation: Creation;
  /** Null at a table with real dice. */
  readonly seed: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Grows with every change, so that whoever has an older one finds out. */
  readonly version: number;
  readonly desks: readonly Desk[];
  /** What the list shows, so that no log need be read for it. */
  readonly standing: Standing;
}

export interface Standing {
  readonly state: 'running' | 'over' | 'ended';
  readonly seats: readonly SeatNow[];
  readonly acting: readonly Seat[];
  readonly moves: number;
  readonly outcome: Outcome | null;
}

export interface Shelf {
  rows(): Promise<Row[]>;
  row(id: string): Promise<Row | null>;
  /** In their order, those after entry `after`. */
  entries(id: string, after: number): Promise<Entry[]>;
  /**
   * Writes a row and new entries, all or nothing. False, and nothing written, when the row there is not the one before
   * this (another tab has been quicker) or, at version 0, when there is one already.
   */
  put(row: Row, entries: readonly Entry[]): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** The same in memory: for tests, and where a browser keeps nothing. */
export function memoryShelf(): Shelf {
  const rows = new Map<string, Row>();
  const logs = new Map<string, Entry[]>();
  return {
    rows: async () => [...rows.values()].map(copy),
    row: async (id) => copy(rows.get(id) ?? null),
    entries: async (id, after) => copy((logs.get(id) ?? []).slice(after + 1)),
    async put(row, entries) {
      const before = rows.get(row.id);
      if ((before?.version ?? -1) !== row.version - 1) return false;
      rows.set(row.id, copy(row));
      logs.set(row.id, [...(logs.get(row.id) ?? []), ...copy(entries)]);
      return true;
    },
    async remove(id) {
      rows.delete(id);
      logs.delete(id);
    },
  };
}
