/** Several servers on one PostgreSQL, and time that runs out. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from '../../src/kernel/legal.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { entryOf } from '../../src/server/engine/stored.ts';
import { takeOver } from '../../src/server/lobby/take-over.ts';
import { deleteAccount } from '../../src/server/people/deletion.ts';
import type { Deed } from '../../src/table/index.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';
import { until } from './support/tables.ts';

const DYING = join(import.meta.dirname, 'support/dying-writer.ts');

describe('two servers on one PostgreSQL', () => {
  let fresh: Fresh;
  const dbs: Database[] = [];
  const rigs: Rig[] = [];
  const turns: string[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase('postgres');
    for (const _n of [0, 1]) {
      const db = await fresh.open();
      dbs.push(db);
      rigs.push(
        await startRig({
          db,
          dataDir: fresh.where.dataDir,
          hooks: { onTurn: (table, seats) => turns.push(...seats.map(({ account }) => `${table} ${account}`)) },
        }),
      );
    }
    await makePeople(dbs[0]!, 4);
  });
  afterAll(async () => {
    for (const rig of rigs) await rig.stop();
    for (const db of dbs) await db.close();
    await fresh.remove();
  });

  const log = async (table: string) => {
    const rows = await dbs[0]!.q
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    return rows.map(entryOf);
  };

  test('players of one table on different servers stay in step, moves and undos racing', async () => {
    let races = 0;
    // However short the games turn out to be.
    for (let n = 0; races < 6 && n < 10; n++) races += await race(`far${n}`);
    expect(races).toBeGreaterThanOrEqual(6);
  });

  /** Plays a game, or some of it; how often two commands were sent at the same moment. */
  async function race(id: string): Promise<number> {
    const g = (await testGames.load('chicago-express'))!;
    const table = await makeGame(rigs[0]!, { id, game: 'chicago-express', seats: ['p0', 'p1', 'p2'] });
    const players = await Promise.all(
      [0, 1, 2].map(async (i) => Follower.join(await rigs[i % 2]!.open(`p${i}`), table, g)),
    );
    const rng = rngOf(id);
    let races = 0;
    for (let n = 0; !players[0]!.over && n < 60; n++) {
      const me = players[players[0]!.acting[0]!]!;
      const at = players[0]!.seq;
      const action = g.brain.policy(me.view, me.seat, rng);
      const move = me.client.command(table, me.seat, at, { type: 'play', actions: [action] });
      // Somebody on the other server takes back, or asks for the end, at the same moment.
      const other = players[(me.seat + 1) % 3]!;
      const deed: Deed = n % 2 === 0 || at < 2 ? { type: 'end' } : { type: 'undo', to: at - 1 };
      const race = n % 5 === 4 ? other.client.command(table, other.seat, at, deed) : null;
      const [done, asked] = await Promise.all([move, race]);
      if (asked) {
        races += 1;
        // Whichever comes second is late, asks again what is asked already, or finds that chance came between.
        const late = ['stale', 'ask-open', 'undo-crosses-chance', 'undo-nothing'];
        if (asked.t !== 'answer') expect(late).toContain(asked.t === 'refused' ? asked.refusal.code : asked.code);
      }
      if (done.t !== 'answer') expect(done).toMatchObject({ t: 'refused', refusal: { code: 'stale' } });
      const head = (await log(table)).length - 1;
      await Promise.all(players.map((one) => one.until(() => one.seq === head)));
      expect(new Set(players.map((one) => one.chain)).size).toBe(1);
    }
    const entries = await log(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
    const ids = entries.flatMap((entry) => entry.command ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { client } of players) await client.close();
    return races;
  }

  test('the same command sent to both servers is carried out once and answered alike', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rigs[0]!, { id: 'both', seats: ['p0', 'p1'] });
    const here = await Follower.join(await rigs[0]!.open('p0'), table, g);
    const there = await Follower.join(await rigs[1]!.open('p0'), table, g);
    const deed = { type: 'play' as const, actions: [legal(g, here.view, 0)[0]!] };
    const [one, two] = await Promise.all([
      here.client.command(table, 0, 0, deed, 'once'),
      there.client.command(table, 0, 0, deed, 'once'),
    ]);
    expect(one).toMatchObject({ t: 'answer', entries: [1] });
    expect(two).toEqual(one);
    expect(await log(table)).toHaveLength(2);
  });

  test('a seat that changed hands elsewhere no longer obeys its former owner', async () => {
    const table = await makeGame(rigs[0]!, { id: 'heir', seats: ['p0', 'p1'] });
    const [here] = dbs;
    // A third server that hears nothing of the others, and so knows the old owner only.
    const deaf = await startRig({
      db: { ...here!, listen: async () => () => undefined },
      dataDir: fresh.where.dataDir,
    });
    const old = await deaf.open('p0');
    await old.join(table);
    const heir = { id: 'p2', name: 'Player p2', mode: 'person' as const };
    expect(await rigs[0]!.tables.changeSeat(table, 0, { id: 'p0' }, heir, 'replaced')).toEqual({ ok: true });
    expect(await old.command(table, 0, 0, { type: 'resign', to: 'open' })).toMatchObject({
      refusal: { code: 'seat-not-yours' },
    });
    expect((await log(table)).map(({ type }) => type)).toEqual(['open', 'seat']);
    await deaf.stop();
  });

  test('a command that meets other writers twice is carried out all the same', async () => {
    const g = (await testGames.load('toy'))!;
    const [db] = dbs;
    let conflicts = 0;
    const unlucky = await startRig({
      db: {
        ...db!,
        write: (unit) => (conflicts-- > 0 ? Promise.resolve({ ok: false, conflict: true }) : db!.write(unit)),
      },
      dataDir: fresh.where.dataDir,
    });
    const table = await makeGame(unlucky, { id: 'unlucky', seats: ['p0', 'p1'] });
    const me = await Follower.join(await unlucky.open('p0'), table, g);
    conflicts = 2;
    const deed = { type: 'play' as const, actions: [legal(g, me.view, 0)[0]!] };
    expect(await me.client.command(table, 0, 0, deed)).toMatchObject({ t: 'answer', entries: [1] });
    await unlucky.stop();
  });

  test('a move whose writer died as soon as it was committed is told all the same', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rigs[0]!, { id: 'untold', seats: ['p0', 'p1'] });
    const here = await Follower.join(await rigs[0]!.open('p0'), table, g);
    const there = await Follower.join(await rigs[1]!.open('p1'), table, g);
    const deed = { type: 'play', actions: [legal(g, here.view, 0)[0]!] };
    const { dataDir, url = '' } = fresh.where;
    const command = JSON.stringify({ id: 'untold', at: 0, seat: 0, do: deed });
    const writer = spawn(process.execPath, [DYING, dataDir, url, table, 'p0', command], { stdio: 'inherit' });
    expect(await once(writer, 'exit')).toEqual([null, 'SIGKILL']);
    await Promise.all([here, there].map((one) => one.until(() => one.seq === 1)));
    expect(await log(table)).toHaveLength(2);
  });

  test('a table that one server cannot fold is frozen on the other one too', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rigs[0]!, { id: 'torn', seats: ['p0', 'p1'] });
    const here = await Follower.join(await rigs[0]!.open('p0'), table, g);
    const deed = { type: 'play' as const, actions: [legal(g, here.view, 0)[0]!] };
    await here.client.command(table, 0, 0, deed);
    const { q, write } = dbs[0]!;
    const entry = q.updateTable('entries').where('table_id', '=', table).where('seq', '=', 0);
    await write(unit(part(entry.set({ body: '{"type":"unfreeze","h":"00"}' }), 1)));
    const client = await rigs[1]!.open('p1');
    const error = client.next('error');
    client.send({ t: 'subscribe', table, mode: 'log' });
    expect(await error).toMatchObject({ code: 'out-of-order' });
    await here.until(() => here.seq === 2);
    expect(await here.client.command(table, 0, 2, deed)).toMatchObject({ t: 'refused', refusal: { code: 'frozen' } });
    await client.close();
  });

  test('desk, chat and presence reach the other server, the desk its owner alone', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rigs[0]!, { id: 'desk', seats: ['p0', 'p1'] });
    const here = await Follower.join(await rigs[0]!.open('p0'), table, g);
    const there = await rigs[1]!.open('p0');
    await there.join(table);
    const friend = await rigs[1]!.open('p1');
    const present = friend.next('presence', ({ seats }) => seats.length === 2);
    await friend.join(table);
    expect((await present).seats).toEqual([0, 1]);
    const told = there.next('told', ({ desk }) => desk !== undefined);
    const action = legal(g, here.view, 0)[0]!;
    await here.client.command(table, 0, 0, { type: 'draft', draft: { actions: [action], when: 'kept' } });
    expect((await told).desk?.draft?.actions).toEqual([action]);
    const heard = friend.next('chat');
    here.client.send({ t: 'say', table, id: 'a', text: 'far away' });
    expect(await heard).toMatchObject({ by: 'p0', text: 'far away' });
    expect(friend.texts.join('')).not.toContain('"when"');
  });

  test('a name taken out of a table leaves the memory of the other server too', async () => {
    const g = (await testGames.load('toy'))!;
    const table = await makeGame(rigs[0]!, { id: 'gone', seats: ['p0', 'p3'] });
    const there = await Follower.join(await rigs[1]!.open('p0'), table, g);
    const namesThem = (sheet: object) => JSON.stringify(sheet).includes('Player p3');
    expect(there.client.texts.join('')).toContain('Player p3');
    // The seat goes to a bot first; that too may bring a new sheet.
    const sheet = there.client.next('joined', (joined) => joined.table === table && !namesThem(joined));
    const { tables, db } = rigs[0]!;
    const account = await db.q.selectFrom('accounts').selectAll().where('id', '=', 'p3').executeTakeFirstOrThrow();
    await deleteAccount({ db, door: tables, now: Date.now }, account);
    await sheet;
    const late = await rigs[1]!.open('p1');
    const joined = await late.join(table);
    expect(namesThem(joined)).toBe(false);
    await late.close();
  });

  test('a flag falls once, written by one server', async () => {
    const clock = { type: 'live' as const, budget: 400, increment: 0 };
    const g = (await testGames.load('chicago-express'))!;
    const table = await makeGame(rigs[0]!, {
      ...{ id: 'flag', game: 'chicago-express', seats: ['p0', 'p1'] },
      creation: { clock, atZero: 'nothing' },
    });
    const [here, there] = await Promise.all(
      [0, 1].map(async (i) => Follower.join(await rigs[i]!.open(`p${i}`), table, g)),
    );
    await Promise.all([here!, there!].map((one) => one.until(() => one.seq >= 1)));
    await new Promise((done) => setTimeout(done, 300));
    expect((await log(table)).map(({ type }) => type)).toEqual(['open', 'flag']);
  });

  test('who is to move is told once, by the server that wrote the move', () => {
    const far = turns.filter((turn) => turn.startsWith('both '));
    expect(far.sort()).toEqual(['both p0', 'both p1']);
  });
});

