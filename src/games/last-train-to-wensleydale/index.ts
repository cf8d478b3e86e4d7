/** Last Train to Wensleydale and First Train to Nuremberg: wires the module; the only door for other folders, but for bots (for-bots.ts). */
import type { GameModule } from '../../kernel/contract.ts';
import { defineOptions } from '../../kernel/options.ts';
import { ownBoards } from './board/boards.ts';
import { facts } from './facts.ts';
import { fork } from './fork.ts';
import { orders } from './orders.ts';
import { readState } from './read-state.ts';
import { referee } from './referee.ts';
import { rulebook } from './rulebook.ts';
import { outcomeOf } from './rules/accounts.ts';
import { bid } from './rules/actions/bid.ts';
import { carry } from './rules/actions/carry.ts';
import { choose } from './rules/actions/choose.ts';
import { endLine } from './rules/actions/end-line.ts';
import { extend } from './rules/actions/extend.ts';
import { hire } from './rules/actions/hire.ts';
import { pass } from './rules/actions/pass.ts';
import { pay } from './rules/actions/pay.ts';
import { sell } from './rules/actions/sell.ts';
import { start } from './rules/actions/start.ts';
import { accounts } from './rules/phases/accounts.ts';
import { bidding } from './rules/phases/bidding.ts';
import { building, line } from './rules/phases/building.ts';
import { income } from './rules/phases/income.ts';
import { paying } from './rules/phases/paying.ts';
import { payout } from './rules/phases/payout.ts';
import { sales } from './rules/phases/sales.ts';
import { tokens } from './rules/phases/tokens.ts';
import { trains } from './rules/phases/trains.ts';
import { setup } from './rules/setup.ts';
import { seatCounts } from './rules/sides.ts';
import { RULES } from './rules/versions.ts';
import { type LTW, type LTWOptions, MAPS, SIDE_CHOICES, SOUTHS } from './state.ts';
import { view } from './view.ts';

// What a drawing of the board needs, in a terminal or on a page.
export type { Board, Border, Sector } from './board/board.ts';
export { boardOf, fileOf } from './board/boards.ts';
export { auctionOf, BIDS, bidsOf, leastBid } from './rules/boxes.ts';
export { freeIn } from './rules/pledges.ts';
export { roundsOf, sideOf } from './rules/sides.ts';
export { placesLeft, trainBoardOf } from './rules/train-board.ts';
export {
  COLOURS,
  COMPANIES,
  type Colour,
  type CompanyId,
  FIGURES,
  type GoodName,
  ITEMS,
  type Item,
  type LTWAction,
  type LTWState,
  MAPS,
  PURSES,
  type Purse,
  type ScaleId,
} from './state.ts';

export const lastTrain: GameModule<LTW> = {
  id: 'last-train-to-wensleydale',
  rules: RULES,
  options: defineOptions<LTWOptions>({
    map: { values: MAPS, default: 'wensleydale' },
    side: { values: SIDE_CHOICES, default: 'usual', rule: 'LTW-1' },
    // Only Wensleydale has The South.
    south: {
      values: SOUTHS,
      default: 'core',
      rule: 'LTW-48',
      allowed: ({ map }) => (map === 'wensleydale' ? SOUTHS : ['core']),
    },
  }),
  seatCounts,
  asksFirstSeat: false,
  ownBoards,
  setup,
  phases: { income, tokens, bidding, payout, building, line, paying, trains, accounts, sales },
  actions: { bid, choose, start, extend, 'end-line': endLine, pay, hire, carry, sell, pass },
  endRule: 'LTW-90',
  rulebook,
  view,
  resample: fork, // LTW-50: a view hides nothing
  facts,
  outcome: outcomeOf,
  referee,
  readState,
  orders,
};
