import { describe, expect, test } from 'vitest';
import { NEUTRAL, UNOWNED } from '../state.ts';
import { linksOf, looseEnds } from './play.ts';
import { scenario } from './scenario.ts';

describe('scenario', () => {
  test('places track, cubes and figures, and takes them out of supply and bag', () => {
    const s = scenario('3p | build:1 | cash 20 9 4 | K10 1-4:0 | L9 1-4:0 | K9 1:1 4:? | cubes J10 blue blue | turn 2');
    expect(s.players.map(({ cash }) => cash)).toEqual([20, 9, 4]);
    expect(linksOf(s, 0)).toEqual(['J10-M9']);
    expect(looseEnds(s, 1)).toEqual(['L8']);
    expect(looseEnds(s, UNOWNED)).toEqual(['J9']);
    expect(s.supply.tiles[0]).toBe(45);
    expect(s.supply.markers).toBe(7);
    expect(s.bag.blue).toBe(18);
    expect(s.phases[0]).toMatchObject({ id: 'build', waiting: [1, 2] });
    expect(linksOf(scenario('3p | K10 1-4:x | L9 1-4:x'), NEUTRAL)).toEqual(['J10-M9']);
  });

  test('takes options and maps, and refuses what it does not know', () => {
    const s = scenario('4p | map germany | bankruptAt=zero | auction:2 bids:0,3,0,0');
    expect(s.options).toMatchObject({ map: 'germany', bankruptAt: 'zero' });
    expect(s.phases[0]).toMatchObject({ id: 'turn-order', turn: 2, high: { seat: 1, amount: 3 } });
    for (const line of ['3p | nonsense', '3p | K10 1-1:0', '9p', '3p | cash 1', '3p | cubes K10 pink', '3p | Z9 0-3:0'])
      expect(() => scenario(line), line).toThrow();
    expect(() => scenario('3p | K9 1:0 | I10 0-3:0')).toThrow(/referee/);
  });
});
