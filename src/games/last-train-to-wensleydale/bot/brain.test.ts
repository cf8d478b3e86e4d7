import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Terms } from '../../../kernel/contract.ts';
import { copy, deepFreeze } from '../../../kernel/copy.ts';
import { advance, newTrace, start } from '../../../kernel/engine.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { lastTrain } from '../index.ts';
import { totalOf } from '../rules/accounts.ts';
import { type LTW, type LTWState, MAPS } from '../state.ts';
import { carry, hire, sell } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { brain } from './brain.ts';

/** A whole game of the policy against itself; every action goes through the rules. */
function playOut(n: number, watch: (s: LTWState, seat: number) => void = () => {}) {
  const options = { map: MAPS[n % 2]!, side: 'usual', south: 'core' } as const;
  const source = seedSource(seedFromText(`brain ${n}`));
  const begun = start(lastTrain, { seats: 2 + (n % 3), options, rules: 1 }, source);
  if (!begun.ok) throw new Error('the setup waits');
  const s = begun.state;
  const rng = rngOf(`brain ${n}`);
  const trace = newTrace<LTW>();
  const kinds: string[] = [];
  while (!isOver<LTW>(s)) {
    const seat = toAct(lastTrain, s)[0]!;
    watch(s, seat);
    const action = brain.policy(s, seat, rng);
    const violation = advance(lastTrain, s, seat, action, source, trace);
    if (violation) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(violation)}`);
    kinds.push(action.kind);
  }
  return { s, kinds, events: trace.events };
}

function positions(games: number, every: number): { s: LTWState; seat: number }[] {
  const found: { s: LTWState; seat: number }[] = [];
  let count = 0;
  for (let n = 0; n < games; n++)
    playOut(n, (s, seat) => {
      if (count++ % every === 0) found.push({ s: deepFreeze(copy(s)), seat });
    });
  return found;
}

describe('the policy', () => {
  const games = Array.from({ length: 18 }, (_, n) => playOut(n));

  test('plays legally to the end on both maps, with every kind of action', () => {
    expect(new Set(games.flatMap(({ kinds }) => kinds))).toEqual(new Set(Object.keys(lastTrain.actions)));
  });

  test('carries a load a round and player at least, sells lines, and does better than nothing', () => {
    for (const { s, events } of games) {
      const count = (type: string) => events.filter((event) => event.type === type).length;
      expect(count('carried')).toBeGreaterThan(s.seats * 5);
      expect(count('sold')).toBeGreaterThan(2);
      expect(Math.max(...s.players.map((_, seat) => totalOf(s, seat)))).toBeGreaterThan(0);
    }
  });

  test('the same seed gives the same game', () => expect(playOut(3).s).toEqual(playOut(3).s));
});

describe('small puzzles', () => {
  const rng = () => rngOf('puzzle');

  test('last round, a four-track line and the points for it: sell it all', () => {
    const path = ['settle', 'horton', 'ribblehead', 'garsdale-head', 'hawes'];
    const s = scenario(`2p | sales:0 | round 5 | red 2 1 | track 0 ${path.join(' ')}`);
    expect(brain.policy(s, 0, rng())).toEqual(sell('red', ...path));
  });

  test('on the small board a passenger rides first class', () => {
    const s = scenario('2p | trains:0 | hired A3:0 A1:0 | track 0 northallerton leeming | passengers green leeming 1');
    expect(brain.policy(s, 0, rng())).toEqual(carry('leeming', 'green', 'A3'));
  });

  test('loads wait and a cheap train is free: hire by exchange', () => {
    const s = scenario(
      '2p | trains:0 | round 5 | brown 0 0 | cubes 3 0 | track 0 northallerton scruton-meadows | goods scruton-meadows 2',
    );
    expect(brain.policy(s, 0, rng())).toEqual(hire('A1'));
  });

  test('nothing can be carried: no train is hired', () => {
    const s = scenario('2p | trains:0 | brown 5 5 | track 0 northallerton leeming');
    expect(brain.policy(s, 0, rng())).toEqual({ kind: 'pass' });
  });
});

describe('value, price and plans', () => {
  test('value is the sum of its terms, and the final score when the game is over', () => {
    for (const { s } of positions(3, 29)) {
      const terms: Terms[] = [];
      const total = brain.value(s, terms);
      terms.forEach((parts, seat) => {
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total[seat]!, 6);
      });
    }
    const { s } = playOut(5);
    expect(brain.value(s, null)).toEqual(s.players.map((_, seat) => totalOf(s, seat)));
  });

  test('a price is a number of cubes in hand, and a horizon the beginning of a round or of its sales', () => {
    const s = scenario('2p | bidding:0 | cubes 7 12');
    expect(brain.price(s, 0)).toBeGreaterThan(1);
    expect(brain.price(s, 0)).toBeLessThanOrEqual(7);
    expect(brain.horizon(s, s)).toBe(true);
    expect(brain.horizon(scenario('2p | sales:0'), s)).toBe(true);
    for (const other of ['sales:1', 'building:0', 'trains:0', 'bidding:1 | bids 1:0@3'])
      expect(brain.horizon(scenario(`2p | ${other}`), s)).toBe(false);
    expect(brain.price(scenario('2p | sales:0'), 0)).toBe(0);
  });

  test('plans are legal whole turns, at most k, best first, the policy among them', () => {
    for (const { s, seat } of positions(3, 41)) {
      const plans = brain.plans(s, seat, 5, rngOf('plans'));
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(5);
      const priors = plans.map(({ prior }) => prior);
      expect(priors).toEqual([...priors].sort((a, b) => b - a));
      expect(plans.map(({ actions }) => actions[0])).toContainEqual(brain.policy(s, seat, rngOf('plans')));
      for (const { actions } of plans) {
        const draft = copy(s);
        for (const action of actions) expect(advance(lastTrain, draft, seat, action, null)).toBeNull();
      }
    }
  });

  test('a line is thought of as a whole: every action of it is allowed, up to its end', () => {
    let lines = 0;
    playOut(1, (s, seat) => {
      const turn = brain.turn!(s, seat, rngOf('line'));
      expect(turn !== null).toBe(s.phases[s.phases.length - 1]!.id === 'building');
      if (!turn || turn[0]!.kind === 'pass') return;
      const draft = lastTrain.resample(s, seat, rngOf('line'));
      expect(turn.map((action) => advance(lastTrain, draft, seat, action, null))).toEqual(turn.map(() => null));
      expect(turn[turn.length - 1]).toEqual({ kind: 'end-line' });
      lines += 1;
    });
    expect(lines).toBeGreaterThan(4);
  });
});
