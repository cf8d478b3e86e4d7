import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { cheapestPath, distancesFrom } from '../../../kernel/graph.ts';
import { hexDistance } from '../../../kernel/hex.ts';
import { scenario } from '../testing/scenario.ts';
import { easternUs } from './eastern-us.ts';
import { checkMap, defineMap, HEX_KINDS, type HexData, type HexKind, type MapData } from './map.ts';
import { mapById, mapOf } from './maps.ts';

const hexes = [...easternUs.hexes.values()];
const hexAt = (id: string) => easternUs.hexes.get(id)!;
const totals = (of: (kind: HexKind) => number) => Object.fromEntries(HEX_KINDS.map((kind) => [kind, of(kind)]));
const sumOver = (kind: HexKind, of: 'cost' | 'income' | 'house') =>
  hexes.filter((hex) => hex.kind === kind).reduce((total, hex) => total + hex[of], 0);

describe('the board, against the figures it was read from', () => {
  test('every hex is as in the source: place, kind, cost, income, house', () => {
    const lines = hexes.map((h) => `${h.id} ${h.kind} ${h.cost} ${h.income} ${h.house} ${h.q} ${h.r}`);
    expect(lines[0]).toBe('A2 chicago 3 7 0 0 2');
    expect(bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))).toBe(
      '08f053bd237c7c0534956fd99a504a2f9bd0f57310b3f3cd5aab297c7173c88c',
    );
  });

  test('160 hexes, so many of each kind', () => {
    expect(hexes).toHaveLength(160);
    expect(totals((kind) => hexes.filter((hex) => hex.kind === kind).length)).toEqual({
      plain: 73,
      forest: 41,
      mountain: 16,
      city: 22,
      industrial: 3,
      chicago: 1,
      start: 4,
    });
  });

  test('sums of costs, incomes and house values of each kind', () => {
    expect(totals((kind) => sumOver(kind, 'cost'))).toEqual({
      plain: 77,
      forest: 94,
      mountain: 53,
      city: 40,
      industrial: 10,
      chicago: 3,
      start: 0,
    });
    expect(totals((kind) => sumOver(kind, 'income'))).toEqual({
      plain: 0,
      forest: 0,
      mountain: 16,
      city: 30,
      industrial: 0,
      chicago: 7,
      start: 26,
    });
    expect(totals((kind) => sumOver(kind, 'house'))).toEqual({
      plain: 0,
      forest: 0,
      mountain: 32,
      city: 30,
      industrial: 0,
      chicago: 0,
      start: 0,
    });
  });

  test('costs column by column', () => {
    const columns: Record<string, number> = {};
    for (const { id, cost } of hexes) columns[id[0]!] = (columns[id[0]!] ?? 0) + cost;
    expect(Object.values(columns)).toEqual([5, 5, 9, 9, 11, 10, 11, 12, 21, 22, 29, 23, 23, 23, 23, 13, 13, 9, 6]);
  });

  test('the cities that the rules name are where the source has them', () => {
    const named = 'A2 Chicago, D3 Fort Wayne, E0 Detroit, I6 Wheeling, I9 Charleston, K4 Pittsburgh, Q3 Binghamton';
    for (const place of named.split(', ')) {
      const [id, ...name] = place.split(' ');
      expect(hexAt(id!).name).toBe(name.join(' '));
    }
  });

  test('map order is by column and row, so K10 comes after K2', () => {
    const order = hexes.map((hex) => hex.id.charCodeAt(0) * 100 + Number(hex.id.slice(1)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(hexes.map((hex) => hex.index)).toEqual(hexes.map((_, i) => i));
    expect(easternUs.inOrder).toEqual(hexes);
  });

  test('neighbours are the hexes at distance one, both ways', () => {
    for (const hex of hexes) {
      const near = hexes.filter((other) => hexDistance(hex, other) === 1).map((other) => other.id);
      expect(hex.neighbours.toSorted()).toEqual(near.toSorted());
      expect(hex.near.map((i) => hexes[i]!.id)).toEqual(hex.neighbours);
      for (const id of hex.neighbours) expect(hexAt(id).neighbours).toContain(hex.id);
    }
    expect(hexAt('S3').neighbours.toSorted()).toEqual(['R2', 'R3', 'S2', 'S4']);
  });

  test('locomotives and money that each company needs to Chicago and Detroit', () => {
    const closed = (id: string) => hexAt(id).kind === 'start';
    const around = (id: string) => hexAt(id).neighbours.filter((near) => !closed(near));
    const needs = Object.values(easternUs.companies).map(({ start }) => {
      const steps = distancesFrom([start], around);
      const way = cheapestPath(
        [start],
        (id) => id === 'A2',
        around,
        (id) => hexAt(id).cost,
      );
      return [steps.get('A2'), steps.get('E0'), way?.cost];
    });
    expect(needs).toEqual([
      [17, 14, 25],
      [16, 13, 26],
      [16, 15, 27],
      [18, 15, 25],
      [3, 4, 5],
    ]);
  });
});

