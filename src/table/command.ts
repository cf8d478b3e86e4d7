/**
 * Commands: what a seat tells the table to do. A command carries an id made by the client and `at`, the last
 * entry the client has seen. It is carried out whole or refused; a refusal changes nothing. A repeated id is
 * answered like the first time and not carried out again.
 */
import type { Seat } from '../kernel/contract.ts';
import { actForDesks } from './auto.ts';
import { answer, ask, grantIfAllAgree } from './consent.ts';
import { type Command, type Deed, readCommand } from './deed.ts';
import { setDraft } from './drafts.ts';
import { remember } from './fold.ts';
import type { SeatNow } from './log.ts';
import { setOrders } from './orders.ts';
import { enterChance, play } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import { entriesFor } from './sight.ts';
import { type Host, headOf, isRunning, type Table } from './table.ts';
import { mayUndo, redo, undo } from './undo.ts';
import { type Done, doneWith, type Work, workOn, write } from './work.ts';

/** `answer`: the entries that the command itself wrote, the same when it is repeated. */
export type CommandResult = (Done & { answer: number[] }) | Refusal;

/** Deeds about the seat itself or its desk: they do not depend on what others have done meanwhile. */
const ANY_TIME: ReadonlySet<Deed['type']> = new Set(['orders', 'draft', 'resign', 'return', 'end']);

export function command(host: Host, table: Table, cmd: Command, now: number): CommandResult {
  const answered = table.answered[cmd.seat];
  if (!answered) return refuse('no-such-seat');
  const before = answered.find(({ id }) => id === cmd.id);
  if (before) return { ok: true, table, news: [], notes: [], answer: answerTo(table, cmd, before.seq) };
  const refusal = notNow(table, cmd);
  if (refusal) return refusal;
  const work = workOn(host, table, now);
  const refused = carryOut(work, cmd);
  if (refused) return refused;
  actForDesks(work);
  noteAnswered(work, cmd);
  return { ...doneWith(work), answer: answerTo(work.table, cmd, headOf(table) + 1) };
}

/** The same for untrusted JSON. */
export function commandFrom(host: Host, table: Table, raw: unknown, now: number): CommandResult {
  const read = readCommand(host.game, raw);
  if (!read.ok) return refuse('malformed', { params: { ...read.params, at: read.at, shape: read.code } });
  return command(host, table, read.value, now);
}

function answerTo(t: Table, { id, seat }: Command, from: number | null): number[] {
  if (from === null) return [];
  const written = t.log.slice(from).filter((entry) => entry.command === id && 'seat' in entry && entry.seat === seat);
  return written.map((entry) => entry.seq);
}

function noteAnswered(work: Work, cmd: Command): void {
  const list = work.table.answered[cmd.seat]!;
  if (list.some(({ id }) => id === cmd.id)) return;
  const answered = work.table.answered.map((l, seat) =>
    seat === cmd.seat ? remember(l, { id: cmd.id, seq: null }) : l,
  );
  work.table = { ...work.table, answered };
}

function notNow(t: Table, { seat, at, do: deed }: Command): Refusal | null {
  const { mode, id } = t.seats[seat]!;
  const away = mode === 'stand-in' || mode === 'open';
  const returns = deed.type === 'return' && away && id !== '';
  // Where bots alone play, whoever has the real dice enters them in any seat's name.
  const draws = deed.type === 'chance' && t.seats.every((seated) => seated.mode !== 'person');
  if (mode !== 'person' && !returns && !draws) return refuse('seat-not-yours');
  if (at > headOf(t)) return refuse('from-the-future', { params: { head: headOf(t) } });
  if (!isRunning(t)) return refuse('table-ended');
  if (t.frozen !== null && deed.type !== 'draft') return refuse('frozen', { params: { why: t.frozen } });
  if (at < headOf(t) && !ANY_TIME.has(deed.type)) return refuse('stale', { changed: entriesFor(t, seat, at) });
  return null;
}

function carryOut(work: Work, { id, seat, do: deed }: Command): Refusal | null {
  switch (deed.type) {
    case 'play':
      return play(work, seat, deed.actions, { by: 'person', command: id });
    case 'chance':
      return enterChance(work, seat, deed.visits, id);
    case 'undo': {
      const way = mayUndo(work.table, seat, deed.to);
      if (!way.ok) return way;
      if (way.how === 'ask') return ask(work, seat, { type: 'undo', to: deed.to }, id);
      undo(work, seat, deed.to, id);
      return null;
    }
    case 'redo':
      return redo(work, seat, id);
    case 'end':
      return ask(work, seat, { type: 'end' }, id);
    case 'answer':
      return answer(work, seat, deed.ask, deed.yes, id);
    case 'resign':
      leave(work, seat, deed.to, id);
      return null;
    case 'return': {
      const { mode, ...player } = work.table.seats[seat]!;
      if (mode === 'person') return refuse('seat-unchanged');
      write(work, { type: 'seat', seat, now: { ...player, mode: 'person' }, why: 'returned' }, null, id);
      return null;
    }
    case 'orders':
      return setOrders(work, seat, deed.orders);
    case 'draft':
      setDraft(work, seat, deed.draft);
      return null;
  }
}

/** The seat keeps its name for the record, but belongs to nobody any more. */
function leave(work: Work, seat: Seat, to: 'bot' | 'open', id: string): void {
  const { name } = work.table.seats[seat]!;
  const now: SeatNow = { id: '', name, mode: to === 'bot' ? 'stand-in' : 'open' };
  write(work, { type: 'seat', seat, now, why: 'resigned' }, null, id);
  grantIfAllAgree(work);
}
