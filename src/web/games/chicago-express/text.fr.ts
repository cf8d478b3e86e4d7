import type { FaceLines } from './text.ts';

export const fr: FaceLines = {
  'ruler.income': 'revenu',

  'panel.companies': 'Compagnies',
  'figure.income': 'Revenu',
  'figure.treasury': 'Caisse',
  'figure.locomotives-left': 'Locos',
  'figure.dividend-per-share': 'Par action',
  'note.expanding': 'en extension',
  'note.on-sale': 'action en vente',
  'note.at-chicago': 'à Chicago',
  'note.opens-at-chicago': 'ouvre à Chicago',
  'note.not-open': 'pas encore ouverte',
  'note.sold-out': 'tout est vendu',
  'shares.sold': '{seat} {n}',
  'shares.all': 'Actions : {sold} ; {left:count|aucune|une|#} à vendre.',
  'shares.none-sold': 'Actions : aucune vendue ; {left} à vendre.',
  'shares.floor': 'Offre de départ de la prochaine : {floor:money}.',

  'gauge.auction': 'Enchère',
  'gauge.expansion': 'Extension',
  'gauge.development': 'Développement',
  'gauge.says': '{used} sur {most}{left:count|, dans le rouge||}',
  'gauges.title': 'Cadrans',
  'holdings.one': '{n:plural|# action|# actions} de la {company}',
  'holdings.none': 'aucune action',

  status:
    'Manche {round} · Detroit {detroit} sur {most} · {houses:count|plus de maison|# maison restante|# maisons restantes}',
  'ending.locomotives': 'Compagnies sans locomotives : {n} sur {most}.',
  'ending.shares': 'Compagnies sans action à vendre : {n} sur {most}.',
  'ending.houses': 'Maisons restantes : {n}. La fin vient à {most}.',
  'ending.detroit': 'Detroit : {n} sur {most}.',

  'place.cost': 'coût {cost:money}',
  'place.income': 'revenu {income}',
  'place.start': 'départ de la {company}',
  'place.engines': 'Locomotives : {companies}.',
  'place.house': 'Petite maison.',
  'place.empty': 'Vide.',

  lot: 'Une action de la {company}',
  'lot.first': 'Première action de la {company}',
  'meaning.treasury': 'À {amount:money}, la caisse de la {company} serait de {treasury:money}.',
  'meaning.pays':
    'Avec {sold:plural|# action vendue|# actions vendues}, chacune rapporterait {pays:money} aux prochains dividendes.',

  'deed.expand': 'Poser {n:plural|# loco|# locos}',
  'deed.develop': 'Développer {hex}',
  'deed.offer': 'Mettre en vente une action {company}',
  'deed.decline': 'Avancer l’aiguille et renoncer',
  'deed.bid': 'Miser {amount:money}',
  'deed.pass': 'Passer',
  'deed.end-expansion': 'Terminer l’extension',

  'touch.decline': 'Avancer l’aiguille, rien de plus',
  'touch.pass': 'Passer',
  'touch.bid': 'Miser',
  'touch.end-expansion': 'Terminer l’extension',

  'warn.dial-red': 'Le cadran « {dial} » passe au rouge.',
  'warn.dividends': 'Deux cadrans sont au rouge : les dividendes suivent.',
  'warn.dividends-paid': 'Les dividendes sont versés aussitôt.',
  'warn.chicago': 'La {company} atteint Chicago : dividende spécial, et la Wabash ouvre.',
  'warn.chicago-again': 'La {company} atteint Chicago : dividende spécial.',
  'warn.last-locomotive': 'C’est la dernière locomotive de la {company}.',
  'warn.over': 'Ce coup termine la partie.',
  'warn.end': 'La partie se termine après les prochains dividendes : {reasons:end}.',
};
