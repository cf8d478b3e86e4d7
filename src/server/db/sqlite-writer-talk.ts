/** What is said to the thread that writes, and by it. */
import type { MessagePort } from 'node:worker_threads';
import type { Outcome, PlainUnit } from './sqlite-commit.ts';

export interface WriterData {
  file: string;
  /** Most units in one transaction. */
  groupSize: number;
  /** Counters (`COUNTS`): this thread alone writes them. */
  counts: SharedArrayBuffer;
}
export const COUNTS = ['units', 'conflicts', 'errors', 'transactions'] as const;

/** Sent as text: twice as cheap between threads as a structured clone. `texts`: queries that have a number from now on. */
export type ToWriter = { units: PlainUnit[]; texts?: string[] } | { close: true };
/** The same: outcomes in the order in which the units were sent, after each commit. */
export type FromWriter = { outcomes: Outcome[] } | { closed: true };
/** A new door: units come in through `hand`, `ear` hears what became of them. */
export interface NewDoor {
  hand: MessagePort;
  ear: MessagePort;
}
/** Units with how many texts go along with each, as JSON; then these texts. */
export type FromDoor = [units: string, ...texts: string[]];
export type DoorUnit = readonly [unit: PlainUnit, texts: number];
/** Outcomes as JSON, then the texts of those units. */
export type DoorAnswers = [outcomes: string, ...texts: string[]];
