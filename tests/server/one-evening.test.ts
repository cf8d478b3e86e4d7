/** An evening at a server that is a process of its own, over HTTP and sockets alone: what other tests show with the server inside. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadForBots } from '../../src/games/bot-registry.ts';
import type { AnyBotGame } from '../../src/kernel/contract.ts';
import { legal } from '../../src/kernel/legal.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { metric } from '../../src/server/ops/load/guest.ts';
import { type ServerProcess, startProcess } from '../../src/server/ops/load/server-process.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { Person } from './support/person.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { freeTable, playersAt, until } from './support/tables.ts';

describe('an evening', () => {
  let fresh: Fresh;
  let server: ServerProcess;
  let g: AnyBotGame;
  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    // One table in memory: each look at another one puts the last away.
    server = await startProcess(fresh.where, 0, { LIVE_TABLES: '1', BOT_PACE: '0', ENGINE_WORKERS: '1' });
    g = await loadForBots('chicago-express');
  });
  afterAll(async () => {
    await server?.stop('SIGTERM');
    await fresh.remove();
  });

  const open = (person: Person | null) =>
    Client.open(`${server.base.replace('http', 'ws')}/socket`, person === null ? {} : { cookie: person.cookieHeader });
  const at = async (table: string, people: readonly Person[]) =>
    Promise.all(people.map(async (person) => Follower.join(await open(person), table, g)));

  test('play, undo, orders, drafts, chat; a seat given up and taken over; an agreed end and a rematch', async () => {
    const { people, table } = await playersAt(server.base, ['Ann', 'Bob', 'Cy']);
    const all = await at(table, people);
    const watcher = await open(null);
    await watcher.join(table);
    const settle = (seq: number) => Promise.all(all.map((one) => one.until(() => one.seq >= seq)));
    const me = all[all[0]!.acting[0]!]!;
    const [move] = legal(g, me.view, me.seat);
    const deeds = [{ type: 'play', actions: [move!] }, { type: 'undo', to: 0 }, { type: 'redo' }] as const;
    for (const [seq, deed] of deeds.entries()) {
      const done = await me.client.command(table, me.seat, seq, { ...deed } as Parameters<Client['command']>[3]);
      expect(done).toMatchObject({ t: 'answer', entries: [seq + 1] });
      await settle(seq + 1);
    }

    const next = all[all[0]!.acting[0]!]!;
    const plan = { actions: [legal(g, next.view, next.seat)[0]!], when: 'kept' as const };
    await next.client.command(table, next.seat, 3, { type: 'draft', draft: plan });
    expect((await next.client.join(table)).sheet.desk?.draft?.actions).toEqual(plan.actions);
    const noted = next.client.next('told', ({ notes }) => (notes ?? []).length > 0);
    const orders = [{ name: 'pass-sales', fields: { company: 'any' }, until: 'off' as const }];
    expect(await next.client.command(table, next.seat, 3, { type: 'orders', orders })).toMatchObject({ t: 'answer' });
    expect((await noted).notes).toMatchObject([{ code: 'order-acted', order: 'pass-sales' }]);
    await settle(4);
    for (const one of [watcher, ...all.filter((other) => other !== next).map(({ client }) => client)])
      expect(one.texts.join('')).not.toMatch(/pass-sales|"when"/);

    const heard = next.client.next('chat');
    me.client.send({ t: 'say', table, id: 'a', text: 'good evening' });
    expect(await heard).toMatchObject({ text: 'good evening' });
    expect(watcher.heard.some(({ t }) => t === 'chat')).toBe(false);

    const leaver = all[2]!;
    const eve = await Person.registered(server.base, 'Eve');
    await leaver.client.command(table, 2, 4, { type: 'resign', to: 'open' });
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 2 })).status).toBe(200);
    const heir = await Follower.join(await open(eve), table, g);
    expect(heir.seat).toBe(2);

    const ended = watcher.next('over');
    const staying = [all[0]!, all[1]!, heir];
    expect(await all[0]!.client.command(table, 0, heir.seq, { type: 'end' })).toMatchObject({ t: 'answer' });
    for (const one of staying.slice(1)) {
      const { sheet } = await one.client.join(table);
      const yes = { type: 'answer' as const, ask: sheet.ask!.seq, yes: true };
      expect(await one.client.command(table, one.seat, sheet.seq, yes)).toMatchObject({ t: 'answer' });
    }
    const { seed, state } = await ended;
    expect([state, (await eve.get(`/api/tables/${table}/record`)).body.seed]).toEqual(['ended', seed]);
    const again = await eve.post(`/api/tables/${table}/rematch`, {});
    expect(again.status).toBeLessThan(300);
    expect((await people[0]!.get(`/api/tables/${table}`)).body.rematch).toBe(again.body.id);
    for (const { client } of [...all, heir]) await client.close();
    await watcher.close();
  });

  test('a seat is free at zero and its owner returns; a game to its end is rated; tables come and go in memory', async () => {
    const [ann, bob] = [
      await Person.registered(server.base, 'Zero Ann'),
      await Person.registered(server.base, 'Zero Bob'),
    ];
    const clock = { type: 'live', budget: 500, increment: 0 };
    const timed = await freeTable(ann, 2, { clock, atZero: 'replace' });
    await bob.post(`/api/tables/${timed}/join`, {});
    const looks = await open(null);
    const seatsAt = async () => (await looks.join(timed)).sheet.seats;
    const made = await ann.post('/api/tables', {
      ...{ game: 'chicago-express', name: 'Rated' },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'directed' }],
    });
    const me = await Follower.join(await open(ann), made.body.id, g);
    const rng = rngOf('an evening');
    for (;;) {
      await me.until(() => me.over || me.acting.includes(0));
      if (me.over) break;
      const action = g.brain.policy(me.view, 0, rng);
      const answer = await me.client.command(made.body.id, 0, me.seq, { type: 'play', actions: [action] });
      if (answer.t === 'answer') await me.until(() => me.seq >= answer.seq);
    }
    await until(async () => (await ann.get(`/api/profiles/${ann.id}`)).body.games?.[0]?.rating?.games === 1);
    await until(async () => (await seatsAt()).some(({ mode }) => mode === 'open'));
    const flagged = (await seatsAt()).findIndex(({ mode }) => mode === 'open');
    const owner = await open([ann, bob][flagged]!);
    await owner.join(timed);
    expect(await owner.command(timed, flagged, 0, { type: 'return' })).toMatchObject({ t: 'answer' });
    // Three have been played at; the one that was used last stays, and one that was busy as it came.
    await until(async () => (await metric(server.base, 'turntable_tables_live')) <= 2);
    for (const client of [looks, owner, me.client]) await client.close();
  });
});
