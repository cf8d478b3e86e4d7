/** For admins: what was reported, with the line of chat it is about; hide it, ban its writer, close the report. */
import type { FastifyInstance } from 'fastify';
import { int, object, oneOf, orNull, text, yesNo } from '../../kernel/shape.ts';
import { accountById, changeAccount, namesOf } from '../store/accounts.ts';
import { chatById, hideChat } from '../store/chat.ts';
import { handleReport, reports } from '../store/relations.ts';
import { adminOn, type Context, idOn } from './context.ts';
import { cursorText, limitFrom, pageFrom } from './paging.ts';
import { accept, Refused } from './refused.ts';

const STATES = ['open', 'upheld', 'dismissed'] as const;
const LATEST = 8_640_000_000_000_000;

export function adminRoutes(app: FastifyInstance, { db, door, now, log, signedOut }: Context): void {
  app.get('/api/admin/reports', async (request) => {
    adminOn(request);
    const query = request.query as Record<string, unknown>;
    const state = accept(oneOf(STATES)(query.state ?? 'open', 'state'));
    const page = await reports(db, { state, ...pageFrom(query), limit: limitFrom(query) });
    const names = await namesOf(
      db,
      page.rows.flatMap((row) => [row.reporter_id, row.about_id]),
    );
    const rows = await Promise.all(
      page.rows.map(async (row) => {
        const line = row.chat_id === null ? undefined : await chatById(db, row.chat_id);
        return {
          ...{ id: row.id, at: row.created_at, state: row.state, text: row.text, table: row.table_id },
          reporter: { id: row.reporter_id, name: names.get(row.reporter_id) ?? '' },
          about: { id: row.about_id, name: names.get(row.about_id) ?? '' },
          chat: line ? { id: line.id, at: line.at, text: line.text, hidden: line.hidden_at !== null } : null,
        };
      }),
    );
    return { reports: rows, next: cursorText(page.next) };
  });

  app.post('/api/admin/reports/:id', async (request) => {
    const admin = adminOn(request);
    const { state } = accept(object({ state: oneOf(['upheld', 'dismissed'] as const) })(request.body, ''));
    const written = await db.write(handleReport(db, idOn(request), state, admin.id, now()));
    if (!written.ok) throw new Refused('not-found');
    return { ok: true };
  });

  app.post('/api/admin/chat/:id', async (request) => {
    const admin = adminOn(request);
    const id = idOn(request);
    const { hidden } = accept(object({ hidden: yesNo })(request.body, ''));
    const line = await chatById(db, id);
    if (!line || !(await db.write(hideChat(db, id, hidden ? now() : null))).ok) throw new Refused('not-found');
    await door.announce(line.table_id, { type: 'chat-hidden', chat: id, hidden });
    log.info({ admin: admin.id, chat: id, hidden }, 'chat moderated');
    return { ok: true };
  });

  app.post('/api/admin/accounts/:id/ban', async (request) => {
    const admin = adminOn(request);
    const { until, reason } = accept(object({ until: orNull(int(0, LATEST)), reason: text(500) })(request.body, ''));
    const account = await accountById(db, idOn(request));
    if (!account || account.deleted_at !== null) throw new Refused('not-found');
    if (account.role === 'admin') throw new Refused('forbidden');
    await db.write(changeAccount(db, account.id, { banned_until: until, ban_reason: until === null ? null : reason }));
    await signedOut({ account: account.id });
    log.info({ admin: admin.id, account: account.id, until }, 'ban');
    return { ok: true };
  });
}
