/** Rule id -> heading of our rulebook. The ids are those of the rulings listed in the game's README. */
import type { Rule } from '../../kernel/contract.ts';

export const RULE_IDS = [
  'CE-1',
  'CE-2',
  'CE-3',
  'CE-4',
  'CE-5',
  'CE-6',
  'CE-7',
  'CE-8',
  'CE-9',
  'CE-10',
  'CE-11',
  'CE-12',
  'CE-13',
  'CE-14',
  'CE-15',
  'CE-16',
  'CE-17',
  'CE-18',
  'CE-19',
  'CE-20',
  'CE-21',
  'CE-22',
  'CE-23',
  'CE-24',
  'CE-25',
  'CE-26',
  'CE-27',
  'CE-28',
  'CE-29',
  'CE-30',
  'CE-31',
  'CE-32',
  'CE-33',
  'CE-34',
  'CE-35',
  'CE-36',
  'CE-37',
  'CE-38',
  'CE-39',
  'CE-40',
  'CE-41',
  'CE-42',
  'CE-43',
  'CE-44',
  'CE-45',
  'CE-46',
  'CE-47',
  'CE-48',
  'CE-49',
  'CE-50',
  'CE-51',
  'CE-52',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** In the order of our rulebook page. */
export const SECTIONS = [
  'material',
  'opening',
  'turn',
  'auction',
  'expansion',
  'development',
  'dividends',
  'chicago',
  'end',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export const rulebook: Readonly<Record<RuleId, Rule & { section: SectionId }>> = {
  'CE-1': {
    section: 'material',
    heading: { fr: 'La carte, de la côte Est à Chicago', en: 'The map, from the East Coast to Chicago' },
  },
  'CE-2': {
    section: 'material',
    heading: { fr: 'Revenus de départ', en: 'Starting incomes' },
  },
  'CE-3': {
    section: 'material',
    heading: { fr: 'Nombre de crans de chaque cadran', en: 'How many choices each dial holds' },
  },
  'CE-4': {
    section: 'material',
    heading: { fr: 'Revenu au-delà de 50', en: 'Income beyond 50' },
  },
  'CE-5': {
    section: 'material',
    heading: { fr: 'La banque ne s’épuise jamais', en: 'The bank never runs out' },
  },
  'CE-6': {
    section: 'material',
    heading: { fr: 'Tout est public', en: 'Everything is public' },
  },
  'CE-7': {
    section: 'material',
    heading: { fr: 'Le tableau de la Wabash', en: 'The Wabash charter' },
  },
  'CE-8': {
    section: 'opening',
    heading: { fr: 'Qui ouvre la première enchère', en: 'Who opens the first auction' },
  },
  'CE-9': {
    section: 'opening',
    heading: {
      fr: 'Ordre et offres de départ des quatre premières enchères',
      en: 'Order and opening bids of the first four auctions',
    },
  },
  'CE-10': {
    section: 'opening',
    heading: {
      fr: 'Enchérir : dépasser la plus haute offre, sans dépasser son argent',
      en: 'Bidding: above the highest bid, within your cash',
    },
  },
  'CE-11': {
    section: 'opening',
    heading: {
      fr: 'Le dernier joueur en lice quand personne n’a enchéri',
      en: 'The last player in when nobody has bid',
    },
  },
  'CE-12': {
    section: 'opening',
    heading: {
      fr: 'Tout le monde passe avant le début du jeu : action gratuite',
      en: 'Everybody passes before play begins: a free share',
    },
  },
  'CE-13': {
    section: 'opening',
    heading: {
      fr: 'Qui ouvre l’enchère suivante, qui joue en premier',
      en: 'Who opens the next auction and who plays first',
    },
  },
  'CE-14': {
    section: 'opening',
    heading: { fr: 'Trop peu d’argent pour enchérir', en: 'Too little cash to bid' },
  },
  'CE-15': {
    section: 'turn',
    heading: {
      fr: 'Une action de jeu par tour, à laquelle on peut renoncer',
      en: 'One game action a turn, which may be declined',
    },
  },
  'CE-16': {
    section: 'turn',
    heading: { fr: 'Un cadran dans le rouge est fermé', en: 'A dial in the red is closed' },
  },
  'CE-17': {
    section: 'turn',
    heading: { fr: 'Quand les dividendes sont versés', en: 'When dividends are paid' },
  },
  'CE-18': {
    section: 'turn',
    heading: { fr: 'Jamais trois cadrans dans le rouge', en: 'Never three dials in the red' },
  },
  'CE-19': {
    section: 'auction',
    heading: { fr: 'Quelles actions peuvent être proposées', en: 'Which shares may be offered' },
  },
  'CE-20': {
    section: 'auction',
    heading: { fr: 'Calcul de l’offre de départ', en: 'How the opening bid is worked out' },
  },
  'CE-21': {
    section: 'auction',
    heading: { fr: 'Celui qui propose l’action parle le premier', en: 'Whoever offers the share speaks first' },
  },
  'CE-22': {
    section: 'auction',
    heading: { fr: 'Pas d’offre à zéro', en: 'No bid of zero' },
  },
  'CE-23': {
    section: 'auction',
    heading: { fr: 'Tout le monde passe en cours de jeu', en: 'Everybody passes during play' },
  },
  'CE-24': {
    section: 'auction',
    heading: { fr: 'À qui le tour après une enchère', en: 'Whose turn it is after an auction' },
  },
  'CE-25': {
    section: 'expansion',
    heading: {
      fr: 'Qui étend un réseau, de combien de cases et d’où',
      en: 'Who extends a network, how far and from where',
    },
  },
  'CE-26': {
    section: 'expansion',
    heading: {
      fr: 'Une locomotive à Chicago déclenche la phase Chicago',
      en: 'A locomotive in Chicago starts the Chicago phase',
    },
  },
  'CE-27': {
    section: 'expansion',
    heading: { fr: 'Les cases de départ sont fermées', en: 'Start hexes are closed' },
  },
  'CE-28': {
    section: 'expansion',
    heading: { fr: 'Coût d’une case', en: 'What a hex costs' },
  },
  'CE-29': {
    section: 'expansion',
    heading: { fr: 'La compagnie paie sur sa caisse', en: 'The company pays from its treasury' },
  },
  'CE-30': {
    section: 'expansion',
    heading: { fr: 'Combien de locomotives par case', en: 'How many locomotives a hex holds' },
  },
  'CE-31': {
    section: 'expansion',
    heading: { fr: 'Plus de locomotives, plus d’extension', en: 'No locomotives left, no expansion' },
  },
  'CE-32': {
    section: 'expansion',
    heading: {
      fr: 'La phase Chicago attend la fin de l’extension',
      en: 'The Chicago phase waits for the end of the expansion',
    },
  },
  'CE-33': {
    section: 'expansion',
    heading: { fr: 'Ce qu’une nouvelle case ajoute au revenu', en: 'What a new hex adds to income' },
  },
  'CE-34': {
    section: 'development',
    heading: { fr: 'Tout joueur peut développer une case occupée', en: 'Any player may develop an occupied hex' },
  },
  'CE-35': {
    section: 'development',
    heading: { fr: 'Quelles cases se développent, et combien de fois', en: 'Which hexes develop, and how often' },
  },
  'CE-36': {
    section: 'development',
    heading: { fr: 'Les cases que personne ne développe', en: 'The hexes nobody develops' },
  },
  'CE-37': {
    section: 'development',
    heading: { fr: 'Une échelle industrielle à son maximum', en: 'An industrial track at its end' },
  },
  'CE-38': {
    section: 'development',
    heading: { fr: 'Effet d’un développement', en: 'What a development brings' },
  },
  'CE-39': {
    section: 'development',
    heading: { fr: 'La réserve de petites maisons suffit toujours', en: 'The supply of houses always suffices' },
  },
  'CE-40': {
    section: 'dividends',
    heading: { fr: 'Calcul d’un dividende', en: 'How a dividend is worked out' },
  },
  'CE-41': {
    section: 'dividends',
    heading: { fr: 'Wabash ouverte sans action vendue', en: 'An open Wabash with no share sold' },
  },
  'CE-42': {
    section: 'dividends',
    heading: { fr: 'Déroulement de la phase des dividendes', en: 'Order of the dividend phase' },
  },
  'CE-43': {
    section: 'dividends',
    heading: { fr: 'Detroit progresse jusqu’à 8', en: 'Detroit grows up to 8' },
  },
  'CE-44': {
    section: 'chicago',
    heading: { fr: 'Déroulement de la phase Chicago', en: 'Order of the Chicago phase' },
  },
  'CE-45': {
    section: 'chicago',
    heading: { fr: 'Inauguration de la Wabash', en: 'The Wabash opens' },
  },
  'CE-46': {
    section: 'chicago',
    heading: { fr: 'Enchère de la première action Wabash', en: 'Auction of the first Wabash share' },
  },
  'CE-47': {
    section: 'chicago',
    heading: { fr: 'Chicago d’abord, dividendes ensuite', en: 'Chicago first, dividends next' },
  },
  'CE-48': {
    section: 'end',
    heading: { fr: 'Quand on vérifie si le jeu se termine', en: 'When the end of the game is checked' },
  },
  'CE-49': {
    section: 'end',
    heading: {
      fr: 'Les cinq compagnies comptent pour la fin du jeu',
      en: 'All five companies count for the end of the game',
    },
  },
  'CE-50': {
    section: 'end',
    heading: { fr: 'Qui gagne', en: 'Who wins' },
  },
  'CE-51': {
    section: 'material',
    heading: { fr: 'Détails de mise en page sans effet', en: 'Layout details without effect' },
  },
  'CE-52': {
    section: 'expansion',
    heading: { fr: 'Ordre des vérifications d’une construction', en: 'In which order a build is checked' },
  },
};
