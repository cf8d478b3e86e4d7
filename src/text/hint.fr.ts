/** What hints say of any game, in French. */
import type { CommonHintKey } from './hint-keys.ts';

export const hintFr = {
  'hint.more.rival': '{seat} en sort avec {by:score} de moins.',
  'hint.less.rival': '{seat} en sort avec {by:score} de plus.',
  'hint.sure.only': 'Il n’y a rien d’autre à faire.',
  'hint.sure.clearly': 'Nettement le meilleur coup.',
  'hint.sure.slightly': 'Un peu mieux que tout le reste.',
  'hint.sure.equal': 'Un autre coup serait aussi bon.',
  'hint.against.pass': 'Par rapport à ne rien faire :',
  'hint.against.now': 'Ce que cela change :',
  'hint.against.next': 'Par rapport au meilleur des autres coups :',
  'hint.next': 'Ensuite le meilleur : {action}',
} as const satisfies Record<CommonHintKey, string>;
