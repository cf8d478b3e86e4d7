/** What a Master's search does besides: it ends early, looks further with its best turns, and heeds what it thought at first. */
import { describe, expect, test } from 'vitest';
import { lastTrainForBots as lastTrain } from '../../games/last-train-to-wensleydale/for-bots.ts';
import type { LTW } from '../../games/last-train-to-wensleydale/state.ts';
import { scenario } from '../../games/last-train-to-wensleydale/testing/scenario.ts';
import { steelDriverForBots as steelDriver } from '../../games/steel-driver/for-bots.ts';
import type { SDState } from '../../games/steel-driver/state.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { BotGame, Brain, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance, start } from '../../kernel/engine.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { MASTERLY, searcher } from '../levels.ts';
import { type SearchSettings, think, USUAL } from './think.ts';

const opening = scenario('2p | bidding:0 | cubes 12 12');
const search = (more: Partial<SearchSettings>, brain: Partial<Brain<LTW>> = {}, seed = 'think') => {
  const g: BotGame<LTW> = { ...lastTrain, brain: { ...lastTrain.brain, caution: 0, ...brain } };
  return think(g, opening, 0, rngOf(seed), { ...USUAL, iterations: 120, ...more })!;
};

/** Moments of a game of three that the policy plays. */
function* moments(seed: string): Generator<{ s: Sealed<SDState>; seat: number }> {
  const table = { seats: 3, options: defaultOptions(steelDriver.options), rules: steelDriver.rules };
  const source = seedSource(seedFromText(seed));
  const begun = start(steelDriver, table, source);
  if (!begun.ok) throw new Error('the setup waits');
  const rng = rngOf(seed);
  for (let n = 0; !isOver(begun.state); n++) {
    const seat = toAct(steelDriver, begun.state)[0]!;
    if (n % 9 === 0) yield { s: copy(begun.state), seat };
    advance(steelDriver, begun.state, seat, steelDriver.brain.policy(begun.state, seat, rng), source);
  }
}

describe('an early end', () => {
  const thoughts = (sure: number) =>
    [...moments('early')].map(
      ({ s, seat }) => think(steelDriver, s, seat, rngOf('early'), { ...USUAL, iterations: 400, sure })!,
    );

  test('comes once a turn is clearly ahead, and hardly ever with another turn', () => {
    const long = thoughts(0);
    const short = thoughts(3);
    const fewer = short.filter(({ iterations }, i) => iterations < 0.8 * long[i]!.iterations);
    expect(fewer.length).toBeGreaterThan(2);
    for (const { best } of fewer) expect(best.rewards.length).toBeGreaterThanOrEqual(32); // never at a glance
    const same = short.filter(({ best }, i) => JSON.stringify(best.plan) === JSON.stringify(long[i]!.best.plan));
    expect(same.length).toBeGreaterThan(0.8 * long.length);
  });

  test('comes, too, where all that is left comes to the same; where nobody can be that sure it does not', () => {
    const long = thoughts(0);
    let ended = 0;
    for (const [i, { iterations, best, options }] of thoughts(1e9).entries()) {
      if (iterations === long[i]!.iterations) continue;
      ended += 1;
      const rounds = best.rewards.length;
      const left = options.filter(({ rewards }) => rewards.length === rounds);
      for (const { rewards } of left) expect(rewards).toEqual(best.rewards);
    }
    expect(ended).toBeGreaterThan(0);
    expect(ended).toBeLessThan(long.length / 2);
  });
});

