import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { hints } from './hints.ts';
import { chicagoExpress } from './index.ts';
import type { CEAction, CEState } from './state.ts';
import { scenario } from './testing/scenario.ts';

function remarksAt(line: string, action: CEAction) {
  const before = scenario(line);
  const after = copy(before) as CEState;
  expect(advance(chicagoExpress, after, 0, action, null)).toBeNull();
  return hints.remarks({ seat: 0, actions: [action], before, after });
}

describe('remarks and their figures', () => {
  test('CE-20, CE-10: the dividend that repays a share, and the richest purse still in', () => {
    // 22 of income on three shares: 8 each.
    const line = '3p | cash 30 7 5 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0';
    expect(remarksAt(line, { kind: 'bid', amount: 8 })).toEqual([
      { key: 'rival-purse', params: { seat: 1, cash: 7 } },
      { key: 'share-repaid', params: { company: 'nyc', price: 8, dividend: 8 } },
    ]);
    expect(remarksAt(line, { kind: 'bid', amount: 9 }).map(({ key }) => key)).toEqual(['rival-purse']);
    const rich = remarksAt(line.replace('30 7 5', '30 7 20'), { kind: 'bid', amount: 8 });
    expect(rich.map(({ key }) => key)).toEqual(['share-repaid']);
  });

  test('CE-12: who gets the share for nothing is a danger, named', () => {
    const line = '4p | cash 30 12 30 30 | treasury prr 18 | shares prr 0 1 0 0 | opening:bo by:1 out:1,2,3';
    const [first] = remarksAt(line, { kind: 'bid', amount: 6 });
    expect(first).toEqual({ key: 'free-share', params: { company: 'bo', seat: 1 }, danger: true });
  });

  test('CE-48: what a share pays when the coming dividends are the last', () => {
    const line =
      '3p | cash 20 20 20 | nyc income:12 | shares nyc 0 1 0 | co ..A2 | wab | shares prr 1 1 1 | shares bo 1 2 1 | shares wab 0 0 2 | auction:nyc by:0 high:1@8 out:2';
    // 12 of income on two shares: 6 each.
    expect(remarksAt(line, { kind: 'pass' })).toContainEqual({
      key: 'last-dividend',
      params: { company: 'nyc', dividend: 6 },
    });
  });
});
