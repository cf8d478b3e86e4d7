import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply } from '../../src/kernel/engine.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { legal } from '../../src/kernel/legal.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { entryOf } from '../../src/server/engine/stored.ts';
import type { Deed } from '../../src/table/index.ts';
import type { ToyState } from '../toy/index.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { makeGame, makePeople, makeTable, type Rig, startRig } from './support/rig.ts';

describe.each(KINDS)('commands on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;

  const start = () => startRig({ db, dataDir: fresh.where.dataDir });
  const entries = (table: string) => db.q.selectFrom('entries').selectAll().where('table_id', '=', table).execute();

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
    await makePeople(db, 5);
    rig = await start();
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  /** A table of Chicago Express with three players at it. */
  async function three(id: string, creation = {}) {
    const g = (await testGames.load('chicago-express'))!;
    await makeGame(rig, { id, game: 'chicago-express', seats: ['p0', 'p1', 'p2'], creation });
    const all = await Promise.all([0, 1, 2].map(async (i) => Follower.join(await rig.open(`p${i}`), id, g)));
    const mover = () => all[all[0]!.acting[0]!]!;
    const first = (me = mover()) => ({ type: 'play' as const, actions: [legal(g, me.view, me.seat)[0]!] });
    const settle = (seq: number) => Promise.all(all.map((one) => one.until(() => one.seq >= seq)));
    return { g, all, mover, first, settle };
  }

  test('a stale one is refused with what changed and writes nothing', async () => {
    const { mover, first, settle, all } = await three('stale');
    const me = mover();
    const answer = await me.client.command('stale', me.seat, 0, first());
    expect(answer).toMatchObject({ t: 'answer', entries: [1], seq: 1 });
    await settle(1);
    const next = mover();
    const late = await next.client.command('stale', next.seat, 0, first(next));
    expect(late).toMatchObject({ t: 'refused', refusal: { code: 'stale', changed: [{ seq: 1 }] } });
    const ahead = await next.client.command('stale', next.seat, 7, first(next));
    expect(ahead).toMatchObject({ t: 'refused', refusal: { code: 'from-the-future' } });
    expect(await entries('stale')).toHaveLength(2);
    expect(all.every((one) => one.seq === 1)).toBe(true);
  });

  test('a repeated id gets the first answer, also after a restart, and plays nothing twice', async () => {
    const { mover, first, settle } = await three('twice');
    const me = mover();
    const deed = first();
    const one = await me.client.command('twice', me.seat, 0, deed, 'same-id');
    const two = await me.client.command('twice', me.seat, 0, deed, 'same-id');
    await settle(1);
    expect(one).toMatchObject({ t: 'answer', entries: [1] });
    expect(two).toEqual(one);
    await rig.stop();
    rig = await start();
    const again = await rig.open(`p${me.seat}`);
    expect(await again.command('twice', me.seat, 0, deed, 'same-id')).toEqual(one);
    expect(await entries('twice')).toHaveLength(2);
  });

  test('of two who race on the same entry one moves and the other is told what changed', async () => {
    const { mover, first, settle } = await three('race');
    const me = mover();
    const twin = await rig.open(`p${me.seat}`);
    await twin.join('race');
    const deed = first();
    const [a, b] = await Promise.all([
      me.client.command('race', me.seat, 0, deed),
      twin.command('race', me.seat, 0, deed),
    ]);
    expect([a.t, b.t].sort()).toEqual(['answer', 'refused']);
    await settle(1);
    expect(await entries('race')).toHaveLength(2);
  });

  test('foreign, illegal and malformed ones are refused by name and change nothing', async () => {
    const { mover, first, all } = await three('bad');
    const me = mover();
    const other = all[(me.seat + 1) % 3]!;
    const deed = first();
    const foreign = await other.client.command('bad', me.seat, 0, deed);
    expect(foreign).toMatchObject({ t: 'refused', refusal: { code: 'seat-not-yours' } });
    const early = await other.client.command('bad', other.seat, 0, deed);
    expect(early).toMatchObject({ refusal: { code: 'illegal', violation: { code: 'not-your-turn' } } });
    const outsider = await rig.open('p4');
    expect(await outsider.command('bad', me.seat, 0, deed)).toMatchObject({ refusal: { code: 'seat-not-yours' } });
    const nobody = await rig.open(null);
    expect(await nobody.command('bad', me.seat, 0, deed)).toMatchObject({ t: 'error', code: 'not-signed-in' });
    for (const raw of [
      {},
      { id: 'x1', at: 0, seat: me.seat, do: { type: 'fly' } },
      { id: 'x2', at: 0, seat: me.seat, do: { type: 'play', actions: [{ kind: 'bid', amount: 'all' }] } },
      { id: 'x3', at: 0, seat: `${me.seat}`, do: deed },
      { id: 'x4', at: -1, seat: me.seat, do: deed },
      { id: 'x5', at: 0, seat: me.seat, do: deed, more: 1 },
      { id: 'x6', at: 0, seat: 11, do: deed },
    ]) {
      const refused = await me.client.raw('bad', raw, (raw as { id?: string }).id ?? null);
      expect(refused).toMatchObject({ t: 'refused' });
      expect(['malformed', 'no-such-seat']).toContain(refused.t === 'refused' ? refused.refusal.code : '');
    }
    expect(await me.client.command('nowhere', 0, 0, deed)).toMatchObject({ t: 'error', code: 'unknown-table' });
    expect(await entries('bad')).toHaveLength(1);
    expect(await me.client.command('bad', me.seat, 0, deed)).toMatchObject({ t: 'answer' });
  });

  test('several actions are played whole or not at all', async () => {
    const { mover, first } = await three('whole');
    const me = mover();
    const [action] = first().actions;
    const two = { type: 'play' as const, actions: [action!, { kind: 'pass' }, { kind: 'pass' }, { kind: 'pass' }] };
    expect(await me.client.command('whole', me.seat, 0, two)).toMatchObject({ refusal: { code: 'illegal' } });
    expect(await entries('whole')).toHaveLength(1);
  });

  test('undo: free takes back alone, consent asks everybody, never refuses; redo brings it back', async () => {
    for (const undo of ['free', 'until-chance', 'consent', 'never'] as const) {
      const { mover, first, settle, all } = await three(`undo-${undo}`, { undo });
      const table = `undo-${undo}`;
      const me = mover();
      const before = JSON.stringify(me.view);
      await me.client.command(table, me.seat, 0, first());
      await settle(1);
      const after = JSON.stringify(me.view);
      const back = await me.client.command(table, me.seat, 1, { type: 'undo', to: 0 });
      if (undo === 'never') {
        expect(back).toMatchObject({ refusal: { code: 'undo-never' } });
        continue;
      }
      expect(back).toMatchObject({ t: 'answer' });
      await settle(2);
      if (undo === 'consent') {
        expect(JSON.stringify(me.view)).toBe(after);
        for (const [n, other] of all.filter((one) => one !== me).entries()) {
          await other.until(() => other.seq >= 2 + n);
          await other.client.command(table, other.seat, 2 + n, { type: 'answer', ask: 2, yes: true });
        }
        await settle(5);
      }
      expect(all.map((one) => JSON.stringify(one.view))).toEqual([before, before, before]);
      if (undo === 'consent') continue;
      await me.client.command(table, me.seat, 2, { type: 'redo' });
      await settle(3);
      expect(all.map((one) => JSON.stringify(one.view))).toEqual([after, after, after]);
      // Another has acted since: alone no more.
      const next = mover();
      await next.client.command(table, next.seat, 3, first(next));
      await settle(4);
      const across = await me.client.command(table, me.seat, 4, { type: 'undo', to: 0 });
      if (undo === 'free') expect(across).toMatchObject({ refusal: { code: 'undo-other-acted' } });
      else expect(across).toMatchObject({ t: 'answer' });
    }
  });

  test('an agreed end: asked, granted by all, the seed is shown', async () => {
    const { all, settle } = await three('agreed');
    const [a, b, c] = all as [Follower, Follower, Follower];
    const over = c.client.next('over');
    await a.client.command('agreed', 0, 0, { type: 'end' });
    await settle(1);
    await b.client.command('agreed', 1, 1, { type: 'answer', ask: 1, yes: true });
    await settle(2);
    await c.client.command('agreed', 2, 2, { type: 'answer', ask: 1, yes: true });
    expect(await over).toMatchObject({ state: 'ended', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const row = await db.q.selectFrom('tables').selectAll().where('id', '=', 'agreed').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'ended', acting: '[]' });
    expect(row.ended_at).not.toBeNull();
  });

  test('orders and drafts: only their owner is told, and they survive a restart', async () => {
    const { mover, first, all } = await three('orders');
    const me = mover();
    const others = all.filter((one) => one !== me);
    const deed = { type: 'draft' as const, draft: { actions: first().actions, when: 'kept' as const } };
    const told = me.client.next('told');
    const counts = others.map((one) => one.client.texts.length);
    expect(await me.client.command('orders', me.seat, 0, deed)).toMatchObject({ t: 'answer', entries: [] });
    expect((await told).desk?.draft?.when).toBe('kept');
    await new Promise((done) => setTimeout(done, 100));
    others.forEach((one, i) => {
      const more = one.client.texts.slice(counts[i]).filter((text) => !text.startsWith('{"t":"presence"'));
      expect(more).toEqual([]);
    });
    await rig.stop();
    rig = await start();
    const again = await rig.open(`p${me.seat}`);
    expect((await again.join('orders')).sheet.desk?.draft?.actions).toEqual(deed.draft.actions);
    const watcher = await rig.open(null);
    const joined = await watcher.join('orders');
    expect(joined.sheet.desk).toBeNull();
    expect(watcher.texts.join('')).not.toContain('"when"');
  });

  test('a draft is sent when the turn comes to the position it was planned for; else it is kept, and its owner told why', async () => {
    const { g, all, mover, settle } = await three('planned');
    /** The next one plans an answer to the first legal move; the mover makes the one at `index`. */
    const turn = async (index: number) => {
      const me = mover();
      const at = me.seq;
      const moves = legal(g, me.view, me.seat);
      const expected = apply(g, me.view, me.seat, moves[0]!, null);
      if (!expected.ok) throw new Error('bug: a legal move is refused');
      const next = toAct(g, expected.state)[0]!;
      const owner = all[next]!;
      const planned = legal(g, expected.state, next)[0]!;
      const draft = { actions: [planned], when: 'same' as const, expect: hashOf(g.view(expected.state, next)) };
      const noted = owner.client.next('told', ({ notes }) => (notes ?? []).length > 0);
      expect(await owner.client.command('planned', next, at, { type: 'draft', draft })).toMatchObject({ t: 'answer' });
      const move = { type: 'play' as const, actions: [moves[index]!] };
      expect(await me.client.command('planned', me.seat, at, move)).toMatchObject({ t: 'answer', entries: [at + 1] });
      return { owner, next, note: (await noted).notes![0]! };
    };

    const sent = await turn(0);
    expect(sent.note).toMatchObject({ code: 'draft-sent', seq: 2 });
    await settle(2);
    expect((await entries('planned')).map(entryOf)[2]).toMatchObject({ seat: sent.next, by: 'draft' });
    for (const one of all.filter((other) => other !== sent.owner))
      expect(one.client.texts.join('')).not.toMatch(/draft-sent|"by":"draft"|"when"/);

    const kept = await turn(1);
    expect(kept.note).toMatchObject({ code: 'draft-stopped', why: 'changed' });
    await settle(3);
    expect(await entries('planned')).toHaveLength(4);
    expect(mover()).toBe(kept.owner);
  });

  test('a standing order plays on the server; only its owner is told that it did, and why', async () => {
    const g = (await testGames.load('toy'))!;
    await makeGame(rig, { id: 'standing', seats: ['p0', 'p1', 'p2'] });
    const [me, ...others] = await Promise.all(
      ['p1', 'p0', 'p2', null].map(async (who) => Follower.join(await rig.open(who), 'standing', g)),
    );
    const noted = me!.client.next('told', ({ notes }) => (notes ?? []).length > 0);
    const orders = [{ name: 'bid-best', fields: { least: 1 }, until: 'off' as const }];
    expect(await me!.client.command('standing', 1, 0, { type: 'orders', orders })).toMatchObject({ t: 'answer' });
    expect((await noted).notes).toMatchObject([{ code: 'order-acted', order: 'bid-best', why: 'best-card', seq: 1 }]);
    await Promise.all(others.map((one) => one.until(() => one.seq === 1)));
    for (const one of others) expect(one.client.texts.join('')).not.toMatch(/bid-best|best-card|order-acted/);
    const late = await rig.open('p2');
    await late.join('standing');
    expect(late.texts.join('')).not.toMatch(/bid-best|best-card|order-acted/);
    expect((await entries('standing')).map(entryOf)).toMatchObject([
      { type: 'open' },
      { type: 'action', seat: 1, by: 'order' },
    ]);
  });

  test('an order asks its owner instead of playing, and one for a phase lapses with it', async () => {
    const g = (await testGames.load('toy'))!;
    await makeGame(rig, { id: 'asking', seats: ['p0', 'p1', 'p2'], seed: 'asking' });
    const all = await Promise.all([0, 1, 2].map(async (i) => Follower.join(await rig.open(`p${i}`), 'asking', g)));
    const best = ({ view, seat }: Follower) => Math.max(...(view as unknown as ToyState).players[seat]!.hand);
    const me = all.find((one) => best(one) < 6)!;
    const others = all.filter((one) => one !== me);
    const order = (least: number, until: 'off' | 'phase') => ({
      type: 'orders' as const,
      orders: [{ name: 'bid-best', fields: { least }, until }],
    });
    const asked = me.client.next('told', ({ notes }) => (notes ?? []).length > 0);
    await me.client.command('asking', me.seat, 0, order(6, 'off'));
    expect((await asked).notes).toMatchObject([{ code: 'order-asks', order: 'bid-best', why: 'cards-too-low' }]);
    expect(await entries('asking')).toHaveLength(1);
    const acted = me.client.next('told', ({ notes }) => (notes ?? []).some(({ code }) => code === 'order-acted'));
    await me.client.command('asking', me.seat, 0, order(1, 'phase'));
    await acted;
    expect((await me.client.join('asking')).sheet.desk!.orders).toHaveLength(1);
    for (const [n, one] of others.entries()) {
      await one.until(() => one.seq === n + 1);
      const bid = { type: 'play' as const, actions: [legal(g, one.view, one.seat)[0]!] };
      expect(await one.client.command('asking', one.seat, n + 1, bid)).toMatchObject({ t: 'answer' });
    }
    expect((await me.client.join('asking')).sheet.desk!.orders).toEqual([]);
    // What all of them laid has been shown: nobody takes a bid back any more.
    const last = others[1]!;
    await last.until(() => last.seq === 3);
    expect(await last.client.command('asking', last.seat, 3, { type: 'undo', to: 2 })).toMatchObject({
      refusal: { code: 'undo-crosses-chance' },
    });
    expect(all.map(({ client }) => client.texts.join('').includes('cards-too-low'))).toEqual(
      all.map((one) => one === me),
    );
  });

  test('an order of a real game plays on the server', async () => {
    const g = (await testGames.load('age-of-steam'))!;
    await makeGame(rig, { id: 'steam', game: 'age-of-steam', seats: ['p0', 'p1', 'p2'] });
    const all = await Promise.all([0, 1, 2].map(async (i) => Follower.join(await rig.open(`p${i}`), 'steam', g)));
    const me = all[all[0]!.acting[0]!]!;
    const noted = me.client.next('told', ({ notes }) => (notes ?? []).length > 0);
    const orders = [{ name: 'issue-nothing', fields: {}, until: 'off' as const }];
    expect(await me.client.command('steam', me.seat, 0, { type: 'orders', orders })).toMatchObject({ t: 'answer' });
    expect((await noted).notes).toMatchObject([{ code: 'order-acted', order: 'issue-nothing', why: 'nothing-issued' }]);
    expect((await entries('steam')).map(entryOf)[1]).toMatchObject({ seat: me.seat, by: 'order' });
  });

  test('a redo is refused once something else has been played', async () => {
    const { mover, g, settle } = await three('other-way', { undo: 'free' });
    const me = mover();
    const [one, two] = legal(g, me.view, me.seat);
    const deeds: Deed[] = [
      { type: 'play', actions: [one!] },
      { type: 'undo', to: 0 },
      { type: 'play', actions: [two!] },
    ];
    for (const [at, deed] of deeds.entries()) {
      expect(await me.client.command('other-way', me.seat, at, deed)).toMatchObject({ t: 'answer' });
      await settle(at + 1);
    }
    expect(await me.client.command('other-way', me.seat, 3, { type: 'redo' })).toMatchObject({
      refusal: { code: 'redo-nothing' },
    });
  });

  test('at zero the table may wait; the time taken is shown, also where there is no clock', async () => {
    const clock = { type: 'live', budget: 80, increment: 0 };
    const { mover, first, settle } = await three('waits', { clock, atZero: 'nothing' });
    const me = mover();
    await settle(1); // the flag
    const { sheet } = await me.client.join('waits');
    expect(sheet.clocks[me.seat]).toMatchObject({ flagged: true });
    expect(sheet.seats[me.seat]!.mode).toBe('person');
    expect(await me.client.command('waits', me.seat, 1, first(me))).toMatchObject({ t: 'answer' });
    const after = (await me.client.join('waits')).sheet.clocks[me.seat]!;
    expect([after.flagged, after.left, after.spent >= 80]).toEqual([false, 0, true]);
    const free = await three('unhurried');
    const slow = free.mover();
    await new Promise((done) => setTimeout(done, 20));
    await slow.client.command('unhurried', slow.seat, 0, free.first(slow));
    expect((await slow.client.join('unhurried')).sheet.clocks[slow.seat]!.spent).toBeGreaterThan(0);
  });

  test('resigning leaves the seat to a bot, both tenures are written, the leaver becomes a watcher', async () => {
    const { all } = await three('resign');
    const me = all[0]!;
    const joined = me.client.next('joined');
    await me.client.command('resign', 0, 0, { type: 'resign', to: 'bot' });
    expect((await joined).viewer).toBe('watcher');
    const seat = await db.q
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', 'resign')
      .where('seat', '=', 0)
      .executeTakeFirstOrThrow();
    expect(seat).toMatchObject({ kind: 'bot', account_id: null, bot: 'regular' });
    const tenures = await db.q
      .selectFrom('tenures')
      .selectAll()
      .where('table_id', '=', 'resign')
      .where('seat', '=', 0)
      .orderBy('from_seq')
      .execute();
    expect(tenures).toMatchObject([
      { account_id: 'p0', from_seq: 0, to_seq: 1, why: 'resigned' },
      { account_id: null, bot: 'regular', from_seq: 1, to_seq: null },
    ]);
    expect(await me.client.command('resign', 0, 1, { type: 'redo' })).toMatchObject({
      refusal: { code: 'seat-not-yours' },
    });
    // Somebody takes it over.
    const now = { id: 'p4', name: 'Player p4', mode: 'person' as const };
    const empty = { id: '', mode: 'stand-in' as const };
    expect(await rig.tables.changeSeat('resign', 0, empty, now, 'taken-over')).toEqual({ ok: true });
    // Whoever was about to give the seat a name, or to sit down there too, finds it taken.
    const late = { id: 'p0', name: 'Late', mode: 'person' as const };
    expect(await rig.tables.changeSeat('resign', 0, { id: 'p0' }, late, 'renamed')).toEqual({
      ok: false,
      code: 'stale',
    });
    const heir = await rig.open('p4');
    expect((await heir.join('resign')).viewer).toBe(0);
  });

  test('a waiting table shows who sits there, and begins for those who look on', async () => {
    const id = await makeTable(db, { id: 'wait', seats: ['p0', null] });
    const client = await rig.open('p0');
    const waiting = client.next('waiting');
    client.send({ t: 'subscribe', table: id, mode: 'log' });
    expect((await waiting).seats.map(({ kind: seat }) => seat)).toEqual(['person', 'open']);
    expect(await rig.tables.start(id)).toEqual({ ok: false, code: 'seats-open' });
    const changed = client.next('waiting');
    const sit = db.q.updateTable('seats').set({ kind: 'person', account_id: 'p1' }).where('table_id', '=', id);
    await db.write(unit(part(sit.where('seat', '=', 1), 1)));
    await rig.tables.announce(id, { type: 'seats' });
    expect((await changed).seats[1]).toMatchObject({ kind: 'person', id: 'p1' });
    const joined = client.next('joined');
    const both = await Promise.all([rig.tables.start(id), rig.tables.start(id)]);
    expect(both).toEqual([{ ok: true }, { ok: true }]);
    expect((await joined).viewer).toBe(0);
    expect(await entries(id)).toHaveLength(1);
  });

  test('chat: for those who sit there, said once, hidden from those who muted', async () => {
    const { all } = await three('chat');
    const outsider = await rig.open('p4');
    await outsider.join('chat');
    const heard = all[1]!.client.next('chat');
    all[0]!.client.send({ t: 'say', table: 'chat', id: 'one', text: 'hello' });
    all[0]!.client.send({ t: 'say', table: 'chat', id: 'one', text: 'hello' });
    expect(await heard).toMatchObject({ by: 'p0', text: 'hello' });
    const refused = outsider.next('error');
    outsider.send({ t: 'say', table: 'chat', id: 'two', text: 'let me in' });
    expect(await refused).toMatchObject({ code: 'not-seated' });
    expect((await outsider.join('chat')).chat).toBeUndefined();
    expect((await all[2]!.client.join('chat')).chat).toMatchObject([{ text: 'hello' }]);
    const mute = db.q.insertInto('mutes').values({ account_id: 'p2', other_id: 'p0', created_at: 1 });
    await db.write(unit(part(mute)));
    expect((await all[2]!.client.join('chat')).chat).toEqual([]);
    expect(outsider.heard.some(({ t }) => t === 'chat')).toBe(false);
  });
});
