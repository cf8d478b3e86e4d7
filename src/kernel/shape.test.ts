import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as shape from './shape.ts';

const person = shape.object({
  name: shape.text(10),
  age: shape.int(0, 150),
  tags: shape.listOf(shape.oneOf(['a', 'b']), 3),
  note: shape.maybe(shape.orNull(shape.text(20, /^[a-z]*$/))),
});
const anyReader = shape.object({
  id: shape.int(-5, 5),
  list: shape.listOf(shape.unionBy('is', { x: shape.object({ is: shape.oneOf(['x']) }) }), 4),
  map: shape.dictionaryOf(/^[a-z]+$/, shape.yesNo, 3),
  both: shape.recordOf(['l', 'r'], shape.int(0, 1)),
});
const refusal = (read: shape.Read<unknown>) => (read.ok ? null : [read.at, read.code]);

describe('shape', () => {
  test('reads what it knows and rebuilds it', () => {
    const raw = { name: 'Ann', age: 3, tags: ['a'], note: null };
    const read = person(raw, '');
    expect(read).toEqual({ ok: true, value: raw });
    expect(read.ok && read.value).not.toBe(raw);
    expect(person({ name: 'Ann', age: 3, tags: [] }, '')).toEqual({
      ok: true,
      value: { name: 'Ann', age: 3, tags: [] },
    });
  });

  test.each([
    [null, '', 'expected-object'],
    [[], '', 'expected-object'],
    [{ age: 1, tags: [] }, 'name', 'expected-text'],
    [{ name: 'x'.repeat(11), age: 1, tags: [] }, 'name', 'text-too-long'],
    [{ name: 'a\nb', age: 1, tags: [] }, 'name', 'text-malformed'],
    [{ name: 'a\u2028b', age: 1, tags: [] }, 'name', 'text-malformed'],
    [{ name: 'a', age: 1.5, tags: [] }, 'age', 'expected-whole-number'],
    [{ name: 'a', age: '1', tags: [] }, 'age', 'expected-whole-number'],
    [{ name: 'a', age: Number.NaN, tags: [] }, 'age', 'expected-whole-number'],
    [{ name: 'a', age: 1e300, tags: [] }, 'age', 'expected-whole-number'],
    [{ name: 'a', age: -1, tags: [] }, 'age', 'number-too-small'],
    [{ name: 'a', age: 151, tags: [] }, 'age', 'number-too-large'],
    [{ name: 'a', age: 1, tags: {} }, 'tags', 'expected-list'],
    [{ name: 'a', age: 1, tags: ['a', 'c'] }, 'tags[1]', 'not-one-of'],
    [{ name: 'a', age: 1, tags: ['a', 'a', 'a', 'a'] }, 'tags', 'list-too-long'],
    [{ name: 'a', age: 1, tags: [], note: 'A' }, 'note', 'text-malformed'],
    [{ name: 'a', age: 1, tags: [], more: 1 }, 'more', 'unknown-field'],
  ])('%j is wrong at "%s": %s', (raw, at, code) => {
    expect(refusal(person(raw, ''))).toEqual([at, code]);
  });

  test('names of the prototype are fields like any other', () => {
    const hostile = JSON.parse('{"name":"a","age":1,"tags":[],"__proto__":{"admin":true}}');
    expect(refusal(person(hostile, ''))).toEqual(['__proto__', 'unknown-field']);
    expect(refusal(person(JSON.parse('{"age":1,"tags":[],"toString":1}'), ''))).toEqual(['toString', 'unknown-field']);
    const dictionary = shape.dictionaryOf(/^[a-z]+$/, shape.int(0, 9), 3);
    expect(refusal(dictionary(JSON.parse('{"__proto__":1}'), 'at'))).toEqual(['at.__proto__', 'unknown-field']);
    expect(dictionary(JSON.parse('{"constructor":1}'), '')).toEqual({ ok: true, value: { constructor: 1 } });
    expect(refusal(shape.unionBy('is', {})(JSON.parse('{"is":"toString"}'), 'x'))).toEqual(['x.is', 'not-one-of']);
  });

  test('minus zero becomes zero', () => {
    const zero = (read: shape.Read<unknown>) => read.ok && Object.is(read.value, 0);
    expect(zero(shape.int(-1, 1)(-0, ''))).toBe(true);
    expect(zero(shape.oneOf([0, 1])(-0, ''))).toBe(true);
  });

  test('a list may have to be long enough, a nothing must be one', () => {
    expect(refusal(shape.listOf(shape.yesNo, 3, 1)([], 'l'))).toEqual(['l', 'list-too-short']);
    expect(refusal(shape.listOf(shape.yesNo, 3, 1)([1], 'l'))).toEqual(['l[0]', 'expected-yes-or-no']);
    expect(shape.orNull(shape.yesNo)(null, '')).toEqual({ ok: true, value: null });
  });

  test('nothing that JSON can say makes it throw, and what it reads it reads again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        for (const reader of [person, anyReader]) {
          const read = reader(raw, '');
          if (read.ok) expect(reader(read.value, '')).toEqual(read);
        }
      }),
    );
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(refusal(person(deep, ''))).toEqual(['', 'expected-object']);
    expect(refusal(person({ name: 'a', age: 1, tags: deep }, ''))).toEqual(['tags[0]', 'not-one-of']);
  });

  test('the place shown is never longer than it is useful', () => {
    const read = person({ name: 'a', age: 1, tags: [], ['x'.repeat(5000)]: 1 }, '');
    expect(!read.ok && read.at.length).toBe(40);
  });
});
