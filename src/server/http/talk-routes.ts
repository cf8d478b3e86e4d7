/** Words at a table: chat for those who sit there, notes for oneself. New lines of chat go over the socket. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object } from '../../kernel/shape.ts';
import { accessOf } from '../lobby/access.ts';
import { chatOf, noteOf, saveNote } from '../store/chat.ts';
import { unheardAmong } from '../store/relations.ts';
import { accountOn, type Context, idOn } from './context.ts';
import { cursorText, limitFrom, pageFrom } from './paging.ts';
import { paragraph } from './paragraph.ts';
import { accept, Refused } from './refused.ts';
import { keyFrom } from './table-routes.ts';

const LONGEST_NOTE = 10_000;

export function talkRoutes(app: FastifyInstance, { db, now }: Context): void {
  const accessOn = async (request: FastifyRequest) => {
    const account = accountOn(request);
    const access = await accessOf(db, idOn(request), account, keyFrom(request.query), now());
    if (!access.watch) throw new Refused('not-found');
    return { account, access, table: idOn(request) };
  };

  /** The newest first; a line hidden by an admin keeps its place without its words. */
  app.get('/api/tables/:id/chat', async (request) => {
    const { account, access, table } = await accessOn(request);
    if (!access.chat) throw new Refused('not-allowed');
    const query = request.query as Record<string, unknown>;
    const page = await chatOf(db, table, { ...pageFrom(query), limit: limitFrom(query) });
    const speakers = [...new Set(page.rows.map(({ account_id }) => account_id))];
    const unheard = await unheardAmong(db, account.id, speakers);
    const lines = page.rows
      .filter((line) => !unheard.has(line.account_id))
      .map(({ id, account_id, name, at, text, hidden_at }) => ({
        ...{ id, by: account_id, name: name ?? '', at },
        ...(hidden_at === null ? { text } : { text: '', hidden: true }),
      }));
    return { chat: lines, next: cursorText(page.next) };
  });

  app.get('/api/tables/:id/notes', async (request) => {
    const { account, table } = await accessOn(request);
    const note = await noteOf(db, table, account.id);
    return { text: note?.text ?? '', at: note?.at ?? null };
  });

  app.put('/api/tables/:id/notes', async (request) => {
    const { account, table } = await accessOn(request);
    const { text } = accept(object({ text: paragraph(LONGEST_NOTE) })(request.body, ''));
    await saveNote(db, { table_id: table, account_id: account.id, text, at: now() });
    return { ok: true };
  });
}
