/** Actions as words whose letters are touches: reading them, narrowing them, and why one cannot be said. */
import type { EventOf, GameModule, GameTypes, Sealed, Seat, Touch, ViolationOf } from './contract.ts';
import { canonical } from './hash.ts';
import { kindOf, legal } from './legal.ts';
import { phaseOf } from './phases.ts';
import { isPlainObject } from './shape.ts';

/** Reads an action from untrusted JSON; null when it is malformed. */
export function parseAction<G extends GameTypes>(g: GameModule<G>, raw: unknown): G['action'] | null {
  if (!isPlainObject(raw) || typeof raw.kind !== 'string' || !Object.hasOwn(g.actions, raw.kind)) return null;
  return kindOf(g, raw.kind).parse(raw);
}

export interface Word<G extends GameTypes> {
  action: G['action'];
  touches: Touch[];
}

/** Every legal action with its touches: what the board lights up. */
export const words = <G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, seat: Seat): Word<G>[] =>
  legal(g, s, seat).map((action) => ({ action, touches: kindOf(g, action.kind).touches(action, s) }));

export const sameTouch = (p: Touch, q: Touch): boolean => p.on === q.on && p.id === q.id;

/** Actions are words, touches are letters: what may be sent now, and what may be touched next. */
export function narrow<A>(all: readonly { action: A; touches: readonly Touch[] }[], touched: readonly Touch[]) {
  const fits = all.filter((word) => touched.every((t) => word.touches.some((p) => sameTouch(p, t))));
  return {
    ready: fits.find((word) => word.touches.length === touched.length)?.action ?? null,
    next: fits.flatMap((word) => word.touches.filter((p) => !touched.some((t) => sameTouch(t, p)))),
  };
}

/** More reasons than these are not read. */
const MOST_REASONS = 5;

/** Why nothing can be done with these touches: the violations of whatever holds them, each once. */
export function explain<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  touched: readonly Touch[],
): ViolationOf<G>[] {
  const phase = phaseOf(g, s);
  if (!phase) return [{ code: 'game-over', rule: g.endRule }];
  const acting = phase.toAct(s);
  if (acting.length === 0) return [{ code: 'waiting-for-chance', rule: phase.rule }];
  if (!acting.includes(seat)) return [{ code: 'not-your-turn', rule: phase.rule }];
  const found = new Map<string, ViolationOf<G>>();
  for (const name of phase.kinds) {
    const kind = kindOf(g, name);
    for (const action of kind.attempts ? kind.attempts(s, seat, touched) : kind.candidates(s, seat)) {
      const letters = kind.touches(action, s);
      if (!touched.every((t) => letters.some((p) => sameTouch(p, t)))) continue;
      const violation = kind.check(s, seat, action);
      if (!violation) return [];
      found.set(canonical([violation.code, violation.params ?? {}]), violation);
    }
  }
  if (found.size === 0) return [{ code: 'not-now', rule: phase.rule }];
  // One of each code comes before a second of any: no rule is crowded out by another's figures.
  const all = [...found.values()];
  const isFirst = (one: ViolationOf<G>) => all.find(({ code }) => code === one.code) === one;
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))].slice(0, MOST_REASONS);
}

/** The events of a trace that a seat may see. */
export const eventsFor = <G extends GameTypes>(events: readonly EventOf<G>[], seat: Seat | 'watcher'): EventOf<G>[] =>
  events.filter((event) => event.to === undefined || (seat !== 'watcher' && event.to.includes(seat)));
