/** Rule id -> heading of our rulebook. The ids are those of the rulings listed in the game's README. */
import type { Rule } from '../../kernel/contract.ts';

export const RULE_IDS = [
  'AOS-1',
  'AOS-2',
  'AOS-3',
  'AOS-4',
  'AOS-5',
  'AOS-6',
  'AOS-7',
  'AOS-8',
  'AOS-9',
  'AOS-10',
  'AOS-11',
  'AOS-12',
  'AOS-13',
  'AOS-14',
  'AOS-15',
  'AOS-16',
  'AOS-17',
  'AOS-18',
  'AOS-19',
  'AOS-20',
  'AOS-21',
  'AOS-22',
  'AOS-23',
  'AOS-24',
  'AOS-25',
  'AOS-26',
  'AOS-27',
  'AOS-28',
  'AOS-29',
  'AOS-30',
  'AOS-31',
  'AOS-32',
  'AOS-33',
  'AOS-34',
  'AOS-35',
  'AOS-36',
  'AOS-37',
  'AOS-38',
  'AOS-39',
  'AOS-40',
  'AOS-41',
  'AOS-42',
  'AOS-43',
  'AOS-44',
  'AOS-45',
  'AOS-46',
  'AOS-47',
  'AOS-48',
  'AOS-49',
  'AOS-50',
  'AOS-51',
  'AOS-52',
  'AOS-53',
  'AOS-54',
  'AOS-55',
  'AOS-56',
  'AOS-57',
  'AOS-58',
  'AOS-59',
  'AOS-60',
  'AOS-61',
  'AOS-62',
  'AOS-63',
  'AOS-64',
  'AOS-65',
  'AOS-66',
  'AOS-67',
  'AOS-68',
  'AOS-69',
  'AOS-70',
  'AOS-71',
  'AOS-72',
  'AOS-73',
  'AOS-74',
  'AOS-75',
  'AOS-76',
  'AOS-77',
  'AOS-78',
  'AOS-79',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** In the order of our rulebook page. */
export const SECTIONS = [
  'general',
  'shares',
  'turn-order',
  'actions',
  'build',
  'goods',
  'money',
  'growth',
  'end',
  'maps',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export const rulebook: Readonly<Record<RuleId, Rule & { section: SectionId }>> = {
  'AOS-1': {
    section: 'general',
    heading: { fr: 'Quel texte fait foi', en: 'Which text counts' },
  },
  'AOS-2': {
    section: 'general',
    heading: { fr: 'Les mots employés ici', en: 'The words used here' },
  },
  'AOS-3': {
    section: 'general',
    heading: { fr: 'Nombre de joueurs', en: 'Number of players' },
  },
  'AOS-4': {
    section: 'general',
    heading: { fr: 'Tirage des cubes de départ', en: 'Drawing the first cubes' },
  },
  'AOS-5': {
    section: 'general',
    heading: { fr: 'Détroit porte le 3', en: 'Detroit is number 3' },
  },
  'AOS-6': {
    section: 'general',
    heading: { fr: 'Premier ordre du tour', en: 'The first order of play' },
  },
  'AOS-7': {
    section: 'general',
    heading: { fr: 'Banque sans fond, tout est public', en: 'A bottomless bank, and nothing hidden' },
  },
  'AOS-8': {
    section: 'general',
    heading: { fr: 'Tuiles et marqueurs comptés', en: 'Tiles and markers are counted' },
  },
  'AOS-9': {
    section: 'general',
    heading: { fr: 'Pions de propriété', en: 'Ownership discs' },
  },
  'AOS-10': {
    section: 'shares',
    heading: { fr: 'Quand et combien de titres', en: 'When and how many shares' },
  },
  'AOS-11': {
    section: 'turn-order',
    heading: { fr: 'Enchère dès le premier tour', en: 'An auction in the first turn too' },
  },
  'AOS-12': {
    section: 'turn-order',
    heading: { fr: 'Offres permises', en: 'Legal bids' },
  },
  'AOS-13': {
    section: 'turn-order',
    heading: { fr: 'Le mieux offrant attend', en: 'The high bidder waits' },
  },
  'AOS-14': {
    section: 'turn-order',
    heading: { fr: 'Qui paie quoi', en: 'Who pays what' },
  },
  'AOS-15': {
    section: 'turn-order',
    heading: { fr: 'Chacun paie sa propre offre', en: 'Each pays a bid of his own' },
  },
  'AOS-16': {
    section: 'turn-order',
    heading: { fr: 'Personne n’offre', en: 'Nobody bids' },
  },
  'AOS-17': {
    section: 'turn-order',
    heading: { fr: 'Passer sans sortir', en: 'Passing and staying in' },
  },
  'AOS-18': {
    section: 'turn-order',
    heading: { fr: 'Quand on paie', en: 'When it is paid' },
  },
  'AOS-19': {
    section: 'actions',
    heading: { fr: 'Choix obligatoire, usage libre', en: 'You must choose, you need not use' },
  },
  'AOS-20': {
    section: 'actions',
    heading: { fr: 'Locomotive au niveau 6', en: 'Locomotive at level 6' },
  },
  'AOS-21': {
    section: 'actions',
    heading: { fr: 'Deux niveaux par tour au plus', en: 'Two levels a turn at most' },
  },
  'AOS-22': {
    section: 'actions',
    heading: { fr: 'Production au premier tour', en: 'Production in the first turn' },
  },
  'AOS-23': {
    section: 'actions',
    heading: { fr: 'Ingénieur selon Faidutti', en: 'Faidutti’s engineer' },
  },
  'AOS-24': {
    section: 'actions',
    heading: { fr: 'Production selon Faidutti', en: 'Faidutti’s production' },
  },
  'AOS-25': {
    section: 'build',
    heading: { fr: 'Ordre et nombre de tuiles', en: 'Order and number of tiles' },
  },
  'AOS-26': {
    section: 'build',
    heading: { fr: 'La toute première tuile', en: 'The very first tile' },
  },
  'AOS-27': {
    section: 'build',
    heading: { fr: 'Ce que touche une voie nouvelle', en: 'What new track must touch' },
  },
  'AOS-28': {
    section: 'build',
    heading: { fr: 'Partir d’une petite ville', en: 'Starting from a town' },
  },
  'AOS-29': {
    section: 'build',
    heading: { fr: 'Ne pas se joindre aux autres', en: 'Not joining other players' },
  },
  'AOS-30': {
    section: 'build',
    heading: { fr: 'Directions interdites', en: 'Forbidden directions' },
  },
  'AOS-31': {
    section: 'build',
    heading: { fr: 'Pas de boucle', en: 'No loops' },
  },
  'AOS-32': {
    section: 'build',
    heading: { fr: 'Deux fois le même hexagone', en: 'The same hex twice' },
  },
  'AOS-33': {
    section: 'build',
    heading: { fr: 'À qui est la voie', en: 'Whose track it is' },
  },
  'AOS-34': {
    section: 'build',
    heading: { fr: 'Perdre et gagner une ligne incomplète', en: 'Losing and gaining an incomplete line' },
  },
  'AOS-35': {
    section: 'build',
    heading: { fr: 'Condition pour reprendre une ligne', en: 'When a line may be claimed' },
  },
  'AOS-36': {
    section: 'build',
    heading: { fr: 'Réorienter', en: 'Redirecting' },
  },
  'AOS-37': {
    section: 'build',
    heading: { fr: 'Tourner n’est pas prolonger', en: 'Turning is not extending' },
  },
  'AOS-38': {
    section: 'build',
    heading: { fr: 'Remplacer une tuile', en: 'Replacing a tile' },
  },
  'AOS-39': {
    section: 'build',
    heading: { fr: 'Tuile complexe sur hexagone vide', en: 'Complex tiles on empty hexes' },
  },
  'AOS-40': {
    section: 'build',
    heading: { fr: 'Prix de la pose', en: 'Price of a new tile' },
  },
  'AOS-41': {
    section: 'build',
    heading: { fr: 'Prix d’une petite ville', en: 'Price of a town' },
  },
  'AOS-42': {
    section: 'build',
    heading: { fr: 'Prix du remplacement', en: 'Price of a replacement' },
  },
  'AOS-43': {
    section: 'build',
    heading: { fr: 'Une tuile, un prix', en: 'One tile, one price' },
  },
  'AOS-44': {
    section: 'build',
    heading: { fr: 'Marqueur de petite ville', en: 'Town markers' },
  },
  'AOS-45': {
    section: 'build',
    heading: { fr: 'Quand urbaniser', en: 'When to urbanize' },
  },
  'AOS-46': {
    section: 'build',
    heading: { fr: 'Ce que fait une nouvelle cité', en: 'What a New City does' },
  },
  'AOS-47': {
    section: 'build',
    heading: { fr: 'Lignes qui visaient la petite ville', en: 'Stubs that pointed at the town' },
  },
  'AOS-48': {
    section: 'build',
    heading: { fr: 'Grandes villes voisines', en: 'Adjacent cities' },
  },
  'AOS-49': {
    section: 'goods',
    heading: { fr: 'Les cubes noirs', en: 'Black cubes' },
  },
  'AOS-50': {
    section: 'goods',
    heading: { fr: 'Deux tournées de déplacements', en: 'Two rounds of moves' },
  },
  'AOS-51': {
    section: 'goods',
    heading: { fr: 'Améliorer sa locomotive', en: 'Upgrading the engine' },
  },
  'AOS-52': {
    section: 'goods',
    heading: { fr: 'Qui gagne un revenu', en: 'Who earns income' },
  },
  'AOS-53': {
    section: 'goods',
    heading: { fr: 'Faut-il une liaison à soi', en: 'Is a link of your own needed' },
  },
  'AOS-54': {
    section: 'goods',
    heading: { fr: 'Le trajet d’un cube', en: 'The route of a cube' },
  },
  'AOS-55': {
    section: 'goods',
    heading: { fr: 'Les petites villes en chemin', en: 'Towns on the way' },
  },
  'AOS-56': {
    section: 'goods',
    heading: { fr: 'Les cubes livrés', en: 'Delivered cubes' },
  },
  'AOS-57': {
    section: 'goods',
    heading: { fr: 'Liaisons neutres', en: 'Neutral links' },
  },
  'AOS-58': {
    section: 'money',
    heading: { fr: 'Revenus, frais, réduction', en: 'Income, expenses, reduction' },
  },
  'AOS-59': {
    section: 'money',
    heading: { fr: 'Les frais', en: 'Expenses' },
  },
  'AOS-60': {
    section: 'money',
    heading: { fr: 'La faillite', en: 'Bankruptcy' },
  },
  'AOS-61': {
    section: 'money',
    heading: { fr: 'Un joueur en faillite', en: 'A bankrupt player' },
  },
  'AOS-62': {
    section: 'money',
    heading: { fr: 'Réduction des revenus', en: 'Income reduction' },
  },
  'AOS-63': {
    section: 'growth',
    heading: { fr: 'Les dés de la production', en: 'The growth dice' },
  },
  'AOS-64': {
    section: 'growth',
    heading: { fr: 'Quels cubes descendent', en: 'Which cubes come down' },
  },
  'AOS-65': {
    section: 'growth',
    heading: { fr: 'L’action Production', en: 'The action Production' },
  },
  'AOS-66': {
    section: 'growth',
    heading: { fr: 'Choix de la case', en: 'Choosing the slot' },
  },
  'AOS-67': {
    section: 'growth',
    heading: { fr: 'Sac vide', en: 'An empty bag' },
  },
  'AOS-68': {
    section: 'end',
    heading: { fr: 'Durée de la partie', en: 'Length of the game' },
  },
  'AOS-69': {
    section: 'end',
    heading: { fr: 'Fin avant l’heure', en: 'An early end' },
  },
  'AOS-70': {
    section: 'end',
    heading: { fr: 'Le décompte', en: 'Scoring' },
  },
  'AOS-71': {
    section: 'end',
    heading: { fr: 'Ce qu’est un tronçon', en: 'What a section is' },
  },
  'AOS-72': {
    section: 'end',
    heading: { fr: 'Égalités', en: 'Ties' },
  },
  'AOS-73': {
    section: 'general',
    heading: { fr: 'Décisions sans choix', en: 'Decisions without a choice' },
  },
  'AOS-74': {
    section: 'maps',
    heading: { fr: 'Cartes sans ligne inachevée', en: 'Maps without unfinished lines' },
  },
  'AOS-75': {
    section: 'maps',
    heading: { fr: 'Ingénieur à moitié prix', en: 'The half-price engineer' },
  },
  'AOS-76': {
    section: 'maps',
    heading: { fr: 'Villes particulières', en: 'Special cities' },
  },
  'AOS-77': {
    section: 'build',
    heading: { fr: 'Quel refus est donné', en: 'Which refusal is given' },
  },
  'AOS-78': {
    section: 'maps',
    heading: { fr: 'Construction reprise trois fois', en: 'A build taken back three times' },
  },
  'AOS-79': {
    section: 'maps',
    heading: { fr: 'Règles propres à une carte', en: 'Rules of a single map' },
  },
};
