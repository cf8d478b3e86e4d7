/** What the program answers to `why`, `rules` and `help`. */
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import { explain, sameTouch, words } from '../../kernel/words.ts';
import { loadRules } from '../../text/catalogue.ts';
import { mapRulesUnder, sayMapRules } from '../../text/map-rules.ts';
import { sayRule } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Board } from '../boards/board.ts';
import { columns } from '../layout.ts';
import { nearest } from '../nearest.ts';
import { actionText, refusal, ruleOf } from '../speech.ts';
import type { Say } from '../text/say.ts';
import type { SealedState } from './session.ts';
import { ORDERS, orderWords, touchesNamed, verbWords } from './words.ts';

const MOST_SHOWN = 8;

/** Which rule stops one from doing anything with what the words name; or what can be done with it. */
export function explainTo(
  g: AnyGame,
  board: Board,
  view: SealedState,
  seat: Seat,
  rest: readonly string[],
  speaker: Speaker,
  say: Say,
): string {
  const touched = touchesNamed(rest, g, board, view, seat);
  if (touched === null) return say('play.why-what', { words: rest.join(' ').slice(0, 60) });
  const violations = explain(g, view, seat, touched);
  if (violations.length > 0) return violations.map((violation) => refusal(speaker, violation)).join('\n');
  const possible = words(g, view, seat)
    .filter((word) => touched.every((touch) => word.touches.some((letter) => sameTouch(letter, touch))))
    .map(({ action }) => actionText(speaker, action, view));
  const shown = possible.slice(0, MOST_SHOWN).join('; ');
  return say('play.why-allowed', { moves: possible.length > MOST_SHOWN ? `${shown}; …` : shown });
}

const dashed = (line: string): string => `- ${line}`;

/** What the map in play changes: told once, at the beginning. */
export function mapText(speaker: Speaker, say: Say): string {
  const lines = sayMapRules(speaker, speaker.options.map);
  return lines.length === 0 ? '' : `${[say('play.map-rules'), ...lines.map(dashed)].join('\n')}\n`;
}

/** One rule, or the list of them. */
export async function ruleText(g: AnyGame, speaker: Speaker, say: Say, id: string | undefined): Promise<string> {
  const ids = Object.keys(g.rulebook);
  if (id === undefined) return ids.map((rule) => ruleOf(speaker, rule)).join('\n');
  const known = ids.find((rule) => rule.toLowerCase() === id.toLowerCase() || rule.endsWith(`-${id}`));
  if (known === undefined) {
    const meant = nearest(id, ids);
    return say('play.no-such-rule', { rule: id.slice(0, 40), meant: meant ?? ids[0]! });
  }
  const bodies = await loadRules(g.id, speaker.locale);
  if (bodies === null) return ruleOf(speaker, known);
  const ofMaps = mapRulesUnder(speaker, known).flatMap(({ name, lines }) => [name, ...lines.map(dashed)]);
  return [ruleOf(speaker, known), sayRule(speaker, bodies, known), ...ofMaps].join('\n');
}

export function helpText(board: Board, g: AnyGame, say: Say): string {
  const verbs = Object.keys(g.actions).map((kind) => {
    const [first = kind, ...others] = verbWords(board, kind, say);
    return [`  ${formOf(first, board.verbs[kind]?.fields ?? [], say)}`, others.join(', ')];
  });
  const orders = ORDERS.map((order) => [`  ${orderWords(say, order)[0]}`, say(`order-help.${order}`)]);
  return [say('play.help-numbers'), columns(verbs), say('play.help-orders'), columns(orders)].join('\n');
}

/** How a move is typed: `expand <company> <hex>`. */
export const formOf = (word: string, fields: readonly string[], say: Say): string =>
  [word, ...fields.map((field) => `<${fieldName(field, say)}>`)].join(' ');

const FIELDS = ['amount', 'company', 'hex', 'dial'] as const;

function fieldName(field: string, say: Say): string {
  const known = FIELDS.find((name) => name === field);
  return known ? say(`field.${known}`) : field;
}
