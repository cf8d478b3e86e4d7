import { expect, test } from 'vitest';
import { wrapped } from './wrap.ts';

test('a short text is one line', () => expect(wrapped('Ann wins', 20, 2)).toEqual(['Ann wins']));
test('a longer one breaks between words', () =>
  expect(wrapped('one two three four', 9, 3)).toEqual(['one two', 'three', 'four']));
test('what does not fit is cut and says so', () => {
  expect(wrapped('one two three four', 9, 2)).toEqual(['one two', 'three…']);
  expect(wrapped('incomprehensibilities', 8, 1)).toEqual(['incompr…']);
});
test('nothing is one empty line', () => expect(wrapped('', 8, 2)).toEqual(['']));
