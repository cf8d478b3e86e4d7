/** The lines of Last Train: both languages say the same things, and whatever the engine really says has words. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../tests/support/playout.ts';
import { FAULT_CODES } from '../games/last-train-to-wensleydale/board/check.ts';
import { lastTrainForBots as lastTrain } from '../games/last-train-to-wensleydale/for-bots.ts';
import { BREACH_CODES } from '../games/last-train-to-wensleydale/referee.ts';
import { RULE_IDS } from '../games/last-train-to-wensleydale/rulebook.ts';
import { type LTWAction, MAPS, PURSES, VIOLATION_CODES } from '../games/last-train-to-wensleydale/state.ts';
import { en as linesEn } from '../games/last-train-to-wensleydale/text/en.ts';
import { fr as linesFr } from '../games/last-train-to-wensleydale/text/fr.ts';
import { lastTrainTexts } from '../games/last-train-to-wensleydale/text/index.ts';
import type { TextKey } from '../games/last-train-to-wensleydale/text/keys.ts';
import { check } from '../kernel/legal.ts';
import { toAct } from '../kernel/phases.ts';
import { below, pick, rngOf } from '../kernel/rng.ts';
import { loadRules, loadTexts } from './catalogue.ts';
import { LOCALES } from './locale.ts';
import {
  ruleHeading,
  sayAction,
  sayBoardFault,
  sayEvent,
  sayFact,
  sayFactParts,
  sayOrder,
  sayOutcome,
  sayPrompt,
  sayRule,
  sayViolation,
} from './say.ts';
import { lineOf, type Speaker, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';
import { typeset } from './typeset.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee'];
const KEYS = Object.keys(linesFr) as TextKey[];
const speakersOn = (map: string) =>
  LOCALES.map((locale) => speakerFor(lastTrainTexts, locale, NAMES, { map, side: 'usual', south: 'core' }));
const [fr, en] = speakersOn('wensleydale') as [Speaker, Speaker];
/** A hole left open, a value without words, or the bare id of a sector. */
const BAD = /[{}|…]|undefined|NaN|\[object|\b[a-z]+-(meadows|fell|head)\b/;

describe('the lines of Last Train', () => {
  it.each(KEYS)('%s needs the same params in both languages', (key) =>
    expect(holesOf(linesEn[key]).sort()).toEqual(holesOf(linesFr[key]).sort()),
  );

  it.each(KEYS)('%s is well set in both languages', (key) => {
    const set = typeset(linesFr[key], 'fr');
    expect(set).not.toMatch(/ [;:!?»$]|« |'|"|\.\.\./);
    expect(set).not.toMatch(/[^\u202f][;!?»]/);
    expect(linesEn[key]).not.toMatch(/'|"| [;:!?]|\.\.\.|[«»]/);
  });

  it('a refusal says what is wrong and what to do', () => {
    for (const code of VIOLATION_CODES) {
      expect(linesFr[`violation.${code}`]).toMatch(/^[\p{Lu}{].*:.*\.$/u);
      expect(linesEn[`violation.${code}`]).toMatch(/^[\p{Lu}{].*:.*\.$/u);
    }
  });

  it('names and labels need no params', () => {
    const families =
      /^(company|colour|purse|cargo|good|token|terrain|mark|end|section|option|chance|fact|breach|order|order-why)\./;
    for (const key of KEYS.filter((k) => families.test(k))) expect(holesOf(linesFr[key]), key).toEqual([]);
  });

  it('orders, breaches and faults have words', () => {
    for (const speaker of [fr, en]) {
      for (const kind of Object.keys(lastTrain.orders))
        expect(sayOrder(speaker, kind, { box: 2, amount: 3 })).not.toMatch(BAD);
      for (const code of BREACH_CODES) expect(lineOf(speaker, `breach.${code}`)).toBeDefined();
      for (const code of FAULT_CODES) {
        const params = {
          sector: 'a',
          border: 'b',
          outlet: 'c',
          map: 'd',
          wanted: 'e',
          terrain: 'f',
          train: 'A3',
          boxes: 6,
          colour: 'red',
          cubes: 15,
        };
        expect(sayBoardFault(speaker, { at: '', code, params })).not.toMatch(BAD);
      }
    }
  });

  it('every rule has a heading and a body', async () => {
    expect(await loadTexts('last-train-to-wensleydale')).toBe(lastTrainTexts);
    for (const speaker of [fr, en]) {
      const bodies = await loadRules('last-train-to-wensleydale', speaker.locale);
      for (const id of RULE_IDS) {
        expect(ruleHeading(speaker, id)).toMatch(/^\p{Lu}/u);
        expect(sayRule(speaker, bodies!, id)).toMatch(/^[\p{Lu}\d][^{}]{20,}\.$/u);
        expect(sayRule(speaker, bodies!, id)).not.toMatch(/'|"| [;:!?»]|\d \$/);
      }
    }
  });
});

it('sentences as they are read', () => {
  const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
  const built = { type: 'built', seat: 0, start: 'northallerton', end: 'leyburn', tracks: 4, cost: 5 };
  expect(sayEvent(en, built)).toBe('Ann builds 4 tracks from Northallerton to Leyburn for 5 points.');
  expect(plain(sayEvent(fr, built))).toBe('Ann pose 4 voies depuis Northallerton jusqu’à Leyburn pour 5 points.');
  const sale: LTWAction = { kind: 'sell', company: 'red', tracks: ['horton|settle'] };
  expect(sayAction(en, sale)).toBe('Sell to the red company: Horton–Settle');
  const closed = { code: 'sector-closed', rule: 'LTW-69', params: { sector: 'penhill' } };
  expect(plain(sayViolation(fr, closed))).toBe(
    'Penhill est un secteur de collines ou de houblon, où l’on ne pose jamais de voie : contournez-le.',
  );
});

it.each(MAPS)('played games on %s: every event, action, figure, prompt and refusal has its words', (map) => {
  const faults = new Set<string>();
  const speakers = speakersOn(map);
  const tell = (key: string, sentence: (speaker: Speaker) => string) => {
    for (const speaker of speakers) {
      if (lineOf(speaker, key) === undefined) faults.add(`${key} has no ${speaker.locale}`);
      const text = sentence(speaker);
      if (BAD.test(text)) faults.add(`${key}: ${text}`);
    }
  };
  const rng = rngOf(map);
  const options = { map, side: 'usual', south: 'core' } as const;
  playout(
    lastTrain,
    { seats: 3, options },
    `told ${map}`,
    (moves, _turn, s) =>
      below(rng, 4) === 0
        ? pick(rng, moves)
        : { seat: moves[0]!.seat, action: lastTrain.brain.policy(s, moves[0]!.seat, rng) },
    ({ move, state, trace }, turn) => {
      if (move) tell(`action.${move.action.kind}`, (speaker) => sayAction(speaker, move.action));
      if (move) tell(`did.${move.action.kind}`, (speaker) => sayAction(speaker, move.action, move.seat));
      for (const event of trace.events) tell(`event.${event.type}`, (speaker) => sayEvent(speaker, event));
      const acting = toAct(lastTrain, state);
      const phase = state.phases.at(-1);
      if (phase)
        for (const me of [0, 'watcher'] as const)
          tell(`prompt.${phase.id}`, (speaker) => sayPrompt(speaker, state, acting, me));
      if (turn % 9 !== 0) return;
      for (const fact of lastTrain.facts(state))
        tell(`fact.${fact.key}`, (speaker) => `${sayFact(speaker, fact)} ${sayFactParts(speaker, fact)}`);
      for (const seat of acting)
        for (const action of [
          { kind: 'bid', box: 1, amount: 1 },
          { kind: 'pass' },
          ...PURSES.map((purse) => ({ kind: 'pay', purse })),
        ]) {
          const violation = check(lastTrain, state, seat, action as LTWAction);
          if (violation) tell(`violation.${violation.code}`, (speaker) => sayViolation(speaker, violation));
        }
      const outcome = lastTrain.outcome(state);
      if (outcome) for (const speaker of speakers) expect(sayOutcome(speaker, outcome).join(' ')).not.toMatch(BAD);
    },
  );
  expect([...faults]).toEqual([]);
});
