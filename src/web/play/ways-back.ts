/** What a seat may take back now, and why not when it may not. The table's own rule says so. */
import type { Seat } from '../../kernel/contract.ts';
import { mayUndo, type Refusal, type Seen, type Undoable } from '../../table/index.ts';
import type { TableNow } from '../table/contract.ts';

export type WayBack = { readonly ok: true; readonly to: number; readonly how: 'alone' | 'ask' } | Refusal;

export interface WaysBack {
  /** Before the last thing this seat sent. */
  readonly last: WayBack;
  /** Before the first move of its turn; null when that is the same. */
  readonly turn: WayBack | null;
  /** True when what it took back last can be played again. */
  readonly redo: boolean;
}

export function waysBack(now: TableNow, seat: Seat): WaysBack {
  const { line } = now.sheet;
  const known = line.moves.map((seq) => now.moments.get(seq)?.entry ?? null);
  const lastMine = known.findLastIndex((entry) => isBy(entry, seat));
  const redo = line.undone.at(-1)?.seat === seat;
  if (lastMine < 1) return { last: { ok: false, code: 'undo-nothing' }, turn: null, redo };
  const sent = startOfCommand(known, lastMine);
  const turn = startOfTurn(known, lastMine, seat);
  return {
    last: wayTo(now, seat, line.moves[sent - 1]!),
    turn: turn < sent ? wayTo(now, seat, line.moves[turn - 1]!) : null,
    redo,
  };
}

const isBy = (entry: Seen | null, seat: Seat): boolean => entry?.type === 'action' && entry.seat === seat;

/** Several actions may have been sent as one: they are taken back as one. */
function startOfCommand(known: readonly (Seen | null)[], at: number): number {
  const id = known[at]?.command;
  let first = at;
  while (id !== undefined && first > 1 && known[first - 1]?.command === id) first -= 1;
  return first;
}

function startOfTurn(known: readonly (Seen | null)[], at: number, seat: Seat): number {
  let first = at;
  while (first > 1 && isBy(known[first - 1] ?? null, seat)) first -= 1;
  return first;
}

function wayTo(now: TableNow, seat: Seat, to: number): WayBack {
  const log: Record<number, Undoable['log'][number]> = {};
  for (const seq of now.sheet.line.moves) {
    const entry = now.moments.get(seq)?.entry;
    if (entry) log[seq] = stepOf(entry);
    else if (seq > to) return { ok: false, code: 'undo-nothing' };
  }
  const { creation, line, seats, ended } = now.sheet;
  const way = mayUndo({ creation, line, seats, ended, state: now.state, log }, seat, to);
  if (!way.ok) return way;
  // Around one device nobody is asked: all who would be are sitting here.
  const isElsewhere = seats.some(({ mode }, one) => mode === 'person' && !now.mine.includes(one));
  return { to, ok: true, how: isElsewhere ? way.how : 'alone' };
}

const stepOf = (entry: Seen): Undoable['log'][number] => ({
  seq: entry.seq,
  ...('seat' in entry && entry.seat !== undefined ? { seat: entry.seat } : {}),
  ...('barrier' in entry && entry.barrier ? { barrier: true as const } : {}),
});
