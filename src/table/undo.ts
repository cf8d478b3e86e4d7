/** What may be taken back, and bringing it back. Never across chance or a shown secret. */
import type { Seat } from '../kernel/contract.ts';
import { isOver } from '../kernel/phases.ts';
import type { Creation } from './creation.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Table } from './table.ts';
import { setDesk, type Work, write } from './work.ts';

/** `alone`: at once. `ask`: with the others' consent. */
export type UndoWay = { ok: true; how: 'alone' | 'ask' };

/** What must be known of a table to say so: the host's own, or what one who follows it keeps. */
export type Undoable = Pick<Table, 'line' | 'seats' | 'ended' | 'state'> & {
  readonly creation: Pick<Creation, 'undo'>;
  /** By number; of moves in effect at least. */
  readonly log: Readonly<Record<number, Step>>;
};
interface Step {
  readonly seq: number;
  readonly seat?: Seat | null;
  readonly barrier?: true;
}

/** The moves in effect after entry `to`, the oldest first. */
const movesAfter = <E>(t: { line: Table['line']; log: Readonly<Record<number, E>> }, to: number): E[] =>
  t.line.moves.filter((seq) => seq > to).map((seq) => t.log[seq]!);

/** Seats whose consent is needed: people, other than the one who asks. */
export const votersBeside = (t: Pick<Table, 'seats'>, asker: Seat): Seat[] =>
  t.seats.flatMap(({ mode }, seat) => (mode === 'person' && seat !== asker ? [seat] : []));

/**
 * Whether a seat may go back to the position after entry `to`. What the kernel played by itself is part of
 * the move before it, so that a forced nothing never counts as another seat acting; another's standing order
 * does count, since it looks like that seat's own hand.
 */
export function mayUndo(t: Undoable, seat: Seat, to: number): UndoWay | Refusal {
  const policy = t.creation.undo;
  if (policy === 'never') return refuse('undo-never');
  if (t.ended || isOver(t.state)) return refuse('undo-after-end');
  const crossed = movesAfter(t, to);
  if (crossed.length === 0 || !t.line.moves.includes(to)) return refuse('undo-nothing');
  const barrier = crossed.find((entry) => entry.barrier === true);
  if (barrier) return refuse('undo-crosses-chance', { params: { seq: barrier.seq } });
  const foreign = crossed.some((entry) => entry.seat !== undefined && entry.seat !== seat);
  if (foreign && policy === 'free') return refuse('undo-other-acted');
  const needsConsent = foreign || policy === 'consent';
  return { ok: true, how: needsConsent && votersBeside(t, seat).length > 0 ? 'ask' : 'alone' };
}

/** The positions a seat may go back to, the latest first. */
export function undoTargets(t: Undoable, seat: Seat): { to: number; how: 'alone' | 'ask' }[] {
  const out: { to: number; how: 'alone' | 'ask' }[] = [];
  for (let i = t.line.moves.length - 2; i >= 0; i--) {
    const to = t.line.moves[i]!;
    const way = mayUndo(t, seat, to);
    if (!way.ok) break;
    out.push({ to, how: way.how });
  }
  return out;
}

/** Takes back; the desks of those whose moves are gone rest, or they would play at once before a second thought. */
export function undo(work: Work, seat: Seat | null, to: number, command?: string): void {
  const undone = new Set(movesAfter(work.table, to).flatMap((entry) => (entry.type === 'action' ? [entry.seat] : [])));
  write(work, { type: 'undo', seat, to }, null, command);
  for (const owner of undone) restDesk(work, owner);
}

function restDesk(work: Work, owner: Seat): void {
  const { orders, paused, draft } = work.table.desks[owner]!;
  if (orders.length > 0 && paused === null) {
    setDesk(work, owner, { paused: 'undone' });
    work.notes.push({ to: owner, code: 'order-stopped', why: 'undone' });
  }
  if (draft && draft.when !== 'kept') {
    setDesk(work, owner, { draft: { ...draft, when: 'kept' } });
    work.notes.push({ to: owner, code: 'draft-stopped', why: 'undone' });
  }
}

/** Brings back what this seat took back last, when nothing else has happened on the board since. */
export function redo(work: Work, seat: Seat, command: string): Refusal | null {
  const { undone } = work.table.line;
  const last = undone[undone.length - 1];
  if (!last) return refuse('redo-nothing');
  if (last.seat !== seat) return refuse('redo-not-yours');
  write(work, { type: 'redo', seat, to: last.moves[last.moves.length - 1]! }, null, command);
  return null;
}
