import { expect, test } from 'vitest';
import type { Place } from '../../games/face.ts';
import { centreOf } from './hex.ts';
import { DIRECTIONS, nextLit, nextTowards } from './walk.ts';

const at = (id: string, q: number, r: number): Place => ({
  touch: { on: 'hex', id },
  label: id,
  name: id,
  at: { ...centreOf({ q, r }), r: 35 },
});
const [west, middle, north, south, east, far] = [
  at('west', -1, 1),
  at('middle', 0, 0),
  at('north', 0, -1),
  at('south', 0, 1),
  at('east', 1, 0),
  at('far', 4, -2),
];
const places = [west, middle, north, south, east, far] as [Place, Place, Place, Place, Place, Place];
const from = (place: Place | undefined, key: string) => nextTowards(places, place!, DIRECTIONS[key]!)?.touch.id ?? null;

test('arrows lead to the neighbour on that side', () => {
  expect(from(middle, 'ArrowUp')).toBe('north');
  expect(from(middle, 'ArrowDown')).toBe('south');
  expect(from(middle, 'ArrowRight')).toBe('east');
  expect(from(middle, 'ArrowLeft')).toBe('west');
});

test('across water the next land on that side is found; at the edge of the board there is none', () => {
  expect(from(east, 'ArrowRight')).toBe('far');
  expect(from(far, 'ArrowRight')).toBeNull();
});

test('N goes round what is lit, forwards and backwards', () => {
  const lit = (place: Place) => ['west', 'south', 'far'].includes(place.touch.id);
  expect(nextLit(places, middle!, lit, 1)?.touch.id).toBe('south');
  expect(nextLit(places, far!, lit, 1)?.touch.id).toBe('west');
  expect(nextLit(places, west!, lit, -1)?.touch.id).toBe('far');
  expect(nextLit(places, middle!, () => false, 1)).toBeNull();
});
