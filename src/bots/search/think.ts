/**
 * The search: a dozen whole turns (in an auction, prices to stop at) are tried side by side under the same dice, the
 * worse half is dropped again and again, and what is left is looked at more closely.
 */
import type { BotGame, GameTypes, Policy, Sealed, Seat } from '../../kernel/contract.ts';
import type { Rng } from '../../kernel/rng.ts';
import { type Luck, luckOf, NOTHING_TO_DEAL } from './luck.ts';
import {
  aheadOf,
  creditOf,
  isAhead,
  likeliestOf,
  type Option,
  ordered,
  type Tried,
  triedSoFar,
  untried,
} from './option.ts';
import { type PlayoutSettings, playout, type Stop } from './playout.ts';
import { FORESEEN_NOTHING, foreseen } from './rivals.ts';
import { rootsOf } from './roots.ts';
import { backUp, descend, perform, type TreeSettings } from './tree.ts';

export interface SearchSettings extends PlayoutSettings, TreeSettings {
  /** Playouts in all. */
  iterations: number;
  /** Whole turns tried. */
  plans: number;
  /** The part of the playouts in which rivals in an auction find out where to stop; 0 = they bid by their policy. */
  foresee: number;
  /**
   * Turns at the most that are looked at more closely in the end: their playouts go further, where the brain says how far (all of them, where it
   * says that they do from the first); 0 = none.
   */
  finalists: number;
  /** How much of a brain's faith in its plans is added to what playouts say: 0 = none, 1 = all. */
  faith: number;
  /** Whether every place is minded, not the first alone, where the brain says how; 0 = no. */
  places: number;
  /** Whether playouts take their time, where the brain has such; 0 = no. */
  careful: number;
  /** Whether turns that look worse at first are tried as well, where playouts go further and the brain knows such; 0 = no. */
  doubtful: number;
  /** By how many standard errors one turn must be ahead of every other still tried for the search to end with it; 0 = it never ends early. */
  sure: number;
}

export const USUAL: Omit<SearchSettings, 'iterations'> = {
  ...{ plans: 12, foresee: 0, finalists: 0, faith: 0, places: 0, careful: 0, doubtful: 0, sure: 0 },
  ...{ pliesPerSeat: 2, further: 0 },
  ...{ ripe: 6, width: 8, explore: 1.2, untried: 0.1, wide: 2, grow: 0.4, deepest: 4 },
};

export interface Thought<G extends GameTypes> {
  best: Option<G>;
  /** All that were tried, the best first; where some were looked at further than others, those of different kinds do not compare. */
  options: Option<G>[];
  iterations: number;
}

/** `over` is asked once a round: a host that has a clock ends the search with the best so far. */
export function think<G extends GameTypes>(
  game: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
  settings: SearchSettings,
  over: () => boolean = () => false,
): Thought<G> | null {
  const g = asSet(game, view, settings);
  const most = Math.min(settings.plans, g.brain.mostPlans ?? settings.plans);
  const faith = settings.faith === 0 ? 0 : settings.faith * (g.brain.faith?.(view) ?? 0);
  const further = settings.finalists > 0 ? (g.brain.further?.(view) ?? 0) : 0;
  const roots = rootsOf(g, view, seat, most, rng, settings.doubtful > 0 && further > 0).map(
    ({ plan, stop }): Option<G> => ({ plan, stop, ...untried(), credit: stop ? 0 : creditOf(plan.prior, faith) }),
  );
  if (roots.length === 0) return null;
  const finalists = g.brain.furtherAtOnce?.(view) ? roots.length : settings.finalists;
  if (roots.length === 1 || g.brain.trustsPlans?.(view, further))
    return { best: roots[0]!, options: roots, iterations: 0 };
  const seed = rng.next();
  const policyOf = g.brain.quick?.(view) ?? (() => g.brain);
  const key = roots[0]!.stop?.key ?? null;
  // A quick policy has ideas of its own about how far others go.
  const forRivals = key === null || g.brain.quick ? 0 : Math.floor(settings.foresee * settings.iterations);
  let own = settings.iterations - forRivals;
  let course: SearchSettings = settings;
  /** What finalists had been found to be worth before they began anew; none where nothing had been tried yet. */
  let before: { option: Option<G>; tried: Tried<G> }[] = [];
  let rivals = FORESEEN_NOTHING;
  let alive = roots;
  let spent = 0;
  const halvings = Math.ceil(Math.log2(roots.length));
  search: for (let stage = 0; stage < halvings; stage++) {
    if (further > course.further && alive.length <= finalists) {
      // Estimates of different moments do not compare: the finalists begin anew, with half of all playouts at the most or fewer, since theirs take longer.
      alive = withLikeliest(alive, roots);
      before = spent === 0 ? [] : alive.map((option) => ({ option, tried: triedSoFar(option) }));
      for (const option of alive) Object.assign(option, untried());
      own = Math.min(own, spent + Math.ceil(own / (g.brain.furtherTakes ?? FURTHER_TAKES)));
      course = { ...settings, further };
    }
    const share = Math.floor((own - spent) / (halvings - stage));
    const rounds = Math.max(1, Math.floor(share / alive.length));
    for (let n = 0; n < rounds; n++) {
      // Whom a clock interrupts has tried every price at least a little: the rivals come after that.
      if (key !== null && forRivals > 0 && stage === 0 && n === FIRST_LOOK)
        rivals = foreseen(g, view, seat, key, seed, forRivals, settings, over);
      const luck = luckOf(seed, spent); // one for the round: every plan of it meets the same dice
      const stops = rivals.stops(n); // and the same bidders
      for (const option of alive) tryOut(g, view, seat, option, luck, policyOf, stops, course);
      spent += alive.length;
      // Once playouts go as far as they will.
      const maySettle = course.further >= further && n % SURE_EVERY === SURE_EVERY - 1;
      if (over()) {
        if (alive[0]!.rewards.length < FEW_FINALS) for (const { option, tried } of before) Object.assign(option, tried);
        break search;
      }
      if (maySettle && isAhead(alive, seat, settings.sure)) break search;
    }
    alive = ordered(alive, seat).slice(0, Math.max(1, Math.ceil(alive.length / 2)));
  }
  const isCutShort = further > 0 && (course.further < further || alive[0]!.rewards.length < FEW_FINALS);
  const best =
    isCutShort && g.brain.trustsPlans?.(view, 0)
      ? likeliestOf(roots)
      : settled(ordered(alive, seat)[0]!, roots, seat, g.brain.caution ?? 0);
  return {
    best,
    options: [best, ...ordered(roots, seat).filter((one) => one !== best)],
    iterations: spent + rivals.spent,
  };
}

