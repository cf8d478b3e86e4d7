import { describe, expect, test } from 'vitest';
import { RULE_IDS, rulebook, SECTIONS } from './rulebook.ts';

describe('rulebook', () => {
  test('holds LTW-1 to LTW-93, each with a heading of its own in both languages', () => {
    expect(RULE_IDS).toEqual(Array.from({ length: 93 }, (_, i) => `LTW-${i + 1}`));
    for (const language of ['fr', 'en'] as const) {
      const headings = RULE_IDS.map((id) => rulebook[id].heading[language]);
      expect(new Set(headings).size).toBe(headings.length);
      for (const heading of headings) expect(heading).toMatch(/^\p{Lu}.{3,}$/u);
    }
    expect(new Set(RULE_IDS.map((id) => rulebook[id].section))).toEqual(new Set(SECTIONS));
  });
});