describe('finalists', () => {
  /** The rounds at whose beginning playouts were judged, in the order in which they first were. */
  const judgedAt = (finalists: number, further?: () => number) => {
    const rounds = new Set<number>();
    const thought = search(
      { finalists },
      {
        atHorizon(s) {
          rounds.add(s.round);
          return lastTrain.brain.atHorizon!(s);
        },
        ...(further ? { further } : {}),
      },
    );
    return { rounds: [...rounds], thought };
  };

  test('are played on further than the others, by those who look further and where the brain says so', () => {
    expect(opening.round).toBe(1);
    expect(judgedAt(0).rounds).toEqual([2]);
    expect(judgedAt(4).rounds).toEqual([2, 3]);
    expect(judgedAt(4, () => 2).rounds).toEqual([2, 4]);
    expect(judgedAt(4, () => 0).rounds).toEqual([2]);
    expect(judgedAt(99).rounds).toEqual([3]); // as many as there are: all of them at once
  });

  /** Playouts that were judged in each round, and how often `over` was asked before the first that went further. */
  const counted = (more: Partial<Brain<LTW>> = {}, over?: (judged: number[]) => boolean) => {
    const judged = [0, 0, 0, 0, 0, 0];
    const atHorizon: Brain<LTW>['atHorizon'] = (s) => {
      judged[s.round]! += 1;
      return lastTrain.brain.atHorizon!(s);
    };
    const brain = { ...lastTrain.brain, caution: 0, atHorizon, ...more };
    const settings = { ...USUAL, iterations: 240, finalists: 4 };
    const asked = over && (() => over(judged));
    const thought = think({ ...lastTrain, brain }, opening, 0, rngOf('finals'), settings, asked)!;
    const visits = thought.options.reduce((sum, { node }) => sum + node.visits, 0);
    return { thought, visits, near: judged[2]!, far: judged[3]! };
  };

  test('are judged by those longer playouts alone, by half of all at the most', () => {
    const { thought, visits, near, far } = counted();
    expect(thought.iterations).toBe(near + far);
    expect(thought.iterations).toBeLessThanOrEqual(240);
    expect(far).toBeLessThanOrEqual(120);
    // What each of them had been found to be worth before is forgotten.
    expect(near + far - visits).toBeGreaterThanOrEqual(4);
    expect(visits).toBeGreaterThanOrEqual(far);
  });

  test('are few where there are few turns: then, too, half of the playouts are enough', () => {
    const { near, far } = counted({ plans: (...given) => lastTrain.brain.plans(...given).slice(0, 3) });
    expect(near).toBe(0);
    expect(far).toBeGreaterThan(90);
    expect(far).toBeLessThanOrEqual(120);
  });

  test('are fewer where a longer playout takes as long as many others', () => {
    const { near, far } = counted({ furtherTakes: 6 });
    expect(near).toBe(counted().near);
    expect(far).toBeGreaterThan(20);
    expect(far).toBeLessThanOrEqual(40);
  });

  test('the likeliest turn is one of them, however it has fared', () => {
    const { thought } = counted({
      atHorizon: (s) => (s.round === 3 ? [1000, 0] : lastTrain.brain.atHorizon!(s)), // it is won for whoever is in the finals
      plans(...given) {
        const all = lastTrain.brain.plans(...given);
        const worst = all.length - 1;
        return all.map((plan, i) => ({ ...plan, prior: i === worst ? 0.5 : 0.5 / worst }));
      },
    });
    const finalists = thought.options.filter(({ rewards }) => rewards.every((reward) => reward > 0.99));
    expect(finalists.length).toBeLessThan(thought.options.length);
    expect(finalists.map(({ plan }) => plan.prior)).toContain(0.5);
    expect(finalists.length).toBeGreaterThan(2);
  });

  test('interrupted before they have had a few rounds, they are what they were found to be before', () => {
    const early = counted({}, (judged) => judged[3]! > 0);
    expect(early.far).toBeGreaterThan(0);
    expect(early.far).toBeLessThanOrEqual(5);
    expect(early.visits).toBe(early.near);
    // Where all of them are finalists from the first, a little is better than nothing.
    const few = counted(
      { plans: (...given) => lastTrain.brain.plans(...given).slice(0, 3) },
      (judged) => judged[3]! > 3,
    );
    expect([few.near, few.visits]).toEqual([0, few.far]);
    const late = counted({}, (judged) => judged[3]! >= 50);
    expect(late.far).toBeLessThan(60);
    expect(late.near + late.far - late.visits).toBeGreaterThanOrEqual(4);
  });
});

