import { describe, expect, test } from 'vitest';
import { orders } from './orders.ts';
import { board } from './testing/boards.ts';
import { scenario } from './testing/scenario.ts';

const decide = (
  kind: string,
  s: ReturnType<typeof scenario>,
  seat: number,
  fields: Record<string, number | string> = {},
) => orders[kind]!.decide(s, seat, fields);
const sale = scenario('3p | auction:red by:0 high:0@3 | cubes 9 5 5');

describe('standing orders', () => {
  test('bid up to a limit, then pass', () => {
    const upTo = (amount: number, company = 'any') => decide('bid-up-to', sale, 1, { company, amount });
    expect(upTo(4)).toEqual({ do: 'act', action: { kind: 'bid', amount: 4 }, why: 'below-limit' });
    expect(upTo(3)).toEqual({ do: 'act', action: { kind: 'pass' }, why: 'above-limit' });
    expect(upTo(9, 'blue')).toEqual({ do: 'nothing' });
    expect(decide('bid-up-to', sale, 2, { company: 'any', amount: 9 })).toEqual({ do: 'nothing' }); // not my word
  });

  test('pass, ask when offered, ask above a price', () => {
    expect(decide('pass-sales', sale, 1, { company: 'red' })).toMatchObject({ action: { kind: 'pass' } });
    expect(decide('ask-if-offered', sale, 1, { company: 'red' })).toEqual({ do: 'ask', why: 'marker-on-sale' });
    expect(decide('ask-if-price', sale, 1, { company: 'red', amount: 3 })).toEqual({ do: 'ask', why: 'price-reached' });
    expect(decide('ask-if-price', sale, 1, { company: 'red', amount: 4 })).toEqual({ do: 'nothing' });
  });

  test('hand on whenever active', () => {
    expect(decide('hand-on', scenario('3p | sales:2'), 2)).toMatchObject({ action: { kind: 'hand-on' } });
    expect(decide('hand-on', scenario('3p | sales:2'), 1)).toEqual({ do: 'nothing' });
    expect(decide('hand-on', sale, 1)).toEqual({ do: 'nothing' });
  });

  test('collect what adds most, and ask once the coasts are linked', () => {
    const small = board('ny*=40:black a=30:black b=20:silver sf*=40:red', 'ny-a a-b b-sf');
    const s = scenario('3p | collecting:red | red ny a b | last red:1 | goods red ny', small);
    expect(decide('collect-best', s, 1)).toMatchObject({
      action: { kind: 'collect', city: 'b' },
      why: 'best-collected',
    });
    expect(decide('collect-best', s, 0)).toEqual({ do: 'nothing' });
    expect(decide('collect-best', sale, 1)).toEqual({ do: 'nothing' });
    expect(decide('ask-if-linked', s, 1)).toEqual({ do: 'nothing' });
    const linked = scenario('3p | red ny a b sf | last red:1', small);
    expect(decide('ask-if-linked', linked, 1)).toEqual({ do: 'ask', why: 'coasts-linked' });
  });
});
