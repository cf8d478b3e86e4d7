/** What a typed line means: a number of the menu, a word to the program, or a move in words. */
import type { AnyGame, GameTypes, Sealed, Seat, Touch } from '../../kernel/contract.ts';
import { phaseOf } from '../../kernel/phases.ts';
import { parseAction, sameTouch } from '../../kernel/words.ts';
import type { Board } from '../boards/board.ts';
import { nearest } from '../nearest.ts';
import type { Say } from '../text/say.ts';
import type { Action } from './menu.ts';

export const ORDERS = ['help', 'board', 'moves', 'more', 'undo', 'redo', 'why', 'rules', 'save', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export type Typed =
  | { type: 'empty' }
  | { type: 'number'; number: number }
  | { type: 'order'; order: Order; rest: string[] }
  | { type: 'move'; action: Action }
  /** The verb is known, the rest is not a move. */
  | { type: 'malformed'; verb: string; fields: readonly string[] }
  | { type: 'unknown'; word: string; meant: string | null };

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words for an order in a language: the first is shown in the help, all are understood. */
export const orderWords = (say: Say, order: Order): string[] => say(`order.${order}`).split(' ');

export function readLine(line: string, g: AnyGame, board: Board, known: readonly Action[], say: Say): Typed {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const first = plain(words[0] ?? '');
  if (first === '') return { type: 'empty' };
  if (/^\d{1,6}$/.test(first) && words.length === 1) return { type: 'number', number: Number(first) };
  const order = ORDERS.find((name) => name === first || orderWords(say, name).map(plain).includes(first));
  if (order) return { type: 'order', order, rest: words.slice(1) };
  const kinds = Object.keys(g.actions);
  const kind = kinds.find((name) => verbWords(board, name, say).includes(first));
  if (kind) return readMove(kind, words, g, board, known);
  const sayable = [
    ...kinds,
    ...kinds.flatMap((name) => verbWords(board, name, say)),
    ...ORDERS.flatMap((name) => orderWords(say, name)),
  ];
  return { type: 'unknown', word: words[0]!, meant: nearest(first, sayable) };
}

/** The words for a kind of move in a language, the clearest first; its own name is always among them. */
export function verbWords(board: Board, kind: string, say: Say): string[] {
  const words = board.verbs[kind]?.words[say.lang] ?? [];
  return say.lang === 'en' ? [kind, ...words] : [...words, kind];
}

function readMove(
  kind: string,
  [verb = kind, ...rest]: readonly string[],
  g: AnyGame,
  board: Board,
  known: readonly Action[],
): Typed {
  const fields = board.verbs[kind]?.fields ?? fieldsOf(kind, known);
  const malformed: Typed = { type: 'malformed', verb, fields };
  const words = joined(rest, fields.length);
  if (words.length !== fields.length) return malformed;
  const raw: Record<string, unknown> = { kind };
  fields.forEach((field, i) => {
    raw[field] = board.value(field, plain(words[i]!)) ?? words[i];
  });
  const action = parseAction(g, raw);
  return action === null ? malformed : { type: 'move', action };
}

/** `develop fort wayne`: what is too much belongs to the last word. */
function joined(words: readonly string[], most: number): string[] {
  if (words.length <= most || most === 0) return [...words];
  return [...words.slice(0, most - 1), words.slice(most - 1).join(' ')];
}

/** Without a grammar of its own, a game's verbs take the fields that its legal actions have. */
function fieldsOf(kind: string, known: readonly Action[]): string[] {
  const sample = known.find((action) => action.kind === kind);
  return sample ? Object.keys(sample).filter((key) => key !== 'kind') : [];
}

/** The things that words name: by the board's own words, else by the ids of what can be touched now. */
export function touchesNamed(
  words: readonly string[],
  g: AnyGame,
  board: Board,
  view: Sealed<GameTypes['state']>,
  seat: Seat,
): Touch[] | null {
  const around = touchable(g, view, seat);
  const found = words.map((word) => board.touch(plain(word)) ?? around.find(({ id }) => plain(id) === plain(word)));
  return found.length > 0 && found.every((touch) => touch !== undefined) ? (found as Touch[]) : null;
}

function touchable(g: AnyGame, view: Sealed<GameTypes['state']>, seat: Seat): Touch[] {
  const out: Touch[] = [];
  for (const name of phaseOf(g, view)?.kinds ?? []) {
    const kind = g.actions[name]!;
    for (const action of (kind.attempts ?? kind.candidates).call(kind, view, seat))
      for (const touch of kind.touches(action, view)) if (!out.some((p) => sameTouch(p, touch))) out.push(touch);
  }
  return out;
}
