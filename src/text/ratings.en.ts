import type { ratingRulesFr } from './ratings.fr.ts';

export const ratingRulesEn = {
  counted:
    'Each game has a list of its own. A game counts when it is played to its end by at least two accounts; the server alone computes the result.',
  ties: 'A tie counts as a tie; the order of the seats at the table changes nothing.',
  left: 'Whoever leaves a seat, or lets a bot play it, counts as last, whatever becomes of the seat: a loss, and never more than that.',
  'taken-over': 'Whoever takes over another’s seat neither gains nor loses: that game is not rated for them.',
  'not-counted':
    'Not counted: a game stopped by agreement, a chosen starting position, a board of the players’ own, real dice.',
  bots: 'Bots have accounts of their own, one for each kind of bot, rated like the others.',
  list: 'The list shows people and bots who have played enough games; a deleted account is no longer on it.',
} satisfies Record<keyof typeof ratingRulesFr, string>;
