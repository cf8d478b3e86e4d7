import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Terms } from '../../../kernel/contract.ts';
import { copy, deepFreeze } from '../../../kernel/copy.ts';
import { advance, newTrace, start } from '../../../kernel/engine.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { chicagoExpress } from '../index.ts';
import type { CE, CEState } from '../state.ts';
import { brain } from './brain.ts';

const SEATS = [2, 3, 4, 5, 6];

function begin(seats: number, seed: string): CEState {
  const table = { seats, options: { map: 'eastern-us' }, rules: chicagoExpress.rules } as const;
  const started = start(chicagoExpress, table, seedSource(seedFromText(seed)));
  if (!started.ok) throw new Error('the setup waits');
  return started.state;
}

/** A whole game of the policy against itself; every action goes through the rules. */
function playOut(seats: number, seed: string, watch: (s: CEState, seat: number) => void = () => {}) {
  const s = begin(seats, seed);
  const rng = rngOf(seed);
  const trace = newTrace<CE>();
  const kinds: string[] = [];
  while (!isOver<CE>(s)) {
    const seat = toAct(chicagoExpress, s)[0]!;
    watch(s, seat);
    const action = brain.policy(s, seat, rng);
    const violation = advance(chicagoExpress, s, seat, action, null, trace);
    if (violation) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(violation)}`);
    kinds.push(action.kind);
    if (kinds.length > 2000) throw new Error('endless');
  }
  return { s, kinds, events: trace.events };
}

/** Positions on the way of some games. */
function positions(games: number, every: number): { s: CEState; seat: number }[] {
  const found: { s: CEState; seat: number }[] = [];
  let count = 0;
  for (let game = 0; game < games; game++) {
    playOut(SEATS[game % SEATS.length]!, `position ${game}`, (s, seat) => {
      if (count++ % every === 0) found.push({ s: deepFreeze(copy(s)), seat });
    });
  }
  return found;
}

describe('the policy', () => {
  const games = SEATS.flatMap((seats) =>
    Array.from({ length: 24 }, (_, i) => playOut(seats, `${seats} players, ${i}`)),
  );
  const share = (test: (game: (typeof games)[number]) => boolean) => games.filter(test).length / games.length;
  const has = (type: string) => (game: (typeof games)[number]) => game.events.some((event) => event.type === type);

  test('plays legally to the end at every number of players, with every kind of action', () => {
    expect(new Set(games.flatMap(({ kinds }) => kinds))).toEqual(new Set(Object.keys(chicagoExpress.actions)));
  });

  test('reaches Chicago and opens the Wabash in most games', () => {
    expect(share(has('wabash-opened'))).toBeGreaterThan(0.8);
  });

  test('CE-48: most games last three to six dividends, and not all end for the same reason', () => {
    const dividends = (game: (typeof games)[number]) =>
      game.events.filter(({ type }) => type === 'dividends-began').length;
    expect(share((game) => dividends(game) >= 3 && dividends(game) <= 6)).toBeGreaterThan(0.8);
    expect(new Set(games.flatMap(({ s }) => s.ended)).size).toBeGreaterThan(1);
  });

  test('winners at three have about what people have', () => {
    const winners = games
      .filter(({ s }) => s.seats === 3)
      .map(({ s }) => Math.max(...s.players.map(({ cash }) => cash)));
    const mean = winners.reduce((sum, cash) => sum + cash, 0) / winners.length;
    expect(mean).toBeGreaterThan(70);
    expect(mean).toBeLessThan(130);
  });

  test('the same seed gives the same game, another seed another one', () => {
    expect(playOut(4, 'again').s).toEqual(playOut(4, 'again').s);
    expect(playOut(4, 'again').kinds).not.toEqual(playOut(4, 'other').kinds);
  });
});

describe('value', () => {
  test('is the sum of its terms, and the cash alone when the game is over', () => {
    for (const { s } of positions(5, 17)) {
      const terms: Terms[] = [];
      const total = brain.value(s, terms);
      expect(total).toEqual(brain.value(s, null));
      terms.forEach((parts, seat) => {
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total[seat]!, 6);
      });
    }
    const { s } = playOut(3, 'to the end');
    expect(brain.value(s, null)).toEqual(s.players.map(({ cash }) => cash));
  });

  test('a horizon is a turn right after dividends', () => {
    const { events } = playOut(4, 'horizons');
    let horizons = 0;
    playOut(4, 'horizons', (s) => {
      if (brain.horizon(s, s)) horizons += 1;
    });
    // Once after each dividends but the last, and once on the first turn of all.
    expect(horizons).toBe(events.filter(({ type }) => type === 'dials-reset').length + 1);
  });

  test.each([
    [5, 0, 0, 0],
    [5, 1, 2, 2],
    [6, 0, 3, 2],
    [6, 1, 4, 3],
  ])(
    'with %i, looking %i further, a playout is judged %i dividends after the opening, %i after any other turn',
    (seats, further, opening, then) => {
      const begun = begin(seats, 'horizon');
      let turn: CEState | null = null;
      const first = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      playOut(seats, 'horizon', (s) => {
        if (s.phases[0]?.id === 'turn') turn ??= copy(s);
        [begun, turn].forEach((from, i) => {
          if (from && brain.horizon(s, from, further)) first[i] = Math.min(first[i]!, s.tracks.detroit);
        });
      });
      expect(first).toEqual([opening, then]);
      expect(brain.further!(begun)).toBe(1);
    },
  );
});

test('among five and six a Master minds every place; what is expected stays the same', () => {
  const at = (seats: number) => brain.forPlaces!(begin(seats, 'places'));
  expect([2, 3, 4].map(at)).toEqual([null, null, null]);
  for (const seats of [5, 6]) expect(at(seats)).toEqual({ scale: { ...brain.scale, winWeight: 0, everyRival: true } });
});

test('among five and six all turns are played on past the next dividends from the first, among fewer those that look best', () => {
  expect([2, 3, 4, 5, 6].map((seats) => brain.furtherAtOnce!(begin(seats, 'at once')))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

describe('plans', () => {
  test('are legal whole turns, at most k, best first, the policy among them, the same for the same seed', () => {
    for (const { s, seat } of positions(10, 41)) {
      const plans = brain.plans(s, seat, 8, rngOf('plans'));
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(8);
      expect(brain.plans(s, seat, 8, rngOf('plans'))).toEqual(plans);
      const first = brain.policy(s, seat, rngOf('plans'));
      expect(plans.map(({ actions }) => actions[0])).toContainEqual(first);
      const priors = plans.map(({ prior }) => prior);
      expect(priors.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1, 6);
      expect(priors).toEqual([...priors].sort((a, b) => b - a));
      for (const { actions } of plans) {
        const draft = copy(s);
        for (const action of actions) expect(advance(chicagoExpress, draft, seat, action, null)).toBeNull();
      }
    }
  });

  test('hold even one plan: the policy’s own', () => {
    for (const { s, seat } of positions(5, 61)) {
      const [only, ...others] = brain.plans(s, seat, 1, rngOf('one'));
      expect(others).toEqual([]);
      expect(only!.actions[0]).toEqual(brain.policy(s, seat, rngOf('one')));
    }
  });
});
