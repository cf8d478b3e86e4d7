/** What hints say, in French. */
import type { HintKey } from './hint-keys.ts';

export const hintsFr = {
  'hint.stop': 'Montez jusqu’à {stop:plural|# cube|# cubes} dans cette enchère.',
  'hint.more.cash': '{by:money} de plus en caisse.',
  'hint.more.profit': '{by:money} de profit en plus ce tour.',
  'hint.more.shares': '{by:money} de plus au paiement des titres.',
  'hint.more.cubes': 'Les cubes gardés valent {by:money} de plus.',
  'hint.less.cash': '{by:money} de moins en caisse.',
  'hint.less.profit': '{by:money} de profit en moins ce tour.',
  'hint.less.shares': '{by:money} de moins au paiement des titres.',
  'hint.less.cubes': 'Les cubes dépensés auraient rapporté {by:money} ailleurs.',
  'hint.cubes-lost':
    'Dernière vente du dernier tour : {cubes:plural|# cube|# cubes} en main ne vaudront plus rien ensuite.',
  'hint.gap-of-one': 'Un rail de plus entre les côtes laisserait les {bonus:money} à qui construit ensuite.',
  'hint.joins-coasts': 'Ce rail relie les deux côtes : {bonus:money} pour qui le construit.',
  'hint.rivals-empty':
    'Plus personne d’autre n’a de cube : {companies:plural|# compagnie est à vous|# compagnies sont à vous} au prix que vous voulez.',
  'hint.control':
    'Avec {shares:plural|# titre|# titres}, vous décidez de ce que la compagnie {company} collecte à la fin.',
  'hint.new-colour': '{city} donne à la compagnie {company} sa première marchandise : {good}.',
  'hint.contested':
    '{companies:plural|# autre compagnie pourrait|# autres compagnies pourraient} prendre la marchandise à {city} : {good}.',
} as const satisfies Record<HintKey, string>;
