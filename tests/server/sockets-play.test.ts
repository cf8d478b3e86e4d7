import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/kernel/chance.ts';
import { legal } from '../../src/kernel/legal.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import type { Database } from '../../src/server/db/database.ts';
import type { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';

describe.each(KINDS)('whole games on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;
  const overs: string[] = [];
  const turns: string[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
    await makePeople(db, 5);
    rig = await startRig({
      db,
      dataDir: fresh.where.dataDir,
      hooks: {
        onOver: ({ table, state }) => overs.push(`${table.id} ${state}`),
        onTurn: (table, seats) => turns.push(...seats.map(({ account }) => `${table} ${account}`)),
      },
    });
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  test('Chicago Express by five sockets: every client follows by the wire alone, the seed fits its hash', async () => {
    const g = (await testGames.load('chicago-express'))!;
    const table = await makeGame(rig, { id: 'ce', game: 'chicago-express', seats: ['p0', 'p1', 'p2', 'p3', 'p4'] });
    const clients: Client[] = await Promise.all([0, 1, 2, 3, 4].map((i) => rig.open(`p${i}`)));
    const watcher = await rig.open(null);
    const players = await Promise.all(clients.map((client) => Follower.join(client, table, g)));
    const watching = await Follower.join(watcher, table, g);
    const ended = Promise.all([...clients, watcher].map((client) => client.next('over', undefined, 60_000)));
    const rng = rngOf('whole game');
    await Promise.all(
      players.map(async (me) => {
        for (;;) {
          await me.until(() => me.over || me.acting.includes(me.seat), 60_000);
          if (me.over) return;
          const action = g.brain.policy(me.view, me.seat, rng);
          const answer = await me.client.command(table, me.seat, me.seq, { type: 'play', actions: [action] });
          expect(answer.t).toBe('answer');
          if (answer.t === 'answer') await me.until(() => me.seq >= answer.seq);
        }
      }),
    );
    const over = await ended;
    await watching.until(() => watching.over);
    const sheet = players[0]!;
    expect(sheet.hashes).toBeGreaterThan(10);
    expect(new Set([...players, watching].map((one) => one.chain)).size).toBe(1);
    const row = await db.q.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'over', head: sheet.seq, due_at: null, acting: '[]' });
    expect(over[0]).toMatchObject({ state: 'over', seed: row.seed });
    expect(commitmentOf(over[5]!.seed!)).toBe(row.commitment);
    expect(over[0]!.outcome?.ranking).toHaveLength(5);
    const results = await db.q.selectFrom('results').selectAll().where('table_id', '=', table).execute();
    expect(results.map(({ account_id, place }) => `${account_id} ${place}`).sort()).toEqual(
      over[0]!.outcome!.ranking.map(({ seat, place }) => `p${seat} ${place}`).sort(),
    );
    expect(overs).toEqual(['ce over']);
    // On the embedded database nobody is told of a turn that is played at once.
    const called = turns.filter((turn) => turn.startsWith('ce '));
    expect(called.length).toBeGreaterThan(kind === 'sqlite' ? 0 : 20);
    expect(called.every((turn) => /^ce p[0-4]$/.test(turn))).toBe(true);
    // About 150 bytes a move, the table's name included.
    const moves = watcher.texts.filter((text) => text.startsWith('{"t":"told"') && !text.includes('"view"'));
    const median = moves.map((text) => text.length).sort((a, b) => a - b)[moves.length >> 1]!;
    expect(median).toBeLessThan(200);
    // Nothing before the end tells the seed.
    const before = watcher.texts.filter((text) => !text.startsWith('{"t":"over"'));
    expect(before.some((text) => text.includes(row.seed))).toBe(false);
    const stored = await db.q.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
    expect(stored.reduce((sum, { body }) => sum + body.length + 40, 0)).toBeLessThan(40_000);
    await Promise.all([...clients, watcher].map((client) => client.close()));
  });

  test('a person and two bots play the toy to its end; a late client gets the log and the ending', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rig, { id: 'bots', seats: ['p0', 'bot:random', 'bot:directed'] });
    const me = await Follower.join(await rig.open('p0'), table, g);
    const ended = me.client.next('over');
    while (!me.over) {
      await me.until(() => me.over || me.acting.includes(me.seat));
      if (me.over) break;
      const [action] = legal(g, me.view, me.seat);
      const answer = await me.client.command(table, me.seat, me.seq, { type: 'play', actions: [action!] });
      // A bot may have bid at the same moment.
      if (answer.t === 'answer') await me.until(() => me.seq >= answer.seq);
      else expect(answer).toMatchObject({ t: 'refused', refusal: { code: 'stale' } });
    }
    const { seed } = await ended;
    const late = await rig.open(null);
    const joined = await late.join(table);
    expect(joined).toMatchObject({ viewer: 'watcher', ending: { state: 'over', seed } });
    expect(joined.log).toHaveLength(me.seq + 1);
    expect((await rig.tables.record(table, 'watcher'))?.seed).toBe(seed);
    await me.client.close();
    await late.close();
  });
});
