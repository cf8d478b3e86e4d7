import { describe, expect, test } from 'vitest';
import { checkMap } from './check-map.ts';
import { axialOf, readColumns } from './columns.ts';
import { defineMap, type MapData } from './map.ts';
import { MAPS, mapById } from './maps.ts';
import { LIES, looksOf, TILE_COUNTS, TILE_DATA, TILES, TOWN_MARKERS } from './tiles.ts';

const valley: MapData = {
  id: 'demo-valley',
  name: { fr: 'Vallée', en: 'Valley' },
  turns: { 3: 4 },
  cities: {
    alder: { name: 'Alder', hex: 'A1', colours: ['red'], column: 'west-1', cubes: 2 },
    birch: { name: 'Birch', hex: 'C1', colours: ['blue'], column: 'east-1', cubes: 2 },
  },
  towns: { B2: 'Cedar' },
  columns: { A: '1 | plain river:03', B: '1 | plain plain', C: '1 | plain$6 lake' },
  counts: { plain: 4, river: 1, mountain: 0, lake: 1, cities: 2, towns: 1 },
};

describe('maps', () => {
  test.each(MAPS)('%s: neighbours are mutual, no track leads into a lake', (id) => {
    const map = mapById(id);
    map.near.forEach((other, part) => {
      if (other < 0) return;
      const [hex, edge] = [Math.floor(part / 6), part % 6];
      expect(map.hexes[other]!.terrain).not.toBe('lake');
      if (map.hexes[hex]!.terrain !== 'lake') expect(map.near[other * 6 + ((edge + 3) % 6)]).toBe(hex);
    });
    expect(new Set(map.hexes.map(({ id: hex }) => hex)).size).toBe(map.hexes.length);
    expect(new Set(map.places.map(({ hex }) => hex)).size).toBe(map.places.length);
  });

  test('a place has one name for all languages, or one for each', () => {
    const map = defineMap({ ...valley, towns: { B2: { fr: 'Cèdre', en: 'Cedar' } } });
    expect(map.places.map(({ name }) => name)).toEqual([
      { fr: 'Alder', en: 'Alder' },
      { fr: 'Birch', en: 'Birch' },
      { fr: 'Cèdre', en: 'Cedar' },
    ]);
  });

  test('Rust Belt: 189 hexes, 12 cities, 14 towns, 96 cubes, 52 slots; Detroit is east 3', () => {
    const map = mapById('rust-belt');
    expect(map.hexes).toHaveLength(189);
    expect(map.places.filter(({ city }) => city)).toHaveLength(12);
    expect(map.places).toHaveLength(26);
    expect(map.goods.reduce((sum, good) => sum + map.cubes[good]!, 0)).toBe(96);
    expect(map.columns.reduce((sum, { slots }) => sum + slots, 0)).toBe(52);
    expect(axialOf('K9')).toEqual({ q: 10, r: 3 });
    expect(map.hexes[map.indexOf.get('M10')!]).toMatchObject({ terrain: 'river', river: [1, 4], q: 12, r: 3 });
  });

  test('AOS-8: fifteen kinds, 136 tiles, eight markers; looks that are equal count once', () => {
    expect(TILES).toHaveLength(15);
    expect(TILE_COUNTS.reduce((sum, count) => sum + count, 0)).toBe(136);
    expect(TOWN_MARKERS).toBe(8);
    expect(looksOf('straight')).toBe(3);
    expect(looksOf('cross-straights')).toBe(3);
    expect(looksOf('town-3-even')).toBe(2);
    expect(LIES).toHaveLength(77);
    for (const lie of LIES) expect(TILE_DATA[lie.tile].kind).toBe(lie.kind);
  });
});

