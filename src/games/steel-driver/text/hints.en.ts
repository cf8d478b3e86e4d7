/** What hints say, in English. */
import type { HintKey } from './hint-keys.ts';

export const hintsEn = {
  'hint.stop': 'Go up to {stop:plural|# cube|# cubes} in this auction.',
  'hint.more.cash': '{by:money} more in cash.',
  'hint.more.profit': '{by:money} more profit on this turn.',
  'hint.more.shares': '{by:money} more when shares are paid.',
  'hint.more.cubes': 'Cubes kept are worth {by:money} more.',
  'hint.less.cash': '{by:money} less in cash.',
  'hint.less.profit': '{by:money} less profit on this turn.',
  'hint.less.shares': '{by:money} less when shares are paid.',
  'hint.less.cubes': 'Cubes spent would have earned {by:money} elsewhere.',
  'hint.cubes-lost':
    'The last sale of the last turn: {cubes:plural|# cube|# cubes} in hand will be worth nothing afterwards.',
  'hint.gap-of-one':
    'One rail more on the way between the coasts would leave the {bonus:money} to whoever builds next.',
  'hint.joins-coasts': 'The rail joins the coasts: {bonus:money} for its builder.',
  'hint.rivals-empty':
    'Nobody else has a cube left: {companies:plural|# company is|# companies are} yours at your own price.',
  'hint.control': 'With {shares:plural|# share|# shares} you decide what the {company} collects in the end.',
  'hint.new-colour': '{city} gives the {company} its first {good} goods.',
  'hint.contested': '{companies:plural|# other company|# other companies} could take the {good} goods of {city}.',
} as const satisfies Record<HintKey, string>;