describe('components', () => {
  test('CE-1: the companies start near the east coast and Chicago lies in the west', () => {
    const { prr, bo, co, nyc } = easternUs.companies;
    const easternmost = Math.max(...hexes.map((hex) => hex.q));
    for (const { start } of [prr, bo, co, nyc]) expect(hexAt(start).q).toBeGreaterThanOrEqual(easternmost - 2);
    expect(hexAt('A2')).toMatchObject({ kind: 'chicago', q: 0 });
  });

  test('CE-2: the start incomes are 7, 6, 5, 8 and equal the opening bids', () => {
    const { prr, bo, co, nyc } = easternUs.companies;
    const companies = [prr, bo, co, nyc];
    expect(companies.map(({ openingBid }) => openingBid)).toEqual([7, 6, 5, 8]);
    expect(companies.map(({ start }) => hexAt(start).income)).toEqual([7, 6, 5, 8]);
    expect(companies.map(({ start }) => [start, hexAt(start).kind, hexAt(start).name])).toEqual([
      ['R5', 'start', 'Philadelphia'],
      ['Q7', 'start', 'Baltimore'],
      ['Q9', 'start', 'Washington'],
      ['S3', 'start', 'New York'],
    ]);
  });

  test('CE-3: the dials hold 3 auctions, 5 expansions and 4 developments', () => {
    expect(easternUs.dials).toEqual({ auction: 3, expansion: 5, development: 4 });
  });

  test('CE-49: 20 shares and 103 locomotives in five companies, 20 houses', () => {
    const companies = Object.values(easternUs.companies);
    expect(companies.map(({ shares }) => shares)).toEqual([3, 4, 6, 5, 2]);
    expect(companies.map(({ locomotives }) => locomotives)).toEqual([20, 22, 26, 24, 11]);
    expect(easternUs.houses).toBe(20);
    expect(easternUs.end).toEqual({ companiesWithoutLocomotives: 3, companiesWithoutShares: 3, housesLeft: 3 });
  });

  test('CE-37, CE-43: the tracks are 1 to 8, 3-4-5-6 and 4-6-8, and only dividends move Detroit', () => {
    expect(easternUs.tracks).toEqual({
      detroit: { values: [1, 2, 3, 4, 5, 6, 7, 8], movedBy: 'dividends' },
      wheeling: { values: [3, 4, 5, 6], movedBy: 'players' },
      pittsburgh: { values: [4, 6, 8], movedBy: 'players' },
    });
    expect([hexAt('E0').track, hexAt('I6').track, hexAt('K4').track]).toEqual(['detroit', 'wheeling', 'pittsburgh']);
    expect(easternUs.clockTrack).toBe('detroit');
  });

  test('the Wabash opens late, the other four are sold first', () => {
    expect(easternUs.openers).toEqual(['prr', 'bo', 'co', 'nyc']);
    expect(easternUs.latecomer).toBe('wab');
  });

  test('a game finds its board by id', () => {
    expect(mapById('eastern-us')).toBe(easternUs);
    expect(mapOf(scenario('3p'))).toBe(easternUs);
  });
});

