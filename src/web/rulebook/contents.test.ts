import { describe, expect, test } from 'vitest';
import { loadRules, loadTexts, TEXT_IDS } from '../../text/catalogue.ts';
import { LOCALES } from '../../text/locale.ts';
import { speakerFor } from '../../text/speaker.ts';
import { contentsOf, search } from './contents.ts';

describe.each(TEXT_IDS)('rulebook of %s', (game) => {
  test.each(LOCALES)('every rule has a heading and a body in %s, under a titled section', async (locale) => {
    const texts = (await loadTexts(game))!;
    const sections = contentsOf(speakerFor(texts, locale, []), (await loadRules(game, locale))!);
    const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(Object.keys(texts.rulebook).toSorted());
    for (const { title, rules, id } of sections) {
      expect(title).not.toBe(id);
      for (const rule of rules) {
        expect(rule.heading.length).toBeGreaterThan(3);
        expect(rule.body.length).toBeGreaterThan(10);
        expect(rule.body).not.toMatch(/[{}…]/);
      }
    }
  });
});

test('AOS-79: the rulebook page tells what each map changes, and the search finds it', async () => {
  const speaker = speakerFor(await loadTexts('age-of-steam'), 'en', []);
  const all = contentsOf(speaker, (await loadRules('age-of-steam', 'en'))!);
  const told = all.flatMap(({ rules }) => rules).filter(({ maps }) => maps.length > 0);
  expect(told.map(({ id }) => id)).toEqual(['AOS-79']);
  expect(told[0]!.maps.map(({ name }) => name)).toEqual(['Southern US', 'Germany', 'Barbados']);
  expect(search(all, 'atlanta').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['AOS-79']);
});

const sections = [
  {
    id: 'a',
    title: 'Enchères',
    rules: [{ id: 'X-1', heading: 'Une offre', body: 'Dépasser la plus haute.', maps: [] }],
  },
  { id: 'b', title: 'Fin', rules: [{ id: 'X-2', heading: 'Égalité', body: 'Le plus haut gagne.', maps: [] }] },
];
const found = (asked: string) => search(sections, asked).flatMap(({ rules }) => rules.map(({ id }) => id));

test('search asks for all words, in any order, without accents or case, also by id and section', () => {
  expect(found('')).toEqual(['X-1', 'X-2']);
  expect(found('  haut ')).toEqual(['X-1', 'X-2']);
  expect(found('EGALITE')).toEqual(['X-2']);
  expect(found('depasser enchères')).toEqual(['X-1']);
  expect(found('x-2')).toEqual(['X-2']);
  expect(found('haute gagne')).toEqual([]);
});
