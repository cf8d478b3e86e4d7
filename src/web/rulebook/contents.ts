/** A game's rulebook as sections of rules in one language, and the search in it. */
import type { Lines } from '../../text/game-texts.ts';
import { type MapRulesText, mapRulesUnder } from '../../text/map-rules.ts';
import { ruleHeading, sayRule } from '../../text/say.ts';
import { type Speaker, say } from '../../text/speaker.ts';

export interface RuleText {
  readonly id: string;
  readonly heading: string;
  readonly body: string;
  /** What each map changes, under the rule that stands for it. */
  readonly maps: readonly MapRulesText[];
}
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Sections in the order in which the rulebook first names them. */
export function contentsOf(speaker: Speaker, bodies: Lines): Section[] {
  const sections = new Map<string, RuleText[]>();
  for (const [id, rule] of Object.entries(speaker.game?.rulebook ?? {})) {
    const rules = sections.get(rule.section) ?? [];
    sections.set(rule.section, rules);
    rules.push({
      id,
      heading: ruleHeading(speaker, id),
      body: sayRule(speaker, bodies, id),
      maps: mapRulesUnder(speaker, id),
    });
  }
  return [...sections].map(([id, rules]) => ({ id, title: say(speaker, `section.${id}`), rules }));
}

/** Letters without accents or case: `Enchère` is found by `enchere`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that hold every word asked for, in their id, heading, body or section. */
export function search(sections: readonly Section[], asked: string): Section[] {
  const words = folded(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...sections];
  const fits = (section: Section, { id, heading, body, maps }: RuleText) => {
    const ofMaps = maps.map(({ name, lines }) => `${name} ${lines.join(' ')}`).join(' ');
    const text = folded(`${id} ${heading} ${body} ${ofMaps} ${section.title}`);
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(section, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}
