/** City M9 Cincinnati, L9 and K10 south-west of it, then city J10 Evansville; town K9 north of K10. */
import { describe, expect, test } from 'vitest';
import { mapOf } from '../board/maps.ts';
import { scenario } from '../testing/scenario.ts';
import { deadEnds } from './dead-ends.ts';

const ends = (rest: string) => {
  const s = scenario(`3p | build:0 | cash 0 30 30 | actions locomotive production turn-order | ${rest}`);
  return deadEnds(s, 0).map(({ hex, edge }) => `${mapOf(s).hexes[hex]!.id} ${edge}`);
};

describe('ends that no tile can carry on', () => {
  test('AOS-27: an open end before empty land is none, even without money for it', () => {
    expect(ends('L9 1-4:0')).toEqual([]);
  });

  test('AOS-29: one that points at track of another player is, unless a complex tile has room for both', () => {
    expect(ends('L9 1-4:0 | K10 2-4:1')).toEqual([]);
    expect(ends('L9 1-4:0 | K9 3:1 | K10 2-4:1 0-3:1')).toEqual(['K10 1']);
  });

  test('AOS-25: lines of others and links are nobody’s business', () => {
    expect(ends('L9 1-4:1 | K9 3:0 | K10 2-4:2 0-3:0 | K11 0-1:0')).toEqual([]);
    expect(ends('')).toEqual([]);
  });
});
