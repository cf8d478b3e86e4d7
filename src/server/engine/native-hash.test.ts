import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from '../../kernel/hash.ts';
import { bringNativeHash } from './native-hash.ts';

test('the system gives the same hashes as the kernel by itself, also of half a pair', () => {
  const values: unknown[] = [null, {}, '', '\u{1F682} \ud800', [1, 'é', { a: null, b: [true] }], 'x'.repeat(5000)];
  fc.assert(fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => values.push(value) > 0));
  const portable = values.map(hashOf);
  bringNativeHash();
  expect(values.map(hashOf)).toEqual(portable);
  expect(hashOf('\u{1F682} \ud800')).toBe('0a3374fb162e463f');
});
