import { describe, expect, test } from 'vitest';
import { steelDriver } from '../index.ts';
import { COMPANIES, GOODS, type SDState } from '../state.ts';
import { boardFile } from '../testing/boards.ts';
import { scenario } from '../testing/scenario.ts';
import { type BoardData, checkBoard } from './board-file.ts';
import { COMPONENTS } from './components.ts';
import { mapAt, mapById, mapOf, readOwnBoard } from './maps.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

const map = mapById('us-reconstructed');

describe('the reconstructed board', () => {
  test('SD-1: goods have five colours, white among them', () => {
    expect(GOODS).toEqual(['black', 'white', 'silver', 'orange', 'red']);
    expect(COMPONENTS.setValues).toHaveLength(GOODS.length + 1); // a set of five can be made
  });

  test('SD-2: it has 38 cities: 12 black, 12 white, 6 silver, 5 orange, 3 red', () => {
    const counts = GOODS.map((colour) => map.cities.filter((city) => city.goods === colour).length);
    expect(counts).toEqual([12, 12, 6, 5, 3]);
    expect(map.cities).toHaveLength(38);
  });

  test('as a file to be corrected it is read like anybody’s, and says where each item comes from', () => {
    const file = steelDriver.ownBoards!.file({ map: 'us-reconstructed' });
    expect(readOwnBoard(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
    expect(file).toMatchObject({
      cities: expect.arrayContaining([expect.objectContaining({ provenance: expect.anything() })]),
    });
  });

  test('has the links, hexagons and ends that the README speaks of', () => {
    expect(map.links).toHaveLength(87);
    expect(map.starts.map((city) => city.id).sort()).toEqual([
      'baltimore',
      'boston',
      'charleston',
      'chicago',
      'new-orleans',
      'new-york',
      'san-francisco',
    ]);
    expect(map.ends.map((city) => city.id)).toEqual(['new-york', 'san-francisco']);
    const both = map.links.filter(({ a, b }) => a.kind === 'start' && b.kind === 'start');
    expect(both.map((link) => link.id)).toEqual(['boston--new-york']);
    expect(map.links.reduce((sum, link) => sum + link.cost, 0)).toBe(259);
  });

  test('every item says where it comes from', () => {
    for (const city of reconstructed.cities)
      expect(Object.keys(city.provenance).sort()).toEqual(['goods', 'kind', 'name', 'position', 'value']);
    for (const link of reconstructed.links) expect(link.provenance).not.toBe('');
    expect(reconstructed.status).toMatch(/^RECONSTRUCTED/);
  });

  test('components: six companies, five turns, 17 rails', () => {
    expect([COMPANIES.length, COMPONENTS.turns, COMPONENTS.railsPerCompany]).toEqual([6, 5, 17]);
  });
});

type Board = typeof reconstructed;
/** Puts a value where three steps lead. */
const put =
  (first: keyof Board, second: string | number, third: string | number, value: unknown) =>
  (board: Board): void => {
    const place = (board[first] as unknown as Record<string | number, Record<string | number, unknown>>)[second]!;
    place[third] = value;
  };
/** The file of the board with something changed in it. */
function changed(change: (board: Board) => void): unknown {
  const copy = structuredClone(reconstructed);
  change(copy);
  return copy;
}
const faultOf = (raw: unknown) => {
  const read = readOwnBoard(raw);
  return read.ok ? null : read.fault;
};

describe('a board file of the players’ own', () => {
  test('is taken when its invariants hold, and is another board for another cost', () => {
    const plain = readOwnBoard(reconstructed);
    const dearer = readOwnBoard(changed(put('links', 1, 'cost', 5)));
    if (!plain.ok || !dearer.ok) throw new Error('refused');
    expect(plain.id).not.toBe(dearer.id);
    expect(mapAt('us-reconstructed', dearer.id).links[1]!.cost).toBe(5);
    const s = scenario('3p', dearer.id);
    expect(mapOf(s).links[1]!.cost).toBe(5);
  });

  test('has the same hash whatever its remarks say', () => {
    const marked = changed((board) => {
      board.links[0]!.provenance = 'confirmed:physical-board';
      board.title = 'Mine';
    });
    expect(readOwnBoard(marked)).toEqual(readOwnBoard(reconstructed));
  });

  test.each<[string, (board: Board) => void, object]>([
    [
      'a cost',
      put('links', 3, 'cost', 9),
      { code: 'cost-out-of-range', at: 'links[3].cost', params: { where: 'albany--buffalo', cost: 9, min: 2, max: 6 } },
    ],
    [
      'a value',
      put('cities', 0, 'value', 35),
      { code: 'value-not-multiple', at: 'cities[0].value', params: { where: 'boston', value: 35, step: 10 } },
    ],
    [
      'a colour',
      put('cities', 0, 'goods', 'red'),
      { code: 'colour-miscounted', params: { good: 'black', found: 11, declared: 12 } },
    ],
    [
      'a lost city',
      (b) => void b.cities.splice(1, 1),
      { code: 'cities-miscounted', params: { found: 37, declared: 38 } },
    ],
    ['a city twice', put('cities', 1, 'id', 'boston'), { code: 'city-twice', params: { where: 'boston' } }],
    [
      'a link twice',
      put('links', 1, 'id', 'boston--albany'),
      { code: 'link-twice', params: { where: 'boston--albany' } },
    ],
    [
      'a link to nowhere',
      put('links', 0, 'b', 'atlantis'),
      { code: 'link-end-unknown', params: { where: 'boston--albany', end: 'atlantis' } },
    ],
    [
      'a link to itself',
      put('links', 0, 'b', 'boston'),
      { code: 'link-to-itself', params: { where: 'boston--albany' } },
    ],
    ['a city off the page', put('cities', 0, 'x', 1601), { code: 'city-off-canvas', params: { where: 'boston' } }],
    [
      'an unknown end',
      put('transcontinental', 'ends', 0, 'atlantis'),
      { code: 'end-unknown', params: { where: 'atlantis' } },
    ],
    [
      'two equal ends',
      put('transcontinental', 'ends', 0, 'san-francisco'),
      { code: 'ends-equal', params: { where: 'san-francisco' } },
    ],
    [
      'no start',
      (b) => {
        for (const city of b.cities) city.kind = 'regular';
      },
      { code: 'no-start-city' },
    ],
    [
      'a city without links',
      (b) => {
        b.links = b.links.filter(({ a, b: end }) => a !== 'seattle' && end !== 'seattle');
      },
      { code: 'city-cut-off', params: { where: 'seattle' } },
    ],
    ['a shape', put('links', 2, 'cost', 2.5), { code: 'expected-whole-number', at: 'links[2].cost', params: {} }],
    [
      'an unknown field',
      (b) => void Object.assign(b.cities[2]!, { colour: 'red' }),
      { code: 'unknown-field', at: 'cities[2].colour' },
    ],
  ])('with %s changed is refused, naming what is wrong', (_what, change, fault) => {
    expect(faultOf(changed(change))).toMatchObject(fault);
  });

  test('may be anything but a board', () => {
    for (const junk of [null, 1, 'x', [], {}, { schema: 'other/1' }]) expect(readOwnBoard(junk).ok).toBe(false);
  });

  test('all faults are found at once, and none in a sound board', () => {
    const small: BoardData = boardFile('ny* a sf*', 'ny-a a-sf');
    expect(checkBoard(small)).toEqual([]);
    const bad = { ...small, links: small.links.map((link) => ({ ...link, cost: 200, b: link.a })) };
    expect(checkBoard(bad)).toHaveLength(4);
  });

  test('must have been read before a position names it', () => {
    const s = scenario('3p') as SDState;
    expect(steelDriver.readState({ ...s, board: '0123456789abcdef' })).toMatchObject({ ok: false, at: 'board' });
    expect(() => mapAt('us-reconstructed', '0123456789abcdef')).toThrow('has not been read');
  });
});
