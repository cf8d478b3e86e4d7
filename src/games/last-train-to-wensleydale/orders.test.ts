import { describe, expect, test } from 'vitest';
import { orders } from './orders.ts';
import { bid, pass } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const decide = (kind: string, text: string, seat: number, fields = {}) =>
  orders[kind]!.decide(scenario(text), seat, fields);

describe('standing orders', () => {
  test('LTW-60: bid on a box as little as possible up to a limit, then ask', () => {
    const text = '2p | bidding:0 | cubes 12 8 | bids 2:1@4';
    expect(decide('bid-up-to', text, 0, { box: 2, amount: 6 })).toEqual({
      do: 'act',
      action: bid(2, 5),
      why: 'below-limit',
    });
    expect(decide('bid-up-to', text, 0, { box: 2, amount: 4 })).toEqual({ do: 'ask', why: 'above-limit' });
    expect(decide('bid-up-to', text, 1, { box: 2, amount: 9 })).toEqual({ do: 'nothing' });
    expect(decide('bid-up-to', text, 0, { box: 9, amount: 9 })).toEqual({ do: 'nothing' });
    expect(decide('ask-if-outbid', text, 0, { box: 2 })).toEqual({ do: 'ask', why: 'box-lost' });
    expect(decide('ask-if-outbid', text, 0, { box: 1 })).toEqual({ do: 'nothing' });
  });

  test('LTW-28: build nothing, sell nothing', () => {
    expect(decide('build-nothing', '2p | building:0 | cubes 9 9', 0)).toEqual({
      do: 'act',
      action: pass,
      why: 'built-nothing',
    });
    expect(decide('build-nothing', '2p | building:0 | cubes 9 9', 1)).toEqual({ do: 'nothing' });
    expect(decide('sell-nothing', '2p | sales:1', 1)).toEqual({ do: 'act', action: pass, why: 'sold-nothing' });
    expect(decide('sell-nothing', '2p | sales:1', 0)).toEqual({ do: 'nothing' });
  });

  test('LTW-35: leave the trains, but not while something can be loaded', () => {
    const text = '2p | trains:0 | hired A3:0 | track 0 northallerton scruton-meadows';
    expect(decide('leave-trains', text, 0)).toEqual({ do: 'act', action: pass, why: 'trains-left' });
    expect(decide('leave-trains', `${text} | goods scruton-meadows 1`, 0)).toEqual({ do: 'ask', why: 'load-waiting' });
    expect(decide('leave-trains', text, 1)).toEqual({ do: 'nothing' });
  });
});
