/** The lines of Steel Driver: the same params in both languages, well set, and words for all that played games say. */
import { describe, expect, it } from 'vitest';
import { FAULT_CODES } from '../games/steel-driver/board/board-file.ts';
import { steelDriverForBots as g } from '../games/steel-driver/for-bots.ts';
import { BREACH_CODES } from '../games/steel-driver/referee.ts';
import { RULE_IDS } from '../games/steel-driver/rulebook.ts';
import { type SD, VIOLATION_CODES } from '../games/steel-driver/state.ts';
import { en as linesEn } from '../games/steel-driver/text/en.ts';
import { fr as linesFr } from '../games/steel-driver/text/fr.ts';
import { steelDriverTexts } from '../games/steel-driver/text/index.ts';
import type { TextKey } from '../games/steel-driver/text/keys.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyGame, Sealed, Seat } from '../kernel/contract.ts';
import { advance, newTrace, start } from '../kernel/engine.ts';
import { check, sample } from '../kernel/legal.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { loadRules } from './catalogue.ts';
import { LOCALES } from './locale.ts';
import {
  sayAction,
  sayBoardFault,
  sayEvent,
  sayFact,
  sayFactParts,
  sayOrder,
  sayOutcome,
  sayProblem,
  sayPrompt,
  sayRule,
  sayViolation,
} from './say.ts';
import { lineOf, type Speaker, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';
import { typeset } from './typeset.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'];
const speakers = LOCALES.map((locale) => speakerFor(steelDriverTexts, locale, NAMES));
const [fr, en] = speakers as [Speaker, Speaker];
const KEYS = Object.keys(linesFr) as TextKey[];
/** A hole left open, a value without words, or the bare id of a city or link. */
const BAD = /[{}|…]|undefined|NaN|\[object|new-york|--/u;
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('the lines of Steel Driver', () => {
  it.each(KEYS)('%s needs the same params in both languages and is well set', (key) => {
    expect(holesOf(linesEn[key]).sort()).toEqual(holesOf(linesFr[key]).sort());
    const set = typeset(linesFr[key], 'fr');
    expect(set).not.toMatch(/ [;:!?»$]|« |'|"|\.\.\./);
    expect(set).not.toMatch(/[^\u202f][;!?»]/); // a French sign without its space
    expect(linesEn[key]).not.toMatch(/'|"| [;:!?]|\.\.\.|[«»]/);
  });

  it('every refusal says what is wrong and what to do', () => {
    for (const code of VIOLATION_CODES)
      for (const lines of [linesFr, linesEn]) expect(lines[`violation.${code}`]).toMatch(/^(\p{Lu}|\{).*:.*\.$/u);
  });

  it('a fault of a board names its place, a breach of a position ends a sentence', () => {
    for (const speaker of speakers) {
      for (const code of FAULT_CODES) {
        const params = {
          where: 'here',
          end: 'there',
          cost: 9,
          min: 2,
          max: 6,
          value: 35,
          step: 10,
          found: 1,
          declared: 2,
          good: 'red',
        };
        expect(sayBoardFault(speaker, { at: '', code, params })).not.toMatch(BAD);
      }
      for (const breach of BREACH_CODES)
        expect(sayProblem(speaker, { at: 'start', code: 'record-start-broken', params: { breach } })).not.toContain(
          breach,
        );
    }
  });

  it('orders are told with their fields', () => {
    for (const kind of Object.keys(g.orders))
      for (const speaker of speakers) expect(sayOrder(speaker, kind, { company: 'any', amount: 5 })).not.toMatch(BAD);
  });

  it('every rule has a body in both languages', async () => {
    for (const speaker of speakers) {
      const bodies = (await loadRules('steel-driver', speaker.locale))!;
      expect(Object.keys(bodies)).toEqual(RULE_IDS);
      for (const rule of RULE_IDS) expect(sayRule(speaker, bodies, rule)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it.each([
    [
      sayEvent(fr, {
        type: 'built',
        seat: 0,
        company: 'red',
        link: 'boston--new-york',
        cost: 2,
        gain: 40,
        profit: 40,
      } as never),
      'Ann construit Boston – New York avec la compagnie rouge pour 2 cubes : gain 40 $, profit 40 $.',
    ],
    [
      sayEvent(en, {
        type: 'built',
        seat: 0,
        company: 'red',
        link: 'boston--new-york',
        cost: 2,
        gain: 0,
        profit: 40,
      } as never),
      'Ann builds Boston – New York with Red for 2 cubes: gain $0, profit $40.',
    ],
    [
      sayViolation(fr, { code: 'link-taken', rule: 'SD-26', params: { link: 'boston--albany', company: 'blue' } }),
      'La liaison Boston – Albany porte déjà un rail de la compagnie bleue : choisissez une liaison libre.',
    ],
    [
      sayAction(en, { kind: 'start', link: 'boston--albany', city: 'boston' } as never),
      'Build Boston – Albany, starting in Boston',
    ],
    [sayFact(en, { key: 'box', of: 'company:grey', value: 3 }), 'Grey, cubes in its box: 3'],
  ])('%#: %s', (said, wanted) => expect(plain(said)).toBe(wanted));
});

const told = new Set<string>();
const faults = new Set<string>();
function tell(key: string, sentence: (speaker: Speaker) => string): void {
  for (const speaker of speakers) {
    if (lineOf(speaker, key) === undefined) faults.add(`${key} has no ${speaker.locale}`);
    const text = sentence(speaker);
    if (BAD.test(text)) faults.add(`${key}: ${text}`);
  }
  told.add(key);
}

type State = Sealed<SD['state']>;

function tellFigures(s: State): void {
  for (const fact of g.facts(s)) {
    tell(`fact.${fact.key}`, (speaker) => sayFact(speaker, fact));
    if (fact.parts?.[0]) tell(`fact.${fact.parts[0].key}`, (speaker) => sayFactParts(speaker, fact));
  }
}

function tellPosition(s: State, seat: Seat): void {
  tellFigures(s);
  for (const kind of g.phases[s.phases.at(-1)!.id]!.kinds) {
    const verb = (g as unknown as AnyGame).actions[kind]!;
    for (const action of (verb.attempts ?? verb.candidates)(s, seat)) {
      const violation = check(g, s, seat, action as SD['action']);
      if (violation) tell(`violation.${violation.code}`, (speaker) => sayViolation(speaker, violation));
    }
  }
}

function tellGame(seats: number, seed: string, directed: boolean): void {
  const rng = rngOf(seed);
  const source = seedSource(seedFromText(seed));
  const started = start(g, { seats, options: { map: 'us-reconstructed' }, rules: g.rules }, source);
  if (!started.ok) throw new Error('the setup waits');
  const { state } = started;
  for (const event of started.trace.events) tell(`event.${event.type}`, (speaker) => sayEvent(speaker, event));
  for (let n = 0; !isOver<SD>(state as State); n++) {
    const s = state as State;
    const acting = toAct(g, s);
    const seat = acting[0]!;
    tell(`prompt.${s.phases.at(-1)!.id}`, (speaker) => sayPrompt(speaker, s, acting, seat));
    tell(`waiting.${s.phases.at(-1)!.id}`, (speaker) => sayPrompt(speaker, s, acting, 'watcher'));
    if (n % 7 === 0) tellPosition(s, seat);
    const action = directed ? g.brain.policy(s, seat, rng) : sample(g, s, seat, rng)!;
    tell(`action.${action.kind}`, (speaker) => sayAction(speaker, action));
    tell(`did.${action.kind}`, (speaker) => sayAction(speaker, action, seat));
    const trace = newTrace<SD>();
    expect(advance(g, state, seat, action, source, trace)).toBeNull();
    for (const event of trace.events) tell(`event.${event.type}`, (speaker) => sayEvent(speaker, event));
  }
  tellFigures(state as State);
  const outcome = g.outcome(state as State)!;
  for (const reason of outcome.reasons) tell(`end.${reason}`, (speaker) => sayOutcome(speaker, outcome).join(' '));
}

it('every event, action, figure, prompt and refusal of played games has its words', () => {
  for (let i = 0; i < 8; i++) tellGame(3 + (i % 4), `text ${i}`, i % 3 !== 2);
  expect([...faults]).toEqual([]);
  const untold = KEYS.filter((key) => /^(event|action|did|fact)\./.test(key) && !told.has(key));
  // Companies never sold are for players who hoard.
  expect(untold.filter((key) => key !== 'event.never-sold')).toEqual([]);
});
