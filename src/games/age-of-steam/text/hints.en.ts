/** What hints say, in English. */
import type { HintKey } from './hint-keys.ts';

export const hintsEn = {
  'hint.stop': 'Go up to {stop:money} in this auction.',
  'hint.more.cash': 'Cash is worth {by:plural|# point|# points} more.',
  'hint.more.income': 'Income is worth {by:plural|# point|# points} more.',
  'hint.more.deliveries': 'Deliveries to come are worth {by:plural|# point|# points} more.',
  'hint.more.shortage': '{by:plural|# point|# points} less lost to unpaid expenses.',
  'hint.more.tax': '{by:plural|# point|# points} less lost to income reduction.',
  'hint.more.shares': 'Shares cost {by:plural|# point|# points} less.',
  'hint.more.debt': 'Shares still to be issued cost {by:plural|# point|# points} less.',
  'hint.more.track': '{by:plural|# point|# points} more for track.',
  'hint.more.sections': '{by:plural|# point|# points} more for track still to be built.',
  'hint.more.risk': 'The danger of bankruptcy falls by {by:plural|# point|# points}.',
  'hint.more.bankrupt': 'Not being bankrupt is worth {by:plural|# point|# points}.',
  'hint.less.cash': 'Cash is worth {by:plural|# point|# points} less.',
  'hint.less.income': 'Income is worth {by:plural|# point|# points} less.',
  'hint.less.deliveries': 'Deliveries to come are worth {by:plural|# point|# points} less.',
  'hint.less.shortage': '{by:plural|# point|# points} more lost to unpaid expenses.',
  'hint.less.tax': '{by:plural|# point|# points} more lost to income reduction.',
  'hint.less.shares': 'Shares cost {by:plural|# point|# points} more.',
  'hint.less.debt': 'Shares still to be issued cost {by:plural|# point|# points} more.',
  'hint.less.track': '{by:plural|# point|# points} less for track.',
  'hint.less.sections': '{by:plural|# point|# points} less for track still to be built.',
  'hint.less.risk': 'The danger of bankruptcy grows by {by:plural|# point|# points}.',
  'hint.less.bankrupt': 'Bankruptcy costs {by:plural|# point|# points}.',
  'hint.survival': 'Danger of bankruptcy: {need:money} of expenses, {have:money} to pay them.',
  'hint.short':
    '{need:money} of expenses and only {have:money} to pay them: this saves {steps:plural|# step|# steps} of income.',
  'hint.longer': '{good} goes over {links:plural|# link|# links}.',
  'hint.new-city': 'New City {city} in {hex}: a new goal for cubes.',
  'hint.engine': 'The engine then reaches {links:plural|# link|# links}.',
} as const satisfies Record<HintKey, string>;
