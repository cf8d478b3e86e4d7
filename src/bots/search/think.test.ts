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
import { type SearchSettings, think, USUAL } from './think.ts';

const opening = scenario('2p | bidding:0 | cubes 12 12');
const search = (more: Partial<SearchSettings>, brain: Partial<Brain<LTW>> = {}, seed = 'think') => {
  const g: BotGame<LTW> = { ...lastTrain, brain: { ...lastTrain.brain, caution: () => 0, ...brain } };
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
    for (const { best } of fewer) expect(best.rewards.length).toBeGreaterThanOrEqual(8); // never at a glance
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

  test('are judged by those longer playouts alone, the likeliest turn among them', () => {
    const { thought } = judgedAt(4);
    const [best, ...others] = thought.options;
    const likeliest = thought.options.reduce((one, other) => (other.plan.prior > one.plan.prior ? other : one));
    expect(best!.rewards.length).toBe(best!.node.visits);
    // Two go through the last stage too; whoever was dropped before the finals has fewer rounds than they.
    const rounds = others.filter((one) => one !== likeliest).map(({ rewards }) => rewards.length);
    expect(Math.max(...rounds)).toBeGreaterThan(Math.min(...rounds));
    expect(likeliest.rewards.length).toBeGreaterThan(0);
  });
});

describe('faith', () => {
  test('in plans decides where it is great, and not at all where there is none', () => {
    const likeliest = (thought: ReturnType<typeof search>) =>
      Math.max(...thought.options.map(({ plan }) => plan.prior)) === thought.best.plan.prior;
    const few = (faith: number, brain = {}) => search({ iterations: 60, faith }, brain, 'caution');
    expect(likeliest(few(0, { faith: 1e9 }))).toBe(false); // the level heeds none
    expect(likeliest(few(1))).toBe(false); // the brain has none
    expect(likeliest(few(1, { faith: 1e9 }))).toBe(true);
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
