import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import type { NewRow } from '../../src/server/db/schema.ts';
import { stored } from '../../src/server/engine/stored.ts';
import { botAccountId } from '../../src/server/ratings/bots.ts';
import { leaderboard } from '../../src/server/ratings/leaderboard.ts';
import { profileOf } from '../../src/server/ratings/profile.ts';
import { rateMissed, rateTable, resultsFor } from '../../src/server/ratings/rate-table.ts';
import { createRater, type Rater } from '../../src/server/ratings/rater.ts';
import { newId } from '../../src/server/store/ids.ts';
import { tableById } from '../../src/server/store/tables.ts';
import type { Over } from '../../src/server/tables/api.ts';
import type { Entry, SeatNow } from '../../src/table/index.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { addPerson, addTable, empty } from './support/rows.ts';

const GAME = 'chicago-express';
const person = (id: string): SeatNow => ({ id, name: 'x', mode: 'person' });
const bot = (id: string): SeatNow => ({ id, name: 'x', mode: 'bot' });

describe.each(KINDS)('ratings, on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  let rater: Rater;
  const bugs: unknown[] = [];
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  beforeEach(async () => {
    await empty(db);
    rater = createRater({ db, now: () => 1000, log: (what) => bugs.push(what) });
    await rater.start();
    await rater.stop(); // what was missed is looked after before a test writes anything
  });
  afterAll(async () => {
    await db.close();
    await fresh.remove();
    expect(bugs).toEqual([]);
  });

  interface Played {
    creation?: object;
    settings?: object;
    log?: Entry[];
    last?: SeatNow[];
    places?: number[];
    at?: number;
    row?: Partial<NewRow<'tables'>>;
  }

  /** A table that has just ended, in the order of its seats or with these places; its results are written. */
  async function played(
    seats: SeatNow[],
    { log = [], last = seats, places, at = 5000, ...more }: Played = {},
  ): Promise<Over> {
    const clock = { type: 'live', budget: 60_000, increment: 0 };
    const creation = { seats, clock, options: { map: 'east' }, commitment: 'c'.repeat(64), ...more.creation };
    const id = await addTable(
      db,
      seats.map((seat) => (seat.mode === 'bot' ? botAccountId(seat.id) : seat.id)),
      {
        id: newId(),
        creation: JSON.stringify(creation),
        settings: JSON.stringify(more.settings ?? {}),
        state: 'over',
        ...more.row,
      },
    );
    const entries = log.map((entry, seq) => ({ table_id: id, ...stored({ ...entry, seq }) }));
    await db.write(unit(...entries.map((entry) => part(db.q.insertInto('entries').values(entry)))));
    const ranking = seats
      .map((_seat, seat) => ({ seat, place: places?.[seat] ?? seat + 1, score: 100 - 10 * seat }))
      .sort((a, b) => a.place - b.place);
    const table = (await tableById(db, id))!;
    const over: Over = { table, state: 'over', outcome: { ranking, reasons: [] }, seats: last, seq: log.length, at };
    expect((await db.write(unit(...(await resultsFor(db, over)).map((query) => ({ queries: [query] }))))).ok).toBe(
      true,
    );
    return over;
  }

  const ratings = async () =>
    new Map((await db.q.selectFrom('ratings').selectAll().execute()).map((row) => [row.account_id, row]));
  const people = (...names: string[]) => Promise.all(names.map((name) => addPerson(db, name)));

  it('the winner rises, the last falls, each game is counted', async () => {
    const ids = await people('Ann', 'Bob', 'Cy');
    rater.onOver(await played(ids.map(person)));
    await rater.stop();
    const [ann, bob, cy] = await ratings().then((all) => ids.map((id) => all.get(id)!));
    expect(ann!.mu).toBeGreaterThan(25);
    expect(cy!.mu).toBeLessThan(25);
    expect(ann!.mu).toBeGreaterThan(bob!.mu);
    expect(bob!.mu).toBeGreaterThan(cy!.mu);
    expect([ann, bob, cy].map((row) => row!.games)).toEqual([1, 1, 1]);
    expect(ann!.ordinal).toBeCloseTo(ann!.mu - 3 * ann!.sigma, 9);
  });

  it('twice is once: hooks that run again, at the same time, in several processes', async () => {
    const ids = await people('Ann', 'Bob');
    const over = await played(ids.map(person));
    const answers = await Promise.all([1, 2, 3, 4].map(() => rateTable(db, over.table.id, 1)));
    expect(answers.sort()).toEqual(['already', 'already', 'already', 'rated']);
    rater.onOver(over);
    await rater.stop();
    expect(await rateMissed(db, 6000)).toBe(0);
    expect([...(await ratings()).values()].map((row) => row.games)).toEqual([1, 1]);
    expect(await resultsFor(db, over)).toEqual([]);
  });

  it('tables that end together all count, though they share players', async () => {
    const ids = await people('Ann', 'Bob');
    const tables = await Promise.all(Array.from({ length: 8 }, () => played([...ids.map(person), bot('random')])));
    await Promise.all(tables.map((over) => rateTable(db, over.table.id, 1)));
    const all = await ratings();
    expect([...ids, botAccountId('random')].map((id) => all.get(id)!.games)).toEqual([8, 8, 8]);
  });

  it('what a dead process left unrated is rated at the next start', async () => {
    await played((await people('Ann', 'Bob')).map(person));
    expect((await ratings()).size).toBe(0);
    expect(await rateMissed(db, 6000)).toBe(1);
    expect((await ratings()).size).toBe(2);
  });

  it('who left a seat that then won has lost; who took it over is not rated', async () => {
    const [ann, bob, cy, dan] = (await people('Ann', 'Bob', 'Cy', 'Dan')) as [string, string, string, string];
    const log = [{ seq: 0, at: 0, chain: '', type: 'seat', seat: 0, now: person(dan), why: 'taken-over' } as Entry];
    const over = await played([ann, bob, cy].map(person), { log, last: [dan, bob, cy].map(person) });
    expect(await rateTable(db, over.table.id, 1)).toBe('rated');
    const all = await ratings();
    expect(all.get(ann)!.mu).toBeLessThan(25);
    expect(all.get(bob)!.mu).toBeGreaterThan(25);
    expect(all.get(ann)!.mu).toBeLessThan(all.get(cy)!.mu);
    expect(all.has(dan)).toBe(false);
    const rows = await db.q
      .selectFrom('results')
      .select(['account_id', 'place', 'rated', 'why'])
      .orderBy('seat')
      .execute();
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.account_id === ann)).toMatchObject({ place: 3, rated: 1, why: 'left' });
    expect(rows.find((row) => row.account_id === dan)).toMatchObject({ place: 1, rated: 0, why: 'replaced' });
    const profile = await profileOf(db, ann);
    expect(profile!.games).toMatchObject([{ game: GAME, left: 1, games: 0, wins: 0 }]);
  });

  it('a seat that a bot played for a while is a loss', async () => {
    const ids = await people('Ann', 'Bob');
    const log = [
      { seq: 0, at: 0, chain: '', type: 'action', seat: 0, action: { kind: 'pass' }, by: 'timeout' } as Entry,
    ];
    const over = await played(ids.map(person), { log });
    await rateTable(db, over.table.id, 1);
    const all = await ratings();
    expect(all.get(ids[0]!)!.mu).toBeLessThan(25);
    expect(all.get(ids[1]!)!.mu).toBeGreaterThan(25);
  });

  it('not counted: chosen positions, boards of one’s own, real dice, one account alone, everybody gone', async () => {
    const ids = await people('Ann', 'Bob');
    const seats = ids.map(person);
    const gone = ids.map((id): SeatNow => ({ ...person(id), mode: 'stand-in' }));
    for (const more of [
      { creation: { start: {} } },
      { creation: { board: {} } },
      { creation: { commitment: null } },
      { last: gone },
    ]) {
      const over = await played(seats, more);
      expect(await rateTable(db, over.table.id, 1), JSON.stringify(more)).toBe('not-rateable');
    }
    expect(await rateTable(db, (await played([bot('random'), bot('random')])).table.id, 1)).toBe('not-rateable');
    expect(await resultsFor(db, { ...(await played(seats)), state: 'ended', outcome: null })).toEqual([]);
    expect((await ratings()).size).toBe(0);
  });

  it('bots have one account for each kind, however often the server starts', async () => {
    await Promise.all([rater.start(), rater.start()]);
    const bots = await db.q.selectFrom('accounts').selectAll().where('kind', '=', 'bot').orderBy('id').execute();
    expect(bots.map((row) => row.id)).toEqual([
      'botdirected',
      'botexpert',
      'botmaster',
      'botnewcomer',
      'botrandom',
      'botregular',
    ]);
    const over = await played([bot('directed'), bot('random'), bot('random')]);
    // The rater that runs may have been quicker.
    expect(['rated', 'already']).toContain(await rateTable(db, over.table.id, 1));
    const all = await ratings();
    expect(all.get('botdirected')!.mu).toBeGreaterThan(all.get('botrandom')!.mu);
    expect(all.get('botrandom')!.games).toBe(1);
  });

  it('the list: enough games, people and bots, the deleted are not on it', async () => {
    const [ann, bob, cy, guest] = (await people('Ann', 'Bob', 'Cy', 'Guest')) as [string, string, string, string];
    await db.write(unit(part(db.q.updateTable('accounts').set({ kind: 'guest' }).where('id', '=', guest))));
    for (let game = 0; game < 5; game++) {
      const seats = [person(ann), person(bob), bot('random'), person(guest), ...(game === 0 ? [person(cy)] : [])];
      await rateTable(db, (await played(seats)).table.id, 1);
    }
    const names = async (least?: number) =>
      (await leaderboard(db, GAME, { limit: 10, ...(least ? { least } : {}) })).map(
        ({ rank, name }) => `${rank} ${name}`,
      );
    expect(await names()).toEqual(['1 Ann', '2 Bob', '3 random (bot)']);
    expect(await names(1)).toHaveLength(4);
    await db.write(unit(part(db.q.updateTable('accounts').set({ deleted_at: 1 }).where('id', '=', ann))));
    expect(await names()).toEqual(['1 Bob', '2 random (bot)']);
    expect((await leaderboard(db, GAME, { limit: 1, from: 1 })).map(({ rank, name }) => [rank, name])).toEqual([
      [2, 'random (bot)'],
    ]);
  });

  it('a profile: figures by seat and map, games at public tables, no names of the deleted', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [string, string];
    const first = await played([person(ann), person(bob)], { at: 5000 });
    await rateTable(db, first.table.id, 1);
    await played([person(bob), person(ann)], { at: 6000, places: [1, 1], creation: { options: { map: 'west' } } });
    await played([person(bob), person(ann)], { at: 7000, row: { visibility: 'invitation' } });
    await db.write(unit(part(db.q.updateTable('accounts').set({ deleted_at: 1 }).where('id', '=', bob))));
    expect(await profileOf(db, bob)).toBeNull();
    expect(await profileOf(db, newId())).toBeNull();
    const profile = (await profileOf(db, ann))!;
    expect(profile).toMatchObject({ id: ann, name: 'Ann', kind: 'person' });
    expect(Object.keys(profile).sort()).toEqual(['games', 'id', 'kind', 'name', 'recent', 'since']);
    const [game] = profile.games;
    expect(game).toMatchObject({ game: GAME, games: 3, wins: 2, left: 0, listed: false, rating: { games: 1 } });
    expect(game).toMatchObject({ averagePlace: 1.33, averageScore: 93.33, bestScore: 100 });
    expect(game!.bySeat.map(({ seat, games, wins }) => [seat, games, wins])).toEqual([
      [0, 1, 1],
      [1, 2, 1],
    ]);
    expect(game!.byMap.map(({ map, games }) => [map, games])).toEqual([
      ['east', 2],
      ['west', 1],
    ]);
    expect(profile.recent.map(({ at, place, rated }) => [at, place, rated])).toEqual([
      [6000, 1, false],
      [5000, 1, true],
    ]);
    expect(profile.recent[1]!.players).toEqual([
      { seat: 0, account: ann, name: 'Ann', place: 1, score: 100, why: null },
      { seat: 1, account: null, name: null, place: 2, score: 90, why: null },
    ]);
  });

  it('a deleted account is an opponent like any other, and nothing is written about it', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [string, string];
    const over = await played([person(ann), person(bob)]);
    await db.write(unit(part(db.q.updateTable('accounts').set({ deleted_at: 1 }).where('id', '=', bob))));
    expect(await rateTable(db, over.table.id, 1)).toBe('rated');
    expect([...(await ratings()).keys()]).toEqual([ann]);
  });
});
