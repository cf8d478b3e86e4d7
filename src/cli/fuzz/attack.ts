/** One hostile action against a live state: it may be refused or allowed, but nothing may break. */
import type { ChanceSource } from '../../kernel/chance.ts';
import type { AnyGame, GameTypes, Sealed, Seat } from '../../kernel/contract.ts';
import { advance, apply, newTrace } from '../../kernel/engine.ts';
import { canonical } from '../../kernel/hash.ts';
import { legal } from '../../kernel/legal.ts';
import { phaseOf } from '../../kernel/phases.ts';
import { below, oneIn, pick, type Rng } from '../../kernel/rng.ts';
import { parseAction } from '../../kernel/words.ts';
import { FOREIGN_KINDS, mutated, strange } from './mutate.ts';

type State = GameTypes['state'];

export type Fault = 'threw' | 'state-changed' | 'breach' | 'not-listed' | 'parse-unstable' | 'two-verdicts';
export interface Finding {
  fault: Fault;
  seat: Seat;
  /** What was sent. */
  sent: unknown;
  detail: string;
}

export type Verdict = 'malformed' | 'refused' | 'accepted';

/** What hostile actions are made of. */
export interface Material {
  seats: number;
  /** Who may act now, and what that seat might try. */
  acting: Seat | null;
  now: readonly object[];
  /** Everything played so far, in whatever phase. */
  corpus: readonly object[];
}

/** A thing to send: damaged, of another phase, of another seat, of no game of ours. */
export function hostile(rng: Rng, { seats, acting, now, corpus }: Material): { seat: Seat; sent: unknown } {
  const seat = seatFor(rng, seats, acting);
  const way = below(rng, 10);
  const known = now.length > 0 && (corpus.length === 0 || oneIn(rng, 1, 2)) ? now : corpus;
  if (way === 0 || known.length === 0) return { seat, sent: strange(rng) };
  const base = pick(rng, known);
  if (way < 3) return { seat, sent: base };
  if (way === 3) return { seat, sent: { ...base, kind: pick(rng, FOREIGN_KINDS) } };
  const once = mutated(rng, base);
  return { seat, sent: way < 8 ? once : mutated(rng, once) };
}

/** Half of them by whoever may act, so that the rules themselves are asked; a few by nobody at all. */
function seatFor(rng: Rng, seats: number, acting: Seat | null): Seat {
  if (acting !== null && oneIn(rng, 1, 2)) return acting;
  return oneIn(rng, 1, 4) ? pick(rng, [-1, seats, 99, 0.5, Number.NaN, 2 ** 53]) : below(rng, seats);
}

/** What a hand might try in this position, allowed or not. */
export function attemptsOf(g: AnyGame, s: Sealed<State>, seat: Seat): object[] {
  const out: object[] = [];
  for (const name of phaseOf(g, s)?.kinds ?? []) {
    const kind = g.actions[name]!;
    out.push(...(kind.attempts ?? kind.candidates).call(kind, s, seat));
  }
  return out;
}

export function attack(
  g: AnyGame,
  s: Sealed<State>,
  before: string,
  seat: Seat,
  sent: unknown,
  source: ChanceSource,
): Verdict | Finding {
  const fault = (kind: Fault, detail = ''): Finding => ({ fault: kind, seat, sent, detail });
  try {
    const action = parseAction(g, sent);
    if (action === null) return canonical(s) === before ? 'malformed' : fault('state-changed');
    const again = parseAction(g, JSON.parse(JSON.stringify(action)));
    if (again === null || canonical(again) !== canonical(action)) return fault('parse-unstable', canonical(action));
    const applied = apply(g, s, seat, action, source);
    if (canonical(s) !== before) return fault('state-changed');
    if (!applied.ok) {
      // `advance` owns its draft, but a refusal must leave even that as it was.
      const refusal = advance(g, s as State, seat, action, source, newTrace());
      if (refusal === null) return fault('two-verdicts', applied.violation.code);
      if (canonical(s) !== before) return fault('state-changed', refusal.code);
      if (!Object.hasOwn(g.rulebook, refusal.rule)) return fault('breach', refusal.rule);
      return 'refused';
    }
    const breach = g.referee(applied.state as Sealed<State>)[0];
    if (breach) return fault('breach', breach.code);
    const listed = legal(g, s, seat).some((known) => canonical(known) === canonical(action));
    return listed ? 'accepted' : fault('not-listed', canonical(action));
  } catch (error) {
    return fault('threw', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
