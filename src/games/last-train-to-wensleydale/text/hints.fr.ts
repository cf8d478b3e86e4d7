/** What hints say, in French. */
import type { HintKey } from './hint-keys.ts';

export const hintsFr = {
  'hint.stop': 'Montez jusqu’à {stop:plural|# cube|# cubes} pour cette case.',
  'hint.more.points': '{by:plural|# point|# points} de plus déjà marqués.',
  'hint.more.sets': '{by:plural|# point|# points} de plus pour les séries.',
  'hint.more.profit': '{by:plural|# point|# points} de plus sur l’échelle des profits et pertes.',
  'hint.more.tracks': '{by:plural|# point|# points} de moins perdus en voies à la fin.',
  'hint.more.round': '{by:plural|# point|# points} de plus cette manche.',
  'hint.more.loads': 'Les chargements à portée valent {by:plural|# point|# points} de plus.',
  'hint.more.influence': 'L’influence vaut {by:plural|# point|# points} de plus.',
  'hint.more.cubes': 'Les cubes valent {by:plural|# point|# points} de plus.',
  'hint.more.rounds': 'Les manches suivantes valent {by:plural|# point|# points} de plus.',
  'hint.less.points': '{by:plural|# point|# points} de moins déjà marqués.',
  'hint.less.sets': '{by:plural|# point|# points} de moins pour les séries.',
  'hint.less.profit': '{by:plural|# point|# points} de moins sur l’échelle des profits et pertes.',
  'hint.less.tracks': '{by:plural|# point|# points} de plus perdus en voies à la fin.',
  'hint.less.round': '{by:plural|# point|# points} de moins cette manche.',
  'hint.less.loads': 'Les chargements à portée valent {by:plural|# point|# points} de moins.',
  'hint.less.influence': 'L’influence vaut {by:plural|# point|# points} de moins.',
  'hint.less.cubes': 'Les cubes valent {by:plural|# point|# points} de moins.',
  'hint.less.rounds': 'Les manches suivantes valent {by:plural|# point|# points} de moins.',
  'hint.sale': '{tracks:plural|# voie vendue|# voies vendues} à la compagnie {company} : plus d’entretien.',
  'hint.set': 'Cela complète {sets:plural|# série|# séries}.',
  'hint.train': 'Le train {train} offre de la place à ce qui attend.',
  'hint.load': 'Chargement pris avant les autres en {sector} : {cargo}.',
} as const satisfies Record<HintKey, string>;
