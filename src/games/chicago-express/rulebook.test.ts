import { describe, expect, test } from 'vitest';
import { RULE_IDS, rulebook, SECTIONS } from './rulebook.ts';

describe('rulebook', () => {
  test('holds CE-1 to CE-52, each with a heading in both languages', () => {
    expect(RULE_IDS).toEqual(Array.from({ length: 52 }, (_, i) => `CE-${i + 1}`));
    for (const id of RULE_IDS) {
      expect(rulebook[id].heading.fr.length).toBeGreaterThan(3);
      expect(rulebook[id].heading.en.length).toBeGreaterThan(3);
    }
  });

  test('CE-51: no page number, no doubled chapter, no heading twice: layout debris stays out', () => {
    for (const language of ['fr', 'en'] as const) {
      const headings = RULE_IDS.map((id) => rulebook[id].heading[language]);
      expect(new Set(headings).size).toBe(headings.length);
      for (const heading of headings) expect(heading).not.toMatch(/\bp(age|\.)\s*\d/i);
    }
    expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
    expect(new Set(RULE_IDS.map((id) => rulebook[id].section))).toEqual(new Set(SECTIONS));
  });
});
