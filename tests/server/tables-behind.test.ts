/** Rows that are written later than the moves they tell of, on the embedded database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from '../../src/kernel/legal.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';
import { until } from './support/tables.ts';

describe('rows behind their logs', () => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;
  const turns: string[] = [];
  /** A clock that stands still: for the engine all moves are of one moment. And nobody looks at rows unless asked to. */
  const start = (settings = {}) =>
    startRig({
      db,
      dataDir: fresh.where.dataDir,
      settings: { now: () => 1_000_000, rowsEvery: 3_600_000, ...settings },
      hooks: { onTurn: (table, whose) => turns.push(...whose.map(({ seat }) => `${table} ${seat}`)) },
    });

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    db = await fresh.open();
    await makePeople(db, 2);
    rig = await start();
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  const rowOf = async (id: string) => {
    const row = await db.q.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { head: row.head, acting: JSON.parse(row.acting) as number[], version: row.moved_at };
  };
  const told = (id: string) => turns.filter((turn) => turn.startsWith(`${id} `));

  async function table(id: string) {
    const g = (await testGames.load('chicago-express'))!;
    await makeGame(rig, { id, game: g.id, seats: ['p0', 'p1'], creation: { firstSeat: 0 } });
    const all = await Promise.all(['p0', 'p1'].map(async (who) => Follower.join(await rig.open(who), id, g)));
    /** Whoever must act does what comes first. */
    const move = async () => {
      const { seq, view } = all[0]!;
      const seat = toAct(g, view)[0]!;
      const { client } = all[seat]!;
      expect(await client.command(id, seat, seq, { type: 'play', actions: [legal(g, view, seat)[0]!] })).toMatchObject({
        t: 'answer',
        entries: [seq + 1],
      });
      await Promise.all(all.map((one) => one.until(() => one.seq === seq + 1)));
    };
    return { move, acting: () => [...toAct(g, all[0]!.view)] };
  }

  test('the first move brings its row along; those that follow at once leave it for later', async () => {
    const { move, acting } = await table('fast');
    await move();
    const first = await rowOf('fast');
    expect(first).toMatchObject({ head: 1, acting: acting() });
    expect(told('fast')).toEqual(['fast 0', 'fast 1']);
    await move();
    await move();
    expect(await rowOf('fast')).toEqual(first);
    // Nobody is told of a turn that a look at the row would deny.
    expect(told('fast')).toHaveLength(2);
    await rig.tables.settled({ table: 'fast' });
    const last = await rowOf('fast');
    expect(last.acting).toEqual(acting());
    expect(last.version).toBeGreaterThan(first.version);
    expect(told('fast')).toEqual(['fast 0', 'fast 1', `fast ${acting()[0]}`]);
    await move(); // the version that the row was given is known
    await rig.tables.settled({ table: 'fast' });
    expect((await rowOf('fast')).head).toBe(4);
    expect(rig.tables.stats().conflicts).toBe(0);
  });

  test('whoever asks for a table, or for those of an account, finds the rows right at once', async () => {
    const one = await table('asked');
    const other = await table('mine');
    for (const { move } of [one, other]) for (let n = 0; n < 3; n++) await move();
    expect([(await rowOf('asked')).head, (await rowOf('mine')).head]).toEqual([1, 1]);
    await rig.tables.settled({ table: 'asked' });
    expect(await rowOf('asked')).toMatchObject({ head: 3, acting: one.acting() });
    expect((await rowOf('mine')).head).toBe(1);
    await rig.tables.settled({ account: 'p1' });
    expect(await rowOf('mine')).toMatchObject({ head: 3, acting: other.acting() });
  });

  test('a row is put right by itself when the moves cease', async () => {
    await rig.stop();
    rig = await start({ rowsEvery: 20 });
    const { move, acting } = await table('ceased');
    for (let n = 0; n < 3; n++) await move();
    await until(async () => (await rowOf('ceased')).head === 3);
    expect((await rowOf('ceased')).acting).toEqual(acting());
  });

  test('a table that is put out of memory leaves its row right', async () => {
    await rig.stop();
    rig = await start({ liveTables: 1 });
    const { move, acting } = await table('evicted');
    await move();
    await move();
    await table('next');
    await until(async () => rig.tables.stats().live === 1);
    expect(await rowOf('evicted')).toMatchObject({ head: 2, acting: acting() });
  });

  test('so does a server that stops', async () => {
    const { move, acting } = await table('stopped');
    await move();
    await move();
    expect((await rowOf('stopped')).head).toBe(1);
    await rig.stop();
    expect(await rowOf('stopped')).toMatchObject({ head: 2, acting: acting() });
    rig = await start();
  });

  test('what a server that died has left behind is put right by the next one as it starts', async () => {
    const { move, acting } = await table('left');
    await move();
    const before = await rowOf('left');
    await move();
    await move();
    await rig.stop();
    const back = { head: before.head, acting: JSON.stringify(before.acting), moved_at: before.version };
    await db.write(unit(part(db.q.updateTable('tables').set(back).where('id', '=', 'left'), 1)));
    rig = await start();
    expect(await rowOf('left')).toMatchObject({ head: 3, acting: acting() });
  });

  test('a damaged table is frozen by itself and keeps no other from being put right', async () => {
    const [bad, good] = [await table('damaged'), await table('whole')];
    const before = await Promise.all(
      [bad, good].map(async ({ move }, i) => {
        await move();
        const row = await rowOf(['damaged', 'whole'][i]!);
        await move();
        return row;
      }),
    );
    await rig.stop();
    for (const [i, id] of ['damaged', 'whole'].entries()) {
      const { head, acting, version } = before[i]!;
      const back = { head, acting: JSON.stringify(acting), moved_at: version };
      await db.write(unit(part(db.q.updateTable('tables').set(back).where('id', '=', id), 1)));
    }
    const cut = db.q
      .updateTable('entries')
      .set({ body: '{"s":' })
      .where('table_id', '=', 'damaged')
      .where('seq', '=', 2);
    await db.write(unit(part(cut, 1)));
    rig = await start();
    expect(await rowOf('whole')).toMatchObject({ head: 2, acting: good.acting() });
    const { frozen, frozen_why } = await db.q
      .selectFrom('tables')
      .select(['frozen', 'frozen_why'])
      .where('id', '=', 'damaged')
      .executeTakeFirstOrThrow();
    expect([frozen, frozen_why]).toEqual([1, 'bug']);
  });

  test('a table that is to be read again meanwhile keeps nothing back', async () => {
    const { move, acting } = await table('again');
    await move();
    await move();
    await rig.tables.forget('again');
    await rig.tables.settled({ account: 'p0' });
    expect(await rowOf('again')).toMatchObject({ head: 2, acting: acting() });
    await move();
    expect((await rowOf('again')).head).toBe(3); // read anew: nothing is known of when its row was written
  });

  test('somebody else who writes the row meanwhile: it is read again, and the moves go on', async () => {
    const { move, acting } = await table('both');
    await move();
    await move();
    const { version } = await rowOf('both');
    const raise = db.q.updateTable('tables').set({ moved_at: version + 50 });
    await db.write(unit(part(raise.where('id', '=', 'both'), 1)));
    await rig.tables.settled({ table: 'both' }); // finds out
    await rig.tables.settled({ table: 'both' });
    expect((await rowOf('both')).head).toBe(2);
    expect((await rowOf('both')).version).toBeGreaterThan(version + 50);
    await move();
    await rig.tables.settled({ table: 'both' });
    expect(await rowOf('both')).toMatchObject({ head: 3, acting: acting() });
  });
});
