import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, deepFreeze } from './copy.ts';

describe('copy', () => {
  test('is equal and shares nothing, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (raw) => {
        const value = JSON.parse(JSON.stringify(raw)) as unknown;
        const twin = copy(value);
        expect(twin).toStrictEqual(value);
        expect(shared(value, twin)).toBe(false);
      }),
    );
  });

  test('a field named __proto__ is a field like any other', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"b":2}') as object;
    const twin = copy(value);
    expect(JSON.stringify(twin)).toBe('{"__proto__":{"a":1},"b":2}');
    expect(Object.getPrototypeOf(twin)).toBe(Object.prototype);
  });

  test('also in lists that mix plain values and objects', () => {
    const value = [1, 'a', null, { x: [2] }, [3, { y: 4 }]] as const;
    const twin = copy(value);
    expect(twin).toEqual(value);
    expect(shared(value, twin)).toBe(false);
  });

  test('a copy of a frozen value may be written', () => {
    const twin = copy(deepFreeze({ a: [{ b: 1 }], c: { d: [1] } }));
    twin.a[0]!.b = 2;
    twin.c.d.push(2);
    expect(twin).toEqual({ a: [{ b: 2 }], c: { d: [1, 2] } });
  });

  test('deepFreeze reaches everything', () => {
    const value = deepFreeze({ a: [{ b: [1] }] });
    expect(() => value.a[0]!.b.push(2)).toThrow(TypeError);
    expect(() => {
      value.a[0]!.b = [];
    }).toThrow(TypeError);
  });
});

/** True when the two hold the same object somewhere. */
function shared(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (a === b) return true;
  return Object.keys(a).some((key) => shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