describe('faith', () => {
  test('in plans decides where it is great, and not at all where there is none', () => {
    const likeliest = (thought: ReturnType<typeof search>) =>
      Math.max(...thought.options.map(({ plan }) => plan.prior)) === thought.best.plan.prior;
    const few = (faith: number, brain = {}) => search({ iterations: 60, faith }, brain, 'caution');
    expect(likeliest(few(0, { faith: () => 1e9 }))).toBe(false); // the level heeds none
    expect(likeliest(few(1))).toBe(false); // the brain has none
    expect(likeliest(few(1, { faith: () => 1e9 }))).toBe(true);
  });

  test('is none in prices at which to stop: they are guesses around one of them', () => {
    const auctions = [...moments('prices')].filter(({ s }) => s.phases.at(-1)?.id === 'auction');
    expect(auctions.length).toBeGreaterThan(1);
    for (const { s, seat } of auctions) {
      const { options } = think(steelDriver, s, seat, rngOf('price'), { ...USUAL, iterations: 30, faith: 1 })!;
      for (const { stop, credit } of options) expect([stop === null, credit]).toEqual([false, 0]);
    }
  });
});

test('only whoever minds every place judges playouts as a brain says for that, and only where it says so', () => {
  const judged = (places: number, differs: boolean) => {
    let times = 0;
    const atHorizon = (s: Sealed<LTW['state']>) => {
      times += 1;
      return lastTrain.brain.atHorizon!(s);
    };
    search({ places }, { forPlaces: () => (differs ? { scale: lastTrain.brain.scale, atHorizon } : null) });
    return times;
  };
  expect(judged(1, true)).toBeGreaterThan(100);
  expect([judged(0, true), judged(1, false)]).toEqual([0, 0]);
});

test('places are minded by the scale that the brain has for them', () => {
  const { scale } = lastTrain.brain;
  const rewards = (s: number) =>
    search({ places: 1 }, { forPlaces: () => ({ scale: { ...scale, s, winWeight: 0 } }) }).best.rewards;
  for (const reward of rewards(1e9)) expect(reward).toBeCloseTo(0.5);
  expect(Math.max(...rewards(0.01))).toBeGreaterThan(0.9);
});

test('playouts that go further are judged at each horizon they come to, by the mean, where the brain says so', () => {
  const moments: number[] = [];
  const judged = (judgesOnTheWay: boolean) => {
    moments.length = 0;
    const atHorizon = (s: Sealed<LTW['state']>) => {
      moments.push(s.round);
      // Whoever is asked about the nearer round is told that the first seat is far ahead, about the farther one that it is far behind.
      return s.players.map((_, seat) => (seat > 0 ? 0 : s.round === opening.round + 1 ? 1e9 : -1e9));
    };
    const { best } = search(
      { places: 1, finalists: 40 },
      {
        further: () => 1,
        forPlaces: () => ({ scale: { ...lastTrain.brain.scale, winWeight: 0 }, atHorizon, judgesOnTheWay }),
      },
    );
    return best.rewards;
  };
  for (const reward of judged(false)) expect(reward).toBeCloseTo(0);
  expect(new Set(moments)).toEqual(new Set([opening.round + 2]));
  for (const reward of judged(true)) expect(reward).toBeCloseTo(0.5);
  expect(new Set(moments)).toEqual(new Set([opening.round + 1, opening.round + 2]));
});

