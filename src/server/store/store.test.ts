/** The stores on both databases: what conflicts, what is found, and in which order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fresh, freshDatabase, KINDS } from '../../../tests/server/support/postgres-fresh.ts';
import { type Database, part, unit } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';
import * as accounts from './accounts.ts';
import * as chat from './chat.ts';
import * as credentials from './credentials.ts';
import * as deliveries from './deliveries.ts';
import * as desks from './desks.ts';
import * as entries from './entries.ts';
import { newId } from './ids.ts';
import * as lobby from './lobby.ts';
import * as ratings from './ratings.ts';
import * as relations from './relations.ts';
import * as results from './results.ts';
import * as seats from './seats.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as snapshots from './snapshots.ts';
import * as tables from './tables.ts';

const conflict = { ok: false, conflict: true };

describe.each(KINDS)('%s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  afterAll(async () => {
    await db?.close();
    await fresh?.remove();
  });

  const person = async (name: string): Promise<string> => {
    const id = newId();
    const row = { id, name, name_key: name.toLowerCase(), kind: 'person' as const, created_at: 1, seen_at: 1 };
    expect(await db.write(accounts.createAccount(db, row))).toMatchObject({ ok: true });
    return id;
  };
  const table = async (more: Partial<NewRow<'tables'>> = {}): Promise<string> => {
    const id = newId();
    const row: NewRow<'tables'> = {
      ...{ id, game: 'toy', rules: 1, name: 'A table', creation: '{}', visibility: 'public', state: 'waiting' },
      ...{ seed: 'secret', commitment: 'c', created_by: 'x', created_at: 1, moved_at: 1, speed: 'live', join_key: 'k' },
      ...more,
    };
    const chairs = [0, 1, 2].map((seat) => ({ seat, kind: 'open' as const }));
    expect(await db.write(tables.createTable(db, row, chairs))).toMatchObject({ ok: true });
    return id;
  };

  test('an id is 26 letters and digits, never the same', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(ids.every((id) => /^[a-z2-7]{26}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(1000);
  });

  test('a move writes entries, head, acting, due and a desk together, once', async () => {
    const id = await table({ state: 'running' });
    const made = (from: number, body: string) =>
      unit(
        entries.appendEntries(db, id, [
          { seq: from + 1, at: 5, body },
          { seq: from + 2, at: 6, body },
        ]),
        tables.moveTable(db, id, { from, head: from + 2, at: 6, acting: [0, 2], due: 99 }),
        desks.saveDesk(db, id, 1, body),
      );
    expect(await db.write(made(0, '"a"'))).toEqual({ ok: true, rows: [1, 1, 1, 1] });
    expect(await db.write(made(0, '"b"'))).toEqual(conflict);
    expect(await db.write(tables.moveTable(db, id, { from: 1, head: 2, at: 6, acting: [], due: null }))).toEqual(
      conflict,
    );
    expect(await db.write(made(2, '"c"'))).toMatchObject({ ok: true });
    expect(await tables.tableById(db, id)).toMatchObject({
      head: 4,
      moved_at: 6,
      acting: '[0,2]',
      due_at: 99,
      frozen: 0,
    });
    expect((await entries.entriesOf(db, id)).map(({ seq, body }) => [seq, body])).toEqual([
      [1, '"a"'],
      [2, '"a"'],
      [3, '"c"'],
      [4, '"c"'],
    ]);
    expect((await entries.entriesOf(db, id, 1, 3)).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await desks.desksOf(db, id)).toEqual([{ table_id: id, seat: 1, body: '"c"' }]);
  });

  test('snapshots: the latest is kept, older ones go', async () => {
    const at = (seq: number, build: string) => ({ table_id: 'snap', seq, build, hash: `h${seq}`, body: '{}' });
    expect(await snapshots.latestSnapshot(db, 'snap')).toBeUndefined();
    for (const seq of [5, 9]) await db.write(snapshots.saveSnapshot(db, at(seq, 'one')));
    await db.write(snapshots.saveSnapshot(db, at(9, 'two')));
    expect(await snapshots.latestSnapshot(db, 'snap')).toEqual(at(9, 'two'));
    expect(await db.q.selectFrom('snapshots').select('seq').where('table_id', '=', 'snap').execute()).toHaveLength(1);
    await db.write(snapshots.forgetSnapshots(db, 'snap'));
    expect(await snapshots.latestSnapshot(db, 'snap')).toBeUndefined();
  });

  test('changeTable holds to its conditions', async () => {
    const id = await table();
    expect(await db.write(tables.changeTable(db, id, { state: 'running' }, { state: 'waiting' }))).toMatchObject({
      ok: true,
    });
    expect(await db.write(tables.changeTable(db, id, { state: 'running' }, { state: 'waiting' }))).toEqual(conflict);
    expect(await db.write(tables.changeTable(db, id, { name: 'x' }, { head: 1 }))).toEqual(conflict);
    expect(await db.write(tables.changeTable(db, id, { name: 'x' }, { frozen: 1 }))).toEqual(conflict);
    expect(await tables.tableById(db, id)).toMatchObject({ state: 'running', name: 'A table' });
  });

  test('due tables: running, not frozen, the earliest first', async () => {
    const late = await table({ state: 'running', due_at: 20 });
    const early = await table({ state: 'running', due_at: 10 });
    await table({ state: 'running', due_at: 5, frozen: 1 });
    await table({ state: 'over', due_at: 5 });
    await table({ state: 'running', due_at: 31 });
    expect(await tables.dueTables(db, 30, 10)).toEqual([
      { id: early, due_at: 10 },
      { id: late, due_at: 20 },
    ]);
    expect(await tables.nextDue(db)).toBe(10);
    expect(await tables.dueTables(db, 30, 1)).toHaveLength(1);
  });

  test('every table is found in pages by id', async () => {
    const all: string[] = [];
    for (let after = ''; ; after = all.at(-1)!) {
      const page = await tables.tablesAfter(db, after, 3);
      if (page.length === 0) break;
      all.push(...page.map(({ id }) => id));
    }
    const { count } = await db.q
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(new Set(all).size).toBe(count);
    expect(all).toHaveLength(count);
  });

  test('lobby: public tables of one state, newest first, in pages, without secrets', async () => {
    const game = newId();
    const made: string[] = [];
    for (const at of [1, 2, 2, 3, 4]) made.push(await table({ game, created_at: at }));
    await table({ game, visibility: 'link' });
    await table({ game, state: 'running' });
    const seen: string[] = [];
    let from: lobby.Cursor | null = null;
    do {
      const page: lobby.Page<lobby.Listed> = await lobby.lobby(db, {
        state: 'waiting',
        game,
        limit: 2,
        ...(from && { from }),
      });
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.map(({ id }) => id));
      expect(page.rows.some((row) => 'seed' in row || 'join_key' in row)).toBe(false);
      from = page.next;
    } while (from);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(made));
    expect([seen[0], seen[4]]).toEqual([made[4], made[0]]);
  });

  test('lobby: by speed, by room, and without the tables of somebody blocked either way', async () => {
    const game = newId();
    const [ann, bob, cid] = [await person(newId()), await person(newId()), await person(newId())];
    const annas = await table({ game, created_by: ann, speed: 'daily', created_at: 2 });
    const bobs = await table({ game, created_by: bob, created_at: 1 });
    const listed = async (more: Partial<lobby.LobbyFilter>) =>
      (await lobby.lobby(db, { state: 'waiting', game, limit: 9, ...more })).rows.map(({ id }) => id);
    expect(await listed({ speed: 'daily' })).toEqual([annas]);
    for (const seat of [0, 1, 2]) await db.write(seats.takeSeat(db, bobs, seat, bob, 1));
    expect(await listed({ room: true })).toEqual([annas]);
    await relations.block(db, ann, cid, 1);
    await relations.block(db, ann, cid, 2);
    await relations.block(db, cid, bob, 1);
    expect(await listed({ account: cid })).toEqual([]);
    expect(await listed({ account: ann })).toEqual([annas, bobs]);
    expect(await relations.blockedAmong(db, cid, [ann, bob])).toEqual(new Set([ann, bob]));
    expect(await relations.blockedAmong(db, ann, [bob])).toEqual(new Set());
    await relations.unblock(db, ann, cid);
    expect(await listed({ account: cid })).toEqual([annas]);
    expect((await relations.blocksOf(db, cid)).map(({ id }) => id)).toEqual([bob]);
  });

  test('a seat is taken once; mine are the tables where I sit, the latest moved first', async () => {
    const me = await person(newId());
    const [one, two] = [await table({ moved_at: 5 }), await table({ moved_at: 9, state: 'running' })];
    const rush = await Promise.all([me, me, me].map((who) => db.write(seats.takeSeat(db, one, 0, who, 1))));
    expect(rush.filter(({ ok }) => ok)).toHaveLength(1);
    await db.write(unit(seats.takeSeat(db, two, 1, me, 1), seats.takeSeat(db, two, 2, me, 1)));
    const mine = (states: lobby.MineFilter['states'], from?: lobby.Cursor) =>
      lobby.tablesOf(db, me, { states, limit: 1, ...(from && { from }) });
    const first = await mine(['waiting', 'running']);
    expect(first.rows.map(({ id }) => id)).toEqual([two]);
    const second = await mine(['waiting', 'running'], first.next!);
    expect([second.rows.map(({ id }) => id), second.next]).toEqual([[one], null]);
    expect((await mine(['waiting'])).rows).toHaveLength(1);
    expect((await seats.seatsOf(db, [one]))[0]).toMatchObject({ seat: 0, kind: 'person', account_id: me });
    expect((await seats.seatsOf(db, [one, two])).filter((seat) => seat.name !== null)).toHaveLength(3);
    expect(await db.write(seats.leaveSeat(db, one, 0, 'other'))).toEqual(conflict);
    expect(await db.write(seats.leaveSeat(db, one, 0, me))).toMatchObject({ ok: true });
    expect(await db.write(seats.changeSeat(db, one, 0, { kind: 'bot', bot: 'random' }))).toMatchObject({ ok: true });
  });

  test('tenures follow each other; invitations are made once', async () => {
    const [me, id] = [await person(newId()), await table()];
    const open = (from_seq: number) => seats.openTenure(db, { table_id: id, seat: 0, from_seq, account_id: me });
    await db.write(open(0));
    expect(await db.write(unit(seats.closeTenure(db, id, 0, 7, 'resigned'), open(7)))).toMatchObject({ ok: true });
    expect((await seats.tenuresOf(db, id)).map((t) => [t.from_seq, t.to_seq, t.why])).toEqual([
      [0, 7, 'resigned'],
      [7, null, null],
    ]);
    const invitation = { table_id: id, account_id: me, invited_by: 'x', created_at: 1 };
    for (let i = 0; i < 2; i++) expect(await db.write(seats.invite(db, invitation))).toMatchObject({ ok: true });
    expect(await seats.invitationsOf(db, id)).toHaveLength(1);
    expect(await seats.invitationsFor(db, me)).toHaveLength(1);
    expect(await seats.isInvited(db, id, me)).toBe(true);
    await db.write(seats.uninvite(db, id, me));
    expect(await seats.isInvited(db, id, me)).toBe(false);
  });

  test('a name belongs to one account', async () => {
    const key = newId();
    const ann = await person(key);
    const bob = await person(newId());
    const twin = { id: newId(), name: key, name_key: key, kind: 'person' as const, created_at: 1, seen_at: 1 };
    expect(await db.write(accounts.createAccount(db, twin))).toEqual(conflict);
    expect(await db.write(accounts.changeAccount(db, bob, { name: key, name_key: key }))).toEqual(conflict);
    expect((await accounts.accountByNameKey(db, key))?.id).toBe(ann);
    expect(await accounts.peopleLike(db, key.slice(0, 20), 5)).toEqual([{ id: ann, name: key }]);
    expect(await accounts.peopleLike(db, '%', 5)).toEqual([]);
    expect(await accounts.namesOf(db, [ann])).toEqual(new Map([[ann, key]]));
    expect((await accounts.accountById(db, ann))?.role).toBe('player');
    await accounts.touchAccount(db, ann, 77);
    await db.write(accounts.changeAccount(db, ann, { mail: 'a@b.example' }));
    expect(await accounts.accountsByMail(db, 'a@b.example')).toEqual([]);
    await db.write(accounts.changeAccount(db, ann, { mail_verified_at: 1 }));
    expect((await accounts.accountsByMail(db, 'a@b.example'))[0]).toMatchObject({ id: ann, seen_at: 77 });
  });

  test('an anonymised account keeps its seat and loses the rest', async () => {
    const [ann, bob, id] = [await person(newId()), await person(newId()), await table()];
    await db.write(unit(seats.takeSeat(db, id, 0, ann, 1), sessions.createSession(db, session(ann, 'gone'))));
    await db.write(credentials.replaceRecoveryCodes(db, ann, ['h']));
    await relations.block(db, bob, ann, 1);
    await db.write(chat.say(db, { id: newId(), table_id: id, account_id: ann, at: 1, text: 'hello' }));
    expect(await db.write(accounts.anonymise(db, ann, 5))).toMatchObject({ ok: true });
    expect(await db.write(accounts.anonymise(db, ann, 5))).toEqual(conflict);
    expect(await accounts.accountById(db, ann)).toMatchObject({ name: '', deleted_at: 5 });
    expect((await seats.seatsOf(db, [id]))[0]).toMatchObject({ account_id: ann, name: '' });
    expect(await sessions.sessionByHash(db, 'gone', 0)).toBeNull();
    expect(await relations.blocksOf(db, bob)).toEqual([]);
    expect((await chat.chatOf(db, id, { limit: 5 })).rows).toHaveLength(1);
  });

  const session = (account_id: string, hash: string, expires_at = 100) => ({
    hash,
    account_id,
    created_at: 1,
    seen_at: 1,
    expires_at,
  });

  test('sessions run out, are listed, and end one by one or together', async () => {
    const [ann, bob] = [await person(newId()), await person(newId())];
    const [a, b, c] = [newId(), newId(), newId()];
    await db.write(unit(...[a, b, c].map((hash) => sessions.createSession(db, session(ann, hash)))));
    expect((await sessions.sessionByHash(db, a, 99))?.account.id).toBe(ann);
    expect(await sessions.sessionByHash(db, a, 100)).toBeNull();
    await sessions.touchSession(db, a, 50, 200);
    expect((await sessions.sessionsOf(db, ann, 10)).map(({ hash }) => hash)[0]).toBe(a);
    expect(await db.write(sessions.endSession(db, bob, a))).toEqual({ ok: true, rows: [0] });
    await db.write(sessions.endSessionsOf(db, ann, b));
    expect((await sessions.sessionsOf(db, ann, 10)).map(({ hash }) => hash)).toEqual([b]);
    expect(await sessions.purgeSessions(db, 150)).toBeGreaterThanOrEqual(1);
    expect(await sessions.sessionByHash(db, b, 10)).toBeNull();
    await expect(db.write(sessions.createSession(db, session('nobody', newId())))).rejects.toThrow();
  });

  test('codes, links and passkeys work once', async () => {
    const ann = await person(newId());
    await db.write(credentials.replaceRecoveryCodes(db, ann, ['old']));
    await db.write(credentials.replaceRecoveryCodes(db, ann, ['one', 'two']));
    expect(await db.write(credentials.useRecoveryCode(db, ann, 'old', 5))).toEqual(conflict);
    const twice = await Promise.all([1, 2].map(() => db.write(credentials.useRecoveryCode(db, ann, 'one', 5))));
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await credentials.unusedRecoveryCodes(db, ann)).toEqual([{ hash: 'two' }]);

    const link = { hash: newId(), account_id: ann, purpose: 'verify', mail: 'a@b.example', expires_at: 10 };
    await db.write(credentials.createMailLink(db, link));
    expect(await db.write(credentials.useMailLink(db, link.hash, 10))).toEqual(conflict);
    expect(await credentials.mailLink(db, link.hash, 9)).toMatchObject(link);
    expect(await db.write(credentials.useMailLink(db, link.hash, 9))).toMatchObject({ ok: true });
    expect(await credentials.mailLink(db, link.hash, 9)).toBeUndefined();
    await credentials.purgeMailLinks(db, 10);

    const id = newId();
    await db.write(credentials.addPasskey(db, { id, account_id: ann, public_key: 'k', counter: 0, created_at: 1 }));
    const [key] = await credentials.passkeysOf(db, ann);
    expect(await db.write(credentials.usePasskey(db, key!, 0, 5))).toMatchObject({ ok: true });
    expect(await db.write(credentials.usePasskey(db, key!, 0, 6))).toEqual(conflict);
    expect(await credentials.passkeyById(db, id)).toMatchObject({ used_at: 5, transports: '[]' });
    expect(await db.write(credentials.removePasskey(db, 'other', id))).toEqual(conflict);
    expect(await db.write(credentials.removePasskey(db, ann, id))).toMatchObject({ ok: true });
  });

  test('chat is read backwards in pages; hiding and reports', async () => {
    const [ann, id] = [await person('Ann'), await table()];
    const ids = Array.from({ length: 5 }, newId);
    for (const [i, line] of ids.entries())
      await db.write(chat.say(db, { id: line, table_id: id, account_id: ann, at: i, text: `${i}` }));
    const first = await chat.chatOf(db, id, { limit: 3 });
    expect(first.rows.map(({ text, name }) => `${name} ${text}`)).toEqual(['Ann 4', 'Ann 3', 'Ann 2']);
    expect((await chat.chatOf(db, id, { limit: 3, from: first.next! })).rows.map(({ text }) => text)).toEqual([
      '1',
      '0',
    ]);
    await db.write(chat.hideChat(db, ids[0]!, 9));
    expect(await chat.chatById(db, ids[0]!)).toMatchObject({ hidden_at: 9 });

    const report = { id: newId(), reporter_id: ann, about_id: 'x', chat_id: ids[0]!, text: 'rude', created_at: 3 };
    await relations.createReport(db, report);
    expect((await relations.reports(db, { state: 'open', limit: 5 })).rows).toMatchObject([report]);
    expect(await db.write(relations.handleReport(db, report.id, 'upheld', 'admin', 9))).toMatchObject({ ok: true });
    expect(await db.write(relations.handleReport(db, report.id, 'dismissed', 'admin', 9))).toEqual(conflict);
    await relations.mute(db, ann, ann, 1);
    expect(await relations.mutesOf(db, ann)).toHaveLength(1);
    await relations.unmute(db, ann, ann);
    expect(await relations.mutesOf(db, ann)).toEqual([]);

    for (const text of ['one', 'two']) await chat.saveNote(db, { table_id: id, account_id: ann, text, at: 1 });
    expect((await chat.noteOf(db, id, ann))?.text).toBe('two');
  });

  test('results are written once and counted; ratings follow each other', async () => {
    const [ann, bob, game] = [await person(newId()), await person(newId()), newId()];
    const result = (table_id: string, seat: number, account_id: string, place: number, why: string | null = null) => ({
      ...{ table_id, seat, account_id, game, map: '', seats: 2, place, score: 10 * seat + 5 },
      ...{ rated: 1 as const, why, at: 1 },
    });
    const [t1, t2] = [newId(), newId()];
    const first = results.addResults(db, [result(t1, 0, ann, 2), result(t1, 1, bob, 1)]);
    expect(await db.write(first)).toMatchObject({ ok: true });
    expect(await db.write(first)).toEqual(conflict);
    await db.write(results.addResults(db, [result(t2, 0, ann, 1), result(t2, 1, bob, 2, 'left')]));
    expect(await results.tally(db, { account: ann })).toEqual([
      { game, map: '', seats: 2, seat: 0, games: 2, wins: 1, places: 3, scores: 10, best: 5 },
    ]);
    expect((await results.tally(db, { game })).map(({ seat, games }) => [seat, games])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(await results.resultsOf(db, bob, { game, limit: 5 })).toHaveLength(2);
    expect(await results.resultsOf(db, bob, { before: 1, limit: 5 })).toHaveLength(0);
    expect((await results.resultsOfTable(db, t1)).map(({ place }) => place)).toEqual([1, 2]);

    const rating = (account_id: string, games: number, ordinal: number) => ({
      ...{ account_id, game, mu: 25.5, sigma: 8.25, ordinal, games, updated_at: 1 },
    });
    await db.write(unit(ratings.rate(db, null, rating(ann, 1, 1.5)), ratings.rate(db, null, rating(bob, 1, 2.5))));
    const [before] = await ratings.ratingsOf(db, game, [ann]);
    expect(before).toEqual(rating(ann, 1, 1.5));
    expect(await db.write(ratings.rate(db, null, rating(ann, 1, 1)))).toEqual(conflict);
    expect(await db.write(ratings.rate(db, before!, rating(ann, 2, 3.5)))).toMatchObject({ ok: true });
    expect(await db.write(ratings.rate(db, before!, rating(ann, 2, 4.5)))).toEqual(conflict);
    expect(await ratings.ratingsOfAccount(db, bob)).toHaveLength(1);
  });

  test('deliveries are shown to the owner of their target, kept for a while, and go with it', async () => {
    const [ann, bob, target] = [await person(newId()), await person(newId()), newId()];
    const kind = 'webhook' as const;
    await db.write(
      unit(
        part(db.q.insertInto('targets').values({ id: target, account_id: ann, kind, address: '{}', created_at: 1 })),
        ...[10, 20, null].map((done_at, i) =>
          part(
            db.q.insertInto('deliveries').values({
              ...{ id: newId(), target_id: target, payload: '{}', next_at: i, created_at: i, done_at },
              state: done_at === null ? ('waiting' as const) : ('done' as const),
            }),
          ),
        ),
      ),
    );
    expect((await deliveries.targetsOf(db, ann)).map(({ id }) => id)).toEqual([target]);
    const left = async () => (await deliveries.deliveriesOf(db, target, 50)).map(({ created_at }) => created_at);
    expect(await left()).toEqual([2, 1, 0]);
    await deliveries.purgeDeliveries(db, 15);
    expect(await left()).toEqual([2, 1]);
    expect(await db.write(deliveries.removeTarget(db, bob, target))).toEqual(conflict);
    expect(await db.write(deliveries.removeTarget(db, ann, target))).toMatchObject({ ok: true });
    expect(await left()).toEqual([]);
  });

  test('a setting made by several starters at once is the same for all', async () => {
    const made = await Promise.all([1, 2, 3].map((i) => settings.settingOnce(db, 'key', () => `made by ${i}`)));
    expect(new Set(made).size).toBe(1);
    await settings.saveSetting(db, 'key', 'other');
    expect(await settings.setting(db, 'key')).toBe('other');
    expect(await settings.setting(db, 'none')).toBeNull();
  });
});
