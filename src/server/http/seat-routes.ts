/** Sitting down and getting up: join, leave, bots, invitations, replacement. */
import type { FastifyInstance } from 'fastify';
import { BOT_NAMES } from '../../bots/bots.ts';
import { int, maybe, object, oneOf, orNull, text } from '../../kernel/shape.ts';
import { accessOf } from '../lobby/access.ts';
import { cancel, join, leave, seatBot } from '../lobby/seating.ts';
import { tableView } from '../lobby/table-view.ts';
import { isLeftToBot, takeOver } from '../lobby/take-over.ts';
import { accountById } from '../store/accounts.ts';
import { blockedAmong } from '../store/relations.ts';
import { invitationsFor, invitationsOf, invite, seatsOf, uninvite, withdraw } from '../store/seats.ts';
import { tableById } from '../store/tables.ts';
import { accountOn, type Context, idOn } from './context.ts';
import { accept, Refused } from './refused.ts';

const seat = int(0, 11);
const key = text(64, /^[\w-]*$/);
const person = text(64, /^[a-z0-9]+$/);
const MOST_INVITED = 50;

export function seatRoutes(app: FastifyInstance, context: Context): void {
  const { db, door, now } = context;
  app.post('/api/tables/:id/join', async (request) => {
    const account = accountOn(request);
    const how = accept(object({ seat: maybe(seat), key: maybe(key) })(request.body ?? {}, ''));
    return join(context, account, idOn(request), how);
  });

  app.post('/api/tables/:id/leave', async (request) => {
    await leave(context, accountOn(request), idOn(request));
    return { ok: true };
  });

  app.post('/api/tables/:id/cancel', async (request) => {
    await cancel(context, accountOn(request), idOn(request));
    return { ok: true };
  });

  app.put('/api/tables/:id/seats/:seat/bot', async (request) => {
    const account = accountOn(request);
    const at = accept(seat(Number((request.params as { seat: string }).seat), 'seat'));
    const { bot } = accept(object({ bot: orNull(oneOf(BOT_NAMES)) })(request.body, ''));
    return seatBot(context, account, idOn(request), at, bot);
  });

  /** A seat given up in a running game, or one that its owner offers by invitation. */
  app.post('/api/tables/:id/take-over', async (request) => {
    const account = accountOn(request);
    const { seat: at, key: given } = accept(object({ seat, key: maybe(key) })(request.body, ''));
    await takeOver(context, account, idOn(request), at, given ?? null);
    return { ok: true };
  });

  /** Before the start anybody for a free seat; in a running game somebody to replace oneself, or for an open seat. */
  app.post('/api/tables/:id/invite', async (request, reply) => {
    const account = accountOn(request);
    const id = idOn(request);
    const wish = accept(object({ account: person, seat: maybe(seat) })(request.body, ''));
    const access = await accessOf(db, id, account, null, now());
    if (!access.watch) throw new Refused('not-found');
    if (!access.invite) throw new Refused('not-allowed');
    const table = await tableById(db, id);
    if (table?.state !== 'waiting' && table?.state !== 'running') throw new Refused('already-started');
    const offered = table.state === 'running' ? await offeredSeat(id, account.id, wish.seat) : null;
    const other = await accountById(db, wish.account);
    if (!other || other.deleted_at !== null || other.kind === 'bot') throw new Refused('unknown-person');
    if (other.id === account.id) throw new Refused('not-yourself');
    if ((await blockedAmong(db, account.id, [other.id])).size > 0) throw new Refused('not-allowed');
    if ((await invitationsOf(db, id)).length >= MOST_INVITED)
      throw new Refused('too-many-invitations', { most: MOST_INVITED });
    const row = { table_id: id, account_id: other.id, invited_by: account.id, seat: offered, created_at: now() };
    await db.write({ queries: [...uninvite(db, id, other.id).queries, ...invite(db, row).queries] });
    return reply.code(201).send({ ok: true });
  });

  /** Taken back by whoever made it; a guest of a closed table is let go at once. */
  app.delete('/api/tables/:id/invitations/:account', async (request) => {
    const id = idOn(request);
    const other = accept(person((request.params as { account: string }).account, 'account'));
    const written = await db.write(withdraw(db, id, other, accountOn(request).id));
    if (!written.ok) throw new Refused('not-found');
    await door.announce(id, { type: 'seats' });
    return { ok: true };
  });

  async function offeredSeat(table: string, account: string, wanted: number | undefined): Promise<number> {
    const seats = await seatsOf(db, [table]);
    const own = seats.find((one) => one.account_id === account);
    const chosen = seats.find((one) => one.seat === (wanted ?? own?.seat));
    const isFree = chosen?.kind === 'open' || (await isLeftToBot(db, table, chosen));
    if (!chosen || (chosen !== own && !isFree)) throw new Refused('seat-not-open');
    return chosen.seat;
  }

  app.get('/api/me/invitations', async (request) => {
    const rows = await invitationsFor(db, accountOn(request).id);
    const invitations = await Promise.all(
      rows.slice(0, 100).map(async (row) => {
        await door.settled({ table: row.table_id });
        const table = await tableById(db, row.table_id);
        const open = table && (table.state === 'waiting' || (table.state === 'running' && row.seat !== null));
        return open
          ? {
              by: row.invited_by,
              at: row.created_at,
              seat: row.seat,
              table: tableView(table, await seatsOf(db, [table.id])),
            }
          : [];
      }),
    );
    return { invitations: invitations.flat() };
  });

  /** Declined by whom it is for. */
  app.delete('/api/me/invitations/:id', async (request) => {
    await db.write(uninvite(db, idOn(request), accountOn(request).id));
    return { ok: true };
  });
}
