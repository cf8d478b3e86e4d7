/** Runs any game through its contract: start, legal, sample, apply, advance, explain. */
import {
  type Ask,
  ChanceImpossible,
  ChanceMissing,
  type ChanceSource,
  type ChanceValue,
  type Drawn,
  NO_CHANCE,
  visitPoint,
} from './chance.ts';
import type {
  ActionKind,
  EventOf,
  GameModule,
  GameTypes,
  Phase,
  Sealed,
  Seat,
  Table,
  Touch,
  ViolationOf,
} from './contract.ts';
import { copy } from './copy.ts';
import { canonical } from './hash.ts';
import { below, type Rng } from './rng.ts';
import { isPlainObject } from './shape.ts';

/** What the game waits for before it can go on: one more outcome, or (reveal) the host's knowledge. */
export interface Waiting {
  point: string;
  /** The next thing asked of chance, after `index` values already given; null at a reveal. */
  ask: Ask | null;
  index: number;
  /** A value that was offered and cannot be. */
  refused: ChanceValue | null;
}

/** What happened while an action was carried out. */
export interface Trace<G extends GameTypes> {
  events: EventOf<G>[];
  chance: Drawn[];
  waiting: Waiting | null;
  /** Seats that may see the action and its chance in full; the others are given a fresh view. */
  audience: readonly Seat[] | 'all';
  /** True when chance was drawn or a secret shown: no undo may cross it. */
  barrier: boolean;
  /** How deep on the stack the lowest phase lay that came to its end; null when none did. */
  left: number | null;
}

export const newTrace = <G extends GameTypes>(): Trace<G> => ({
  events: [],
  chance: [],
  waiting: null,
  audience: 'all',
  barrier: false,
  left: null,
});

const sealed = <G extends GameTypes>(s: G['state']): Sealed<G['state']> => s as Sealed<G['state']>;
const kindOf = <G extends GameTypes>(g: GameModule<G>, kind: string): ActionKind<G> =>
  g.actions[kind as G['action']['kind']] as unknown as ActionKind<G>;

/** The phase now running, or null when the game is over. */
export function phaseOf<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): Phase<G> | null {
  const { phases } = s as G['state'];
  const entry = phases[phases.length - 1];
  if (!entry) return null;
  const phase = g.phases[entry.id];
  if (!phase) throw new Error(`bug: no phase ${entry.id} in ${g.id}`);
  return phase;
}

/** Who may act now: nobody when the game is over or waits for chance. */
export function toAct<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): readonly Seat[] {
  return phaseOf(g, s)?.toAct(s) ?? [];
}

export const isOver = <G extends GameTypes>(s: Sealed<G['state']>): boolean => (s as G['state']).phases.length === 0;

// --- The phase stack: three moves only. ------------------------------------------------------------

/** Replaces the current phase. */
export function goTo<S extends { phases: { id: string }[] }>(draft: S, entry: S['phases'][number]): void {
  draft.phases[draft.phases.length - 1] = entry;
}

/** Interrupts the current phase; `back` returns to it. */
export function call<S extends { phases: { id: string }[] }>(draft: S, entry: S['phases'][number]): void {
  draft.phases.push(entry);
}

/** Ends the current phase and resumes the one it interrupted; the last one ends the game. */
export function back(draft: { phases: { id: string }[] }): void {
  draft.phases.pop();
}

/** Empties the stack, whatever was interrupted: the game is over. */
export function endGame(draft: { phases: { id: string }[] }): void {
  draft.phases.length = 0;
}

// --- Starting --------------------------------------------------------------------------------------

export type Started<G extends GameTypes> =
  | { ok: true; state: G['state']; trace: Trace<G> }
  /** The setup itself waits for an outcome; nothing exists yet. */
  | { ok: false; waiting: Waiting };

export function start<G extends GameTypes>(g: GameModule<G>, table: Table<G>, source: ChanceSource | null): Started<G> {
  const trace = newTrace<G>();
  const counts: Record<string, number> = {};
  const visits: { close(): void; drawn: Drawn }[] = [];
  let at = '';
  try {
    const state = g.setup(
      table,
      (point) => {
        at = point;
        const k = counts[point] ?? 0;
        counts[point] = k + 1;
        const visit = visitPoint(source ?? NO_SOURCE, point, k);
        visits.push(visit);
        source?.used?.();
        return visit.draw;
      },
      (event) => trace.events.push(event),
    );
    for (const visit of visits) {
      at = visit.drawn.point;
      visit.close();
      note(trace, visit.drawn);
    }
    state.chance = counts;
    settle(g, state, source, trace);
    return { ok: true, state, trace };
  } catch (error) {
    return { ok: false, waiting: asWaiting(error, at) };
  }
}

/** Goes on from a given state: a puzzle, an imported game. */
export function startFrom<G extends GameTypes>(
  g: GameModule<G>,
  given: Sealed<G['state']>,
  source: ChanceSource | null,
): { state: G['state']; trace: Trace<G> } {
  const state = copy(given) as G['state'];
  const trace = newTrace<G>();
  settle(g, state, source, trace);
  return { state, trace };
}

