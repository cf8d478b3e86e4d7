import type { TextKey } from './keys.ts';

/** « action » is a share, « action de jeu » what a turn is made of, as in the French rulebook. */
export const fr = {
  'game.name': 'Chicago Express',

  'violation.bid-below-floor': 'L’offre de départ est de {floor:money} : proposez au moins cette somme, ou passez.',
  'violation.bid-not-higher': 'La plus haute offre est de {high:money} : dépassez-la, ou passez.',
  'violation.bid-over-cash': 'Vous n’avez que {cash:money} : enchérissez dans cette limite, ou passez.',
  'violation.dial-red': 'L’aiguille « {dial} » est dans le rouge : choisissez une autre action de jeu.',
  'violation.company-closed':
    'La {company} n’est pas encore ouverte, il faut qu’une autre compagnie atteigne Chicago : choisissez une autre compagnie.',
  'violation.shares-sold-out':
    'La {company} n’a plus d’action à vendre : choisissez une autre compagnie, ou renoncez à la vente.',
  'violation.no-share-held':
    'Vous n’avez pas d’action de la {company} : étendez une compagnie dont vous êtes actionnaire, ou renoncez.',
  'violation.other-company': 'Vous étendez déjà la {company} : continuez avec elle, ou terminez l’extension.',
  'violation.three-hexes-built':
    'Une extension compte {most:plural|# case|# cases} au plus, et vous y êtes : terminez-la.',
  'violation.no-locomotive':
    'La {company} n’a plus de locomotive : terminez l’extension, choisissez une autre compagnie ou renoncez.',
  'violation.hex-unknown': 'La case « {hex} » n’existe pas sur cette carte : choisissez une case du plateau.',
  'violation.start-hex': '{hex} est une case de départ, fermée à toutes les compagnies : passez par une autre case.',
  'violation.already-there': 'La {company} a déjà une locomotive sur la case {hex} : choisissez une autre case.',
  'violation.hex-taken':
    'La case {hex} n’accueille qu’une locomotive et la {company} y est déjà : passez par une autre case.',
  'violation.not-adjacent':
    'La case {hex} ne touche pas le réseau de la {company} : choisissez une case voisine de ce réseau.',
  'violation.treasury-short':
    'Cette case coûte {cost:money} et la {company} n’a que {treasury:money} en caisse : choisissez une case moins chère, ou arrêtez-vous là.',
  'violation.no-development-here':
    'La case {hex} ne se développe pas : choisissez une ville, une montagne ou une forêt occupée, Wheeling ou Pittsburgh.',
  'violation.detroit-develops-itself':
    'Detroit progresse d’elle-même après chaque phase des dividendes : développez une autre case, ou renoncez.',
  'violation.nobody-there':
    'Aucune locomotive ne se trouve sur la case {hex} : développez une case occupée, ou renoncez.',
  'violation.already-developed': 'La case {hex} porte déjà une petite maison : développez une autre case, ou renoncez.',
  'violation.track-at-end': '{hex} est au bout de l’échelle industrielle : développez une autre case, ou renoncez.',

  'event.first-seat': '{seat} ouvre la première enchère.',
  'event.auction-opened':
    'Enchère pour une action de la {company}, offre de départ {floor:money} : {seat} parle en premier.',
  'event.bid': '{seat} enchérit à {amount:money} pour l’action de la {company}.',
  'event.passed': '{seat} passe (action de la {company}).',
  'event.share-sold': '{seat} achète l’action de la {company} pour {price:money}.',
  'event.share-free': 'Aucune offre : {seat} reçoit gratuitement l’action de la {company}.',
  'event.share-unsold': 'Aucune offre : l’action de la {company} reste à la compagnie.',
  'event.dial-moved':
    '{seat} avance l’aiguille « {dial} » : {left:count|elle est dans le rouge|encore # choix possible|encore # choix possibles}.',
  'event.declined': '{seat} renonce à l’action de jeu « {dial} ».',
  'event.built':
    '{seat} étend la {company} sur la case {hex} pour {cost:money} : revenu {income:money}{gain:count|| (+#)| (+#)}.',
  'event.expansion-ended':
    '{seat} termine l’extension de la {company} : {hexes:count|aucune case|# nouvelle case|# nouvelles cases}.',
  'event.developed':
    '{seat} développe la case {hex} : {housesLeft:count|plus aucune petite maison|# petite maison|# petites maisons} en réserve.',
  'event.industry-developed': '{seat} développe la case {hex}.',
  'event.track-moved': '{track} passe à {value} sur l’échelle industrielle.',
  'event.income-raised': 'Le revenu de la {company} monte de {by:money}, à {income:money}.',
  'event.treasury-paid': 'La banque verse {amount:money} dans la caisse de la {company}.',
  'event.chicago-reached': '{seat} mène la {company} à Chicago !',
  'event.special-dividend':
    'Dividende exceptionnel de la {company} : {seat} touche {amount:money} ({shares:plural|# action|# actions} à {perShare:money}).',
  'event.wabash-opened':
    'La {company} est inaugurée : une locomotive gratuite sur la case {hex}, revenu {income:money}.',
  'event.dividends-began': 'Phase des dividendes n° {round}.',
  'event.dividend':
    'Dividende de la {company} : {seat} touche {amount:money} ({shares:plural|# action|# actions} à {perShare:money}).',
  'event.dials-reset': 'Les trois aiguilles reviennent au vert.',
  'event.game-ended': 'Le jeu se termine : {reasons:end}.',

  'prompt.opening': 'Première action de la {company} : enchérissez à {least:money} ou plus, ou passez.',
  'prompt.turn': 'À vous : choisissez une action de jeu ({dials:dial|or}).',
  'prompt.auction': 'Action de la {company} : enchérissez à {least:money} ou plus, ou passez.',
  'prompt.expansion':
    'Extension de la {company}, {treasury:money} en caisse : {left:count|il n’y a plus rien à poser, terminez|posez encore # case ou terminez|posez encore jusqu’à # cases ou terminez}.',
  'prompt.chicago': 'La {company} est à Chicago : le dividende exceptionnel va être versé.',
  'prompt.wabash-auction': 'Première action de la {company} : enchérissez à {least:money} ou plus, ou passez.',
  'prompt.dividends': 'Les dividendes vont être versés.',
  'prompt.highest': 'Plus haute offre : {amount:money} ({seat}).',

  'waiting.opening': 'On attend {seat} : enchère pour la première action de la {company}.',
  'waiting.turn': 'On attend {seat} : choix d’une action de jeu.',
  'waiting.auction': 'On attend {seat} : enchère pour une action de la {company}.',
  'waiting.expansion': 'On attend {seat} : extension de la {company}.',
  'waiting.chicago': 'La {company} est à Chicago : le dividende exceptionnel va être versé.',
  'waiting.wabash-auction': 'On attend {seat} : enchère pour la première action de la {company}.',
  'waiting.dividends': 'Les dividendes vont être versés.',

  'action.bid': 'Enchérir à {amount:money}',
  'action.pass': 'Passer',
  'action.offer': 'Mettre aux enchères une action de la {company}',
  'action.expand': 'Étendre la {company} : case {hex}',
  'action.end-expansion': 'Terminer l’extension',
  'action.develop': 'Développer la case {hex}',
  'action.decline': 'Avancer l’aiguille « {dial} » et renoncer',

  'did.bid': '{seat} enchérit à {amount:money}.',
  'did.pass': '{seat} passe.',
  'did.offer': '{seat} met aux enchères une action de la {company}.',
  'did.expand': '{seat} étend la {company} sur la case {hex}.',
  'did.end-expansion': '{seat} termine l’extension.',
  'did.develop': '{seat} développe la case {hex}.',
  'did.decline': '{seat} avance l’aiguille « {dial} » et renonce.',

  'option.map': 'Carte',
  'option.map.eastern-us': 'Est des États-Unis',

  'company.prr': 'PRR',
  'company.bo': 'B&O',
  'company.co': 'C&O',
  'company.nyc': 'NYC',
  'company.wab': 'Wabash',
  'company-name.prr': 'Pennsylvania Railroad',
  'company-name.bo': 'Baltimore & Ohio',
  'company-name.co': 'Chesapeake & Ohio',
  'company-name.nyc': 'New York Central',
  'company-name.wab': 'Wabash',

  'dial.auction': 'vente aux enchères',
  'dial.expansion': 'extension du réseau',
  'dial.development': 'développement',

  'track.detroit': 'Detroit',
  'track.wheeling': 'Wheeling',
  'track.pittsburgh': 'Pittsburgh',

  'end.locomotives': 'au moins trois compagnies n’ont plus de locomotives',
  'end.shares': 'au moins trois compagnies n’ont plus d’actions à vendre',
  'end.houses': 'il reste trois petites maisons ou moins en réserve',
  'end.detroit': 'Detroit est à 8',

  'hex-kind.plain': 'plaine',
  'hex-kind.forest': 'forêt',
  'hex-kind.mountain': 'montagne',
  'hex-kind.city': 'ville',
  'hex-kind.industrial': 'ville industrielle',
  'hex-kind.chicago': 'Chicago',
  'hex-kind.start': 'case de départ',

  'chance.first-seat': 'qui ouvre la première enchère',

  'fact.cash': 'argent',
  'fact.shares': 'actions',
  'fact.next-dividend': 'prochains dividendes',
  'fact.treasury': 'caisse',
  'fact.income': 'revenu',
  'fact.shares-sold': 'actions vendues',
  'fact.shares-left': 'actions à vendre',
  'fact.locomotives-left': 'locomotives en réserve',
  'fact.dividend-per-share': 'dividende par action',
  'fact.floor': 'offre de départ',
  'fact.dial-left': 'choix restants',
  'fact.track': 'valeur sur l’échelle industrielle',
  'fact.houses-left': 'petites maisons en réserve',
  'fact.companies-without-locomotives': 'compagnies sans locomotives',
  'fact.companies-without-shares': 'compagnies sans actions à vendre',
  'fact.round': 'tour',

  // Each ends a sentence that begins: « la position de départ est impossible, car ».
  'breach.players-miscounted': 'le nombre de joueurs n’est pas le bon',
  'breach.money-negative': 'un joueur ou une caisse a moins de 0 $',
  'breach.shares-not-conserved': 'une compagnie a vendu plus d’actions qu’elle n’en a',
  'breach.locomotives-not-conserved': 'une compagnie a posé plus de locomotives qu’elle n’en a',
  'breach.network-broken': 'le réseau d’une compagnie ne tient pas d’un seul bloc à sa case de départ',
  'breach.hex-overfull': 'une forêt ou une montagne porte plus d’une locomotive',
  'breach.houses-not-conserved': 'il y a trop de petites maisons pour ce moment du tour, ou deux sur une même case',
  'breach.house-misplaced': 'une petite maison se trouve sur une case inoccupée ou qui ne se développe pas',
  'breach.track-off-end': 'une ville industrielle est hors de son échelle',
  'breach.dial-off-end': 'une aiguille est hors de son cadran, ou les trois sont dans le rouge',
  'breach.latecomer-too-early': 'la Wabash est ouverte alors qu’aucune compagnie n’est à Chicago',
  'breach.latecomer-missing': 'la Wabash n’est pas ouverte alors qu’une compagnie a relié Chicago',
  'breach.end-without-reason': 'le jeu est terminé sans raison, ou continue malgré une raison de finir',
  'breach.phases-broken': 'les phases en cours ne vont pas ensemble',
  'breach.sale-broken': 'l’enchère en cours n’est pas possible',

  'order.bid-up-to': 'Enchérir jusqu’à une limite',
  'order.pass-sales': 'Passer dans les enchères',
  'order.decline-dial': 'Avancer une aiguille et renoncer',
  'order.ask-if-chicago': 'Me demander dès que Chicago est atteinte',
  'order.ask-if-price': 'Me demander au-delà d’un prix',
  'order.ask-if-offered': 'Me demander quand une action est en vente',

  'order-says.bid-up-to':
    'Pour une action de {company:which}, faire la plus petite offre possible jusqu’à {amount:money}, puis passer.',
  'order-says.pass-sales': 'Passer quand une action de {company:which} est en vente.',
  'order-says.decline-dial': 'À mon tour, avancer l’aiguille « {dial} » et renoncer.',
  'order-says.ask-if-chicago': 'Me demander dès qu’une compagnie a atteint Chicago.',
  'order-says.ask-if-price': 'Me demander si une action de {company:which} dépasse {amount:money}.',
  'order-says.ask-if-offered': 'Me demander quand une action de {company:which} est en vente.',

  'order-why.below-limit': 'L’offre suivante ne dépassait pas votre limite.',
  'order-why.above-limit': 'L’offre suivante dépassait votre limite ou votre argent.',
  'order-why.sale-passed': 'Vous aviez demandé de passer pour cette action.',
  'order-why.dial-declined': 'Vous aviez demandé d’avancer cette aiguille et de renoncer.',
  'order-why.dial-is-red': 'L’aiguille à avancer est dans le rouge : à vous de choisir.',
  'order-why.chicago-reached': 'Une compagnie a atteint Chicago : à vous de choisir.',
  'order-why.price-reached': 'Le prix que vous aviez fixé est dépassé : à vous de choisir.',
  'order-why.share-on-sale': 'Une action que vous surveillez est en vente : à vous de choisir.',

  'order-field.company': 'Compagnie',
  'order-field.amount': 'Montant',
  'order-field.dial': 'Cadran',
  'which.any': 'n’importe quelle compagnie',
  'which.prr': 'la PRR',
  'which.bo': 'la B&O',
  'which.co': 'la C&O',
  'which.nyc': 'la NYC',
  'which.wab': 'la Wabash',

  'section.material': 'Matériel et préparation',
  'section.opening': 'Enchères d’avant-partie',
  'section.turn': 'Tour de jeu et cadrans',
  'section.auction': 'Vente aux enchères d’une action',
  'section.expansion': 'Extension du réseau',
  'section.development': 'Développement',
  'section.dividends': 'Phase des dividendes',
  'section.chicago': 'Phase Chicago',
  'section.end': 'Fin du jeu',
} satisfies Record<TextKey, string>;
