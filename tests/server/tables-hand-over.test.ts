import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from '../../src/kernel/legal.ts';
import type { Database } from '../../src/server/db/database.ts';
import { entryOf } from '../../src/server/engine/stored.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Gate, gateTo } from './support/gate.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';
import { until } from './support/tables.ts';

describe('a worker that ends after it has handed a move to the writer', () => {
  let fresh: Fresh;
  let db: Database;
  let gate: Gate;
  let rig: Rig;
  const turns: string[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    db = await fresh.open();
    await makePeople(db, 2);
    gate = gateTo(db);
    rig = await startRig({
      db: gate.db,
      dataDir: fresh.where.dataDir,
      settings: { jobLimit: 300 },
      hooks: { onTurn: (table, whose) => turns.push(...whose.map(({ account }) => `${table} ${account}`)) },
    });
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  /** A table with its first entry, and somebody about to move. */
  async function table(id: string, game: string) {
    const g = (await testGames.load(game))!;
    await makeGame(rig, { id, game, seats: ['p0', 'p1'], creation: { firstSeat: 0 } });
    const all = await Promise.all(['p0', 'p1'].map(async (who) => Follower.join(await rig.open(who), id, g)));
    const move = (seat: number) => {
      const { client, seq, view } = all[seat]!;
      return client.command(id, seat, seq, { type: 'play', actions: [legal(g, view, seat)[0]!] });
    };
    return { all, move };
  }

  /** A table whose next move, by seat 1, never ends: the worker, which is the only one, is replaced. */
  async function stuck(id: string) {
    const { all, move } = await table(id, 'runaway');
    await move(0);
    await all[1]!.until(() => all[1]!.seq === 1);
    return async () => {
      const { restarts } = rig.tables.stats();
      const refused = move(1);
      await until(() => rig.tables.stats().restarts > restarts);
      return { refused };
    };
  }

  const log = async (id: string) => {
    const rows = await db.q.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    return rows.map(entryOf).map(({ type }) => type);
  };

  test('a move already written is found by its id: one entry, one answer, everybody is told, the next one is called', async () => {
    const endWorker = await stuck('stuck-1');
    const { all, move } = await table('written', 'chicago-express');
    gate.answers.on = true;
    const answer = move(0);
    await until(() => gate.answers.waiting.length === 1);
    expect(await log('written')).toEqual(['open', 'action']);
    gate.answers.on = false;
    const { refused } = await endWorker();
    expect(await answer).toMatchObject({ t: 'answer', entries: [1] });
    expect(await refused).toMatchObject({ t: 'refused', refusal: { code: 'frozen' } });
    await Promise.all(all.map((one) => one.until(() => one.seq === 1)));
    expect(await log('written')).toEqual(['open', 'action']);
    expect(turns.filter((turn) => turn === 'written p1')).toHaveLength(1);
    gate.answers.release(); // too late for anybody
    expect(await move(1)).toMatchObject({ t: 'answer', entries: [2] });
  });

  test.each([
    ['first', 0],
    ['second', 2],
  ])('of a move handed over twice the one that comes %s is written', async (name, nth) => {
    const endWorker = await stuck(`stuck-${name}`);
    const { all, move } = await table(name, 'chicago-express');
    gate.units.on = true;
    const answer = move(0);
    await until(() => gate.units.waiting.length === 1);
    await endWorker();
    await until(() => gate.units.waiting.length === 3); // the move, the door that closes, the move again
    expect(await log(name)).toEqual(['open']);
    const { conflicts } = db.stats();
    gate.units.on = false;
    gate.units.release(nth);
    while (gate.units.waiting.length > 0) gate.units.release();
    expect(await answer).toMatchObject({ t: 'answer', entries: [1] });
    await Promise.all(all.map((one) => one.until(() => one.seq === 1)));
    await until(() => db.stats().conflicts === conflicts + 1);
    expect(await log(name)).toEqual(['open', 'action']);
    expect(turns.filter((turn) => turn === `${name} p1`)).toHaveLength(1);
    expect(await move(1)).toMatchObject({ t: 'answer', entries: [2] });
  });
});
