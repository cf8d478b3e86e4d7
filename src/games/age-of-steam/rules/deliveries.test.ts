import { describe, expect, test } from 'vitest';
import { GOODS } from '../board/box.ts';
import { bitOf, maskOf } from './goods.ts';
import { meetsAgain, setOut } from './met.ts';
import { longer, nameOfRoute } from './route-names.ts';

describe('what a search for deliveries counts with', () => {
  test('AOS-54: a route is named by the edges it leaves by, from none to six', () => {
    expect(nameOfRoute(0)).toBe('');
    expect(nameOfRoute([5, 0, 3, 1, 4, 2].reduce(longer, 0))).toBe('503142');
    const two = [0, 1, 2, 3, 4, 5].flatMap((a) => [0, 1, 2, 3, 4, 5].map((b) => nameOfRoute(longer(longer(0, a), b))));
    expect(new Set(two).size).toBe(36);
    expect(nameOfRoute(new Array(6).fill(5).reduce(longer, 0))).toBe('555555');
  });

  test('goods have the bits of their order in the box', () => {
    expect(GOODS.map(bitOf)).toEqual(GOODS.map((_, i) => 1 << i));
    expect(maskOf(['blue', 'white', 'blue'])).toBe(bitOf('blue') | bitOf('white'));
  });

  test('AOS-54: a way meets its own places again, those of other ways never', () => {
    const first = setOut(3);
    expect([meetsAgain(first, 4), meetsAgain(first, 4), meetsAgain(first, 3)]).toEqual([false, true, true]);
    const second = setOut(4);
    expect([meetsAgain(second, 3), meetsAgain(second, 4)]).toEqual([false, true]);
  });
});
