/** Codes and ids -> sentences. Every sentence that a player reads about a game is made here. */
import type { BaseState, BoardFault, Fact, OrderFields, Outcome, Sealed, Seat, Violation } from '../kernel/contract.ts';
import type { Waiting } from '../kernel/engine.ts';
import type { Problem } from '../kernel/record.ts';
import { clean } from './clean.ts';
import { drawsSeat } from './drawn.ts';
import type { Lines, Values } from './game-texts.ts';
import { lineOf, list, type Speaker, said, say, writeFigure } from './speaker.ts';
import { typeset } from './typeset.ts';

/** Why a move is refused, and what to do instead. */
export const sayViolation = (speaker: Speaker, violation: Violation): string =>
  say(speaker, `violation.${violation.code}`, violation.params);

/** The heading of the rule that a refusal cites; the id itself when the game does not know it. */
export function ruleHeading(speaker: Speaker, rule: string): string {
  const book = speaker.game?.rulebook;
  return book && Object.hasOwn(book, rule) ? typeset(book[rule]!.heading[speaker.locale], speaker.locale) : clean(rule);
}

/** What a rule says, out of the bodies that `loadRules` gives. */
export const sayRule = (speaker: Speaker, bodies: Lines, rule: string): string =>
  Object.hasOwn(bodies, rule) ? typeset(bodies[rule]!, speaker.locale) : clean(rule);

/** Something that happened. */
export const sayEvent = (speaker: Speaker, event: { readonly type: string }): string =>
  say(speaker, `event.${event.type}`, detailed(speaker, event));

/** An action as a button or a menu says it, which knows the position; with a seat, as the log does. */
export function sayAction(
  speaker: Speaker,
  action: { readonly kind: string },
  seat?: Seat,
  before: Sealed<BaseState> | null = null,
): string {
  const params = detailed(speaker, action, before);
  return seat === undefined
    ? say(speaker, `action.${action.kind}`, params)
    : say(speaker, `did.${action.kind}`, { ...params, seat });
}

const detailed = (speaker: Speaker, told: object, before: Sealed<BaseState> | null = null): Values => ({
  ...told,
  ...speaker.game?.detail?.({ ...told }, speaker.options, before),
});

/** What is asked of `me` when it must act, else whom the table waits for. */
export function sayPrompt(
  speaker: Speaker,
  state: Sealed<BaseState>,
  acting: readonly Seat[],
  me: Seat | 'watcher',
): string {
  const phase = state.phases.at(-1);
  if (!phase || !speaker.game) return say(speaker, 'prompt.over');
  const asked = speaker.game.prompt(state);
  if (me !== 'watcher' && acting.includes(me))
    return asked.map(({ key, params }) => say(speaker, `prompt.${key}`, params)).join(' ');
  const first = asked[0];
  return first ? say(speaker, `waiting.${first.key}`, { ...first.params, seat: acting }) : '';
}

/** A figure with its owner: `Ann, cash: $12`. */
export function sayFact(speaker: Speaker, fact: Fact): string {
  const key = fact.of === 'table' ? 'fact-line.table' : 'fact-line.owned';
  const label = said(factLabel(speaker, fact.key));
  const line = say(speaker, key, { of: fact.of, label, value: said(factValue(speaker, fact)) });
  return fact.of.startsWith('seat:') ? line : capital(speaker, line); // a player's name stays as he wrote it
}

export const factLabel = (speaker: Speaker, key: string): string => say(speaker, `fact.${key}`);
export const factValue = (speaker: Speaker, fact: { key: string; value: number | string }): string =>
  writeFigure(speaker, speaker.game?.figures[fact.key] ?? 'number', fact.value);

/** A figure without its owner: `opening bid $12`. */
export const sayFigure = (speaker: Speaker, fact: { key: string; value: number | string }): string =>
  say(speaker, 'fact-line.part', { label: said(factLabel(speaker, fact.key)), value: said(factValue(speaker, fact)) });

