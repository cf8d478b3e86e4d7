import { expect, test } from 'vitest';
import { cheapestPath } from '../../../kernel/graph.ts';
import { below, rngOf } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { costOf } from '../rules/actions/expand.ts';
import { locomotivesAt } from '../rules/companies.ts';
import { COMPANIES } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { readBoard } from './board.ts';
import { gapOf } from './prospects.ts';
import { waysTo, waysToChicago } from './search.ts';

test('CE-28, CE-30: one search backwards finds for every company what a plain search forwards finds', () => {
  for (const line of [
    '4p | shares prr 1 0 0 0',
    '4p | prr ..K4 | bo ..I6 | nyc ..L0 | shares prr 1 0 0 0',
    '4p | nyc ..E0 | bo ..D7 | co ..I9 | prr ..I2 | shares prr 1 0 0 0',
    '4p | wab | nyc ..A2 | prr ..F5 | bo ..F5 | co ..F8 | shares prr 1 0 0 0',
  ]) {
    const s = scenario(line);
    const map = mapOf(s);
    const ways = waysToChicago(readBoard(s));
    for (const company of COMPANIES) {
      const { network } = s.companies[company];
      const path = cheapestPath(
        network,
        (id) => map.hexes.get(id)!.kind === 'chicago',
        (id) => map.hexes.get(id)!.neighbours,
        (id) => {
          const hex = map.hexes.get(id)!;
          const single = hex.kind === 'forest' || hex.kind === 'mountain';
          return hex.kind === 'start' || (single && locomotivesAt(s, id) > 0) ? null : costOf(s, hex);
        },
      );
      const there = network.includes('A2') || network.length === 0;
      expect(gapOf(s, company, ways)?.cost ?? null).toBe(there ? null : (path?.cost ?? null));
    }
  }
});

test('on an empty board the run for Chicago costs what the sources say', () => {
  const s = scenario('2p');
  const gaps = COMPANIES.map((company) => gapOf(s, company));
  expect(gaps).toEqual([
    { cost: 25, steps: 17 },
    { cost: 26, steps: expect.any(Number) },
    { cost: 27, steps: expect.any(Number) },
    { cost: 25, steps: expect.any(Number) },
    null,
  ]);
});

test('ways that are remembered are those of the board itself, also when many boards have pushed each other out', () => {
  const { grid } = readBoard(scenario('4p | shares prr 1 0 0 0'));
  const rng = rngOf('boards');
  const who = new Uint8Array(grid.hexes.length);
  for (let n = 0; n < 3000; n++) {
    // Back and forth by one locomotive at a time, as a game does, so that boards also come again.
    who[below(rng, who.length)]! ^= 1 << below(rng, COMPANIES.length);
    const board = { grid, who };
    const ways = waysTo(board, grid.goals);
    for (const _again of [0, 1]) expect(waysToChicago(board)).toEqual(ways);
  }
});