/** A game whose brain minds every place and takes its time, where the settings want that and it knows how. */
function asSet<G extends GameTypes>(g: BotGame<G>, from: Sealed<G['state']>, settings: SearchSettings): BotGame<G> {
  const places = settings.places === 0 ? null : (g.brain.forPlaces?.(from) ?? null);
  const careful = settings.careful === 0 ? null : (g.brain.careful?.(from) ?? null);
  return places || careful ? { ...g, brain: { ...g.brain, ...places, ...careful } } : g;
}

/** However it has fared so far: those that are left are held against it in the end. */
function withLikeliest<G extends GameTypes>(alive: readonly Option<G>[], roots: readonly Option<G>[]): Option<G>[] {
  const likeliest = likeliestOf(roots);
  return alive.includes(likeliest) ? [...alive] : [...alive, likeliest];
}

const FURTHER_TAKES = 2;
/** Rounds before a search turns to the rivals. */
const FIRST_LOOK = 4;
/** Rounds between two looks whether one turn is far enough ahead of the others. */
const SURE_EVERY = 8;
/** Rounds that finalists must have had: of fewer the playouts before them tell more. */
const FEW_FINALS = 8;

/** The likeliest plan, unless the one that fared best did so by more than chance: by `caution` standard errors. */
function settled<G extends GameTypes>(
  best: Option<G>,
  roots: readonly Option<G>[],
  seat: Seat,
  caution: number,
): Option<G> {
  if (caution === 0) return best;
  const likeliest = likeliestOf(roots);
  if (likeliest.plan.prior <= best.plan.prior || likeliest.node.visits === 0) return best;
  return aheadOf(best, likeliest, seat) < caution ? likeliest : best;
}

function tryOut<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  option: Option<G>,
  luck: Luck,
  policyOf: (rng: Rng) => Policy<G>,
  rivals: readonly Stop[],
  settings: SearchSettings,
): void {
  const { plan, stop, node } = option;
  const draft = g.resample(view, seat, g.hidesNothing ? NOTHING_TO_DEAL : luck.deal());
  if (!perform(g, draft, seat, plan.actions, luck)) {
    option.rewards.push(Number.NaN);
    return;
  }
  const rng = luck.rng();
  // While a price is tried, the auction is played to its end first: the tree begins after it.
  const path = stop === null ? descend(g, view, draft, node, luck, rng, settings) : [node];
  const reward = playout(g, view, draft, luck, rng, policyOf(rng), settings, stop ? [stop, ...rivals] : rivals);
  option.squares += reward[seat]! ** 2;
  option.rewards.push(reward[seat]!);
  backUp(path, reward);
}
