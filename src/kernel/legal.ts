/** What may be done: everything here comes from the `check` of the actions. */
import type { ActionKind, GameModule, GameTypes, Phase, Sealed, Seat, ViolationOf } from './contract.ts';
import { phaseOf } from './phases.ts';
import { below, type Rng } from './rng.ts';

/** One verb of a game, whatever its own action type: for callers that hold the verbs without the module. */
export const kindIn = <G extends GameTypes>(actions: GameModule<G>['actions'], kind: string): ActionKind<G> =>
  actions[kind as G['action']['kind']] as unknown as ActionKind<G>;

export const kindOf = <G extends GameTypes>(g: GameModule<G>, kind: string): ActionKind<G> =>
  kindIn<G>(g.actions, kind);

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
export function forcedNothing<G extends GameTypes>(
  g: GameModule<G>,
  phase: Phase<G>,
  s: Sealed<G['state']>,
  seat: Seat,
): G['action'] | null {
  let nothing: G['action'] | null = null;
  for (const name of phase.kinds) {
    const kind = kindOf(g, name);
    if (kind.easiest && !kind.nothing) {
      const action = kind.easiest(s, seat);
      if (action !== null && kind.check(s, seat, action) === null) return null;
      continue;
    }
    for (const action of kind.candidates(s, seat)) {
      if (kind.check(s, seat, action) !== null) continue;
      if (!kind.nothing || nothing !== null) return null;
      nothing = action;
    }
  }
  return nothing;
}

export function hasNothing<G extends GameTypes>(g: GameModule<G>, phase: Phase<G>): boolean {
  for (const name of phase.kinds) if (kindOf(g, name).nothing) return true;
  return false;
}

/** The way of a seat to do nothing here; null when it must do something. */
export function nothingFor<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  seat: Seat,
): G['action'] | null {
  for (const name of phaseOf(g, s)?.kinds ?? []) {
    const kind = kindOf(g, name);
    if (!kind.nothing) continue;
    for (const action of kind.candidates(s, seat)) if (check(g, s, seat, action) === null) return action;
  }
  return null;
}
