/** What hints say, in French. */
import type { HintKey } from './hint-keys.ts';

export const hintsFr = {
  'hint.stop': 'Montez jusqu’à {stop:money} dans cette enchère.',
  'hint.more.cash': '{by:money} de plus en caisse.',
  'hint.more.dividends': '{by:money} de dividendes en plus.',
  'hint.more.growth': '{by:money} de plus grâce à ce que les trésoreries construiront.',
  'hint.more.chicago': '{by:money} de plus grâce à la route de Chicago.',
  'hint.more.auction': 'L’action en vente vaut {by:money} de plus que son prix.',
  'hint.less.cash': '{by:money} de moins en caisse.',
  'hint.less.dividends': '{by:money} de dividendes en moins.',
  'hint.less.growth': '{by:money} de moins de ce que les trésoreries construiront.',
  'hint.less.chicago': '{by:money} de moins de la route de Chicago.',
  'hint.less.auction': 'L’action en vente coûte {by:money} de plus qu’elle ne vaut.',
  'hint.free-share': 'Tous les autres ont passé : sans offre, {seat} reçoit gratuitement l’action {company}.',
  'hint.no-end-yet':
    'Mettre aux enchères la dernière action {company} finirait la partie, et vous ne la gagneriez pas.',
  'hint.last-dividend':
    'Les prochains dividendes sont les derniers : une action {company} de plus rapporte {dividend:money}.',
  'hint.ends-game': 'Cela met fin à la partie : seuls les prochains dividendes seront encore versés.',
  'hint.reaches-chicago': 'La {company} atteint Chicago : dividende spécial aussitôt, puis davantage de revenu.',
  'hint.blocks': 'Cela barre la route de la {company} en {hex}.',
  'hint.rival-purse': 'Personne ne peut surenchérir : {seat}, le plus riche encore en lice, a {cash:money}.',
  'hint.share-repaid':
    'Le prochain dividende de la {company} rembourse l’action à lui seul : {dividend:money} pour {price:money}.',
} as const satisfies Record<HintKey, string>;
