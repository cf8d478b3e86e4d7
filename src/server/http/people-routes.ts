/** Other people: find, block, mute, report. */
import type { FastifyInstance } from 'fastify';
import { maybe, object, text } from '../../kernel/shape.ts';
import { accessOf } from '../lobby/access.ts';
import { nameKey } from '../people/names.ts';
import { accountById, peopleLike } from '../store/accounts.ts';
import { chatById } from '../store/chat.ts';
import { newId } from '../store/ids.ts';
import { block, blocksOf, createReport, mute, mutesOf, unblock, unmute } from '../store/relations.ts';
import { accountOn, type Context, idOn } from './context.ts';
import { perAccount } from './limits.ts';
import { paragraph } from './paragraph.ts';
import { accept, Refused } from './refused.ts';

const id = text(64, /^[a-z0-9]+$/);
const reporting = object({ about: maybe(id), chat: maybe(id), table: maybe(id), text: paragraph(2000) });
const MOST_RELATIONS = 1000;
const REPORTS_PER_HOUR = 30;

export function peopleRoutes(app: FastifyInstance, { db, now }: Context): void {
  /** People whose name begins so, to invite them. Guests are not found. */
  app.get('/api/people', async (request) => {
    accountOn(request);
    const { name } = request.query as { name?: unknown };
    const key = typeof name === 'string' ? nameKey(name.slice(0, 60)) : '';
    return { people: key.length < 2 ? [] : await peopleLike(db, key, 10) };
  });

  for (const [path, add, remove, list] of [
    ['/api/me/blocks', block, unblock, blocksOf],
    ['/api/me/mutes', mute, unmute, mutesOf],
  ] as const) {
    app.get(path, async (request) => ({ people: await list(db, accountOn(request).id) }));
    app.put(`${path}/:id`, async (request) => {
      const account = accountOn(request);
      const other = await accountById(db, idOn(request));
      if (!other || other.deleted_at !== null) throw new Refused('not-found');
      if (other.id === account.id) throw new Refused('not-yourself');
      if ((await list(db, account.id)).length >= MOST_RELATIONS) throw new Refused('conflict');
      await add(db, account.id, other.id, now());
      return { ok: true };
    });
    app.delete(`${path}/:id`, async (request) => {
      await remove(db, accountOn(request).id, idOn(request));
      return { ok: true };
    });
  }

  const limitReports = perAccount(app, 'report', REPORTS_PER_HOUR, 3_600_000);
  /** A person, or a line of chat that the reporter can read. */
  app.post('/api/reports', { preHandler: limitReports }, async (request, reply) => {
    const account = accountOn(request);
    const report = accept(reporting(request.body, ''));
    const line = report.chat === undefined ? undefined : await chatById(db, report.chat);
    if (report.chat !== undefined) {
      const readable = line && (await accessOf(db, line.table_id, account, null, now())).chat;
      if (!readable) throw new Refused('not-found');
    }
    const about = line?.account_id ?? report.about;
    if (about === undefined) throw new Refused('malformed', { at: 'about', shape: 'expected-text' });
    if (about === account.id) throw new Refused('not-yourself');
    if (!(await accountById(db, about))) throw new Refused('not-found');
    const filed = {
      ...{ id: newId(), reporter_id: account.id, about_id: about, table_id: line?.table_id ?? report.table ?? null },
      ...{ chat_id: line?.id ?? null, text: report.text, created_at: now(), handled_by: null, handled_at: null },
    };
    await createReport(db, filed);
    return reply.code(201).send({ id: filed.id });
  });
}
