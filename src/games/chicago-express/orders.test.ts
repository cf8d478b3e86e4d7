import { describe, expect, test } from 'vitest';
import { check } from '../../kernel/legal.ts';
import { chicagoExpress } from './index.ts';
import { ORDER_KINDS, ORDER_WHYS, type OrderKind, type OrderWhy, orders } from './orders.ts';
import { bid, decline, pass } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const decide = (kind: OrderKind, line: string, seat: number, fields: Record<string, number | string> = {}) => {
  const s = scenario(line);
  const decision = orders[kind]!.decide(s, seat, fields);
  // What an order does is legal.
  if (decision.do === 'act') expect(check(chicagoExpress, s, seat, decision.action)).toBeNull();
  return decision;
};
const NOTHING = { do: 'nothing' };
const SALE = '3p | auction:nyc by:1 high:1@9'; // the word is with seat 2
const TURN = '3p | turn:2';

describe('standing orders', () => {
  test('bid-up-to bids the least that may be bid while it is within the limit', () => {
    const any = (amount: number) => decide('bid-up-to', SALE, 2, { company: 'any', amount });
    expect(any(10)).toEqual({ do: 'act', action: bid(10), why: 'below-limit' });
    expect(any(30)).toEqual({ do: 'act', action: bid(10), why: 'below-limit' });
    expect(any(9)).toEqual({ do: 'act', action: pass, why: 'above-limit' });
  });

  test('bid-up-to never bids more than the cash', () => {
    const poor = `${SALE} | cash 40 40 9`;
    expect(decide('bid-up-to', poor, 2, { company: 'any', amount: 30 })).toMatchObject({ action: pass });
    const enough = `${SALE} | cash 40 40 10`;
    expect(decide('bid-up-to', enough, 2, { company: 'any', amount: 30 })).toMatchObject({ action: bid(10) });
  });

  test('bid-up-to opens at the floor', () => {
    const fields = { company: 'nyc', amount: 8 };
    expect(decide('bid-up-to', '3p | auction:nyc by:1', 1, fields)).toMatchObject({ action: bid(8) });
  });

  test('pass-sales passes', () => {
    expect(decide('pass-sales', SALE, 2, { company: 'nyc' })).toEqual({ do: 'act', action: pass, why: 'sale-passed' });
  });

  test('decline-dial declines on its turn, and asks when the dial is red', () => {
    const fields = { dial: 'auction' };
    expect(decide('decline-dial', `${TURN} | dials 2 0 0`, 2, fields)).toEqual({
      do: 'act',
      action: decline('auction'),
      why: 'dial-declined',
    });
    expect(decide('decline-dial', `${TURN} | dials 3 0 0`, 2, fields)).toEqual({ do: 'ask', why: 'dial-is-red' });
    expect(decide('decline-dial', TURN, 1, fields)).toEqual(NOTHING);
    expect(decide('decline-dial', SALE, 1, fields)).toEqual(NOTHING);
    expect(decide('decline-dial', TURN, 2, { dial: 'sundial' })).toEqual(NOTHING);
  });

  test('ask-if-chicago asks once a company stands there', () => {
    expect(decide('ask-if-chicago', `${TURN} | prr ..B2`, 2)).toEqual(NOTHING);
    expect(decide('ask-if-chicago', `${TURN} | prr ..A2 | wab`, 2)).toEqual({ do: 'ask', why: 'chicago-reached' });
  });

  test('ask-if-price asks when the least bid is above the amount', () => {
    const fields = (amount: number) => ({ company: 'any', amount });
    expect(decide('ask-if-price', SALE, 2, fields(9))).toEqual({ do: 'ask', why: 'price-reached' });
    expect(decide('ask-if-price', SALE, 2, fields(10))).toEqual(NOTHING);
  });

  test('ask-if-offered asks when a share of the company is on sale', () => {
    expect(decide('ask-if-offered', SALE, 2, { company: 'nyc' })).toEqual({ do: 'ask', why: 'share-on-sale' });
  });

  test.each(['bid-up-to', 'pass-sales', 'ask-if-price', 'ask-if-offered'] as const)(
    '%s does nothing for another company, out of turn, or when nothing is on sale',
    (kind) => {
      expect(decide(kind, SALE, 2, { company: 'prr', amount: 1 })).toEqual(NOTHING);
      expect(decide(kind, SALE, 0, { company: 'any', amount: 1 })).toEqual(NOTHING);
      expect(decide(kind, TURN, 2, { company: 'any', amount: 1 })).toEqual(NOTHING);
      expect(decide(kind, '3p | over:houses | dials 3 5 0', 2, { company: 'any', amount: 1 })).toEqual(NOTHING);
    },
  );

  test('the kinds and reasons are those that have texts', () => {
    expect(Object.keys(orders)).toEqual([...ORDER_KINDS]);
    const told: OrderWhy[] = [
      'below-limit',
      'above-limit',
      'sale-passed',
      'dial-declined',
      'dial-is-red',
      'chicago-reached',
      'price-reached',
      'share-on-sale',
    ];
    expect(told).toEqual([...ORDER_WHYS]);
  });
});
