import { describe, expect, it } from 'vitest';
import { specialRules } from '../games/age-of-steam/board/map-rules.ts';
import { ageOfSteam, MAPS, mapById } from '../games/age-of-steam/index.ts';
import { PRESETS } from '../games/age-of-steam/options.ts';
import { RULE_IDS } from '../games/age-of-steam/rulebook.ts';
import { VIOLATION_CODES } from '../games/age-of-steam/state.ts';
import { scenario } from '../games/age-of-steam/testing/scenario.ts';
import { en as linesEn } from '../games/age-of-steam/text/en.ts';
import { fr as linesFr } from '../games/age-of-steam/text/fr.ts';
import { hintsFr } from '../games/age-of-steam/text/hints.fr.ts';
import { ageOfSteamTexts } from '../games/age-of-steam/text/index.ts';
import type { TextKey } from '../games/age-of-steam/text/keys.ts';
import { check } from '../kernel/legal.ts';
import { loadRules } from './catalogue.ts';
import { loadHintLines } from './hint-lines.ts';
import { LOCALES } from './locale.ts';
import { sayMapRules } from './map-rules.ts';
import { sayAction, sayEvent, sayFact, sayPrompt, sayViolation, sayWaiting } from './say.ts';
import { sayHint } from './say-hint.ts';
import { lineOf, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';
import { typeset } from './typeset.ts';

const speakers = LOCALES.map((locale) =>
  speakerFor(ageOfSteamTexts, locale, ['Ann', 'Bob', 'Cy'], { map: 'rust-belt' }),
);
/** No-break spaces as plain ones: the tests are about words. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');
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

  it('AOS-2: in French shares are “titres”, and “actions” are what is chosen for a turn', () => {
    for (const [key, line] of Object.entries({ ...linesFr, ...hintsFr }))
      if (/\.shares|\.debt|issue/.test(key)) expect(line, key).not.toMatch(/\bactions?\b/i);
    expect(hintsFr['hint.new-city']).toContain('Nouvelle cité');
  });

  it('places beyond the border of Germany are named in the reader’s language', () => {
    const event = { type: 'delivered', seat: 0, good: 'blue', from: 'C8', into: 'H1', links: 2 };
    const [fr, en] = LOCALES.map((locale) =>
      plain(sayEvent(speakerFor(ageOfSteamTexts, locale, ['Ann'], { map: 'germany' }), event)),
    );
    expect(fr).toBe('Ann livre un cube bleu depuis Düsseldorf (C8) vers Copenhague (H1) par 2 liaisons.');
    expect(en).toBe('Ann delivers blue from Düsseldorf (C8) to Copenhagen (H1) over 2 links.');
  });

  it('sentences with names are French whatever the name begins with', () => {
    const [fr] = speakers as [(typeof speakers)[0]];
    const told = [
      { type: 'delivered', seat: 0, good: 'blue', from: 'J10', into: 'M9', links: 2 },
      { type: 'urbanized', seat: 0, hex: 'K9', city: 'B' },
      { type: 'income-raised', seat: 0, by: 2, income: 5 },
      { type: 'build-restarted', seat: 0, left: 1 },
    ].map((event) => plain(sayEvent(fr, event)));
    expect(told).toEqual([
      'Ann livre un cube bleu depuis Evansville (J10) vers Cincinnati (M9) par 2 liaisons.',
      'Ann pose la nouvelle cité B sur Indianapolis (K9).',
      'Ann : revenu +2, soit 5 $.',
      'Ann reprend sa construction : il reste 1 reprise.',
    ]);
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

  it('AOS-26: whoever begins beside a city without leading into it is told to turn the tile', () => {
    const fresh = scenario('3p | build:0 | fresh 0 1 2 | L9 1-4:?');
    const refused = check(ageOfSteam, fresh, 0, { kind: 'lay', hex: 'K10', tile: 'curve-gentle', rotation: 1 });
    expect(refused).toMatchObject({ code: 'first-tile-city', rule: 'AOS-26' });
    const [fr, en] = speakers.map((speaker) => sayViolation(speaker, refused!));
    expect(en).toContain('turn it, or choose a hex beside a city');
    expect(fr).toContain('tournez-la, ou choisissez une case voisine');
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

  it('AOS-79: what a map changes is told with its figures, of every map and in both languages', () => {
    for (const speaker of speakers)
      for (const map of MAPS) {
        const told = sayMapRules(speaker, map);
        expect(new Set(told).size).toBe(told.length);
        expect(told.length).toBeGreaterThanOrEqual(specialRules(mapById(map).rules).length);
        for (const line of told) expect(line).not.toMatch(/[{}|…]|undefined|NaN|map-rule/);
      }
    const [fr, en] = speakers.map((speaker) => (map: string) => sayMapRules(speaker, map).map(plain));
    expect(en!('rust-belt')).toEqual([]);
    expect(en!('southern-us')).toEqual([
      'Cubes of white: 14.',
      'Cities that take white: New Orleans (A12), Mobile (E11), Charleston (P6), and Savannah (O8).',
      'Cubes in each town at the start: white.',
      'Colours that are never in the bag: white.',
      'Whoever delivers white earns 1 step of income more.',
      'Colours that leave the game once delivered: white.',
      'In turns 1 to 4, Atlanta (J5) gains 1 cube from the bag before the dice.',
      'In turn 4 the reduction of income is multiplied by 2.',
      'A New City keeps the cubes of its town.',
    ]);
    expect(fr!('southern-us')).toContain('Au tour 4, la réduction du revenu est multipliée par 2.');
    expect(fr!('southern-us')).toContain('Du tour 1 au tour 4, Atlanta (J5) reçoit 1 cube du sac avant les dés.');
    const germany = en!('germany').join(' ');
    for (const figure of ['Berlin (J5) gains 1 cube', '$6 to $12', 'lays 3 tiles', 'for $2', 'Cities that take black'])
      expect(germany).toContain(figure);
    expect(germany).toMatch(/never pass through: [^.]*\(A12\)/);
    expect(en!('barbados')).toEqual([
      'Length with 1 player: 10 turns.',
      'Cubes of purple: none.',
      'Actions in play: Engineer, Locomotive, Urbanization, and Production.',
      'New Cities in play: A, B, C, and D.',
      'No auction for the order of play.',
      'At most 1 share a turn.',
      'Each action is used once before any comes again.',
      'Growth dice, whatever the number of players: 2 in the west, 0 in the east.',
      'Each column of the display begins with 1 cube.',
      'New Cities whose column never begins with their own colour: A and B.',
      'At the end every share is bought back at $5; the score is the cash left, and who cannot buy all back has lost.',
    ]);
  });

  it('AOS-4: a real bag is asked for by the names of its cubes', () => {
    const waiting = {
      point: 'display',
      ask: { type: 'token' as const, bag: { red: 2, black: 1 } },
      index: 0,
      refused: null,
    };
    const [fr, en] = speakers.map((speaker) => sayWaiting(speaker, waiting));
    expect(fr).toBe(typeset('Tirage (cubes de la grille, ligne par ligne) : donnez rouge ou noir.', 'fr'));
    expect(en).toBe('Draw (cubes of the display, row by row): give red or black.');
  });

  it('AOS-51: an upgrade is offered while the engine may still rise', () => {
    const [, en] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
    const moving = scenario('3p | move:0 | engine 2 1 1');
    expect(sayPrompt(en, moving, [0], 0)).toBe(
      'Move no. 1: deliver a cube over at most 2 links, upgrade the engine, or pass.',
    );
    expect(sayPrompt(en, scenario('3p | move:0 | engine 6 1 1'), [0], 0)).toBe(
      'Move no. 1: deliver a cube over at most 6 links, or pass.',
    );
  });

  it('tiles and routes are told by where they lead, not by edges', () => {
    const [fr, en] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
    const lay = { kind: 'lay', hex: 'B2', tile: 'curve-gentle', rotation: 1 };
    expect(sayAction(en, lay, 0)).toBe('Ann builds on B2: gentle curve towards C2 and Minneapolis (B3).');
    expect(sayAction(fr, lay)).toBe('B2\u202f: courbe large vers C2 et Minneapolis (B3)');
    const laid = { type: 'laid', seat: 1, hex: 'B2', tile: 'curve-gentle', rotation: 1, price: 2 };
    expect(sayEvent(en, laid)).toBe('Bob builds on B2 for $2: gentle curve towards C2 and Minneapolis (B3).');
    const move = { kind: 'deliver', hex: 'B3', good: 'red', route: '012' };
    expect(sayAction(en, move, 2)).toBe('Cy delivers red from Minneapolis (B3) over 3 links.');
    const cube = { kind: 'place', good: 'red', column: 'west-3', slot: 0 };
    expect(sayAction(en, cube, 0)).toMatch(/^Ann places red in column .?Kansas City.?, slot 1\.$/);
  });

  it('a route in a menu names the places it passes', () => {
    const line = '3p | J9 1-3:1 | K9 1:1 4:1 | L8 2-4:1 | cubes J10 blue blue | engine 2 2 2 | move:1';
    const action = { kind: 'deliver', hex: 'J10', good: 'blue', route: '01' };
    const told = speakers.map((speaker) => sayAction(speaker, action, undefined, scenario(line)));
    expect(told[1]).toBe('Deliver blue: Evansville (J10), then Indianapolis (K9) and Cincinnati (M9)');
    expect(told[0]).toContain('Indianapolis (K9) et Cincinnati (M9)');
  });

  it('a hint names them too, of the turn advised and of the next best', async () => {
    const s = scenario('3p | J9 1-3:1 | K9 1:1 4:1 | L8 2-4:1 | cubes J10 blue blue | engine 2 2 2 | move:1');
    const action = { kind: 'deliver', hex: 'J10', good: 'blue', route: '01' };
    const hint = {
      actions: [action],
      stop: null,
      sure: 'equal',
      next: [action],
      against: 'now',
      remarks: [],
      terms: [],
    };
    for (const speaker of speakers) {
      const lines = await loadHintLines('age-of-steam', speaker.locale);
      const { turn, next } = sayHint(speaker, lines, hint, s);
      for (const told of [turn[0], next]) expect(told).toMatch(/Indianapolis \(K9\).*Cincinnati \(M9\)/);
    }
  });

  it('every rule has a body, and figures are told with their owner', async () => {
    for (const locale of LOCALES)
      expect(Object.keys((await loadRules('age-of-steam', locale))!)).toEqual([...RULE_IDS]);
    expect(sayFact(speakers[1]!, { key: 'cash', of: 'seat:0', value: 12 })).toMatch(/Ann/);
    expect(sayFact(speakers[0]!, { key: 'tiles-left', of: 'tile:straight', value: 3 })).toMatch(/Droite|Straight/);
  });
});
