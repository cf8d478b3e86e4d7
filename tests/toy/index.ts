/**
 * The toy game: the smallest one that has every secret there is. Hidden hands, sealed bids, a private
 * draw, a public die, a forced nothing. It is the example to copy when adding a game.
 */
import type { BotGame } from '../../src/kernel/contract.ts';
import { defineOptions } from '../../src/kernel/options.ts';
import { brain, orders } from './brain.ts';
import { facts, outcome } from './facts.ts';
import { readState, referee } from './referee.ts';
import { rulebook } from './rulebook.ts';
import { bid } from './rules/actions/bid.ts';
import { buy } from './rules/actions/buy.ts';
import { pass } from './rules/actions/pass.ts';
import { bids } from './rules/phases/bids.ts';
import { draw } from './rules/phases/draw.ts';
import { market } from './rules/phases/market.ts';
import { roll } from './rules/phases/roll.ts';
import { setup } from './rules/setup.ts';
import type { Toy, ToyOptions } from './state.ts';
import { resample, view } from './view.ts';

export type { Toy, ToyAction, ToyEvent, ToyOptions, ToyState } from './state.ts';

export const toy: BotGame<Toy> = {
  id: 'toy',
  rules: 1,
  options: defineOptions<ToyOptions>({
    rounds: { values: [2, 3], default: 2, rule: 'TOY-7' },
    openHands: { values: [false, true], default: false, rule: 'TOY-1' },
  }),
  seatCounts: () => [2, 3, 4],
  asksFirstSeat: true,
  setup,
  phases: { roll, bids, draw, market },
  actions: { bid, buy, pass },
  endRule: 'TOY-7',
  rulebook,
  view,
  resample,
  facts,
  outcome,
  referee,
  readState,
  orders,
  brain,
};
