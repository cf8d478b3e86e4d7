import { describe, expect, test } from 'vitest';
import { RULE_IDS, rulebook, SECTIONS } from './rulebook.ts';
import { rulesEn } from './text/rules.en.ts';
import { rulesFr } from './text/rules.fr.ts';

describe('rulebook', () => {
  test('holds every rule once, with a heading and a text in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const headings = RULE_IDS.map((id) => rulebook[id].heading[language]);
      expect(new Set(headings).size).toBe(headings.length);
      for (const heading of headings) expect(heading.length).toBeGreaterThan(3);
    }
    for (const id of RULE_IDS) {
      expect(rulesFr[id]).toMatch(/\.$/);
      expect(rulesEn[id]).toMatch(/\.$/);
    }
    expect(new Set(RULE_IDS.map((id) => rulebook[id].section))).toEqual(new Set(SECTIONS));
  });
});
