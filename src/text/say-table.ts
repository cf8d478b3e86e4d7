/** What a table says: why it refuses, what it tells one seat, and the entries around the game. */
import type { Params, Seat, Violation } from '../kernel/contract.ts';
import type { Waiting } from '../kernel/engine.ts';
import { sayAction, sayViolation, sayWaiting } from './say.ts';
import { lineOf, type Speaker, said, say } from './speaker.ts';

// The table's own values fit these shapes; this folder stands below it and does not import it.

interface Refused {
  code: string;
  params?: Params;
  index?: number;
  violation?: Violation;
  waiting?: Waiting;
}

interface Entry {
  type: string;
  hidden?: true;
  seat?: Seat | null;
  action?: { kind: string };
  question?: { type: string };
  yes?: boolean;
  why?: string;
  now?: { name: string };
}

/** Why a command was not carried out, and what to do. */
export function sayRefusal(speaker: Speaker, refusal: Refused): string {
  const { code, params, index = 0, violation, waiting } = refusal;
  // The usual case, one move alone: the rule says it all.
  if (code === 'illegal' && violation && index === 0) return sayViolation(speaker, violation);
  return say(speaker, `refusal.${code}`, {
    ...params,
    n: index + 1,
    problem: said(say(speaker, `problem.${params?.shape}`, params)),
    violation: said(violation ? sayViolation(speaker, violation) : ''),
    waiting: said(waiting ? sayWaiting(speaker, waiting) : ''),
  });
}

/** A private note; its reason is the table's own, or the game's code for why an order acted or asks. */
export function sayNote(speaker: Speaker, { code, why }: { code: string; why: string }): string {
  const key = lineOf(speaker, `stop.${why}`) === undefined ? `order-why.${why}` : `stop.${why}`;
  return say(speaker, `note.${code}`, { reason: said(say(speaker, key)) });
}

/** An entry of the log as a viewer sees it. */
export function sayEntry(speaker: Speaker, entry: Entry): string {
  const { type, hidden, seat, action, question, yes, why, now } = entry;
  if (hidden) return say(speaker, seat === undefined ? 'entry.open' : 'entry.hidden', { seat });
  if (action && typeof seat === 'number') return sayAction(speaker, action, seat);
  if (type === 'undo' && seat === null) return say(speaker, 'entry.undo-host', { ...entry });
  if (question) return say(speaker, `entry.ask-${question.type}`, { seat, ...question });
  if (type === 'answer') return say(speaker, yes ? 'entry.answer-yes' : 'entry.answer-no', { seat });
  if (now && typeof seat === 'number') return say(speaker, `entry.seat-${why}`, { seat, n: seat + 1, name: now.name });
  return say(speaker, `entry.${type}`, { ...entry });
}
