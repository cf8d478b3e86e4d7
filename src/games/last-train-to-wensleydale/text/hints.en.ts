/** What hints say, in English. */
import type { HintKey } from './hint-keys.ts';

export const hintsEn = {
  'hint.stop': 'Go up to {stop:plural|# cube|# cubes} for this box.',
  'hint.more.points': '{by:plural|# point|# points} more already scored.',
  'hint.more.sets': '{by:plural|# point|# points} more for sets.',
  'hint.more.profit': '{by:plural|# point|# points} more on profit and loss.',
  'hint.more.tracks': '{by:plural|# point|# points} less lost to track in the end.',
  'hint.more.round': '{by:plural|# point|# points} more in this round.',
  'hint.more.loads': 'Loads within reach are worth {by:plural|# point|# points} more.',
  'hint.more.influence': 'Influence is worth {by:plural|# point|# points} more.',
  'hint.more.cubes': 'Cubes are worth {by:plural|# point|# points} more.',
  'hint.more.rounds': 'Later rounds are worth {by:plural|# point|# points} more.',
  'hint.less.points': '{by:plural|# point|# points} less already scored.',
  'hint.less.sets': '{by:plural|# point|# points} less for sets.',
  'hint.less.profit': '{by:plural|# point|# points} less on profit and loss.',
  'hint.less.tracks': '{by:plural|# point|# points} more lost to track in the end.',
  'hint.less.round': '{by:plural|# point|# points} less in this round.',
  'hint.less.loads': 'Loads within reach are worth {by:plural|# point|# points} less.',
  'hint.less.influence': 'Influence is worth {by:plural|# point|# points} less.',
  'hint.less.cubes': 'Cubes are worth {by:plural|# point|# points} less.',
  'hint.less.rounds': 'Later rounds are worth {by:plural|# point|# points} less.',
  'hint.sale': '{tracks:plural|# track|# tracks} sold to the {company}: no upkeep any more.',
  'hint.set': 'It completes {sets:plural|# set|# sets}.',
  'hint.train': 'Train {train} gives room for what waits.',
  'hint.load': '{cargo} from {sector} is loaded before anybody else takes it.',
} as const satisfies Record<HintKey, string>;
