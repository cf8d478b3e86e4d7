/** What may be done: everything here comes from the `check` of the actions. */
import type { ActionKind, GameModule, GameTypes, Sealed, Seat, ViolationOf } from './contract.ts';
import { phaseOf } from './phases.ts';
import { below, type Rng } from './rng.ts';
import { type Stage, stageOf, type Verb, verbIn } from './stage.ts';

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
  const stage = stageOf(g, s);
  if (!stage) return { code: 'game-over', rule: g.endRule };
  return checkIn(stage, verbIn(stage, action.kind), s, seat, action);
}

/** The same for who has looked up the stage and the verb already. */
export function checkIn<G extends GameTypes>(
  { phase }: Stage<G>,
  verb: Verb<G> | null,
  s: Sealed<G['state']>,
  seat: Seat,
  action: G['action'],
): ViolationOf<G> | null {
  const acting = phase.toAct(s);
  // Mostly one seat is to act: no search in a list of one.
  if (acting[0] !== seat && !acting.includes(seat))
    return { code: acting.length === 0 ? 'waiting-for-chance' : 'not-your-turn', rule: phase.rule };
  return verb ? verb.check(s, seat, action) : { code: 'not-now', rule: phase.rule };
}

/** A list as it is: walking lists and generators in one loop costs as much as most checks. */
const listOf = <A>(found: Iterable<A>): readonly A[] => (Array.isArray(found) ? found : [...found]);

/** Every legal action of a seat, in a fixed order: the candidates that `check` lets through. */
export function legal<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, seat: Seat): G['action'][] {
  const stage = stageOf(g, s);
  if (!stage?.phase.toAct(s).includes(seat)) return [];
  const out: G['action'][] = [];
  for (const { kind } of stage.verbs) {
    const all = listOf(kind.candidates(s, seat));
    for (let i = 0; i < all.length; i++) if (kind.check(s, seat, all[i]!) === null) out.push(all[i]!);
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
  const stage = stageOf(g, s);
  if (!stage?.phase.toAct(s).includes(seat)) return null;
  const { verbs } = stage;
  let tried = 0; // a bit for each kind that has nothing legal
  for (let left = verbs.length; left > 0; left--) {
    let nth = below(rng, left);
    let at = 0;
    while (tried & (1 << at) || nth-- > 0) at += 1;
    const action = sampleVerb(verbs[at]!, s, seat, rng);
    if (action !== null) return action;
    tried |= 1 << at;
  }
  return null;
}

function sampleVerb<G extends GameTypes>(
  { kind, check: checkOf, sample: sampleOf }: Verb<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
): G['action'] | null {
  if (sampleOf) return sampleOf(s, seat, rng);
  return drawLegal([...kind.candidates(s, seat)], (action) => checkOf(s, seat, action) === null, rng);
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
  { verbs }: Stage<G>,
  s: Sealed<G['state']>,
  seat: Seat,
): G['action'] | null {
  let found: G['action'] | null = null;
  for (const verb of verbs) {
    const { kind, check: checkOf, easiest, nothing, easiestLast } = verb;
    if (easiest && !nothing) {
      const action = easiest(s, seat, easiestLast);
      if (action === null || checkOf(s, seat, action) !== null) continue;
      verb.easiestLast = action;
      return null;
    }
    for (const action of kind.candidates(s, seat)) {
      if (checkOf(s, seat, action) !== null) continue;
      if (!nothing || found !== null) return null;
      found = action;
    }
  }
  return found;
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