/** By how much a figure changes: `income +$2`, or with its owner `PRR income +$2`. */
export function sayChange(speaker: Speaker, key: string, of: string | null, by: number): string {
  const size = factValue(speaker, { key, value: Math.abs(by) });
  const change = { label: said(factLabel(speaker, key)), value: said(`${by < 0 ? '−' : '+'}${size}`) };
  return of === null ? say(speaker, 'fact-line.part', change) : say(speaker, 'fact-line.change-of', { ...change, of });
}

/** What a figure is made of: `Pittsburgh (K4) $4 and Altoona (M4) $1`; nothing when it is made of nothing. */
export function sayFactParts(speaker: Speaker, { parts = [] }: Fact): string {
  if (parts.length === 0) return '';
  const items = parts.map((part) => {
    if (part.of === undefined) return sayFigure(speaker, part);
    return say(speaker, 'fact-line.part-of', { of: part.of, value: said(factValue(speaker, part)) });
  });
  return list(speaker, items);
}

const capital = (speaker: Speaker, line: string): string =>
  line.charAt(0).toLocaleUpperCase(speaker.locale) + line.slice(1);

/** What is wrong with a board file; a wrong shape is told as in any file. */
export const sayBoardFault = (speaker: Speaker, { code, params }: BoardFault): string =>
  lineOf(speaker, `board-fault.${code}`) === undefined
    ? capital(speaker, say(speaker, `problem.${code}`, params))
    : say(speaker, `board-fault.${code}`, params);

/** What is wrong with a file, where, and what to do: one line. */
export function sayProblem(speaker: Speaker, problem: Problem): string {
  const violation = problem.violation ? sayViolation(speaker, problem.violation) : '';
  const fault = problem.fault ? sayBoardFault(speaker, problem.fault) : '';
  const sentences = { violation: said(violation), fault: said(fault) };
  const what = say(speaker, `problem.${problem.code}`, { ...problem.params, ...sentences });
  if (problem.at === '') return capital(speaker, what);
  const at = clean(problem.at, 80);
  const index = /^actions\[(\d+)\]/.exec(at)?.[1];
  return index === undefined
    ? say(speaker, 'problem-at.field', { at, problem: said(what) })
    : say(speaker, 'problem-at.action', { at, n: Number(index) + 1, problem: said(what) });
}

/** What the table waits for when chance must be given by hand. */
export function sayWaiting(speaker: Speaker, { point, ask }: Waiting): string {
  if (ask === null) return say(speaker, 'ask.reveal');
  if (drawsSeat(point)) return say(speaker, 'ask.seat', { point });
  if (ask.type === 'number') return say(speaker, 'ask.number', { point, from: ask.from, to: ask.to });
  const tokens = Object.keys(ask.bag).filter((token) => ask.bag[token]! > 0);
  // A viewer may not be shown what is in the bag.
  return tokens.length === 0 ? say(speaker, 'ask.hidden', { point }) : say(speaker, 'ask.token', { point, tokens });
}

/** A standing order with its fields. */
export const sayOrder = (speaker: Speaker, kind: string, fields: OrderFields): string =>
  say(speaker, `order-says.${kind}`, fields);

/** Who won (`me`: the reader's own seat), then the other places, who lost whatever the place, then why the game ended: one sentence each. */
export function sayOutcome(speaker: Speaker, outcome: Outcome, me: Seat | null = null): string[] {
  const { lost = [] } = outcome;
  const ranked = outcome.ranking.filter(({ seat }) => !lost.includes(seat));
  const places = [...new Set(ranked.map((entry) => entry.place))];
  const sentences = places.map((place) => {
    const tied = ranked.filter((entry) => entry.place === place);
    const seats = tied.map((entry) => entry.seat);
    const score = said(writeFigure(speaker, speaker.game?.score ?? 'number', tied[0]!.score));
    if (place === 1 && seats.length === 1 && seats[0] === me) return say(speaker, 'outcome.won-you', { score });
    return place === 1
      ? say(speaker, 'outcome.won', { winners: seats, n: seats.length, score })
      : say(speaker, 'outcome.place', { place, seats, score });
  });
  if (lost.length > 0) sentences.push(say(speaker, 'outcome.lost', { seats: lost, n: lost.length }));
  if (outcome.reasons.length > 0) sentences.push(say(speaker, 'outcome.reasons', { reasons: outcome.reasons }));
  return sentences;
}
