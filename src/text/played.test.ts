/** Whole games told in both languages: whatever the engine really says has words for it. */
import { expect, it } from 'vitest';
import { chicagoExpressForBots as g } from '../games/chicago-express/for-bots.ts';
import { type CE, VIOLATION_CODES } from '../games/chicago-express/state.ts';
import { chicagoExpressTexts } from '../games/chicago-express/text/index.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyGame, Sealed, Seat } from '../kernel/contract.ts';
import { advance, newTrace, start } from '../kernel/engine.ts';
import { check, sample } from '../kernel/legal.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { LOCALES } from './locale.ts';
import { sayAction, sayEvent, sayFact, sayFactParts, sayOutcome, sayPrompt, sayViolation } from './say.ts';
import { lineOf, type Speaker, speakerFor } from './speaker.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'];
const speakers = LOCALES.map((locale) => speakerFor(chicagoExpressTexts, locale, NAMES));
/** A hole left open, a value without words, or the bare id of a company. */
const BAD = /[{}|…]|undefined|NaN|\[object|(?<!\p{L})(prr|nyc|wab|bo|co)(?!\p{L})/u;

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

type State = Sealed<CE['state']>;

function tellPrompts(s: State, acting: readonly Seat[]): void {
  const phase = s.phases.at(-1)!.id;
  tell(`prompt.${phase}`, (speaker) => sayPrompt(speaker, s, acting, acting[0]!));
  tell(`waiting.${phase}`, (speaker) => sayPrompt(speaker, s, acting, 'watcher'));
}

function tellFigures(s: State): void {
  for (const fact of g.facts(s)) {
    tell(`fact.${fact.key}`, (speaker) => sayFact(speaker, fact));
    if (fact.parts?.[0]) tell(`fact.${fact.parts[0].key}`, (speaker) => sayFactParts(speaker, fact));
  }
}

/** Every refusal that a hand could meet here. */
function tellRefusals(s: State, seat: Seat): void {
  const { kinds } = g.phases[s.phases.at(-1)!.id]!;
  for (const kind of kinds) {
    const verb = (g as unknown as AnyGame).actions[kind]!;
    const tried = [...(verb.attempts ?? verb.candidates)(s, seat)] as CE['action'][];
    if (kind === 'develop' || kind === 'expand') tried.push({ kind, company: 'prr', hex: 'Z9' } as CE['action']);
    for (const action of tried) {
      const violation = check(g, s, seat, action);
      if (violation) tell(`violation.${violation.code}`, (speaker) => sayViolation(speaker, violation));
    }
  }
}

function tellGame(seats: number, seed: string, directed: boolean): void {
  const rng = rngOf(seed);
  const source = seedSource(seedFromText(seed));
  const started = start(g, { seats, options: { map: 'eastern-us' }, rules: g.rules }, source);
  if (!started.ok) throw new Error('the setup waits');
  const { state } = started;
  for (const event of started.trace.events) tell(`event.${event.type}`, (speaker) => sayEvent(speaker, event));
  for (let n = 0; !isOver<CE>(state as State); n++) {
    const s = state as State;
    const acting = toAct(g, s);
    const seat = acting[0]!;
    tellPrompts(s, acting);
    if (n % 7 === 0) {
      tellFigures(s);
      tellRefusals(s, seat);
    }
    const action = directed ? g.brain.policy(s, seat, rng) : sample(g, s, seat, rng)!;
    tell(`action.${action.kind}`, (speaker) => sayAction(speaker, action));
    tell(`did.${action.kind}`, (speaker) => sayAction(speaker, action, seat));
    const trace = newTrace<CE>();
    expect(advance(g, state, seat, action, source, trace)).toBeNull();
    for (const event of trace.events) tell(`event.${event.type}`, (speaker) => sayEvent(speaker, event));
  }
  const outcome = g.outcome(state as State)!;
  for (const reason of outcome.reasons) tell(`end.${reason}`, (speaker) => sayOutcome(speaker, outcome).join(' '));
}

it('every event, action, figure, prompt and refusal of played games has its words', () => {
  for (let i = 0; i < 6; i++) tellGame(2 + (i % 5), `text ${i}`, i % 3 !== 2);
  expect([...faults]).toEqual([]);
  const untold = Object.keys(chicagoExpressTexts.lines.fr).filter(
    (key) => /^(event|action|did|fact)\./.test(key) && !told.has(key),
  );
  // Chicago and what follows from it come in most directed games, all passing in an opening auction seldom.
  expect(untold.filter((key) => key !== 'event.share-free')).toEqual([]);
  const refused = VIOLATION_CODES.filter((code) => told.has(`violation.${code}`));
  expect(refused.length).toBeGreaterThan(15);
});