describe('a broken map', () => {
  const sound: MapData = { ...easternUs, hexes: Object.fromEntries(hexes.map((hex) => [hex.id, dataOf(hex.id)])) };
  function dataOf(id: string): HexData {
    const { kind, name, cost, income, house, track } = hexAt(id);
    const developable = kind === 'city' || kind === 'mountain';
    return {
      kind,
      ...(name === null ? {} : { name }),
      ...(kind === 'start' ? {} : { cost }),
      ...(developable || kind === 'chicago' || kind === 'start' ? { income } : {}),
      ...(developable ? { house } : {}),
      ...(track === null ? {} : { track }),
    };
  }
  const withHex = (id: string, hex: object | null): MapData => {
    const { [id]: _, ...rest } = sound.hexes;
    return { ...sound, hexes: hex === null ? rest : { ...sound.hexes, [id]: hex as HexData } };
  };

  test('the board itself has no slip', () => {
    expect(checkMap(sound)).toEqual([]);
    expect(defineMap(sound).hexes).toEqual(easternUs.hexes);
  });

  test.each([
    ['a lost line', withHex('A3', null), '72 plain hexes, 73 declared'],
    ['a plain without cost', withHex('A3', { kind: 'plain' }), 'plain A3 lacks a cost'],
    ['a plain for nothing', withHex('A3', { kind: 'plain', cost: 0 }), 'plain A3 is free'],
    ['a start hex with a cost', withHex('R5', { kind: 'start', income: 7, cost: 1 }), 'start R5 has a cost'],
    ['a city without income', withHex('B5', { kind: 'city', cost: 1, house: 2 }), 'city B5 lacks an income'],
    [
      'a mountain without house',
      withHex('G9', { kind: 'mountain', cost: 3, income: 1 }),
      'mountain G9 lacks a house value',
    ],
    ['Chicago without income', withHex('A2', { kind: 'chicago', cost: 3 }), 'chicago A2 lacks an income'],
    ['a forest with income', withHex('G8', { kind: 'forest', cost: 2, income: 1 }), 'forest G8 has an income'],
    ['a plain with a house', withHex('A4', { kind: 'plain', cost: 1, house: 1 }), 'plain A4 has a house value'],
    ['an industrial city without track', withHex('I6', { kind: 'industrial', cost: 3 }), 'industrial I6 lacks a track'],
    [
      'a track nobody knows',
      withHex('I6', { kind: 'industrial', cost: 3, track: 'x' }),
      'I6 names no track of the map',
    ],
    ['a bad id', withHex('a1', { kind: 'plain', cost: 1 }), 'hex a1 is not a column letter and a row number'],
    ['a lost start hex', withHex('R5', null), 'company prr starts on R5, which is not on the map'],
    ['a start on a plain', withHex('Q9', { kind: 'plain', cost: 1 }), 'company co starts on Q9, a plain'],
    ['a late start that is no city', withHex('D3', { kind: 'plain', cost: 1 }), 'company wab starts on D3, a plain'],
    ['another start income', withHex('S3', { kind: 'start', income: 5 }), 'company nyc opens at 8, but S3 gives 5'],
  ])('%s is named', (_what, data, slip) => {
    expect(checkMap(data)).toContain(slip);
    expect(() => defineMap(data)).toThrow(`bug: map eastern-us: `);
  });

  test('one company opens late and one track moves with the dividends', () => {
    const { companies, tracks } = sound;
    const late = { ...sound, companies: { ...companies, wab: { ...companies.wab, openingBid: 1 } } };
    expect(checkMap(late)).toContain('0 companies open late, 1 expected');
    const two = { ...sound, tracks: { ...tracks, wheeling: { ...tracks.wheeling, movedBy: 'dividends' as const } } };
    expect(checkMap(two)).toContain('2 tracks move with the dividends, 1 expected');
  });
});
