/** The columns of a table's row that follow from where it stands: for this thread and for the engine's. */
import type { Moved } from '../engine/jobs.ts';

/** What the row depends on beside the table itself. */
export interface RowSettings {
  /** Milliseconds a bot waits before it moves. */
  botPace: number;
}

/** A process that has promised a bot's move may die: another one looks after so long. */
const BOT_GRACE = 5000;

export function dueOf({ flagAt, bots }: Moved, { botPace }: RowSettings, now: number): number | null {
  const bot = bots.length > 0 ? now + botPace + BOT_GRACE : null;
  return flagAt === null || bot === null ? (flagAt ?? bot) : Math.min(flagAt, bot);
}

export const rowOf = (standing: Moved, settings: RowSettings, version: number, now: number) => ({
  head: standing.head,
  moved_at: version,
  acting: JSON.stringify(standing.acting),
  due_at: standing.state === 'running' && standing.frozen === null ? dueOf(standing, settings, now) : null,
  frozen: standing.frozen === null ? (0 as const) : (1 as const),
  frozen_why: standing.frozen,
  state: standing.state,
});

/** So many milliseconds after a row was written, moves at a calm table leave theirs for later (tables/behind.ts). */
export const ROW_WAITS = 500;

/** `moved_at` of the row after a write: it grows with every one. */
export const nextVersion = (version: number, now: number): number => Math.max(now, version + 1);

/** Running, and nothing to be woken for. */
export const isQuiet = ({ state, frozen, flagAt, bots }: Moved): boolean =>
  state === 'running' && frozen === null && flagAt === null && bots.length === 0;
