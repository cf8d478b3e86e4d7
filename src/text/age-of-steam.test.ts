import { describe, expect, it } from 'vitest';
import { ageOfSteam } from '../games/age-of-steam/index.ts';
import { PRESETS } from '../games/age-of-steam/options.ts';
import { RULE_IDS } from '../games/age-of-steam/rulebook.ts';
import { VIOLATION_CODES } from '../games/age-of-steam/state.ts';
import { en as linesEn } from '../games/age-of-steam/text/en.ts';
import { fr as linesFr } from '../games/age-of-steam/text/fr.ts';
import { ageOfSteamTexts } from '../games/age-of-steam/text/index.ts';
import type { TextKey } from '../games/age-of-steam/text/keys.ts';
import { loadRules } from './catalogue.ts';
import { LOCALES } from './locale.ts';
import { sayFact, sayViolation } from './say.ts';
import { lineOf, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';
import { typeset } from './typeset.ts';

const speakers = LOCALES.map((locale) =>
  speakerFor(ageOfSteamTexts, locale, ['Ann', 'Bob', 'Cy'], { map: 'rust-belt' }),
);
const KEYS = Object.keys(linesFr) as TextKey[];

describe('the lines of Age of Steam', () => {
  it.each(KEYS)('%s needs the same params in both languages', (key) =>
    expect(holesOf(linesEn[key]).sort()).toEqual(holesOf(linesFr[key]).sort()),
  );

  it('are well set in both languages', () => {
    for (const key of KEYS) {
      const set = typeset(linesFr[key], 'fr');
      expect(set, key).not.toMatch(/ [;:!?»$]|« |'|"|\.\.\./);
      expect(set, key).not.toMatch(/[^\u202f][;!?»]/);
      expect(linesEn[key], key).not.toMatch(/'|"| [;:!?]|\.\.\.|[«»]/);
    }
  });

  it('every refusal says what is wrong and what to do', () => {
    const params = {
      hex: 'K9',
      tile: 'straight',
      good: 'red',
      action: 'engineer',
      seat: 1,
      city: 'A',
      column: 'west-1',
    };
    const figures = { most: 3, left: 2, least: 1, high: 4, cash: 5, price: 6, engine: 2 };
    for (const code of VIOLATION_CODES)
      for (const speaker of speakers) {
        const text = sayViolation(speaker, { code, rule: 'AOS-1', params: { ...params, ...figures } });
        expect(text).not.toMatch(/[{}|…]|undefined|NaN/);
        expect(text, code).toMatch(/^\p{Lu}.*:.*\.$/u);
      }
  });

  it('every option, value, map and preset has a name and a sentence', () => {
    for (const speaker of speakers) {
      for (const [key, { values }] of Object.entries(ageOfSteam.options)) {
        expect(lineOf(speaker, `option.${key}`), key).toBeDefined();
        expect(lineOf(speaker, `option-about.${key}`), key).toMatch(/\.$/);
        for (const value of values) expect(lineOf(speaker, `option.${key}.${value}`), `${key} ${value}`).toBeDefined();
      }
      for (const preset of PRESETS) expect(lineOf(speaker, `preset-about.${preset}`)).toMatch(/\.$/);
    }
  });

  it('every rule has a body, and figures are told with their owner', async () => {
    for (const locale of LOCALES)
      expect(Object.keys((await loadRules('age-of-steam', locale))!)).toEqual([...RULE_IDS]);
    expect(sayFact(speakers[1]!, { key: 'cash', of: 'seat:0', value: 12 })).toMatch(/Ann/);
    expect(sayFact(speakers[0]!, { key: 'tiles-left', of: 'tile:straight', value: 3 })).toMatch(/Droite|Straight/);
  });
});
