/** Golden games: recorded once, they replay for ever, to the same hash and the same transcript. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../src/games/age-of-steam/board/maps.ts';
import { ageOfSteam } from '../src/games/age-of-steam/index.ts';
import { END_REASONS as AOS_ENDS } from '../src/games/age-of-steam/state.ts';
import { chicagoExpress } from '../src/games/chicago-express/index.ts';
import { END_REASONS } from '../src/games/chicago-express/state.ts';
import { GAME_IDS, type GameId, load } from '../src/games/registry.ts';
import { steelDriver } from '../src/games/steel-driver/index.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { replay } from '../src/kernel/replay.ts';
import { goldens, readGolden, transcriptOf } from './support/golden.ts';

const all = goldens();

describe('golden games', () => {
  test('every game has some, and no transcript is left without its recording', () => {
    for (const id of GAME_IDS)
      expect(
        all.some((golden) => golden.name.includes(`/${id}/`)),
        id,
      ).toBe(true);
    const txts = globSync('src/games/*/golden/*.txt').sort();
    expect(txts).toEqual(all.map((golden) => golden.txt));
    expect(globSync('src/games/*/golden/*').filter((file) => !/\.(json|txt)$/.test(file))).toEqual([]);
  });

  test.each(all)('$name replays to its hash, result and transcript', async (golden) => {
    const record = readGolden(golden);
    const g = await load(record.game as GameId);
    expect(golden.name).toContain(`/${record.game}/`);
    expect(record.hash, 'a recording has a hash').toBeDefined();
    expect(record.result, 'a recording has a result').toBeDefined();
    const replayed = replay(g, record, {
      onStep: ({ n, state }) => expect(g.referee(state), `after ${n} actions`).toEqual([]),
    });
    expect(replayed).toMatchObject({ ok: true, value: { hash: record.hash, waiting: null } });
    expect(existsSync(golden.txt), `${golden.txt} is missing: npm run golden:update`).toBe(true);
    expect(readFileSync(golden.txt, 'utf8')).toBe(await transcriptOf(record));
  });
});

describe('golden games of Last Train', () => {
  const own = all.filter((golden) => golden.name.includes('/last-train-to-wensleydale/'));
  const told = (golden: (typeof own)[number]) => readFileSync(golden.txt, 'utf8');

  test('LTW-1: each map with each number of players, three with both sizes of boards', () => {
    const tables = own.map((golden) => {
      const { options, seats } = readGolden(golden);
      const boxes = /Box 8 receives/.test(told(golden)) ? 'large' : 'small';
      return `${options.map} ${seats.length} ${boxes}`;
    });
    for (const map of ['wensleydale', 'nuremberg'])
      for (const table of ['2 small', '3 small', '3 large', '4 large']) expect(tables).toContain(`${map} ${table}`);
    expect(own.some((golden) => readGolden(golden).options.south === 'extended')).toBe(true);
  });

  test('LTW-42, LTW-89: a sale in the last round, the link made and not made', () => {
    const last = (text: string) => text.slice(text.lastIndexOf('== Round'));
    expect(own.some((golden) => / sells \d+ track/.test(last(told(golden))))).toBe(true);
    const nuremberg = own.filter((golden) => readGolden(golden).options.map === 'nuremberg').map(told);
    expect(nuremberg.some((text) => text.includes('for the link'))).toBe(true);
    expect(nuremberg.some((text) => !text.includes('for the first time'))).toBe(true);
  });
});

describe('golden games of Chicago Express', () => {
  const records = all.filter((golden) => golden.name.includes('/chicago-express/')).map(readGolden);
  const ends = records.map((record) => record.result!.reasons.join());

  test('CE-48: each of the four ways to end is recorded alone, and two at once', () => {
    for (const reason of END_REASONS) expect(ends).toContain(reason);
    expect(ends.some((end) => end.includes(','))).toBe(true);
  });

  test('every number of players is recorded', () => {
    const seats = new Set(records.map((record) => record.seats.length));
    expect([...seats].sort()).toEqual(chicagoExpress.seatCounts({ map: 'eastern-us' }));
  });

  test('the Wabash is opened in some and in others not', () => {
    const wabash = all.filter((golden) => readFileSync(golden.txt, 'utf8').includes('Wabash opens'));
    expect(wabash.length).toBeGreaterThan(0);
    expect(wabash.length).toBeLessThan(records.length);
  });
});

describe('golden games of Age of Steam', () => {
  const records = all.filter((golden) => golden.name.includes('/age-of-steam/')).map(readGolden);
  const defaults = defaultOptions(ageOfSteam.options);

  test('AOS-3, AOS-68: every map is recorded to its last turn with every number of players it allows', () => {
    for (const map of MAPS)
      for (const seats of ageOfSteam.seatCounts({ ...defaults, map }))
        expect(
          records.some(
            (record) =>
              record.options.map === map && record.seats.length === seats && record.result!.reasons.join() === 'turns',
          ),
          `${map} ${seats}`,
        ).toBe(true);
  });

  test('AOS-69: every way to end is recorded', () => {
    const ends = new Set(records.flatMap((record) => record.result!.reasons));
    expect([...ends].sort()).toEqual([...AOS_ENDS].sort());
  });

  test('every value of every option is recorded', () => {
    for (const [key, { values }] of Object.entries(ageOfSteam.options))
      for (const value of values)
        expect(
          records.some((record) => record.options[key] === value),
          `${key} ${value}`,
        ).toBe(true);
  });

  test('a stored game is at most 40 KB', () => {
    for (const golden of all.filter(({ name }) => name.includes('/age-of-steam/')))
      expect(readFileSync(golden.json).length, golden.name).toBeLessThanOrEqual(40_000);
  });
});

describe('golden games of Steel Driver', () => {
  const games = all
    .filter((golden) => golden.name.includes('/steel-driver/'))
    .map((golden) => ({ record: readGolden(golden), told: readFileSync(golden.txt, 'utf8') }));

  test('every number of players is recorded, with the transcontinental link and without it', () => {
    for (const seats of steelDriver.seatCounts({ map: 'us-reconstructed' })) {
      const told = games.filter(({ record }) => record.seats.length === seats).map((game) => game.told);
      expect(told.some((text) => text.includes('completes the transcontinental link'))).toBe(true);
      expect(told.some((text) => !text.includes('completes the transcontinental link'))).toBe(true);
    }
  });

  test('SD-45: a plain win, a tie that goods decide, and a shared victory', () => {
    const ends = new Set(games.map(({ record }) => record.result!.reasons.join()));
    expect(ends).toEqual(new Set(['five-turns', 'five-turns,goods-decided', 'five-turns,victory-shared']));
  });

  test('SD-18, SD-41: companies unsold on a turn, and never sold; a board of the players’ own', () => {
    for (const words of ['Not sold this turn', 'was never sold'])
      expect(games.some(({ told }) => told.includes(words))).toBe(true);
    expect(games.filter(({ record }) => record.board !== undefined)).toHaveLength(1);
  });
});
