/** The lobby: what may be played, open tables, one's own, a new one, one in particular. */
import type { FastifyInstance } from 'fastify';
import { oneOf, text } from '../../kernel/shape.ts';
import { SPEEDS, TABLE_STATES } from '../../protocol/http.ts';
import { accessTo, factsOf } from '../lobby/access.ts';
import { createTable, openTables } from '../lobby/create.ts';
import { catalogue } from '../lobby/games.ts';
import { openRematch, rematch } from '../lobby/rematch.ts';
import { tableView } from '../lobby/table-view.ts';
import { LANGUAGES, readWish } from '../lobby/wish.ts';
import { lobby, tablesOf } from '../store/lobby.ts';
import { invitationsOf, seatsOf } from '../store/seats.ts';
import { tableById } from '../store/tables.ts';
import { accountOn, type Context, idOn } from './context.ts';
import { cursorText, limitFrom, pageFrom } from './paging.ts';
import { accept, Refused } from './refused.ts';
import { sparingly } from './sparingly.ts';

type Query = Record<string, unknown>;
const MINE = { current: ['waiting', 'running'], finished: ['over', 'ended', 'cancelled'] } as const;

/** A key of a link, from the address. */
export const keyFrom = (query: unknown): string | null => {
  const { key } = query as Query;
  return typeof key === 'string' && key.length <= 64 ? key : null;
};

/** A hint is a search: so many for one account. */
const HINTS_PER_MINUTE = 20;

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { db, door, config, now } = context;
  app.get('/api/games', async () => catalogue());

  app.get('/api/tables', async (request) => {
    const query = request.query as Query;
    const account = request.visitor?.account.id;
    const page = await lobby(db, {
      state: accept(oneOf(TABLE_STATES)(query.state ?? 'waiting', 'state')),
      ...(query.game === undefined ? {} : { game: accept(text(60)(query.game, 'game')) }),
      ...(query.speed === undefined ? {} : { speed: accept(oneOf(SPEEDS)(query.speed, 'speed')) }),
      ...(query.language === undefined ? {} : { language: accept(oneOf(LANGUAGES)(query.language, 'language')) }),
      room: query.room !== undefined && accept(oneOf(['1', '0'])(query.room, 'room')) === '1',
      ...(account === undefined ? {} : { account }),
      ...pageFrom(query),
      limit: limitFrom(query),
    });
    const seats = await seatsOf(
      db,
      page.rows.map(({ id }) => id),
    );
    return { tables: page.rows.map((row) => tableView(row, seats)), next: cursorText(page.next) };
  });

  app.get('/api/me/tables', async (request) => {
    const account = accountOn(request);
    const query = request.query as Query;
    const which = accept(oneOf(['current', 'finished'] as const)(query.which ?? 'current', 'which'));
    await door.settled({ account: account.id });
    const page = await tablesOf(db, account.id, { states: MINE[which], ...pageFrom(query), limit: limitFrom(query) });
    const seats = await seatsOf(
      db,
      page.rows.map(({ id }) => id),
    );
    return { tables: page.rows.map((row) => tableView(row, seats)), next: cursorText(page.next) };
  });

  app.post('/api/tables', async (request, reply) => {
    const account = accountOn(request);
    const wish = await readWish(request.body);
    const open = await openTables(db, account.id);
    if (open >= config.tablesPerAccount) throw new Refused('too-many-tables', { most: config.tablesPerAccount });
    return reply.code(201).send(await createTable(context, account, wish));
  });

  app.get('/api/tables/:id', async (request) => {
    const id = idOn(request);
    const account = request.visitor?.account ?? null;
    const facts = await factsOf(db, id, account);
    const access = facts && accessTo(facts, account, keyFrom(request.query), now());
    // Refused before it waits: nobody learns of a table by waiting in its queue.
    if (!access?.watch) throw new Refused('not-found');
    await door.settled({ table: id });
    const row = await tableById(db, id);
    if (!row) throw new Refused('not-found');
    const inside = access.seat !== null || row.created_by === account?.id;
    return {
      table: tableView(row, await seatsOf(db, [id])),
      access,
      ...(inside ? { joinKey: row.join_key, invited: (await invitationsOf(db, id)).map((one) => one.account_id) } : {}),
      // The dice can be checked by anybody once the game is over.
      ...(row.state === 'over' || row.state === 'ended' ? { seed: row.seed } : {}),
      ...(access.seat === null || row.state === 'waiting' ? {} : { rematch: await openRematch(db, id) }),
    };
  });

  const advise = sparingly(app, 'hint', HINTS_PER_MINUTE);
  /** The best turn of one's own seat, and why; where the table has not agreed to play without. */
  app.post('/api/tables/:id/hint', async (request) => {
    const [account, id] = [accountOn(request), idOn(request)];
    const facts = await factsOf(db, id, account);
    const access = facts && accessTo(facts, account, null, now());
    if (!access?.watch) throw new Refused('not-found');
    if (access.seat === null) throw new Refused('not-seated');
    if (facts?.table.state !== 'running')
      throw new Refused(facts?.table.state === 'waiting' ? 'not-started' : 'not-your-turn');
    const { seat } = access;
    const answer = await advise(request, () => door.hint(id, seat));
    if (!answer.ok) throw new Refused(answer.code);
    const { at, hint } = answer;
    return { at, hint };
  });

  app.post('/api/tables/:id/rematch', async (request) => rematch(context, accountOn(request), idOn(request)));

  /** The whole record with its seed once the game is over; before that, as far as the viewer may see. */
  app.get('/api/tables/:id/record', async (request, reply) => {
    const id = idOn(request);
    const account = request.visitor?.account ?? null;
    const facts = await factsOf(db, id, account);
    const access = facts && accessTo(facts, account, keyFrom(request.query), now());
    if (!access?.watch) throw new Refused('not-found');
    if (facts?.table.state === 'waiting' || facts?.table.state === 'cancelled') throw new Refused('not-started');
    const record = await door.record(id, access.seat ?? 'watcher');
    if (!record) throw new Refused('record-hidden');
    reply.header('content-disposition', `attachment; filename="turntable-${id}.json"`);
    return record;
  });
}