describe('the checker of maps', () => {
  test('lets a sound map through and reads its columns', () => {
    expect(checkMap(valley)).toEqual([]);
    expect(readColumns(valley.columns)[1]).toEqual({ id: 'A2', terrain: 'river', river: [0, 3], cost: null });
    expect(readColumns(valley.columns)[4]).toMatchObject({ id: 'C1', cost: 6 });
  });

  const cities = valley.cities as Record<string, MapData['cities'][string]>;
  test.each<[string, Partial<MapData>, RegExp]>([
    ['an id with capitals', { id: 'Demo' }, /id "Demo"/],
    ['no players', { turns: {} }, /turns names no number of players/],
    ['seven players', { turns: { 7: 3 } }, /1 to 6 can sit down/],
    ['a lost hex', { columns: { ...valley.columns, B: '1 | plain' } }, /3 plain hexes, 4 declared/],
    ['an unknown terrain', { columns: { ...valley.columns, B: '1 | swamp plain' } }, /hex B1 is "swamp"/],
    ['a column without its row', { columns: { ...valley.columns, B: 'plain plain' } }, /column B does not begin/],
    ['a river where there is none', { columns: { ...valley.columns, A: '1 | plain:03 river' } }, /A1 has a river/],
    [
      'an island',
      { columns: { ...valley.columns, F: '9 | plain' }, counts: { ...valley.counts, plain: 5 } },
      /F9 touches no land/,
    ],
    [
      'a city off the map',
      { cities: { ...cities, alder: { ...cities.alder!, hex: 'Z9' } } },
      /alder lies on Z9, which is not/,
    ],
    ['a city in a lake', { cities: { ...cities, alder: { ...cities.alder!, hex: 'C2' } } }, /alder lies on C2, a lake/],
    [
      'two cities on one hex',
      { cities: { ...cities, birch: { ...cities.birch!, hex: 'A1' } } },
      /alder and birch both lie on A1/,
    ],
    ['a city on a town', { cities: { ...cities, birch: { ...cities.birch!, hex: 'B2' } } }, /which is also a town/],
    ['a column twice', { cities: { ...cities, birch: { ...cities.birch!, column: 'west-1' } } }, /share west-1/],
    [
      'a column that is not there',
      { cities: { ...cities, birch: { ...cities.birch!, column: 'north-1' } } },
      /west-1 to east-6/,
    ],
    [
      'a colour without cubes',
      { cities: { ...cities, birch: { ...cities.birch!, colours: ['white'] } } },
      /takes white/,
    ],
    ['no colour', { cities: { ...cities, birch: { ...cities.birch!, colours: [] } } }, /birch has no colour/],
    [
      'a town named in one language only',
      { towns: { B2: { fr: 'Cèdre', en: '' } } },
      /town B2 has no name, or none in/,
    ],
    ['a city without a name', { cities: { ...cities, alder: { ...cities.alder!, name: ' ' } } }, /city alder has no/],
    ['a town off the map', { towns: { Z9: 'Lost' } }, /town Lost lies on Z9/],
    ['a town too many', { towns: { ...valley.towns, B1: 'More' } }, /2 towns, 1 declared/],
    ['too few cubes', { goods: { red: 5, blue: 5 } }, /setup wants 26 cubes and the bag has 10/],
    ['cotton that the bag has too', { rules: { townStartCubes: ['red'] } }, /but the bag has them too/],
    ['a rule that is not there', { rules: { magic: true } as never }, /there is no rule "magic"/],
    [
      'growth for no city',
      { rules: { extraGrowth: [{ city: 'x', cubes: 1, fromTurn: 1, toTurn: null }] } },
      /names "x"/,
    ],
    [
      'a connection of far cities',
      { rules: { cityConnections: [{ between: ['alder', 'birch'], cost: 2 }] } },
      /not adjacent/,
    ],
    ['no auction for three', { rules: { auction: false } }, /without an auction/],
    ['an order of setup with a hole', { setupOrder: ['alder'] }, /setupOrder names 1 of 2/],
  ])('names what is wrong: %s', (_name, change, wanted) => {
    expect(checkMap({ ...valley, ...change }).join('\n')).toMatch(wanted);
  });
});