const NO_SOURCE: ChanceSource = {
  tape: true,
  open: () => ({
    next(ask) {
      throw new ChanceMissing(ask, 0);
    },
    left: () => [],
  }),
};

function asWaiting(error: unknown, point: string): Waiting {
  if (error instanceof ChanceMissing) return { point, ask: error.ask, index: error.index, refused: null };
  if (error instanceof ChanceImpossible) return { point, ask: error.ask, index: error.index, refused: error.value };
  throw error;
}

// --- What may be done ------------------------------------------------------------------------------

/** The rule that forbids an action, or null. */
export function check<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  action: G['action'],
): ViolationOf<G> | null {
  const phase = phaseOf(g, s);
  if (!phase) return { code: 'game-over', rule: g.endRule };
  const acting = phase.toAct(s);
  if (acting.length === 0) return { code: 'waiting-for-chance', rule: phase.rule };
  if (!acting.includes(seat)) return { code: 'not-your-turn', rule: phase.rule };
  if (!phase.kinds.includes(action.kind)) return { code: 'not-now', rule: phase.rule };
  return kindOf(g, action.kind).check(s, seat, action);
}

/** Every legal action of a seat, in a fixed order: the candidates that `check` lets through. */
export function legal<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, seat: Seat): G['action'][] {
  const phase = phaseOf(g, s);
  if (!phase?.toAct(s).includes(seat)) return [];
  const out: G['action'][] = [];
  for (const name of phase.kinds) {
    const kind = kindOf(g, name);
    for (const action of kind.candidates(s, seat)) if (kind.check(s, seat, action) === null) out.push(action);
  }
  return out;
}

/** One legal action by lot: its kind first, then an action inside it, without listing all. */
export function sample<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
): G['action'] | null {
  const phase = phaseOf(g, s);
  if (!phase?.toAct(s).includes(seat)) return null;
  const { kinds } = phase;
  let tried = 0; // a bit for each kind that has nothing legal
  for (let left = kinds.length; left > 0; left--) {
    let nth = below(rng, left);
    let at = 0;
    while (tried & (1 << at) || nth-- > 0) at += 1;
    const action = sampleKind(kindOf(g, kinds[at]!), s, seat, rng);
    if (action !== null) return action;
    tried |= 1 << at;
  }
  return null;
}

function sampleKind<G extends GameTypes>(
  kind: ActionKind<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
): G['action'] | null {
  if (kind.sample) return kind.sample(s, seat, rng);
  return drawLegal([...kind.candidates(s, seat)], (action) => kind.check(s, seat, action) === null, rng);
}

/** One of the candidates that are legal, each as likely, without checking them all; empties the list it is given. */
export function drawLegal<A>(candidates: A[], isLegal: (action: A) => boolean, rng: Rng): A | null {
  for (let left = candidates.length; left > 0; left--) {
    const at = below(rng, left);
    const action = candidates[at]!;
    if (isLegal(action)) return action;
    candidates[at] = candidates[left - 1]!;
  }
  return null;
}

/** The pass that a seat is forced to, or null when there is anything to decide. */
function forcedNothing<G extends GameTypes>(
  g: GameModule<G>,
  phase: Phase<G>,
  s: Sealed<G['state']>,
  seat: Seat,
): G['action'] | null {
  let nothing: G['action'] | null = null;
  for (const name of phase.kinds) {
    const kind = kindOf(g, name);
    for (const action of kind.candidates(s, seat)) {
      if (kind.check(s, seat, action) !== null) continue;
      if (!kind.nothing || nothing !== null) return null;
      nothing = action;
    }
  }
  return nothing;
}

const hasNothing = <G extends GameTypes>(g: GameModule<G>, phase: Phase<G>): boolean =>
  phase.kinds.some((name) => kindOf(g, name).nothing === true);

// --- Doing it --------------------------------------------------------------------------------------

export type Applied<G extends GameTypes> =
  | { ok: true; state: G['state']; trace: Trace<G> }
  | { ok: false; violation: ViolationOf<G> };

/** The next state, or the rule that forbids it; the given state is left as it was. */
export function apply<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  action: G['action'],
  source: ChanceSource | null,
): Applied<G> {
  const violation = check(g, s, seat, action);
  if (violation) return { ok: false, violation };
  const state = copy(s) as G['state'];
  const trace = newTrace<G>();
  carryOut(g, state, seat, action, source, trace);
  const refused = trace.waiting && refusedChance(g, state, trace.waiting);
  return refused ? { ok: false, violation: refused } : { ok: true, state, trace };
}

/**
 * The same on a draft that the caller owns: null when done. A wrong value on a tape leaves the draft
 * before the chance point, with the value in `trace.waiting.refused`.
 */
export function advance<G extends GameTypes>(
  g: GameModule<G>,
  draft: G['state'],
  seat: Seat,
  action: G['action'],
  source: ChanceSource | null,
  trace: Trace<G> | null = null,
): ViolationOf<G> | null {
  const violation = check(g, sealed<G>(draft), seat, action);
  if (violation) return violation;
  carryOut(g, draft, seat, action, source, trace);
  return null;
}

