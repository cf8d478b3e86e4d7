/** Bots on the server: many tables share one thread that thinks, each gets its turn, and people do not wait for it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from '../../src/kernel/legal.ts';
import type { Database } from '../../src/server/db/database.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { makeGame, makePeople, startRig } from './support/rig.ts';
import { until } from './support/tables.ts';

describe('bots', () => {
  let fresh: Fresh;
  let db: Database;
  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    db = await fresh.open();
    await makePeople(db, 2);
  });
  afterAll(async () => {
    await db.close();
    await fresh.remove();
  });
  const rigWith = (settings: object) => startRig({ db, dataDir: fresh.where.dataDir, settings });

  const headsOf = async (ids: readonly string[]): Promise<number[]> => {
    const rows = await db.q.selectFrom('tables').select(['id', 'head']).where('id', 'in', ids).orderBy('id').execute();
    return rows.map(({ head }) => head ?? 0);
  };

  test('ten tables of Masters all go on at the same rate, while two people move at theirs', async () => {
    const rig = await rigWith({ jobLimit: 1000, workers: 1 });
    const ids = Array.from({ length: 10 }, (_, n) => `busy${n}`);
    for (const id of ids)
      await makeGame(rig, { id, game: 'chicago-express', seats: ['bot:master', 'bot:master', 'bot:master'] });
    await until(async () => Math.min(...(await headsOf(ids))) >= 1);

    const g = (await testGames.load('toy'))!;
    await makeGame(rig, { id: 'people', seats: ['p0', 'p1'] });
    const [one] = await Promise.all(['p0', 'p1'].map(async (who) => Follower.join(await rig.open(who), 'people', g)));
    const before = await headsOf(ids);
    const action = legal(g, one!.view, 0)[0]!;
    expect(await one!.client.command('people', 0, one!.seq, { type: 'play', actions: [action] })).toMatchObject({
      t: 'answer',
    });
    // Behind ten Masters in line it would have come after a move of each of them.
    const sum = (heads: readonly number[]) => heads.reduce((all, head) => all + head, 0);
    expect(sum(await headsOf(ids)) - sum(before)).toBeLessThan(ids.length / 2);

    await until(async () => (await headsOf(ids)).every((head, n) => head >= before[n]! + 2));
    const heads = await headsOf(ids);
    expect(Math.max(...heads)).toBeLessThanOrEqual(Math.min(...heads) + 4);
    expect(rig.tables.stats()).toMatchObject({ restarts: 0, frozen: 0 });
    await rig.stop();
  });

  test.each(['brooding', 'confused'])(
    '%s bots stall no table: any legal move is played in their place',
    async (game) => {
      const rig = await rigWith({ jobLimit: 300 });
      await makeGame(rig, { id: game, game, seats: ['bot:regular', 'bot:expert'] });
      await makeGame(rig, { id: `${game}-beside`, seats: ['bot:regular', 'bot:regular'] });
      await until(async () => Math.min(...(await headsOf([game, `${game}-beside`]))) >= 4);
      const rows = await db.q.selectFrom('tables').select(['id', 'frozen']).where('id', 'like', `${game}%`).execute();
      expect(rows.map(({ frozen }) => frozen)).toEqual([0, 0]);
      expect(rig.tables.stats()).toMatchObject({ frozen: 0 });
      await rig.stop();
    },
  );

  test('a bot waits as long as the server says before it moves', async () => {
    const rig = await rigWith({ botPace: 400 });
    const began = performance.now();
    await makeGame(rig, { id: 'calm', seats: ['bot:random', 'bot:random'] });
    await until(async () => (await headsOf(['calm']))[0]! >= 2);
    expect(performance.now() - began).toBeGreaterThan(2 * 400 - 20);
    await rig.stop();
  });
});