test('where nearer playouts tell nothing, all turns are played on further from the first, within as much time', () => {
  const near = { further: () => 1, furtherTakes: 5 };
  const rounds = (atOnce: boolean) => {
    const { options, iterations } = search({ iterations: 300, finalists: 2 }, { ...near, furtherAtOnce: () => atOnce });
    return { iterations, tried: options.filter(({ rewards }) => rewards.length > 0).length, of: options.length };
  };
  const all = rounds(true);
  expect(all.tried).toBe(all.of);
  expect(all.iterations).toBeLessThanOrEqual(60);
  expect(rounds(false).iterations).toBeGreaterThan(100);
});

test('a Master minds places, takes its time over playouts and tries doubtful turns, an Expert does nothing of it', () => {
  const asked: string[] = [];
  for (const [name, maker] of [
    ['master', searcher(30, MASTERLY)],
    ['expert', searcher(30)],
  ] as const) {
    const forPlaces = () => {
      asked.push(`${name}: places`);
      return null;
    };
    const careful = () => {
      asked.push(`${name}: careful`);
      return null;
    };
    const doubtful: Brain<LTW>['plans'] = (...from) => {
      asked.push(`${name}: doubtful`);
      return lastTrain.brain.plans(...from);
    };
    const g: BotGame<LTW> = { ...lastTrain, brain: { ...lastTrain.brain, forPlaces, careful, doubtful } };
    maker(g, rngOf('places')).act(opening, 0);
  }
  expect(asked).toEqual(['master: places', 'master: careful', 'master: doubtful']);
});

test('playouts are played by what takes its time where the settings want that, and judged by places at once', () => {
  const asked = new Set<string>();
  const scale = { ...lastTrain.brain.scale, winWeight: 0 };
  const policyOf =
    (name: string): Brain<LTW>['policy'] =>
    (...from) => {
      asked.add(name);
      return lastTrain.brain.policy(...from);
    };
  const judgedByPlaces: Brain<LTW>['atHorizon'] = (s) => {
    asked.add('places');
    return lastTrain.brain.value(s, null);
  };
  for (const careful of [0, 1]) {
    asked.clear();
    const brain = {
      ...{ policy: policyOf('hasty'), careful: () => ({ policy: policyOf('careful') }) },
      forPlaces: () => ({ scale, atHorizon: judgedByPlaces }),
    };
    search({ careful, places: 1 }, brain);
    expect([...asked].sort()).toEqual([careful ? 'careful' : 'hasty', 'places']);
  }
});

test('turns that look worse at first are tried at the root alone, by whoever is told to, where playouts go further', () => {
  let asked = 0;
  const doubtful: Brain<LTW>['plans'] = (s, seat, _, rng) => {
    asked += 1;
    return lastTrain.brain.plans(s, seat, 2, rng);
  };
  const tried = (told: number, further = 1) =>
    search({ doubtful: told, ripe: 1, finalists: 4 }, { doubtful, further: () => further }).options.length;
  expect(Math.min(tried(0), tried(1, 0))).toBeGreaterThan(2);
  expect(asked).toBe(0);
  expect(tried(1)).toBe(2);
  expect(asked).toBe(1);
});

test('interrupted before its finals, a search takes the likeliest turn where nearer playouts are trusted less than plans', () => {
  const priors = (trustsPlans?: Brain<LTW>['trustsPlans'], most = 60) => {
    let rounds = 0;
    const g: BotGame<LTW> = {
      ...lastTrain,
      brain: { ...lastTrain.brain, caution: 0, ...(trustsPlans ? { trustsPlans } : {}) },
    };
    const settings = { ...USUAL, iterations: 600, finalists: 4 };
    const { best, options } = think(g, opening, 0, rngOf('caution'), settings, () => ++rounds > most)!;
    return best.plan.prior === Math.max(...options.map(({ plan }) => plan.prior));
  };
  const nearer: Brain<LTW>['trustsPlans'] = (_, further) => further === 0;
  expect([priors(undefined, 4), priors(nearer, 4), priors(nearer, 1_000)]).toEqual([false, true, false]);
});
