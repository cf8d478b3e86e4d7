/** The phase now running with its verbs, looked up once for a game and all of one shape: the engine asks several times a move. */
import type { ActionKind, GameModule, GameTypes, Phase, Sealed, Seat } from './contract.ts';
import type { Rng } from './rng.ts';

/** A verb of a game; what it does not have is null. */
export interface Verb<G extends GameTypes> {
  readonly name: string;
  readonly kind: ActionKind<G>;
  readonly check: ActionKind<G>['check'];
  readonly easiest: ((s: Sealed<G['state']>, seat: Seat, last: G['action'] | null) => G['action'] | null) | null;
  readonly sample: ((s: Sealed<G['state']>, seat: Seat, rng: Rng) => G['action'] | null) | null;
  readonly nothing: boolean;
  /** What `easiest` gave last that was legal. No answer hangs on it, but how soon it comes. */
  easiestLast: G['action'] | null;
}

export interface Stage<G extends GameTypes> {
  readonly phase: Phase<G>;
  readonly verbs: readonly Verb<G>[];
  /** True where a seat may do nothing. */
  readonly hasNothing: boolean;
}

type Stages = ReadonlyMap<string, unknown>;
const known = new WeakMap<object, Stages>();
/** What was asked last: mostly the same game, and the same phase several times a move. */
const last: { game: object | null; stages: Stages; id: string; stage: unknown } = {
  ...{ game: null, stages: new Map(), id: '', stage: null },
};

/** The stage of the current phase, or null when the game is over. */
export function stageOf<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): Stage<G> | null {
  const { phases } = s as G['state'];
  if (phases.length === 0) return null;
  const { id } = phases[phases.length - 1]!;
  if (last.game === g && last.id === id) return last.stage as Stage<G>;
  const stages = last.game === g ? last.stages : (known.get(g) ?? stagesOf(g));
  const stage = stages.get(id) as Stage<G> | undefined;
  if (!stage) throw new Error(`bug: no phase ${id} in ${g.id}`);
  // All four or none: a state of no use must not leave the game of one with the phase of another.
  last.game = g;
  last.stages = stages;
  last.id = id;
  last.stage = stage;
  return stage;
}

function stagesOf<G extends GameTypes>(g: GameModule<G>): Stages {
  const stages: Stages = new Map(Object.entries(g.phases).map(([id, phase]) => [id, stageFor(g, phase)]));
  known.set(g, stages);
  return stages;
}

function stageFor<G extends GameTypes>(g: GameModule<G>, phase: Phase<G>): Stage<G> {
  const verbs = phase.kinds.map((name: G['action']['kind']): Verb<G> => {
    const kind = g.actions[name] as unknown as ActionKind<G>;
    const { check, easiest = null, sample = null, nothing = false } = kind;
    return { name, kind, check, easiest, sample, nothing, easiestLast: null };
  });
  return { phase, verbs, hasNothing: verbs.some(({ nothing }) => nothing) };
}

/** The verb of an action in this phase; null = not now. */
export function verbIn<G extends GameTypes>({ verbs }: Stage<G>, name: string): Verb<G> | null {
  for (let i = 0; i < verbs.length; i++) if (verbs[i]!.name === name) return verbs[i]!;
  return null;
}
