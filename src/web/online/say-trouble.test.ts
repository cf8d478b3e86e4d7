import { afterEach, expect, test } from 'vitest';
import { steelDriverTexts } from '../../games/steel-driver/text/index.ts';
import type { Locale } from '../../text/locale.ts';
import { speakerFor } from '../../text/speaker.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { pagesEn } from '../text/pages.en.ts';
import { pagesFr } from '../text/pages.fr.ts';
import { voice } from '../text/say.ts';
import { ApiRefusal } from './api.ts';
import { type Asked, sayTrouble } from './say-trouble.ts';

const pages = { en: pagesEn, fr: pagesFr };
const sayIn = (locale: Locale, error: ApiRefusal, asked?: Asked): string => {
  const speaker = speakerFor(null, locale, []);
  voice.set({ locale, lines: { en, fr }[locale], pageLines: pages[locale], speaker });
  return sayTrouble(error, asked);
};
const said = (locale: Locale, at: string, asked?: Asked): string =>
  sayIn(locale, new ApiRefusal('malformed', { at, shape: 'text-malformed' }), asked);

afterEach(() => voice.set(null));

test('a field that is not filled in properly is named as it is labelled', () => {
  expect(said('en', 'mail')).toContain(`“${pagesEn['account.mail']}”`);
  expect(said('fr', 'mail')).toContain(pagesFr['account.mail']);
  expect(said('fr', 'clock.perMove')).toContain(pagesFr['open.per-move']);
  expect(said('fr', 'clock.type')).toContain(pagesFr['open.pace']);
  expect(said('en', 'seats[2].bot')).toContain(pagesEn['open.seats']);
});

test('a form that labels a field otherwise has it named so', () => {
  expect(said('en', 'name')).toContain(`“${pagesEn['account.name']}”`);
  expect(said('en', 'name', { labels: { name: 'open.name' } })).toContain(`“${pagesEn['open.name']}”`);
  expect(said('fr', 'seats[2].bot', { labels: { name: 'open.name' } })).toContain(pagesFr['open.seats']);
});

test('a board that is refused is told in the words of its game, or without any code', () => {
  const params = { at: 'links[1].cost', where: 'boston--new-york', cost: 9, min: 2, max: 6 };
  const refused = new ApiRefusal('board-refused', { ...params, fault: 'cost-out-of-range' });
  const newer = new ApiRefusal('board-refused', { ...params, fault: 'of-tomorrow' });
  for (const locale of ['en', 'fr'] as const) {
    const speaker = speakerFor(steelDriverTexts, locale, []);
    const words = sayIn(locale, refused, { speaker });
    expect(words).toContain('boston--new-york');
    expect(words).toContain('links[1].cost');
    expect(words).not.toContain('out-of-range');
    for (const plain of [sayIn(locale, refused), sayIn(locale, newer, { speaker })])
      expect(plain).toBe(pages[locale]['refused.board-refused']);
  }
});

test('a record that is refused is told without any code, and by its reason where that helps', () => {
  for (const locale of ['en', 'fr'] as const) {
    const told = ['unknown-game', 'busy', 'record-rules', 'record-hash-differs'].map((problem) =>
      sayIn(locale, new ApiRefusal('record-refused', { at: '', problem })),
    );
    expect(new Set(told).size).toBe(told.length);
    for (const line of told) expect(line).not.toMatch(/unknown-game|busy\)|record-/);
    expect(sayIn(locale, new ApiRefusal('record-refused', { problem: 'constructor' }))).toBe(told[3]);
  }
});

test('a field that has no label is not named at all', () => {
  for (const at of ['', 'options.map', 'constructor', 'subscription.endpoint'])
    for (const locale of ['en', 'fr'] as const) expect(said(locale, at)).toBe(pages[locale]['refused.malformed']);
});
