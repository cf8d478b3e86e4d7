/** What hints say of any game, in English. */
import type { CommonHintKey } from './hint-keys.ts';

export const hintEn = {
  'hint.more.rival': '{seat} comes out {by:score} lower.',
  'hint.less.rival': '{seat} comes out {by:score} higher.',
  'hint.sure.only': 'There is nothing else to do.',
  'hint.sure.clearly': 'Clearly the best.',
  'hint.sure.slightly': 'A little better than anything else.',
  'hint.sure.equal': 'Something else would be as good.',
  'hint.against.pass': 'Compared with doing nothing:',
  'hint.against.now': 'What it changes:',
  'hint.against.next': 'Compared with the next best:',
  'hint.next': 'Next best: {action}',
} as const satisfies Record<CommonHintKey, string>;
