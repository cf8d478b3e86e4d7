/** What a seat may tell the table to do, and how it is read from untrusted JSON. */
import type { Drawn } from '../kernel/chance.ts';
import type { AnyGame, Seat } from '../kernel/contract.ts';
import { readDrawn } from '../kernel/record-fields.ts';
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  unionBy,
  wrong,
  yesNo,
} from '../kernel/shape.ts';
import { parseAction } from '../kernel/words.ts';
import { DRAFT_MODES } from './desk.ts';
import { type DraftAsked, LONGEST_DRAFT } from './drafts.ts';
import type { GameAction } from './log.ts';
import { MOST_ORDERS, type OrderAsked } from './orders.ts';

export type Deed =
  | { type: 'play'; actions: GameAction[] }
  | { type: 'chance'; visits: Drawn[] }
  | { type: 'undo'; to: number }
  | { type: 'redo' }
  | { type: 'end' }
  | { type: 'answer'; ask: number; yes: boolean }
  /** Leaves the seat for good, to a bot or open for anybody. */
  | { type: 'resign'; to: 'bot' | 'open' }
  /** Comes back to a seat that a bot plays, or that is open, because time ran out. */
  | { type: 'return' }
  | { type: 'orders'; orders: OrderAsked[] }
  | { type: 'draft'; draft: DraftAsked | null };

export interface Command {
  id: string;
  at: number;
  seat: Seat;
  do: Deed;
}

const seq = int(0, 10_000_000);

/** Reads a command from untrusted JSON. */
export function readCommand(g: AnyGame, raw: unknown): Read<Command> {
  const reader = readers.get(g) ?? commandReader(g);
  readers.set(g, reader);
  return reader(raw, '');
}

/** A reader is made of many small ones: once for each game. */
const readers = new WeakMap<AnyGame, Reader<Command>>();

function commandReader(g: AnyGame): Reader<Command> {
  const action: Reader<GameAction> = (value, at) => {
    const read = parseAction(g, value);
    if (read) return good(read);
    const known = isPlainObject(value) && typeof value.kind === 'string' && Object.hasOwn(g.actions, value.kind);
    return known ? wrong(at, 'expected-object') : wrong(`${at}.kind`, 'not-one-of', { values: kindsOf(g) });
  };
  const fields: Reader<Record<string, unknown>> = (value, at) =>
    isPlainObject(value) ? good(value) : wrong(at, 'expected-object');
  const order = object({ name: text(60), fields, until: oneOf(['phase', 'off'] as const) });
  const line = listOf(action, LONGEST_DRAFT, 1);
  const draft = object({ actions: line, when: oneOf(DRAFT_MODES), expect: maybe(text(16, /^[0-9a-f]{16}$/)) });
  return object({
    id: text(64, /^[\w-]+$/),
    at: seq,
    seat: int(0, 11),
    do: unionBy<Deed>('type', {
      play: object({ type: oneOf(['play']), actions: line }),
      chance: object({ type: oneOf(['chance']), visits: listOf(readDrawn, 100, 1) }),
      undo: object({ type: oneOf(['undo']), to: seq }),
      redo: object({ type: oneOf(['redo']) }),
      end: object({ type: oneOf(['end']) }),
      answer: object({ type: oneOf(['answer']), ask: seq, yes: yesNo }),
      resign: object({ type: oneOf(['resign']), to: oneOf(['bot', 'open'] as const) }),
      return: object({ type: oneOf(['return']) }),
      orders: object({ type: oneOf(['orders']), orders: listOf(order, MOST_ORDERS) }),
      draft: object({ type: oneOf(['draft']), draft: orNull(draft) }),
    }),
  });
}

const kindsOf = (g: AnyGame): string => Object.keys(g.actions).join(', ');
