import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { toAct } from '../../kernel/phases.ts';
import { hints } from './hints.ts';
import { steelDriver } from './index.ts';
import type { SDAction, SDState } from './state.ts';
import { board } from './testing/boards.ts';
import { scenario } from './testing/scenario.ts';

function remarksAt(before: SDState, action: SDAction) {
  const seat = toAct(steelDriver, before)[0]!;
  const after = copy(before);
  expect(advance(steelDriver, after, seat, action, null)).toBeNull();
  return hints.remarks({ seat, actions: [action], before, after });
}

describe('remarks and their figures', () => {
  test('SD-44: cubes that are lost after the last sale, and companies left to whoever alone has any', () => {
    const sold = 'control red:0 yellow:0 green:0 blue:0';
    const last = scenario(`3p | turn 5 | sales:1 | cubes 0 4 0 | ${sold} grey:0`);
    const both = scenario(`3p | turn 5 | sales:1 | cubes 0 5 0 | ${sold} | grey new-york boston | last grey:0`);
    const open = (amount: number): SDAction => ({ kind: 'open', company: 'brown', amount });
    expect(remarksAt(last, open(4)).slice(0, 2)).toEqual([
      { key: 'cubes-lost', params: { cubes: 4 }, danger: true },
      { key: 'rivals-empty', params: { companies: 1 } },
    ]);
    expect(remarksAt(both, open(1))).toContainEqual({ key: 'rivals-empty', params: { companies: 2 } });
  });

  test('SD-32: fifty dollars for the rail that joins the coasts, and for the one that is left to the next', () => {
    const joins = scenario(
      '3p | building:red | control red:0 | box red 4 | red ny a',
      board('ny*=10 a=10 b=40 sf*=10', 'ny-a a-sf:2 a-b:2'),
    );
    expect(remarksAt(joins, { kind: 'build', link: 'a--sf' })).toContainEqual({
      ...{ key: 'joins-coasts', params: { bonus: 50 } },
    });
    const leaves = scenario(
      '3p | building:red | control red:0 blue:1 | box red 2 blue 2 | red ny a',
      board('ny*=10 a=20 b=20 c=20 sf*=10', 'ny-a a-b:2 b-sf ny-c:2'),
    );
    const [first] = remarksAt(leaves, { kind: 'build', link: 'ny--c' });
    expect(first).toEqual({ key: 'gap-of-one', params: { bonus: 50 }, danger: true });
  });

  test('SD-42: how many other companies could take a cube', () => {
    const line =
      '3p | collecting:red | order red blue | red ny a ny--b | last red:0 | goods red ny | blue sf a | last blue:1';
    const s = scenario(line, board('ny*=20:black a=20:white b=20:red sf*=10', 'ny-a ny-b a-sf'));
    expect(remarksAt(s, { kind: 'collect', city: 'a' })).toEqual([
      { key: 'contested', params: { city: 'a', good: 'white', companies: 1 } },
    ]);
    expect(remarksAt(s, { kind: 'collect', city: 'b' })).toEqual([]);
  });
});
