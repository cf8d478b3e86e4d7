/** Rule id -> heading of the rulebook. */
import type { Rule } from '../../src/kernel/contract.ts';

export const RULE_IDS = ['TOY-1', 'TOY-2', 'TOY-3', 'TOY-4', 'TOY-5', 'TOY-6', 'TOY-7'] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const rulebook: Readonly<Record<RuleId, Rule>> = {
  'TOY-1': { section: 'setup', heading: { fr: 'Deux cartes cachées chacun', en: 'Two hidden cards each' } },
  'TOY-2': { section: 'round', heading: { fr: 'Le dé fixe le prix', en: 'The die sets the prize' } },
  'TOY-3': { section: 'round', heading: { fr: 'Mises secrètes', en: 'Sealed bids' } },
  'TOY-4': { section: 'round', heading: { fr: 'La plus haute carte seule gagne', en: 'The highest single card wins' } },
  'TOY-5': { section: 'round', heading: { fr: 'Le gagnant pioche en secret', en: 'The winner draws in private' } },
  'TOY-6': { section: 'market', heading: { fr: 'Un drapeau pour trois pièces', en: 'A flag for three coins' } },
  'TOY-7': { section: 'end', heading: { fr: 'Fin après la dernière manche', en: 'The end after the last round' } },
};