/** Feeds a game that waits for chance; the given state is left as it was. */
export function resume<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, source: ChanceSource): Applied<G> {
  const { state, trace } = startFrom(g, s, source);
  const refused = trace.waiting && refusedChance(g, state, trace.waiting);
  return refused ? { ok: false, violation: refused } : { ok: true, state, trace };
}

function refusedChance<G extends GameTypes>(g: GameModule<G>, s: G['state'], waiting: Waiting): ViolationOf<G> | null {
  if (waiting.refused === null) return null;
  const rule = phaseOf(g, sealed<G>(s))?.rule ?? g.endRule;
  return {
    code: 'chance-impossible',
    rule,
    params: { point: waiting.point, value: waiting.refused, index: waiting.index + 1 },
  };
}

function carryOut<G extends GameTypes>(
  g: GameModule<G>,
  draft: G['state'],
  seat: Seat,
  action: G['action'],
  source: ChanceSource | null,
  trace: Trace<G> | null,
): void {
  const kind = kindOf(g, action.kind);
  kind.run(draft, seat, action, emitter(trace));
  if (trace && kind.secret) trace.audience = narrowed(trace.audience, [seat]);
  settle(g, draft, source, trace);
}

const SILENT = () => {};
const emitter = <G extends GameTypes>(trace: Trace<G> | null): ((event: EventOf<G>) => void) =>
  trace ? (event) => trace.events.push(event) : SILENT;

const narrowed = (audience: readonly Seat[] | 'all', to: readonly Seat[]): readonly Seat[] =>
  audience === 'all' ? [...to] : audience.filter((seat) => to.includes(seat));

function note<G extends GameTypes>(trace: Trace<G> | null, drawn: Drawn): void {
  if (!trace) return;
  trace.chance.push(drawn);
  trace.barrier = true;
  if (drawn.to) trace.audience = narrowed(trace.audience, drawn.to);
}

const LONGEST_SETTLING = 200;

/** Plays what is automatic, `leave`s and forced passes, until someone must decide, chance is wanted or it is over. */
function settle<G extends GameTypes>(
  g: GameModule<G>,
  draft: G['state'],
  source: ChanceSource | null,
  trace: Trace<G> | null,
): void {
  const emit = emitter(trace);
  for (let turn = 0; turn < LONGEST_SETTLING; turn++) {
    const phase = phaseOf(g, sealed<G>(draft));
    if (!phase) return;
    const acting = phase.toAct(sealed<G>(draft));
    if (acting.length > 0) {
      if (!hasNothing(g, phase) || !playForced(g, draft, phase, acting, emit)) return;
    } else if (phase.chance !== undefined) {
      const waiting = leaveByChance(draft, phase, phase.chance, source, trace);
      if (waiting) {
        if (trace) trace.waiting = waiting;
        return;
      }
    } else if (phase.reveals && !source) {
      if (trace) trace.waiting = { point: 'reveal', ask: null, index: 0, refused: null };
      return;
    } else {
      if (phase.reveals) noteReveal(trace);
      noteLeft(trace, draft);
      phase.leave(draft, emit, NO_CHANCE);
    }
  }
  throw new Error(`bug: ${g.id} does not settle`);
}

function noteReveal<G extends GameTypes>(trace: Trace<G> | null): void {
  if (!trace) return;
  trace.audience = [];
  trace.barrier = true;
}

function noteLeft<G extends GameTypes>(trace: Trace<G> | null, { phases }: G['state']): void {
  if (trace) trace.left = trace.left === null ? phases.length : Math.min(trace.left, phases.length);
}

function playForced<G extends GameTypes>(
  g: GameModule<G>,
  draft: G['state'],
  phase: Phase<G>,
  acting: readonly Seat[],
  emit: (event: EventOf<G>) => void,
): boolean {
  for (const seat of acting) {
    const action = forcedNothing(g, phase, sealed<G>(draft), seat);
    if (!action) continue;
    emit({ type: 'forced', seat, kind: action.kind });
    kindOf(g, action.kind).run(draft, seat, action, emit);
    return true;
  }
  return false;
}

/** Leaves a chance phase; a tape is tried on a copy first, so that nothing is ever half applied. */
function leaveByChance<G extends GameTypes>(
  draft: G['state'],
  phase: Phase<G>,
  point: string,
  source: ChanceSource | null,
  trace: Trace<G> | null,
): Waiting | null {
  const k = draft.chance[point] ?? 0;
  if (!source || source.tape) {
    try {
      const trial = visitPoint(source ?? NO_SOURCE, point, k);
      phase.leave(copy(draft), SILENT, trial.draw);
      trial.close();
    } catch (error) {
      return asWaiting(error, point);
    }
  }
  const visit = visitPoint(source ?? NO_SOURCE, point, k);
  if (phase.reveals) noteReveal(trace);
  noteLeft(trace, draft);
  draft.chance[point] = k + 1;
  phase.leave(draft, emitter(trace), visit.draw);
  source?.used?.();
  note(trace, visit.drawn);
  return null;
}

// --- Words about moves -----------------------------------------------------------------------------

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
