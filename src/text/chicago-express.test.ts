import { describe, expect, it } from 'vitest';
import { BREACH_CODES } from '../games/chicago-express/referee.ts';
import { RULE_IDS } from '../games/chicago-express/rulebook.ts';
import type { CEAction, CEEvent, EventType, ViolationCode } from '../games/chicago-express/state.ts';
import { en as linesEn } from '../games/chicago-express/text/en.ts';
import { fr as linesFr } from '../games/chicago-express/text/fr.ts';
import { chicagoExpressTexts } from '../games/chicago-express/text/index.ts';
import type { TextKey } from '../games/chicago-express/text/keys.ts';
import type { Params } from '../kernel/contract.ts';
import { loadRules, loadTexts, TEXT_IDS } from './catalogue.ts';
import { LOCALES } from './locale.ts';
import {
  ruleHeading,
  sayAction,
  sayEvent,
  sayFact,
  sayFactParts,
  sayOrder,
  sayProblem,
  sayRule,
  sayViolation,
} from './say.ts';
import { lineOf, say, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';
import { typeset } from './typeset.ts';

const speakers = LOCALES.map((locale) => speakerFor(chicagoExpressTexts, locale, ['Ann', 'Bob', 'Cy']));
const [fr, en] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const UNFILLED = /[{}|…]|undefined|NaN|\[object/;
const KEYS = Object.keys(linesFr) as TextKey[];

/** One of each, typed by the game: a renamed field does not compile, a hole without a field fails. */
const EVENTS: { [T in EventType]: Extract<CEEvent, { type: T }> } = {
  'first-seat': { type: 'first-seat', seat: 1 },
  'auction-opened': { type: 'auction-opened', company: 'prr', floor: 7, seat: 0 },
  bid: { type: 'bid', seat: 0, company: 'prr', amount: 9 },
  passed: { type: 'passed', seat: 1, company: 'prr' },
  'share-sold': { type: 'share-sold', seat: 0, company: 'bo', price: 9 },
  'share-free': { type: 'share-free', seat: 0, company: 'co' },
  'share-unsold': { type: 'share-unsold', company: 'wab' },
  'dial-moved': { type: 'dial-moved', seat: 2, dial: 'auction', left: 0 },
  declined: { type: 'declined', seat: 2, dial: 'development' },
  built: { type: 'built', seat: 0, company: 'nyc', hex: 'K4', cost: 4, gain: 4, income: 12 },
  'expansion-ended': { type: 'expansion-ended', seat: 0, company: 'nyc', hexes: 1 },
  developed: { type: 'developed', seat: 0, hex: 'G8', housesLeft: 1 },
  'industry-developed': { type: 'industry-developed', seat: 0, hex: 'K4' },
  'track-moved': { type: 'track-moved', track: 'wheeling', value: 4 },
  'income-raised': { type: 'income-raised', company: 'prr', by: 1, income: 18 },
  'treasury-paid': { type: 'treasury-paid', company: 'prr', amount: 2 },
  'chicago-reached': { type: 'chicago-reached', seat: 0, company: 'prr' },
  'special-dividend': { type: 'special-dividend', company: 'prr', seat: 0, shares: 2, perShare: 9, amount: 18 },
  'wabash-opened': { type: 'wabash-opened', company: 'wab', hex: 'D3', income: 3 },
  'dividends-began': { type: 'dividends-began', round: 2 },
  dividend: { type: 'dividend', company: 'prr', seat: 0, shares: 1, perShare: 9, amount: 9 },
  'dials-reset': { type: 'dials-reset' },
  'game-ended': { type: 'game-ended', reasons: ['shares', 'detroit'] },
};

const VIOLATIONS: Record<ViolationCode, Params> = {
  'bid-below-floor': { floor: 8 },
  'bid-not-higher': { high: 9 },
  'bid-over-cash': { cash: 12 },
  'dial-red': { dial: 'auction' },
  'company-closed': { company: 'wab' },
  'shares-sold-out': { company: 'prr' },
  'no-share-held': { company: 'prr' },
  'other-company': { company: 'prr' },
  'three-hexes-built': { most: 3 },
  'no-locomotive': { company: 'prr' },
  'hex-unknown': { hex: 'Z9' },
  'start-hex': { hex: 'S3' },
  'already-there': { company: 'prr', hex: 'K4' },
  'hex-taken': { hex: 'K3', company: 'bo' },
  'not-adjacent': { company: 'prr', hex: 'A2' },
  'treasury-short': { company: 'prr', cost: 6, treasury: 5 },
  'no-development-here': { hex: 'A3' },
  'detroit-develops-itself': { hex: 'E0' },
  'nobody-there': { hex: 'D3' },
  'already-developed': { hex: 'I9' },
  'track-at-end': { hex: 'K4' },
};

const ACTIONS: { [K in CEAction['kind']]: Extract<CEAction, { kind: K }> } = {
  bid: { kind: 'bid', amount: 9 },
  pass: { kind: 'pass' },
  offer: { kind: 'offer', company: 'nyc' },
  expand: { kind: 'expand', company: 'nyc', hex: 'Q3' },
  'end-expansion': { kind: 'end-expansion' },
  develop: { kind: 'develop', hex: 'K3' },
  decline: { kind: 'decline', dial: 'expansion' },
};

describe('the lines of Chicago Express', () => {
  it.each(KEYS)('%s needs the same params in both languages', (key) =>
    expect(holesOf(linesEn[key]).sort()).toEqual(holesOf(linesFr[key]).sort()),
  );

  it.each(KEYS)('%s is well set in both languages', (key) => {
    const set = typeset(linesFr[key], 'fr');
    expect(set).not.toMatch(/ [;:!?»$]|« |'|"|\.\.\./);
    expect(set).not.toMatch(/[^\u202f][;!?»]/); // a French sign without its space
    expect(linesEn[key]).not.toMatch(/'|"| [;:!?]|\.\.\.|[«»]/);
  });

  it.each(Object.values(EVENTS))('$type is told in both languages', (event) => {
    for (const hole of holesOf(linesFr[`event.${event.type}`])) expect(Object.keys(event)).toContain(hole);
    for (const speaker of speakers) {
      expect(sayEvent(speaker, event)).not.toMatch(UNFILLED);
      expect(sayEvent(speaker, event)).toMatch(/[.!]$/);
    }
  });

  it.each(Object.entries(VIOLATIONS))('%s says what is wrong and what to do', (code, params) => {
    for (const hole of holesOf(linesFr[`violation.${code as ViolationCode}`]))
      expect(Object.keys(params)).toContain(hole);
    for (const speaker of speakers) {
      const text = sayViolation(speaker, { code, rule: 'CE-1', params });
      expect(text).not.toMatch(UNFILLED);
      expect(text).toMatch(/^\p{Lu}.*:.*\.$/u);
    }
  });

  it.each(Object.values(ACTIONS))('$kind has a label and a sentence', (action) => {
    for (const speaker of speakers) {
      expect(sayAction(speaker, action)).not.toMatch(UNFILLED);
      expect(sayAction(speaker, action, 1)).not.toMatch(UNFILLED);
      expect(sayAction(speaker, action, 1)).toMatch(/^Bob .*\.$/);
    }
  });

  it('names and labels need no params', () => {
    const families =
      /^(company|company-name|dial|track|end|section|option|hex-kind|chance|fact|breach|order|order-why|which)\./;
    for (const key of KEYS.filter((k) => families.test(k))) expect(holesOf(linesFr[key]), key).toEqual([]);
  });

  it('a figure is told with its owner and its parts', () => {
    const parts = [
      { key: 'income', of: 'hex:K4', value: 4 },
      { key: 'income', of: 'hex:K6', value: 1 },
    ];
    const income = { key: 'income', of: 'company:prr', value: 5, parts };
    expect(sayFact(en, income)).toBe('PRR, income: $5');
    expect(sayFactParts(en, income)).toBe('Pittsburgh (K4) $4 and K6 $1');
    expect(sayFact(en, { key: 'houses-left', of: 'table', value: 3 })).toBe('Houses left: 3');
    expect(sayFact(en, { key: 'dial-left', of: 'dial:auction', value: 2 })).toBe('Auction, choices left: 2');
    expect(sayFactParts(en, { key: 'income', of: 'company:wab', value: 0, parts: [] })).toBe('');
  });

  it('orders are told with their fields', () => {
    const fields = { company: 'any', amount: 15, dial: 'auction' };
    for (const kind of KEYS.filter((key) => key.startsWith('order-says.')))
      for (const speaker of speakers) expect(sayOrder(speaker, kind.slice(11), fields)).not.toMatch(UNFILLED);
    expect(sayOrder(en, 'ask-if-price', { company: 'bo', amount: 15 })).toBe(
      'Ask me if a share of the B&O goes above $15.',
    );
  });

  it('a broken position of a file is told as one sentence', () => {
    for (const breach of BREACH_CODES)
      for (const speaker of speakers) {
        expect(lineOf(speaker, `breach.${breach}`)).toBeDefined();
        const text = sayProblem(speaker, { at: 'start', code: 'record-start-broken', params: { breach } });
        expect(text).not.toContain(breach);
      }
  });
});

describe('sentences as they are read', () => {
  it.each([
    [
      sayViolation(fr, { code: 'bid-below-floor', rule: 'CE-20', params: { floor: 8 } }),
      'L’offre de départ est de 8 $ : proposez au moins cette somme, ou passez.',
    ],
    [
      sayViolation(fr, { code: 'hex-taken', rule: 'CE-30', params: VIOLATIONS['hex-taken'] }),
      'La case K3 n’accueille qu’une locomotive et la B&O y est déjà : passez par une autre case.',
    ],
    [sayEvent(fr, EVENTS.built), 'Ann étend la NYC sur la case Pittsburgh (K4) pour 4 $ : revenu 12 $ (+4).'],
    [
      sayEvent(fr, { ...EVENTS.built, gain: 0 } as CEEvent),
      'Ann étend la NYC sur la case Pittsburgh (K4) pour 4 $ : revenu 12 $.',
    ],
    [sayEvent(fr, EVENTS['dial-moved']), 'Cy avance l’aiguille « vente aux enchères » : elle est dans le rouge.'],
    [
      sayEvent(fr, EVENTS['game-ended']),
      'Le jeu se termine : au moins trois compagnies n’ont plus d’actions à vendre et Detroit est à 8.',
    ],
    [say(fr, 'event.forced', { seat: 1, kind: 'pass' }), 'Seul choix possible pour Bob : « Passer ».'],
    [sayAction(fr, ACTIONS.expand), 'Étendre la NYC : case Binghamton (Q3)'],
    [ruleHeading(fr, 'CE-30'), 'Combien de locomotives par case'],
    [ruleHeading(fr, 'CE-10'), 'Enchérir : dépasser la plus haute offre, sans dépasser son argent'],
  ])('%#: %s', (said, plain) => expect(said.replace(/[\u202f\u00a0]/g, ' ')).toBe(plain));

  it.each([
    [
      sayViolation(en, { code: 'bid-below-floor', rule: 'CE-20', params: { floor: 8 } }),
      'The opening bid is at least $8: bid that or more, or pass.',
    ],
    [
      sayViolation(en, { code: 'treasury-short', rule: 'CE-29', params: VIOLATIONS['treasury-short'] }),
      'This hex costs $6 and the PRR has only $5 in its treasury: choose a cheaper hex, or stop here.',
    ],
    [sayEvent(en, EVENTS['special-dividend']), 'Special dividend of the PRR: Ann receives $18 (2 shares at $9).'],
    [sayEvent(en, EVENTS['expansion-ended']), 'Ann finishes the expansion of the NYC: 1 new hex.'],
    [sayEvent(en, { ...EVENTS['dial-moved'], left: 1 } as CEEvent), 'Cy moves the dial “auction”: 1 more choice.'],
  ])('%#: %s', (said, plain) => expect(said).toBe(plain));
});

describe('the catalogue', () => {
  it('gives texts and the body of every rule', async () => {
    expect(TEXT_IDS).toContain('chicago-express');
    expect(await loadTexts('chicago-express')).toBe(chicagoExpressTexts);
    for (const speaker of speakers) {
      const bodies = await loadRules('chicago-express', speaker.locale);
      for (const id of RULE_IDS) {
        expect(ruleHeading(speaker, id)).toMatch(/^\p{Lu}/u);
        expect(sayRule(speaker, bodies!, id)).toMatch(/^\p{Lu}[^{}]{20,}\.$/u);
        expect(sayRule(speaker, bodies!, id)).not.toMatch(/'|"| [;:!?»]|\d \$/);
      }
    }
  });

  it('has nothing for a game it does not know, whatever its name', async () => {
    for (const id of ['nowhere', 'constructor', '__proto__']) {
      expect(await loadTexts(id)).toBeNull();
      expect(await loadRules(id, 'fr')).toBeNull();
    }
  });
});
