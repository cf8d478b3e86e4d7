import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { floorOf, leastBid, sale } from './sale.ts';

describe('the price of a share', () => {
  test.each([
    [0, 8],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 2],
  ])('CE-20: an income of 8 with %i shares sold asks for %i', (sold, floor) => {
    expect(floorOf(scenario(`2p | shares nyc ${sold} 0`), 'nyc')).toBe(floor);
  });

  test('CE-20: the share that nobody paid for in the opening counts as sold', () => {
    // Whether it was bought or free, it is in a hand: the treasury does not tell.
    expect(floorOf(scenario('2p | shares nyc 1 0 | treasury nyc 0'), 'nyc')).toBe(4);
    expect(floorOf(scenario('2p | shares nyc 0 1 | treasury nyc 8'), 'nyc')).toBe(4);
  });

  test('CE-20: shares of all players count, in one hand or in several', () => {
    expect(floorOf(scenario('3p | nyc income:22 | shares nyc 2 0 0'), 'nyc')).toBe(8);
    expect(floorOf(scenario('3p | nyc income:22 | shares nyc 1 1 0'), 'nyc')).toBe(8);
    expect(floorOf(scenario('3p | nyc income:22 | shares nyc 1 0 0'), 'nyc')).toBe(11);
  });

  test('CE-10: the least bid is the floor, then one more than the highest', () => {
    expect(leastBid(scenario('3p | opening:prr by:0'))).toBe(7);
    expect(leastBid(scenario('3p | opening:prr by:0 high:0@7'))).toBe(8);
  });

  test('outside a sale there is none', () => {
    expect(() => sale(scenario('3p'))).toThrow('bug: no sale is running');
  });
});
