/** One table of this device while somebody follows it: what is done is written down first, then told. */
import { seedSource } from '../../../kernel/chance.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { fold } from '../../../table/fold.ts';
import {
  actingAt,
  type Command,
  commandFrom,
  type Done,
  freezeTable,
  type Host,
  headOf,
  isRunning,
  type News,
  type Refusal,
  reopen,
  type Table,
  USUAL_CUSTOMS,
} from '../../../table/index.ts';
import type { Row, Shelf, Standing } from './shelf.ts';

export interface Live {
  readonly id: string;
  readonly host: Host;
  row: Row;
  table: Table;
}

export function standingOf(g: AnyGame, table: Table): Standing {
  const running = isRunning(table);
  return {
    state: running ? 'running' : table.ended ? 'ended' : 'over',
    seats: table.seats,
    acting: [...actingAt(g, table)],
    moves: table.line.moves.length - 1,
    outcome: running ? null : g.outcome(table.state),
  };
}

/** Null when there is no such table. Throws on a log that cannot be played. */
export async function loadLive(shelf: Shelf, id: string, gameOf: (id: string) => Promise<AnyGame | null>) {
  const row = await shelf.row(id);
  const game = row && (await gameOf(row.creation.game));
  if (!game) return null;
  const creation = { ...USUAL_CUSTOMS, ...row.creation }; // a table kept before there was a choice
  const table = reopen(game, creation, await shelf.entries(id, -1), null);
  const host: Host = { game, source: row.seed === null ? null : seedSource(row.seed) };
  const live: Live = { id, host, row, table: { ...table, desks: row.desks } };
  return live;
}

/** Writes down what was done, then keeps it. False when another tab has been quicker: nothing was done. */
export async function keep(shelf: Shelf, live: Live, { table, news }: Done, now: number): Promise<boolean> {
  const row: Row = {
    ...live.row,
    changedAt: now,
    version: live.row.version + 1,
    desks: table.desks,
    standing: standingOf(live.host.game, table),
  };
  const written = await shelf.put(
    row,
    news.map(({ entry }) => entry),
  );
  if (!written) return false;
  live.row = row;
  live.table = table;
  return true;
}

/** What another tab has done meanwhile; null when the table is gone. */
export async function catchUp(shelf: Shelf, live: Live): Promise<Done | null> {
  const row = await shelf.row(live.id);
  if (!row) return null;
  let { table } = live;
  const news: News[] = [];
  for (const entry of await shelf.entries(live.id, headOf(table))) {
    const step = fold(live.host.game, table, entry, null);
    table = step.table;
    news.push(step.news);
  }
  live.row = row;
  live.table = { ...table, desks: row.desks };
  return { ok: true, table: live.table, news, notes: [] };
}

/** A command, and the consent of all the others who sit around this device: they agree before anybody presses. */
export function commanded(live: Live, raw: unknown, now: number): (Done & { answer: number[] }) | Refusal {
  const first = commandFrom(live.host, live.table, raw, now);
  if (!first.ok) return first;
  let { table } = first;
  const [news, notes] = [[...first.news], [...first.notes]];
  for (const [seat, { mode }] of table.seats.entries()) {
    const { ask } = table;
    if (!ask || mode !== 'person' || ask.seat === seat || ask.yes.includes(seat)) continue;
    const yes: Command = {
      id: `yes-${ask.seq}`,
      at: headOf(table),
      seat,
      do: { type: 'answer', ask: ask.seq, yes: true },
    };
    const agreed = commandFrom(live.host, table, yes, now);
    if (!agreed.ok) throw new Error(`bug: consent is refused: ${agreed.code}`);
    table = agreed.table;
    news.push(...agreed.news);
    notes.push(...agreed.notes);
  }
  return { ok: true, table, news, notes, answer: first.answer };
}

/** Nobody can move any more: the table is kept as it was before the fault. */
export const frozenBy = ({ host, table }: Live, now: number): Done | Refusal => freezeTable(host, table, 'bug', now);
