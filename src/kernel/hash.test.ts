import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, chainHash, hashOf, sameJson } from './hash.ts';

describe('hash', () => {
  test('values are pinned: the same in every process and browser', () => {
    expect(hashOf(null)).toBe('74234e98afe7498f');
    expect(hashOf({})).toBe('44136fa355b3678a');
    expect(hashOf([1, 'é', { a: null, b: [true] }])).toBe('c2fea1ba00fad202');
    expect(hashOf('\u{1F682} \ud800')).toBe('0a3374fb162e463f'); // a locomotive and half of a pair
    expect(chainHash('0000000000000000', { seq: 1 })).toBe('c8214575ac09e881');
    expect(chainHash('', null)).toBe('8713fb10629136c2');
    expect(chainHash('0123456789abcdef', ['é', { a: 1 }])).toBe('6dc64048be480360');
  });

  test('keys are sorted by code unit, not by locale or as numbers', () => {
    expect(canonical({ é: 1, z: 2, Z: 3, 10: 4, 9: 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}');
    const many = Array.from({ length: 40 }, (_, i) => `${(i * 7) % 40}`);
    for (const size of [2, 15, 16, 17, 40]) {
      const keys = many.slice(0, size);
      const text = canonical(Object.fromEntries(keys.map((key) => [key, 0])));
      expect(text).toBe(`{${[...keys].sort().map((key) => `"${key}":0`)}}`);
    }
    expect(canonical({ b: { d: 1, c: 2 }, a: [{ y: 1, x: 2 }] })).toBe('{"a":[{"x":2,"y":1}],"b":{"c":2,"d":1}}');
  });

  test('one text for each value, which is JSON of that value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  test('the order of keys does not matter, the order of a list does', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
    expect(hashOf([[1], 2])).not.toBe(hashOf([1, [2]]));
  });

  test('what is not JSON is a bug', () => {
    expect(() => canonical(undefined)).toThrow('bug:');
    expect(() => canonical({ a: undefined })).toThrow('bug:');
    expect(() => canonical([() => 1])).toThrow('bug:');
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => canonical({ number })).toThrow('bug:');
  });

  test('a chain covers all that came before', () => {
    const chain = (entries: unknown[]) => entries.reduce<string>((link, entry) => chainHash(link, entry), '');
    expect(chain([1, 2, 3])).toBe(chain([1, 2, 3]));
    expect(chain([1, 2, 3])).not.toBe(chain([2, 1, 3]));
    expect(chain([1, 2])).not.toBe(chain([1, 2, 3]));
  });

  test('links of texts that hardly differ are all different, and both halves move', () => {
    const links = Array.from({ length: 20_000 }, (_, seq) => chainHash('0000000000000000', { seq, at: 1_763_000_000 }));
    expect(new Set(links).size).toBe(links.length);
    for (const half of [0, 8])
      expect(new Set(links.map((link) => link.slice(half, half + 8))).size).toBeGreaterThan(19_990);
    for (const link of links) expect(link).toMatch(/^[0-9a-f]{16}$/);
  });

  test('values are the same JSON exactly when their canonical texts are', () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const small = fc.oneof(value, fc.constantFrom<unknown>({}, [], [{}], { a: [] }, { a: {} }, { length: 0 }, null));
    fc.assert(
      fc.property(small, small, (p, q) => {
        expect(sameJson(p, q)).toBe(canonical(p) === canonical(q));
        expect(sameJson(p, JSON.parse(canonical(p)))).toBe(true);
      }),
    );
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson([1, 2], [1])).toBe(false);
  });
});
