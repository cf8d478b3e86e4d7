/** What hints say, in French. */
import type { HintKey } from './hint-keys.ts';

export const hintsFr = {
  'hint.stop': 'Montez jusqu’à {stop:money} dans cette enchère.',
  'hint.more.cash': 'L’argent vaut {by:plural|# point|# points} de plus.',
  'hint.more.income': 'Le revenu vaut {by:plural|# point|# points} de plus.',
  'hint.more.deliveries': 'Les livraisons à venir valent {by:plural|# point|# points} de plus.',
  'hint.more.shortage': '{by:plural|# point|# points} de moins perdus en frais impayés.',
  'hint.more.tax': '{by:plural|# point|# points} de moins perdus en réduction de revenu.',
  'hint.more.shares': 'Les actions coûtent {by:plural|# point|# points} de moins.',
  'hint.more.debt': 'Les actions encore à émettre coûtent {by:plural|# point|# points} de moins.',
  'hint.more.track': '{by:plural|# point|# points} de plus pour les voies.',
  'hint.more.sections': '{by:plural|# point|# points} de plus pour les voies à construire.',
  'hint.more.risk': 'Le danger de faillite baisse de {by:plural|# point|# points}.',
  'hint.more.bankrupt': 'Éviter la faillite vaut {by:plural|# point|# points}.',
  'hint.less.cash': 'L’argent vaut {by:plural|# point|# points} de moins.',
  'hint.less.income': 'Le revenu vaut {by:plural|# point|# points} de moins.',
  'hint.less.deliveries': 'Les livraisons à venir valent {by:plural|# point|# points} de moins.',
  'hint.less.shortage': '{by:plural|# point|# points} de plus perdus en frais impayés.',
  'hint.less.tax': '{by:plural|# point|# points} de plus perdus en réduction de revenu.',
  'hint.less.shares': 'Les actions coûtent {by:plural|# point|# points} de plus.',
  'hint.less.debt': 'Les actions encore à émettre coûtent {by:plural|# point|# points} de plus.',
  'hint.less.track': '{by:plural|# point|# points} de moins pour les voies.',
  'hint.less.sections': '{by:plural|# point|# points} de moins pour les voies à construire.',
  'hint.less.risk': 'Le danger de faillite augmente de {by:plural|# point|# points}.',
  'hint.less.bankrupt': 'La faillite coûte {by:plural|# point|# points}.',
  'hint.survival': 'Danger de faillite : {need:money} de frais, {have:money} pour les payer.',
  'hint.short':
    '{need:money} de frais et seulement {have:money} pour les payer : cela sauve {steps:plural|# cran|# crans} de revenu.',
  'hint.longer': 'Cube livré par {links:plural|# liaison|# liaisons} : {good}.',
  'hint.new-city': 'Nouvelle ville {city} en {hex} : une destination de plus pour les cubes.',
  'hint.engine': 'La locomotive va alors jusqu’à {links:plural|# liaison|# liaisons}.',
} as const satisfies Record<HintKey, string>;
