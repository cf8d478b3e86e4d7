/** Moves: one or several actions of a seat, all or nothing, and the outcomes of real dice. */
import { type Drawn, tapeSource } from '../kernel/chance.ts';
import type { Seat } from '../kernel/contract.ts';
import { apply, resume, type Waiting } from '../kernel/engine.ts';
import type { Body, GameAction, PlayedBy } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Played, playedOut } from './replay.ts';
import { type Work, write } from './work.ts';

interface Hand {
  by: PlayedBy;
  command?: string | undefined;
  order?: { name: string; why: string };
}

/** Plays all the actions, or refuses and leaves the table as it was. */
export function play(work: Work, seat: Seat, actions: readonly GameAction[], hand: Hand): Refusal | null {
  const { g, source } = work;
  const played: Played[] = [];
  let { state } = work.table;
  for (const [index, action] of actions.entries()) {
    // Past chance or a secret a refusal would tell what came up, without the price of having moved.
    if (played[index - 1]?.trace.barrier) return refuse('beyond-chance', { index });
    const done = apply(g, state, seat, action, source);
    if (!done.ok) return refuse('illegal', { index, violation: done.violation });
    played.push(done);
    state = done.state;
  }
  for (const [index, done] of played.entries()) {
    const order = hand.order ? { order: hand.order } : {};
    const body: Body = {
      type: 'action',
      seat,
      action: actions[index]!,
      by: hand.by,
      ...order,
      ...playedOut(done.trace),
    };
    write(work, body, done, hand.command);
  }
  return null;
}

/** Enters outcomes at a table with real dice: a whole visit to a chance point at least. */
export function enterChance(work: Work, seat: Seat, visits: readonly Drawn[], command?: string): Refusal | null {
  const { waiting } = work.table;
  if (!waiting) return refuse('not-waiting');
  const done = resume(work.g, work.table.state, tapeSource(visits));
  if (!done.ok) return refuse('illegal', { index: 0, violation: done.violation });
  const entered = done.trace.chance.length;
  if (entered < visits.length || entered === 0) {
    const missing = withoutBag(done.trace.waiting);
    return refuse('chance-incomplete', missing ? { waiting: missing } : {});
  }
  write(work, { type: 'chance', seat, ...playedOut(done.trace) }, done, command);
  return null;
}

/** The bag of a draw may tell what is hidden: a seat is told the point and the kind of question only. */
export const withoutBag = (waiting: Waiting | null): Waiting | null =>
  waiting?.ask?.type === 'token' ? { ...waiting, ask: { type: 'token', bag: {} } } : waiting;
