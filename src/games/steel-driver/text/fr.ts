import type { TextKey } from './keys.ts';

export const fr = {
  'game.name': 'Steel Driver',

  'violation.marker-sold':
    'Le contrôle de la compagnie {company} est déjà vendu ce tour-ci : choisissez-en une autre, ou passez la main.',
  'violation.bid-below-one':
    'La première offre est d’au moins {least:plural|# cube|# cubes} : offrez davantage, ou passez la main.',
  'violation.bid-over-cubes':
    'Vous n’avez que {cubes:plural|# cube|# cubes} : restez dans cette limite, ou retirez-vous.',
  'violation.bid-not-higher': 'La plus haute offre est de {high:plural|# cube|# cubes} : dépassez-la, ou passez.',
  'violation.link-unknown': 'Il n’y a pas de liaison « {link} » sur ce plateau : choisissez une liaison du plateau.',
  'violation.link-taken':
    'La liaison {link} porte déjà un rail de la compagnie {company} : choisissez une liaison libre.',
  'violation.no-rails-left': 'La compagnie {company} a posé tous ses rails : elle ne peut plus construire.',
  'violation.start-missing':
    'C’est le premier rail de la compagnie {company} : dites de quelle ville de départ il part.',
  'violation.start-not-on-link': '{city} n’est pas au bout de la liaison {link} : choisissez l’une de ses deux villes.',
  'violation.start-not-hexagon':
    '{city} n’est pas une ville de départ : le premier rail de la compagnie {company} doit partir d’un hexagone.',
  'violation.start-again':
    'La compagnie {company} est déjà partie (départ : {city}) : continuez à partir de son réseau.',
  'violation.not-connected':
    'La liaison {link} ne touche pas le réseau de la compagnie {company} : choisissez-en une qui le touche.',
  'violation.box-short':
    'Ce rail coûte {cost:plural|# cube|# cubes} et la compagnie {company} {box:count|n’en a pas|n’en a que #|n’en a que #} : choisissez-en un moins cher.',
  'violation.city-unknown': 'Il n’y a pas de ville « {city} » sur ce plateau : choisissez une ville du plateau.',
  'violation.not-in-network':
    '{city} n’est pas dans le réseau de la compagnie {company} : choisissez une ville qu’elle a reliée.',
  'violation.no-goods-there': 'Il n’y a plus de marchandise à {city} : choisissez une autre ville.',

  'event.first-seat': '{seat} est le premier joueur actif.',
  'event.turn-began': 'Tour {round} : chaque joueur reçoit {cubes:plural|# cube|# cubes}.',
  'event.handed-on': '{seat} passe la main.',
  'event.auction-opened': '{seat} met aux enchères la compagnie {company} et offre {amount:plural|# cube|# cubes}.',
  'event.bid': '{seat} offre {amount:plural|# cube|# cubes} pour la compagnie {company}.',
  'event.passed': '{seat} renonce à la compagnie {company}.',
  'event.control-sold':
    '{seat} contrôle la compagnie {company} pour {price:plural|# cube|# cubes} et reçoit un titre ; sa case contient {box:plural|# cube|# cubes}.',
  'event.left-unsold': 'Sans acheteur ce tour-ci : {companies:company}.',
  'event.started': 'Départ de la compagnie {company} : {city}.',
  'event.built':
    '{seat} construit {link} avec la compagnie {company} pour {cost:plural|# cube|# cubes} : gain {gain:money}, profit {profit:money}.',
  'event.transcontinental':
    'La compagnie {company} achève la liaison transcontinentale, longue de {rails:plural|# rail|# rails} : y prennent part {companies:company}.',
  'event.bonus': 'Bonus de {amount:money} pour la compagnie {company} : profit {profit:money}.',
  'event.company-passed':
    'La compagnie {company} passe avec {box:count|une case vide|# cube dans sa case|# cubes dans sa case} : elle jouera en position {place} au tour suivant.',
  'event.profit-paid': '{seat} reçoit {amount:money} de la compagnie {company}.',
  'event.turn-ended': 'Fin du tour {round}. Ordre des compagnies : {companies:company}.',
  'event.goods-placed':
    '{cubes:count|Aucun cube ne quitte les cases|# cube quitte les cases|# cubes quittent les cases} ; {cities:count|aucune ville ne porte|# ville porte|# villes portent} une marchandise.',
  'event.final-control': '{seat} contrôle la compagnie {company} jusqu’à la fin.',
  'event.never-sold': 'La compagnie {company} n’a jamais été vendue : personne ne la contrôle.',
  'event.collected':
    '{seat} récupère {good} à {city} pour la compagnie {company} : ses collections valent {value:money}.',
  'event.company-finished':
    'La compagnie {company} a {goods:count|zéro marchandise|# marchandise|# marchandises}, valeur {value:money}.',
  'event.shares-paid':
    '{seat} reçoit {amount:money} pour {shares:plural|# titre|# titres} de la compagnie {company} à {perShare:money}.',
  'event.game-ended': 'Le jeu se termine : {reasons:end}.',

  'prompt.sales':
    'Vous êtes le joueur actif : mettez une compagnie aux enchères ({companies:company|or}) avec une première offre de 1 à {cubes}, ou passez la main.',
  'prompt.auction': 'Contrôle de la compagnie {company} : offrez {least} ou plus, ou passez.',
  'prompt.highest': 'Plus haute offre : {amount:plural|# cube|# cubes} ({seat}).',
  'prompt.starting':
    'Premier rail de la compagnie {company} : choisissez une liaison partant d’une ville de départ, {box:plural|# cube|# cubes} dans sa case.',
  'prompt.building':
    'La compagnie {company} doit construire un rail : {box:plural|# cube|# cubes} dans sa case, profit {profit:money}.',
  'prompt.links': 'Il manque {gap:plural|# rail|# rails} à la liaison transcontinentale.',
  'prompt.profit': 'Les profits vont être versés.',
  'prompt.collecting': 'La compagnie {company} récupère une marchandise : ses collections valent {value:money}.',

  'waiting.sales': 'On attend {seat} : une enchère, ou la main passée.',
  'waiting.auction': 'On attend {seat} : offre pour la compagnie {company}.',
  'waiting.starting': 'On attend {seat} : premier rail de la compagnie {company}.',
  'waiting.building': 'On attend {seat} : rail de la compagnie {company}.',
  'waiting.profit': 'Les profits vont être versés.',
  'waiting.collecting': 'On attend {seat} : marchandise pour la compagnie {company}.',

  'action.open': 'Mettre aux enchères la compagnie {company}, première offre {amount:plural|# cube|# cubes}',
  'action.hand-on': 'Passer la main',
  'action.bid': 'Offrir {amount:plural|# cube|# cubes}',
  'action.pass': 'Passer',
  'action.start': 'Construire {link}, départ : {city}',
  'action.build': 'Construire {link}',
  'action.collect': 'Récupérer la marchandise à {city}',

  'did.open': '{seat} met aux enchères la compagnie {company}, première offre {amount:plural|# cube|# cubes}.',
  'did.hand-on': '{seat} passe la main.',
  'did.bid': '{seat} offre {amount:plural|# cube|# cubes}.',
  'did.pass': '{seat} passe.',
  'did.start': '{seat} construit {link}, départ : {city}.',
  'did.build': '{seat} construit {link}.',
  'did.collect': '{seat} récupère la marchandise à {city}.',

  'option.map': 'Plateau',
  'option.map.us-reconstructed': 'États-Unis (plateau reconstitué)',
  'option-note.map.us-reconstructed':
    'Le plateau imprimé n’a pu être lu nulle part : les villes, les liaisons et la plupart des chiffres sont une reconstitution. Si vous avez le plateau, enregistrez celui-ci dans un fichier, corrigez-le et rapportez-le.',

  'company.red': 'rouge',
  'company.yellow': 'jaune',
  'company.green': 'verte',
  'company.blue': 'bleue',
  'company.grey': 'grise',
  'company.brown': 'marron',
  'company-name.red': 'I Rouge',
  'company-name.yellow': 'II Jaune',
  'company-name.green': 'III Verte',
  'company-name.blue': 'IV Bleue',
  'company-name.grey': 'V Grise',
  'company-name.brown': 'VI Marron',

  'good.black': 'marchandise noire',
  'good.white': 'marchandise blanche',
  'good.silver': 'marchandise argent',
  'good.orange': 'marchandise orange',
  'good.red': 'marchandise rouge',
  'set.1': 'collection de 1',
  'set.2': 'collection de 2',
  'set.3': 'collection de 3',
  'set.4': 'collection de 4',
  'set.5': 'collection de 5',
  'city-kind.start': 'ville de départ',
  'city-kind.regular': 'ville',

  'end.five-turns': 'le cinquième tour est achevé et toutes les marchandises sont récupérées',
  'end.goods-decided': 'à argent égal, la plus grande compagnie décide',
  'end.victory-shared': 'l’argent et les marchandises sont à égalité, la victoire est partagée',

  'chance.first-seat': 'premier joueur actif',

  'fact.cubes': 'cubes',
  'fact.cash': 'argent',
  'fact.shares': 'titres',
  'fact.controls': 'compagnies contrôlées',
  'fact.next-profit': 'profit à venir',
  'fact.final-cash': 'argent si les constructions s’arrêtaient là',
  'fact.box': 'cubes dans sa case',
  'fact.profit': 'profit',
  'fact.rails-left': 'rails restants',
  'fact.cities': 'villes',
  'fact.shares-sold': 'titres distribués',
  'fact.goods': 'marchandises récupérées',
  'fact.sets': 'valeur de ses collections',
  'fact.final-value': 'valeur finale si les constructions s’arrêtaient là',
  'fact.round': 'tour',
  'fact.cube-income': 'cubes par joueur et par tour',
  'fact.link-rails': 'rails manquant à la liaison transcontinentale',
  'fact.link-cost': 'cubes que coûtent ces rails',
  'fact.goods-left': 'marchandises sur le plateau',
  'fact.profits': 'profits des tours',

  // Each ends a sentence that begins: « la position de départ est impossible, car ».
  'breach.players-miscounted': 'le nombre de joueurs n’est pas le bon',
  'breach.amount-negative': 'une quantité est inférieure à zéro',
  'breach.board-mismatched': 'ses rails ne sont pas ceux de ce plateau',
  'breach.cubes-not-conserved': 'le compte des cubes distribués n’y est pas',
  'breach.shares-not-conserved': 'une compagnie a distribué plus de titres qu’elle n’en a',
  'breach.control-broken': 'une compagnie est contrôlée par quelqu’un qui ne peut pas la contrôler',
  'breach.rails-over-limit': 'une compagnie a posé plus de rails qu’elle n’en a',
  'breach.network-broken': 'le réseau d’une compagnie n’est pas d’un seul tenant depuis une ville de départ',
  'breach.order-broken': 'l’ordre des compagnies est impossible',
  'breach.link-misjudged': 'la liaison transcontinentale est mal notée',
  'breach.goods-not-conserved': 'les marchandises ne sont pas celles des villes reliées',
  'breach.phases-broken': 'les phases en cours ne vont pas ensemble',
  'breach.auction-broken': 'l’enchère en cours est impossible',

  'board-fault.city-twice': 'La ville « {where} » y est deux fois : donnez à chaque ville un identifiant à elle.',
  'board-fault.link-twice': 'La liaison « {where} » y est deux fois : donnez à chaque liaison un identifiant à elle.',
  'board-fault.link-end-unknown':
    'La liaison « {where} » mène à « {end} », qui n’est pas une ville : corrigez cette extrémité.',
  'board-fault.link-to-itself': 'La liaison « {where} » revient à sa propre ville : corrigez une extrémité.',
  'board-fault.cost-out-of-range':
    'La liaison « {where} » coûte {cost}, mais les coûts vont de {min} à {max} : corrigez le coût ou les invariants.',
  'board-fault.value-not-multiple':
    'La ville « {where} » vaut {value}, qui n’est pas un multiple de {step} : corrigez la valeur ou les invariants.',
  'board-fault.cities-miscounted':
    'Le plateau a {found:plural|# ville|# villes} et en annonce {declared} : corrigez les villes ou les invariants.',
  'board-fault.colour-miscounted':
    'Le plateau a {found:plural|# ville|# villes} avec {good} et en annonce {declared} : corrigez les villes ou les invariants.',
  'board-fault.city-off-canvas': 'La ville « {where} » est hors du cadre : corrigez sa position.',
  'board-fault.end-unknown':
    'La liaison transcontinentale finit à « {where} », qui n’est pas une ville : corrigez ses extrémités.',
  'board-fault.ends-equal':
    'La liaison transcontinentale commence et finit à « {where} » : donnez-lui deux extrémités.',
  'board-fault.no-start-city': 'Aucune ville n’est une ville de départ : il en faut au moins une.',
  'board-fault.city-cut-off':
    'Aucune suite de liaisons ne mène à la ville « {where} » : ajoutez-en une, ou déclarez le plateau non connexe.',

  'order.bid-up-to': 'Enchérir jusqu’à une limite',
  'order.pass-sales': 'Passer aux enchères',
  'order.hand-on': 'Toujours passer la main',
  'order.collect-best': 'Récupérer ce qui rapporte le plus',
  'order.ask-if-offered': 'Me demander quand une compagnie est en vente',
  'order.ask-if-price': 'Me demander au-delà d’un prix',
  'order.ask-if-linked': 'Me demander une fois les côtes reliées',

  'order-says.bid-up-to':
    'Pour {company:which}, offrir le moins possible jusqu’à {amount:plural|# cube|# cubes}, puis passer.',
  'order-says.pass-sales': 'Passer quand {company:which} est en vente.',
  'order-says.hand-on': 'Passer la main chaque fois que je suis le joueur actif.',
  'order-says.collect-best': 'Récupérer la marchandise qui ajoute le plus aux collections de la compagnie.',
  'order-says.ask-if-offered': 'Me demander quand {company:which} est en vente.',
  'order-says.ask-if-price': 'Me demander si {company:which} dépasse {amount:plural|# cube|# cubes}.',
  'order-says.ask-if-linked': 'Me demander une fois la liaison transcontinentale achevée.',

  'order-why.below-limit': 'L’offre suivante restait dans votre limite.',
  'order-why.above-limit': 'L’offre suivante dépassait votre limite ou vos cubes.',
  'order-why.sale-passed': 'Vous aviez demandé de passer pour cette compagnie.',
  'order-why.handed-on': 'Vous aviez demandé de passer la main.',
  'order-why.best-collected': 'Vous aviez demandé de récupérer ce qui rapporte le plus.',
  'order-why.marker-on-sale': 'Une compagnie que vous surveillez est en vente : à vous de choisir.',
  'order-why.price-reached': 'Le prix que vous aviez fixé est dépassé : à vous de choisir.',
  'order-why.coasts-linked': 'La liaison transcontinentale est achevée : à vous de choisir.',

  'order-field.company': 'Compagnie',
  'order-field.amount': 'Cubes',
  'which.any': 'toute compagnie',
  'which.red': 'la compagnie rouge',
  'which.yellow': 'la compagnie jaune',
  'which.green': 'la compagnie verte',
  'which.blue': 'la compagnie bleue',
  'which.grey': 'la compagnie grise',
  'which.brown': 'la compagnie marron',

  'section.material': 'Matériel et mise en place',
  'section.sales': 'Cubes et enchères',
  'section.building': 'Construction de rails',
  'section.transcontinental': 'Liaison transcontinentale',
  'section.profit': 'Profit et fin du tour',
  'section.final': 'Profit final',
  'section.end': 'Fin du jeu',
} satisfies Record<TextKey, string>;
