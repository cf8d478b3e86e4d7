/**
 * Who may watch, sit and talk at a table: the one place where it is decided, for HTTP and for sockets.
 * Outsiders get the same answer for a table they may not see as for one that does not exist.
 */

import type { Access } from '../../protocol/http.ts';
import type { Database } from '../db/database.ts';
import { preparedRead } from '../db/prepared.ts';
import type { Row } from '../db/schema.ts';
import { type Account, isBanned } from '../people/sessions.ts';
import { sameText } from '../people/tokens.ts';
import { blockedAmong } from '../store/relations.ts';

export interface TableFacts {
  table: Pick<Row<'tables'>, 'visibility' | 'join_key' | 'state' | 'created_by'>;
  seats: readonly Pick<Row<'seats'>, 'seat' | 'kind' | 'account_id'>[];
  invitation: Pick<Row<'invitations'>, 'seat' | 'invited_by'> | null;
  /** Somebody at the table has blocked the visitor, or was blocked by them. */
  blocked: boolean;
}

export type { Access } from '../../protocol/http.ts';

const NONE: Access = { seat: null, watch: false, sit: false, chat: false, invite: false };

export function accessTo(facts: TableFacts, visitor: Account | null, key: string | null, now: number): Access {
  const { table, seats, invitation, blocked } = facts;
  if (visitor && isBanned(visitor, now)) return NONE;
  const own = visitor ? seats.find((seat) => seat.account_id === visitor.id) : undefined;
  if (own) return { seat: own.seat, watch: true, sit: false, chat: true, invite: true };
  const creator = visitor !== null && table.created_by === visitor.id;
  const hasKey = key !== null && table.join_key !== null && sameText(key, table.join_key);
  const letIn =
    table.visibility === 'public' || creator || invitation !== null || (table.visibility === 'link' && hasKey);
  return {
    seat: null,
    watch: letIn || visitor?.role === 'admin',
    sit: letIn && visitor !== null && (!blocked || creator),
    chat: false,
    invite: creator,
  };
}

const doorsOf = preparedRead(['table'], (q, { table }) =>
  q.selectFrom('tables').select(['visibility', 'join_key', 'state', 'created_by']).where('id', '=', table),
);
const seatsOf = preparedRead(['table'], (q, { table }) =>
  q.selectFrom('seats').select(['seat', 'kind', 'account_id']).where('table_id', '=', table).orderBy('seat'),
);

/** All that the decision needs, in one go; null when there is no such table. */
export async function factsOf(db: Database, tableId: string, visitor: Account | null): Promise<TableFacts | null> {
  const [table] = await doorsOf(db, { table: tableId });
  if (!table) return null;
  const seats = await seatsOf(db, { table: tableId });
  // Neither counts for whoever sits at the table.
  const isSeated = visitor !== null && seats.some((seat) => seat.account_id === visitor.id);
  if (!visitor || isSeated) return { table, seats, invitation: null, blocked: false };
  const invitation = await db.q
    .selectFrom('invitations')
    .select(['seat', 'invited_by'])
    .where('table_id', '=', tableId)
    .where('account_id', '=', visitor.id)
    .executeTakeFirst();
  const others = [...seats.flatMap((seat) => seat.account_id ?? []), table.created_by].filter(
    (id) => id !== visitor.id,
  );
  return {
    table,
    seats,
    invitation: invitation ?? null,
    blocked: await anyBlock(db, visitor.id, others),
  };
}

/** True when one of the others has blocked this account, or is blocked by it. */
export const anyBlock = async (db: Database, accountId: string, others: readonly string[]): Promise<boolean> =>
  (await blockedAmong(db, accountId, others)).size > 0;

/** The decision itself from the database. */
export async function accessOf(
  db: Database,
  tableId: string,
  visitor: Account | null,
  key: string | null,
  now: number,
): Promise<Access> {
  const facts = await factsOf(db, tableId, visitor);
  return facts ? accessTo(facts, visitor, key, now) : NONE;
}
