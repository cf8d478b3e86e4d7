/** docs/record.schema.json and the reader agree on what a record is, and the examples of the page replay. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { readRecord, recordFrom } from '../../src/kernel/read-record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { goldens } from '../support/golden.ts';
import { fitsSchema, type Schema } from './schema.ts';

const root = resolve(import.meta.dirname, '../..');
const schema = JSON.parse(readFileSync(join(root, 'docs/record.schema.json'), 'utf8')) as Schema;
const page = readFileSync(join(root, 'docs/record-format.md'), 'utf8');
const examples = [...page.matchAll(/```json record\n([\s\S]*?)```/g)].map((found) => found[1]!);

const GOOD = {
  format: 'turntable-record',
  version: 1,
  game: 'some-game',
  rules: 1,
  options: { map: 'here', open: true, limit: -3 },
  seats: [{ name: 'Ada' }, { name: '' }],
  firstSeat: 1,
  board: { anything: [1, null] },
  seed: '0123456789abcdef'.repeat(4),
  start: { anything: [1, null] },
  chance: [{ point: 'first-seat', values: [1, 'token'], to: [0] }],
  actions: [
    { seat: 0, action: { kind: 'bid', amount: 3 } },
    { seat: 1, action: { kind: 'pass' }, chance: [] },
  ],
  hash: '0123456789abcdef',
  result: { ranking: [{ seat: 0, place: 1, score: -5, tie: 2 }], reasons: ['shares'] },
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place of a value, as the path that leads to it. */
function placesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...inside.flatMap(([key, item]) => placesOf(item, [...path, key]))];
}

/** A copy with another value at a place; undefined takes the place away. */
function changed(value: Json, path: (string | number)[], to: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  const copy = structuredClone(value) as { [key: string | number]: Json };
  const inner = changed(copy[key]!, rest, to);
  if (inner !== undefined) copy[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Json;
}

/** What is put where it may not belong: other types, and the values just inside and outside every limit. */
const WRONG: (Json | undefined)[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2,
  11,
  12,
  13,
  10_000,
  10_001,
  1_000_000,
  1_000_001,
  -1_000_001,
  1_000_000_001,
  '',
  'Upper',
  'a-good-id',
  'a'.repeat(40),
  'a'.repeat(41),
  'a'.repeat(60),
  'a'.repeat(61),
  'line\nfeed',
  '\u2028',
  '\u007f',
  'é',
  '0123456789abcdeF',
  'f'.repeat(64),
  [],
  [{}],
  Array.from({ length: 13 }, () => 0),
  Array.from({ length: 13 }, () => ({ name: 'x' })),
  Array.from({ length: 101 }, () => ({ point: 'p', values: [] })),
  Array.from({ length: 1001 }, () => ({ point: 'p', values: [] })),
  Array.from({ length: 1001 }, () => 1),
  {},
  { 'not a name': 1 },
  { name: 'x', more: 1 },
];

const agree = (value: unknown) => {
  const reader = recordFrom(value).ok;
  expect(fitsSchema(schema, value), JSON.stringify(value)?.slice(0, 400)).toBe(reader);
  return reader;
};

describe('schema and reader', () => {
  test('both accept a record with every field, and one with only the required ones', () => {
    expect(agree(GOOD)).toBe(true);
    const { format, version, game, rules, options, seats, actions } = GOOD;
    expect(agree({ format, version, game, rules, options, seats, actions })).toBe(true);
  });

  test('both refuse what is no object at all', () => {
    for (const value of [null, 1, 'record', [], [GOOD], true]) expect(agree(value)).toBe(false);
  });

  test('they agree on every change of every place', () => {
    let refused = 0;
    let accepted = 0;
    for (const path of placesOf(GOOD))
      for (const to of WRONG) {
        const value = changed(GOOD, path, to);
        if (value === undefined) continue;
        if (agree(value)) accepted += 1;
        else refused += 1;
      }
    expect(refused).toBeGreaterThan(500);
    expect(accepted).toBeGreaterThan(100);
  });

  test('they agree on a field that does not belong, at every object', () => {
    const objects = placesOf(GOOD).filter((path) => {
      const found = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], GOOD);
      return typeof found === 'object' && found !== null && !Array.isArray(found);
    });
    expect(objects.length).toBeGreaterThan(8);
    for (const path of objects) agree(changed(GOOD, [...path, 'zz'], 1));
  });

  test('they agree on whatever else is put there', () => {
    const places = placesOf(GOOD);
    fc.assert(
      fc.property(fc.nat({ max: places.length - 1 }), fc.jsonValue(), (at, to) => {
        agree(changed(GOOD, places[at]!, to as Json));
      }),
    );
  });
});

describe('docs/record-format.md', () => {
  test('shows two examples', () => {
    expect(examples).toHaveLength(2);
  });

  test.each(examples)('example %# fits the schema, replays, and ends on the hash it names', async (text) => {
    const read = readRecord(text);
    if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.at}`);
    expect(fitsSchema(schema, read.value)).toBe(true);
    expect(read.value.hash).toBeDefined();
    const game = await GAMES.find((entry) => entry.id === read.value.game)!.load();
    const replayed = replay(game, read.value);
    expect(replayed.ok ? replayed.value.hash : replayed.problem).toBe(read.value.hash);
  });

  test('names every field of the schema', () => {
    const fields = Object.keys(schema.properties as object);
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });

  test('golden records fit the schema too', () => {
    expect(goldens().length).toBeGreaterThan(3);
    for (const { name, json } of goldens())
      expect(fitsSchema(schema, JSON.parse(readFileSync(json, 'utf8'))), name).toBe(true);
  });
});
