/** Rule id -> heading of our rulebook. LTW-1 to LTW-52 are the rulings listed in the game's README; the rest, the rules themselves. */
import type { Rule } from '../../kernel/contract.ts';

export const RULE_IDS = [
  'LTW-1',
  'LTW-2',
  'LTW-3',
  'LTW-4',
  'LTW-5',
  'LTW-6',
  'LTW-7',
  'LTW-8',
  'LTW-9',
  'LTW-10',
  'LTW-11',
  'LTW-12',
  'LTW-13',
  'LTW-14',
  'LTW-15',
  'LTW-16',
  'LTW-17',
  'LTW-18',
  'LTW-19',
  'LTW-20',
  'LTW-21',
  'LTW-22',
  'LTW-23',
  'LTW-24',
  'LTW-25',
  'LTW-26',
  'LTW-27',
  'LTW-28',
  'LTW-29',
  'LTW-30',
  'LTW-31',
  'LTW-32',
  'LTW-33',
  'LTW-34',
  'LTW-35',
  'LTW-36',
  'LTW-37',
  'LTW-38',
  'LTW-39',
  'LTW-40',
  'LTW-41',
  'LTW-42',
  'LTW-43',
  'LTW-44',
  'LTW-45',
  'LTW-46',
  'LTW-47',
  'LTW-48',
  'LTW-49',
  'LTW-50',
  'LTW-51',
  'LTW-52',
  'LTW-53',
  'LTW-54',
  'LTW-55',
  'LTW-56',
  'LTW-57',
  'LTW-58',
  'LTW-59',
  'LTW-60',
  'LTW-61',
  'LTW-62',
  'LTW-63',
  'LTW-64',
  'LTW-65',
  'LTW-66',
  'LTW-67',
  'LTW-68',
  'LTW-69',
  'LTW-70',
  'LTW-71',
  'LTW-72',
  'LTW-73',
  'LTW-74',
  'LTW-75',
  'LTW-76',
  'LTW-77',
  'LTW-78',
  'LTW-79',
  'LTW-80',
  'LTW-81',
  'LTW-82',
  'LTW-83',
  'LTW-84',
  'LTW-85',
  'LTW-86',
  'LTW-87',
  'LTW-88',
  'LTW-89',
  'LTW-90',
  'LTW-91',
  'LTW-92',
  'LTW-93',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** In the order of our rulebook page. */
export const SECTIONS = [
  'setup',
  'income',
  'bidding',
  'building',
  'trains',
  'accounts',
  'sales',
  'nuremberg',
  'end',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export const rulebook: Readonly<Record<RuleId, Rule & { section: SectionId }>> = {
  'LTW-1': {
    section: 'setup',
    heading: { fr: 'Quel côté des plateaux', en: 'Which side of the boards' },
  },
  'LTW-2': {
    section: 'end',
    heading: { fr: 'Nombre de manches', en: 'Number of rounds' },
  },
  'LTW-3': {
    section: 'setup',
    heading: { fr: 'Influence de départ', en: 'Influence at the start' },
  },
  'LTW-4': {
    section: 'setup',
    heading: { fr: 'Tirages de la mise en place', en: 'Draws of the set-up' },
  },
  'LTW-5': {
    section: 'setup',
    heading: { fr: 'Villages et villes', en: 'Villages and towns' },
  },
  'LTW-6': {
    section: 'setup',
    heading: { fr: 'Retraits dès la mise en place', en: 'Removals at the set-up' },
  },
  'LTW-7': {
    section: 'income',
    heading: { fr: 'Prendre ses cubes n’est pas un choix', en: 'Taking cubes is no choice' },
  },
  'LTW-8': {
    section: 'income',
    heading: { fr: 'Le sac de jetons est refait à chaque manche', en: 'The bag of tokens is refilled every round' },
  },
  'LTW-9': {
    section: 'bidding',
    heading: { fr: 'Après une surenchère', en: 'After an overbid' },
  },
  'LTW-10': {
    section: 'bidding',
    heading: { fr: 'Miser est obligatoire', en: 'Bidding is compulsory' },
  },
  'LTW-11': {
    section: 'bidding',
    heading: { fr: 'Sans mise possible', en: 'Without a possible bid' },
  },
  'LTW-12': {
    section: 'bidding',
    heading: { fr: 'Les mises gagnantes sont dépensées', en: 'Winning bids are spent' },
  },
  'LTW-13': {
    section: 'bidding',
    heading: { fr: 'Ordre des jetons d’une case', en: 'Order of the tokens in a box' },
  },
  'LTW-14': {
    section: 'bidding',
    heading: { fr: 'Quand choisir vert ou rouge', en: 'When to choose green or red' },
  },
  'LTW-15': {
    section: 'bidding',
    heading: { fr: 'Au-delà du maximum', en: 'Above a maximum' },
  },
  'LTW-16': {
    section: 'bidding',
    heading: { fr: 'Qui passe au-dessus de la pile', en: 'Who comes to lie on top' },
  },
  'LTW-17': {
    section: 'bidding',
    heading: { fr: 'Les deux ordres restent fixes', en: 'The two orders stay fixed' },
  },
  'LTW-18': {
    section: 'building',
    heading: { fr: 'Une ligne se paie d’un bloc', en: 'A line is paid as a whole' },
  },
  'LTW-19': {
    section: 'building',
    heading: { fr: 'Pas deux fois le même secteur', en: 'No sector twice' },
  },
  'LTW-20': {
    section: 'building',
    heading: { fr: 'Quinze voies en tout', en: 'Fifteen tracks in all' },
  },
  'LTW-21': {
    section: 'building',
    heading: { fr: 'Un droit par ville et par tour', en: 'One fee a town and turn' },
  },
  'LTW-22': {
    section: 'building',
    heading: { fr: 'Les droits se paient dans leur couleur', en: 'Fees are paid in their colour' },
  },
  'LTW-23': {
    section: 'building',
    heading: { fr: 'Propriétaires au départ de la ligne', en: 'Landowners where the line begins' },
  },
  'LTW-24': {
    section: 'building',
    heading: { fr: 'Les cubes d’abord', en: 'Cubes first' },
  },
  'LTW-25': {
    section: 'building',
    heading: { fr: 'Fleuve et vallée ne s’ajoutent pas', en: 'River and valley do not add up' },
  },
  'LTW-26': {
    section: 'building',
    heading: { fr: 'Secteur sans ville', en: 'Sector without a town' },
  },
  'LTW-27': {
    section: 'building',
    heading: { fr: 'La voie d’un autre n’est pas un départ', en: 'Another player’s track is no start' },
  },
  'LTW-28': {
    section: 'building',
    heading: { fr: 'Ne rien construire', en: 'Building nothing' },
  },
  'LTW-29': {
    section: 'trains',
    heading: { fr: 'Échanger trois points contre un', en: 'Exchanging three points for one' },
  },
  'LTW-30': {
    section: 'trains',
    heading: { fr: 'Trois locomotives', en: 'Three locomotives' },
  },
  'LTW-31': {
    section: 'trains',
    heading: { fr: 'Le choix du train', en: 'The choice of the train' },
  },
  'LTW-32': {
    section: 'trains',
    heading: { fr: 'Voies de compagnie et fromage', en: 'Company tracks and field goods' },
  },
  'LTW-33': {
    section: 'trains',
    heading: { fr: 'Un débouché suffit', en: 'One outlet is enough' },
  },
  'LTW-34': {
    section: 'trains',
    heading: { fr: 'Le voyage d’un passager', en: 'A passenger’s trip' },
  },
  'LTW-35': {
    section: 'trains',
    heading: { fr: 'Passer est définitif', en: 'Passing is final' },
  },
  'LTW-36': {
    section: 'accounts',
    heading: { fr: 'Quand les points sont inscrits', en: 'When points are booked' },
  },
  'LTW-37': {
    section: 'accounts',
    heading: { fr: 'Aux bouts de la piste', en: 'At the ends of the row' },
  },
  'LTW-38': {
    section: 'sales',
    heading: { fr: 'Ce qu’est une ligne à vendre', en: 'What a line for sale is' },
  },
  'LTW-39': {
    section: 'sales',
    heading: { fr: 'Voies de compagnie sans limite', en: 'Company tracks without limit' },
  },
  'LTW-40': {
    section: 'sales',
    heading: { fr: 'Quelles villes prennent la couleur', en: 'Which towns take the colour' },
  },
  'LTW-41': {
    section: 'sales',
    heading: { fr: 'Une vente après l’autre', en: 'One sale after another' },
  },
  'LTW-42': {
    section: 'sales',
    heading: { fr: 'Vente à la dernière manche', en: 'Sale in the last round' },
  },
  'LTW-43': {
    section: 'end',
    heading: { fr: 'Les ensembles', en: 'The sets' },
  },
  'LTW-44': {
    section: 'end',
    heading: { fr: 'Score négatif', en: 'Negative score' },
  },
  'LTW-45': {
    section: 'nuremberg',
    heading: { fr: 'Comment se compte la liaison', en: 'How the link is counted' },
  },
  'LTW-46': {
    section: 'nuremberg',
    heading: { fr: 'Nürnberg Nord et Nürnberg Süd', en: 'Nürnberg Nord and Nürnberg Süd' },
  },
  'LTW-47': {
    section: 'end',
    heading: { fr: 'Pas d’égalité', en: 'No tie remains' },
  },
  'LTW-48': {
    section: 'building',
    heading: { fr: 'The South', en: 'The South' },
  },
  'LTW-49': {
    section: 'building',
    heading: { fr: 'Vallées et fleuves', en: 'Valleys and rivers' },
  },
  'LTW-50': {
    section: 'setup',
    heading: { fr: 'Tout est public', en: 'Everything is public' },
  },
  'LTW-51': {
    section: 'setup',
    heading: { fr: 'Ne rien pouvoir faire', en: 'Nothing to do' },
  },
  'LTW-52': {
    section: 'setup',
    heading: { fr: 'Débouchés des plateaux reconstitués', en: 'Outlets of the reconstructed boards' },
  },
  'LTW-53': {
    section: 'setup',
    heading: { fr: 'Ordre de départ', en: 'Order at the start' },
  },
  'LTW-54': {
    section: 'setup',
    heading: { fr: 'Garnir les places de marchandises', en: 'Filling the places of goods' },
  },
  'LTW-55': {
    section: 'setup',
    heading: { fr: 'Placer les bonshommes', en: 'Placing the figures' },
  },
  'LTW-56': {
    section: 'setup',
    heading: { fr: 'Avant la première manche', en: 'Before the first round' },
  },
  'LTW-57': {
    section: 'income',
    heading: { fr: 'Phase I : cubes d’investissement', en: 'Phase I: investment cubes' },
  },
  'LTW-58': {
    section: 'income',
    heading: { fr: 'Phase II : jetons d’influence', en: 'Phase II: influence tokens' },
  },
  'LTW-59': {
    section: 'bidding',
    heading: { fr: 'Mise minimale', en: 'Least bid' },
  },
  'LTW-60': {
    section: 'bidding',
    heading: { fr: 'Surenchérir', en: 'Overbidding' },
  },
  'LTW-61': {
    section: 'bidding',
    heading: { fr: 'Jamais sur soi-même', en: 'Never against oneself' },
  },
  'LTW-62': {
    section: 'bidding',
    heading: { fr: 'Deux mises chacun', en: 'Two bids each' },
  },
  'LTW-63': {
    section: 'bidding',
    heading: { fr: 'Payer les cases', en: 'Paying out the boxes' },
  },
  'LTW-64': {
    section: 'bidding',
    heading: { fr: 'La case bicolore', en: 'The two-coloured space' },
  },
  'LTW-65': {
    section: 'bidding',
    heading: { fr: 'Phase IV : les deux ordres', en: 'Phase IV: the two orders' },
  },
  'LTW-66': {
    section: 'building',
    heading: { fr: 'Une ligne continue', en: 'One continuous line' },
  },
  'LTW-67': {
    section: 'building',
    heading: { fr: 'Où commencer', en: 'Where to begin' },
  },
  'LTW-68': {
    section: 'building',
    heading: { fr: 'Une voie par frontière', en: 'One track a border' },
  },
  'LTW-69': {
    section: 'building',
    heading: { fr: 'Ni collines ni houblon', en: 'Neither hills nor hops' },
  },
  'LTW-70': {
    section: 'building',
    heading: { fr: 'De The South vers l’extérieur', en: 'Out of The South only' },
  },
  'LTW-71': {
    section: 'building',
    heading: { fr: 'Prix d’une voie', en: 'Price of a track' },
  },
  'LTW-72': {
    section: 'building',
    heading: { fr: 'Payer une ligne', en: 'Paying for a line' },
  },
  'LTW-73': {
    section: 'building',
    heading: { fr: 'Droit d’une compagnie', en: 'Company fee' },
  },
  'LTW-74': {
    section: 'building',
    heading: { fr: 'Propriétaires terriens', en: 'Landowners' },
  },
  'LTW-75': {
    section: 'trains',
    heading: { fr: 'Phase VI : une action à la fois', en: 'Phase VI: one action at a time' },
  },
  'LTW-76': {
    section: 'trains',
    heading: { fr: 'Acheter un train', en: 'Buying a train' },
  },
  'LTW-77': {
    section: 'trains',
    heading: { fr: 'Charger un train', en: 'Loading a train' },
  },
  'LTW-78': {
    section: 'trains',
    heading: { fr: 'Fromage et colis', en: 'Cheese and mail' },
  },
  'LTW-79': {
    section: 'trains',
    heading: { fr: 'Pierre et bière', en: 'Stone and beer' },
  },
  'LTW-80': {
    section: 'trains',
    heading: { fr: 'Voyageurs', en: 'Passengers' },
  },
  'LTW-81': {
    section: 'accounts',
    heading: { fr: 'Points de victoire', en: 'Victory points' },
  },
  'LTW-82': {
    section: 'accounts',
    heading: { fr: 'Pertes et profits', en: 'Profit and loss' },
  },
  'LTW-83': {
    section: 'accounts',
    heading: { fr: 'Vider les trains', en: 'Emptying the trains' },
  },
  'LTW-84': {
    section: 'accounts',
    heading: { fr: 'Phase VIII : ordre général', en: 'Phase VIII: general order' },
  },
  'LTW-85': {
    section: 'sales',
    heading: { fr: 'Phase IX : vendre une ligne', en: 'Phase IX: selling a line' },
  },
  'LTW-86': {
    section: 'sales',
    heading: { fr: 'Prix d’une vente', en: 'Price of a sale' },
  },
  'LTW-87': {
    section: 'sales',
    heading: { fr: 'Ce qui change après une vente', en: 'What a sale changes' },
  },
  'LTW-88': {
    section: 'sales',
    heading: { fr: 'Ce qui disparaît après une vente', en: 'What a sale removes' },
  },
  'LTW-89': {
    section: 'nuremberg',
    heading: { fr: 'La première liaison Nürnberg–Fürth', en: 'The first Nürnberg–Fürth link' },
  },
  'LTW-90': {
    section: 'end',
    heading: { fr: 'Phase X : fin de la manche', en: 'Phase X: end of the round' },
  },
  'LTW-91': {
    section: 'end',
    heading: { fr: 'Décompte final', en: 'Final scoring' },
  },
  'LTW-92': {
    section: 'end',
    heading: { fr: 'Qui gagne', en: 'Who wins' },
  },
  'LTW-93': {
    section: 'setup',
    heading: { fr: 'Un plateau corrigé', en: 'A corrected board' },
  },
};
