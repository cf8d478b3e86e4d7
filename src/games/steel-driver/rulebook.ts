/** Rule id -> heading of our rulebook. The ids are those of the rulings listed in the game's README. */
import type { Rule } from '../../kernel/contract.ts';

/** In the order of our rulebook page. */
export const SECTIONS = ['material', 'sales', 'building', 'transcontinental', 'profit', 'final', 'end'] as const;
export type SectionId = (typeof SECTIONS)[number];

const rule = (section: SectionId, fr: string, en: string): Rule & { section: SectionId } => ({
  section,
  heading: { fr, en },
});

export const rulebook = {
  'SD-1': rule('material', 'Cinq couleurs de marchandises', 'Five colours of goods'),
  'SD-2': rule('material', 'Trente-huit villes, dont douze blanches', 'Thirty-eight cities, twelve of them white'),
  'SD-3': rule('final', 'Les cubes restés dans les cases sont rendus', 'Cubes left in the boxes are given back'),
  'SD-4': rule('material', 'Qui commence', 'Who begins'),
  'SD-5': rule('material', 'Ordre des compagnies au premier tour', 'Order of the companies on the first turn'),
  'SD-6': rule('material', 'Les titres ne manquent jamais', 'Shares never run out'),
  'SD-7': rule('material', 'Les cubes Investissement ne manquent jamais', 'Investment cubes never run out'),
  'SD-8': rule('building', 'Dix-sept rails par compagnie', 'Seventeen rails for each company'),
  'SD-9': rule('material', 'Rien n’est caché', 'Nothing is hidden'),
  'SD-10': rule('sales', 'Le revenu en cubes s’ajoute aux réserves', 'Cube income is added to what was saved'),
  'SD-11': rule('sales', 'Mettre aux enchères ou passer la main', 'Open an auction or hand the marker on'),
  'SD-12': rule('sales', 'Sans cube, ni enchère ni offre', 'No cube, no auction and no bid'),
  'SD-13': rule('sales', 'Comment on enchérit', 'How bidding goes'),
  'SD-14': rule('sales', 'Qui devient actif après une enchère', 'Who is active after an auction'),
  'SD-15': rule('sales', 'Contrôler plusieurs compagnies', 'Controlling several companies'),
  'SD-16': rule('sales', 'Qui sera actif au tour suivant', 'Who is active on the next turn'),
  'SD-17': rule('sales', 'Quand personne ne met rien aux enchères', 'When nobody opens an auction'),
  'SD-18': rule('building', 'Une compagnie sans contrôleur passe', 'A company without a controller passes'),
  'SD-19': rule('sales', 'Toute compagnie peut être mise aux enchères', 'Any company may be put up'),
  'SD-20': rule('building', 'Construire est obligatoire', 'Building is compulsory'),
  'SD-21': rule('building', 'Un rail à la fois', 'One rail at a time'),
  'SD-22': rule('building', 'Passer fixe l’ordre du tour suivant', 'Passing sets the order of the next turn'),
  'SD-23': rule('building', 'Le premier rail part d’un hexagone', 'The first rail leaves a hexagon'),
  'SD-24': rule('building', 'Choisir la ville de départ', 'Choosing the start city'),
  'SD-25': rule('building', 'La ville de départ fait partie du réseau', 'The start city belongs to the network'),
  'SD-26': rule(
    'building',
    'Réseaux, villes partagées, un rail par liaison',
    'Networks, shared cities, one rail a link',
  ),
  'SD-27': rule('building', 'Les réseaux peuvent bifurquer', 'Networks may fork'),
  'SD-28': rule(
    'building',
    'Relier deux villes du réseau ne rapporte rien',
    'Joining two cities of the network earns nothing',
  ),
  'SD-29': rule('building', 'Une compagnie bloquée garde ses cubes', 'A blocked company keeps its cubes'),
  'SD-30': rule('building', 'Le profit n’a pas de plafond', 'Profit has no ceiling'),
  'SD-31': rule('transcontinental', 'Quand la liaison est établie', 'When the link is made'),
  'SD-32': rule('transcontinental', 'Cinquante dollars, puis trente', 'Fifty dollars, then thirty'),
  'SD-33': rule('transcontinental', 'Quel itinéraire compte', 'Which route counts'),
  'SD-34': rule('transcontinental', 'Où vont les bonus', 'Where the bonuses go'),
  'SD-35': rule('profit', 'Seul le contrôleur est payé', 'Only the controller is paid'),
  'SD-36': rule('profit', 'Fin du tour', 'End of the turn'),
  'SD-37': rule('final', 'Une marchandise par ville reliée', 'One goods cube in each city reached'),
  'SD-38': rule('final', 'Contrôle final des compagnies', 'Final control of the companies'),
  'SD-39': rule('final', 'Ordre de la collecte', 'Order of collecting'),
  'SD-40': rule('final', 'Un cube par passage, sans pouvoir refuser', 'One cube a visit, and no declining'),
  'SD-41': rule('final', 'Une compagnie jamais vendue ne collecte rien', 'A company never sold collects nothing'),
  'SD-42': rule('final', 'La valeur des collections', 'What sets are worth'),
  'SD-43': rule('final', 'Chaque titre est payé', 'Every share is paid'),
  'SD-44': rule('end', 'Les cubes des joueurs ne valent rien', 'Cubes of players are worth nothing'),
  'SD-45': rule('end', 'Qui gagne', 'Who wins'),
  'SD-46': rule('material', 'Texte principal et aide-mémoire', 'Main text and summary'),
  'SD-47': rule('material', 'Marqueurs de tour', 'Turn markers'),
  'SD-48': rule('material', 'De trois à six joueurs', 'Three to six players'),
  'SD-49': rule('sales', 'Ce qui est demandé et ce qui va de soi', 'What is asked and what goes by itself'),
  'SD-50': rule('building', 'Règles de base et ordre des vérifications', 'Basic rules and the order of checks'),
} as const satisfies Record<string, Rule & { section: SectionId }>;

export type RuleId = keyof typeof rulebook;
export const RULE_IDS = Object.keys(rulebook) as RuleId[];
