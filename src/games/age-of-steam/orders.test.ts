import { describe, expect, test } from 'vitest';
import { check } from '../../kernel/legal.ts';
import { ageOfSteam } from './index.ts';
import { ORDER_KINDS, type OrderKind, orders } from './orders.ts';
import { scenario } from './testing/scenario.ts';

const decide = (kind: OrderKind, line: string, seat: number, fields: Record<string, number | string> = {}) => {
  const s = scenario(line);
  const decision = orders[kind]!.decide(s, seat, fields);
  // What an order does is legal.
  if (decision.do === 'act') expect(check(ageOfSteam, s, seat, decision.action)).toBeNull();
  return decision;
};
const NOTHING = { do: 'nothing' };
const PASS = { kind: 'pass' };
const AUCTION = '3p | auction:0 in:0,1,2 bids:2,0,3 | cash 9 9 9'; // the word is with seat 0, seat 2 is high

describe('standing orders', () => {
  test('AOS-12: bid-up-to bids the least that may be bid, within the limit and the cash', () => {
    const upTo = (amount: number, line = AUCTION) => decide('bid-up-to', line, 0, { amount });
    expect(upTo(4)).toEqual({ do: 'act', action: { kind: 'bid', amount: 4 }, why: 'below-limit' });
    expect(upTo(9)).toMatchObject({ action: { kind: 'bid', amount: 4 } });
    expect(upTo(3)).toEqual({ do: 'act', action: PASS, why: 'above-limit' });
    expect(upTo(9, AUCTION.replace('cash 9', 'cash 3'))).toMatchObject({ action: PASS });
  });

  test('leave-auction passes when the word comes', () => {
    expect(decide('leave-auction', AUCTION, 0)).toEqual({ do: 'act', action: PASS, why: 'auction-left' });
  });

  test('AOS-19: take-action takes what is wanted, and asks when another has it', () => {
    const line = '3p | actions:1 | actions engineer - -';
    expect(decide('take-action', line, 1, { action: 'locomotive' })).toEqual({
      do: 'act',
      action: { kind: 'choose', action: 'locomotive' },
      why: 'action-free',
    });
    expect(decide('take-action', line, 1, { action: 'engineer' })).toEqual({ do: 'ask', why: 'action-gone' });
    expect(decide('take-action', line, 1, { action: 'sleep' })).toEqual(NOTHING);
  });

  test('AOS-10: issue-shares issues as many as were said, and asks when there are no more', () => {
    const issue = (shares: number, line: string) => decide('issue-shares', line, 0, { shares });
    expect(issue(2, '3p | shares:0')).toEqual({
      do: 'act',
      action: { kind: 'issue', shares: 2 },
      why: 'shares-issued',
    });
    expect(issue(2, '3p | shares:0 | shares 14 2 2')).toEqual({ do: 'ask', why: 'shares-impossible' });
    expect(decide('issue-nothing', '3p | shares:0', 0)).toEqual({ do: 'act', action: PASS, why: 'nothing-issued' });
  });

  test('end-build builds nothing, and leaves alone a build that has begun', () => {
    expect(decide('end-build', '3p | build:1', 1)).toEqual({
      do: 'act',
      action: { kind: 'end-build' },
      why: 'build-ended',
    });
    expect(decide('end-build', '3p | build:1 laid:1', 1)).toEqual(NOTHING);
  });

  test('none of them acts out of turn', () => {
    const fields = { amount: 9, action: 'locomotive', shares: 1 };
    for (const kind of ORDER_KINDS)
      for (const line of [AUCTION, '3p | shares:0', '3p | actions:0', '3p | build:0'])
        expect(decide(kind, line, 1, fields), `${kind} at ${line}`).toEqual(NOTHING);
  });
});
