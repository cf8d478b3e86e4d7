import { expect, test } from 'vitest';
import { splitPlaces } from './chat-places.ts';

const place = (id: string, name: string) => ({ touch: { on: 'hex', id }, name });
const places = [place('K4', 'Pittsburgh (K4)'), place('F2', 'Fort Wayne (F2)'), place('K', 'K')];

test('a place is found by its name, also of two words, and by its id', () => {
  expect(splitPlaces('see @fort wayne, then @K4!', places)).toEqual([
    'see ',
    { touch: { on: 'hex', id: 'F2' }, name: 'Fort Wayne (F2)' },
    ', then ',
    { touch: { on: 'hex', id: 'K4' }, name: 'Pittsburgh (K4)' },
    '!',
  ]);
});

test('the rest of a longer word is no place', () => {
  expect(splitPlaces('@Pittsburghers', places).join('')).toBe('@Pittsburghers');
});

test('a text without a place stays one text, an address by mail too', () => {
  expect(splitPlaces('no place', places)).toEqual(['no place']);
  expect(splitPlaces('a@b', places).join('')).toBe('a@b');
  expect(splitPlaces('', places)).toEqual([]);
});