describe.each(KINDS)('time on %s', (kind) => {
  test('at zero a bot stands in, plays on, and the owner may return', async () => {
    const fresh = await freshDatabase(kind);
    const db = await fresh.open();
    await makePeople(db, 2);
    const rig = await startRig({ db, dataDir: fresh.where.dataDir, settings: { botPace: 50 } });
    const g = (await testGames.load('chicago-express'))!;
    const table = await makeGame(rig, {
      ...{ id: 'zero', game: 'chicago-express', seats: ['p0', 'p1'] },
      creation: { clock: { type: 'live', budget: 300, increment: 0 }, atZero: 'bot' },
    });
    const me = await Follower.join(await rig.open('p0'), table, g);
    await me.until(() => me.seq >= 4);
    const seats = await db.q.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
    expect(seats.some(({ kind: seat, bot, account_id }) => seat === 'person' && bot === 'regular' && account_id)).toBe(
      true,
    );
    const flagged = seats.findIndex(({ bot }) => bot !== null);
    const owner = await rig.open(`p${flagged}`);
    await owner.join(table);
    expect(await owner.command(table, flagged, 0, { type: 'return' })).toMatchObject({ t: 'answer' });
    await rig.stop();
    const after = await db.q.selectFrom('tenures').selectAll().where('table_id', '=', table).execute();
    const own = after.filter(({ seat }) => seat === flagged).sort((a, b) => a.from_seq - b.from_seq);
    expect(own.slice(0, 3)).toMatchObject([
      { account_id: `p${flagged}`, why: 'timed-out' },
      { account_id: null, bot: 'regular', why: 'returned' },
      { account_id: `p${flagged}`, bot: null },
    ]);
    await db.close();
    await fresh.remove();
  });

  test('day by day: at zero the seat is open to others, and who takes it over is given time', async () => {
    const fresh = await freshDatabase(kind);
    const db = await fresh.open();
    await makePeople(db, 3);
    const rig = await startRig({ db, dataDir: fresh.where.dataDir });
    const g = (await testGames.load('chicago-express'))!;
    const table = await makeGame(rig, {
      ...{ id: 'days', game: 'chicago-express', seats: ['p0', 'p1'] },
      creation: { clock: { type: 'daily', perMove: 300, reserve: 100 }, atZero: 'replace' },
    });
    const watching = await Follower.join(await rig.open(null), table, g);
    await watching.until(() => watching.seq >= 1);
    const seats = await db.q.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
    const open = seats.find((seat) => seat.kind === 'open')!;
    const account = await db.q.selectFrom('accounts').selectAll().where('id', '=', 'p2').executeTakeFirstOrThrow();
    await takeOver({ db, door: rig.tables, now: Date.now }, account, table, open.seat, null);
    const mine = await (await rig.open('p2')).join(table);
    expect(mine).toMatchObject({ viewer: open.seat });
    const tenures = await db.q.selectFrom('tenures').selectAll().where('table_id', '=', table).execute();
    const own = tenures.filter(({ seat }) => seat === open.seat).sort((a, b) => a.from_seq - b.from_seq);
    expect(own.some(({ why }) => why === 'timed-out')).toBe(true);
    expect(own.some(({ account_id }) => account_id === 'p2')).toBe(true);
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  test('nobody comes for fourteen days: the seat is open to others, also where there is no clock', async () => {
    const fresh = await freshDatabase(kind);
    const db = await fresh.open();
    await makePeople(db, 3);
    let rig = await startRig({ db, dataDir: fresh.where.dataDir });
    const table = await makeGame(rig, { id: 'long', game: 'chicago-express', seats: ['p0', 'p1'] });
    await rig.stop();
    rig = await startRig({
      db,
      dataDir: fresh.where.dataDir,
      settings: { now: () => Date.now() + 14 * 86_400_000 },
    });
    const seats = db.q.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat');
    await until(async () => (await seats.execute()).some(({ kind: seat }) => seat === 'open'));
    const open = (await seats.execute()).find((seat) => seat.kind === 'open')!;
    expect(open.account_id).toBe(`p${open.seat}`);
    const account = await db.q.selectFrom('accounts').selectAll().where('id', '=', 'p2').executeTakeFirstOrThrow();
    await takeOver({ db, door: rig.tables, now: Date.now }, account, table, open.seat, null);
    expect(await (await rig.open('p2')).join(table)).toMatchObject({ viewer: open.seat });
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  test('an end that is asked for comes by itself once those who do not come have been asked for long enough', async () => {
    const fresh = await freshDatabase(kind);
    const db = await fresh.open();
    await makePeople(db, 2);
    let shift = 0;
    const settings = { now: () => Date.now() + shift };
    const told: unknown[] = [];
    const hooks = { onNews: (...news: unknown[]) => told.push(news) };
    const rig = await startRig({ db, dataDir: fresh.where.dataDir, settings, hooks });
    const table = await makeGame(rig, { id: 'ripe', game: 'chicago-express', seats: ['p0', 'p1'] });
    const row = () =>
      db.q.selectFrom('tables').select(['state', 'acting', 'due_at']).where('id', '=', table).executeTakeFirstOrThrow();
    const asker = (await row()).acting === '[0]' ? 1 : 0;
    const client = await rig.open(`p${asker}`);
    await client.join(table);
    shift = 8 * 86_400_000;
    await client.command(table, asker, 0, { type: 'end' });
    expect((await row()).state).toBe('running');
    expect((await row()).due_at).toBeGreaterThan(settings.now() + 6 * 86_400_000);
    expect(told).toEqual([[table, 'asked', [{ seat: 1 - asker, account: `p${1 - asker}` }]]]);
    shift = 16 * 86_400_000;
    await until(async () => (await row()).state === 'ended');
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  test('bots alone play on after a restart', async () => {
    const fresh = await freshDatabase(kind);
    const db = await fresh.open();
    const settings = { botPace: 20 };
    let rig = await startRig({ db, dataDir: fresh.where.dataDir, settings });
    await makeGame(rig, { id: 'alone', game: 'toy', seats: ['bot:random', 'bot:directed', 'bot:random'] });
    await rig.stop();
    const head = async () =>
      (await db.q.selectFrom('tables').select(['head', 'state']).where('id', '=', 'alone').executeTakeFirstOrThrow())!;
    expect((await head()).state).toBe('running');
    // As if the time of grace were over.
    await db.write(unit(part(db.q.updateTable('tables').set({ due_at: 1 }).where('id', '=', 'alone'), 1)));
    rig = await startRig({ db, dataDir: fresh.where.dataDir, settings });
    for (let n = 0; n < 200 && (await head()).state === 'running'; n++)
      await new Promise((done) => setTimeout(done, 50));
    expect((await head()).state).toBe('over');
    await rig.stop();
    await db.close();
    await fresh.remove();
  });
});
