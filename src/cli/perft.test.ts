import { describe, expect, test } from 'vitest';
import { turntable } from './testing/terminal.ts';

describe('perft', () => {
  test('counts by hand: three players with 40 each bid 7 to 40 or pass', async () => {
    const { exit, out } = await turntable('perft chicago-express --depth 2 --players 3 --json');
    expect(exit).toBe(0);
    // After a bid b below 40 the next player bids b+1 to 40 or passes.
    let second = 0;
    for (let bid = 7; bid < 40; bid++) second += 40 - bid + 1;
    // After 40 the others can only pass, which is played for them; the buyer cannot open the next sale
    // either, so the second player bids 6 to 40 or passes.
    second += 36;
    // After a pass the second player has the choice of the first.
    second += 35;
    expect(JSON.parse(out).counts).toEqual([1, 35, second]);
  });

  test('prints one line per depth', async () => {
    const { out } = await turntable('perft toy --depth 3 --lang fr');
    expect(out).toContain('profondeur');
    expect(out.trim().split('\n')).toHaveLength(5);
  });
});
