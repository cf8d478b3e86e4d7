/** Runs any game through its contract: start, apply, advance, and what happens by itself in between. */
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
import type { EventOf, GameModule, GameTypes, Phase, Sealed, Seat, Table, ViolationOf } from './contract.ts';
import { copy } from './copy.ts';
import { check, checkIn, forcedNothing, kindOf } from './legal.ts';
import { phaseOf } from './phases.ts';
import { type Stage, stageOf, type Verb, verbIn } from './stage.ts';

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
  carryOut(g, state, seat, action, verbIn(stageOf(g, s)!, action.kind)!, source, trace);
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
  const s = sealed<G>(draft);
  const stage = stageOf(g, s);
  if (!stage) return { code: 'game-over', rule: g.endRule };
  const verb = verbIn(stage, action.kind);
  const violation = checkIn(stage, verb, s, seat, action);
  if (violation) return violation;
  carryOut(g, draft, seat, action, verb!, source, trace);
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
  { kind }: Verb<G>,
  source: ChanceSource | null,
  trace: Trace<G> | null,
): void {
  kind.run(draft, seat, action, emitter(trace));
  if (trace && kind.secret) trace.audience = narrowed(trace.audience, [seat]);
  settle(g, draft, source, trace);
}

const SILENT = () => {};
/** Two functions: one that makes a closure makes room for it on every call, and most calls have no trace. */
const emitter = <G extends GameTypes>(trace: Trace<G> | null): ((event: EventOf<G>) => void) =>
  trace ? recorder(trace) : SILENT;
const recorder =
  <G extends GameTypes>({ events }: Trace<G>) =>
  (event: EventOf<G>): void => {
    events.push(event);
  };

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
    const stage = stageOf(g, sealed<G>(draft));
    if (!stage) return;
    const { phase } = stage;
    const acting = phase.toAct(sealed<G>(draft));
    if (acting.length > 0) {
      if (!stage.hasNothing || !playForced(g, draft, stage, acting, emit)) return;
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
  stage: Stage<G>,
  acting: readonly Seat[],
  emit: (event: EventOf<G>) => void,
): boolean {
  for (const seat of acting) {
    const action = forcedNothing(stage, sealed<G>(draft), seat);
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
