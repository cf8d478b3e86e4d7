import { describe, expect, test } from 'vitest';
import { RULE_IDS, rulebook, SECTIONS } from './rulebook.ts';
import { rulesEn } from './text/rules.en.ts';
import { rulesFr } from './text/rules.fr.ts';

describe('rulebook', () => {
  test('holds SD-1 to SD-50, each with a heading of its own in both languages', () => {
    expect(RULE_IDS).toEqual(Array.from({ length: 50 }, (_, i) => `SD-${i + 1}`));
    for (const language of ['fr', 'en'] as const) {
      const headings = RULE_IDS.map((id) => rulebook[id].heading[language]);
      expect(new Set(headings).size).toBe(headings.length);
    }
    expect(new Set(RULE_IDS.map((id) => rulebook[id].section))).toEqual(new Set(SECTIONS));
  });

  test('SD-46: the figures broken by a space in the source are whole, and the main text holds', () => {
    for (const book of [rulesFr, rulesEn]) {
      expect(book['SD-42']).toMatch(/100/);
      expect(book['SD-42']).toMatch(/150/);
      expect(book['SD-46']).toContain('SD-23');
    }
  });
});
