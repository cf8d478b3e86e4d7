import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBreak } from './json-place.ts';

test.each<[string, string, number, number]>([
  ['nothing at all', '', 1, 1],
  ['only blanks', ' \n ', 2, 2],
  ['a word', 'abc', 1, 1],
  ['a text cut off', '{"a":\n "bc', 2, 5],
  ['a list cut off', '[1,\n2', 2, 2],
  ['a comma too many', '[1,]', 1, 4],
  ['a comma before a brace', '{"a":1,}', 1, 8],
  ['a name without quotes', '{a:1}', 1, 2],
  ['no colon', '{"a" 1}', 1, 6],
  ['the wrong bracket', '{"a":[1}', 1, 8],
  ['a leading zero', '[01]', 1, 3],
  ['a bad escape', '"\\x"', 1, 2],
  ['a line break in a text', '["a\nb"]', 1, 4],
  ['something behind the end', '{}\n\n x', 3, 2],
])('%s', (_what, source, line, column) => {
  expect(jsonBreak(source)).toEqual({ line, column });
});

test('JSON cut off anywhere breaks at its end, give or take the word or escape that was cut', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (source, n) => {
      const cut = source.slice(0, n % source.length);
      fc.pre(!parses(cut));
      expect(cut.length + 1 - jsonBreak(cut).column).toBeLessThanOrEqual(6);
    }),
  );
});

function parses(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
