import { describe, expect, test } from 'vitest';
import { expert, regular } from '../../../bots/levels.ts';
import { think, USUAL } from '../../../bots/search/think.ts';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { ageOfSteamForBots as ageOfSteam } from '../for-bots.ts';
import type { MapId } from '../index.ts';
import { leastBid } from '../rules/bidding.ts';
import { turnsOf } from '../rules/ending.ts';
import type { AosAction, AosState } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { isLegal } from './perform.ts';

type State = Sealed<AosState>;
type Player = (s: State, seat: Seat) => AosAction;

const usual: Player = (s, seat) => regular(ageOfSteam, rngOf('usual')).act(s, seat)!;

/** Never builds, and always bids one more. */
const bidder: Player = (s, seat) => {
  const phase = s.phases[s.phases.length - 1]!.id;
  const wishes: AosAction[] =
    phase === 'turn-order' ? [{ kind: 'bid', amount: leastBid(s) }] : phase === 'build' ? [{ kind: 'end-build' }] : [];
  return wishes.find((action) => isLegal(s, seat, action)) ?? usual(s, seat);
};

/** Plays a game to its end. */
function played(players: readonly Player[], seed: string, seen?: (s: State) => void, map: MapId = 'rust-belt'): State {
  const source = seedSource(seedFromText(seed));
  const options = { ...defaultOptions(ageOfSteam.options), map };
  const table = { seats: players.length, options, rules: ageOfSteam.rules };
  const begun = start(ageOfSteam, table, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s: State = begun.state;
  while (!isOver(s)) {
    const seat = toAct(ageOfSteam, s)[0]!;
    expect(advance(ageOfSteam, begun.state, seat, players[seat]!(s, seat), source)).toBeNull();
    seen?.(s);
  }
  return s;
}

describe('the bots of Age of Steam', () => {
  test('AOS-60: regulars among themselves do not go bankrupt, and their figures add up all the way', () => {
    let judged = 0;
    const end = played([usual, usual, usual], 'alike', (s) => {
      if (s.phases[s.phases.length - 1]?.id !== 'move') return;
      const terms: Terms[] = [];
      const values = ageOfSteam.brain.value(s, terms);
      terms.forEach((parts, seat) => {
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(values[seat]!, 6);
      });
      judged += 1;
    });
    expect(judged).toBeGreaterThan(20);
    expect(end.ended).toEqual(['turns']);
    // People end with some 94 points on the average (three players); far below, something is broken.
    const scores = ageOfSteam.outcome(end)!.ranking.map(({ score }) => score);
    expect(scores.reduce((sum, score) => sum + score, 0) / 3).toBeGreaterThan(50);
  });

  test('AOS-14: who never builds and always bids one more does not win', () => {
    for (const seat of [0, 1, 2]) {
      const players = [0, 1, 2].map((at) => (at === seat ? bidder : usual));
      const { ranking } = ageOfSteam.outcome(played(players, `bidder ${seat}`))!;
      expect(ranking.find((one) => one.seat === seat)!.place).toBe(3);
    }
  });

  test('AOS-79: alone on Barbados a regular lives and mostly buys its shares back', () => {
    const ends = Array.from({ length: 6 }, (_, n) => played([usual], `alone ${n}`, undefined, 'barbados'));
    expect(ends.filter(({ ended }) => ended.includes('all-bankrupt'))).toEqual([]);
    const scores = ends.map((end) => ageOfSteam.outcome(end)!.ranking[0]!.score);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(10);
  });
});

test('AOS-7: what copies of a state share is never written into, neither by a game nor by a search', () => {
  const rng = rngOf('shared');
  const freeze = ({ options, colours, track }: State): void => {
    for (const part of [options, colours, track]) deepFreeze(part);
  };
  const searches = new Set<string>();
  const player: Player = (s, seat) => {
    freeze(s);
    const phase = `${s.turn % 3} ${s.phases[0]?.id}`;
    if (!searches.has(phase)) think(ageOfSteam, s, seat, rng, { ...USUAL, iterations: 20 });
    searches.add(phase);
    return ageOfSteam.brain.policy(s, seat, rng);
  };
  const copied = ageOfSteam.resample(played([player, player, player], 'shared', freeze, 'germany'), 0, rng);
  expect([copied.options, copied.colours, copied.track].every(Object.isFrozen)).toBe(true);
  expect(searches.size).toBeGreaterThan(10);
});

test('a playout ends with the turn, alone two turns later; only among several a tree of plans grows', () => {
  const { horizon, deepest } = ageOfSteam.brain;
  for (const [table, further, deep] of [
    ['1p | map barbados', 2, 0],
    ['3p', 0, 4],
  ] as const) {
    const from = scenario(`${table} | build:0`);
    const at = (turns: number): boolean => horizon({ ...from, turn: from.turn + turns }, from);
    expect([at(0), at(further), at(further + 1)]).toEqual([false, false, true]);
    expect(deepest!(from)).toBe(deep);
  }
});

test('playouts of builds, actions, moves and prices of places may go on for a turn more, those of shares may not; of moves all do', () => {
  const { horizon, further, furtherAtOnce } = ageOfSteam.brain;
  const at = (phase: string) => further!(scenario(phase));
  expect(['3p | build:0', '3p | actions:0', '3p | auction:0', '3p | move:0'].map(at)).toEqual([1, 1, 1, 1]);
  expect(['3p | shares:0', '1p | map barbados | build:0'].map(at)).toEqual([0, 0]);
  expect(['3p | move:0', '3p | build:0'].map((phase) => furtherAtOnce!(scenario(phase)))).toEqual([true, false]);
  const last = (phase: string) => further!({ ...scenario(phase), turn: turnsOf(scenario(phase)) });
  expect(['3p | build:0', '3p | actions:0', '3p | auction:0', '3p | move:0'].map(last)).toEqual([0, 0, 1, 0]);
  const from = scenario('3p | build:0');
  expect([1, 2].map((turns) => horizon({ ...from, turn: from.turn + turns }, from, 1))).toEqual([false, true]);
});

test('AOS-60: in need, a Master thinks of ways to build that look worse at first, and of nothing else that an Expert does not', () => {
  const more = { build: 0, others: 0 };
  played([usual, usual, usual], 'doubtful', (s) => {
    const phase = s.phases[s.phases.length - 1]?.id;
    if (s.turn > 2 || (phase !== 'build' && phase !== 'shares' && phase !== 'actions')) return;
    const seat = toAct(ageOfSteam, s)[0]!;
    const { plans, doubtful } = ageOfSteam.brain;
    const actions = (of: typeof plans) => of(s, seat, 12, rngOf('plans')).map((plan) => plan.actions);
    const [known, all] = [actions(plans), actions(doubtful!)];
    expect(all).toEqual(expect.arrayContaining(known));
    more[phase === 'build' ? 'build' : 'others'] += all.length - known.length;
  });
  expect(more.build).toBeGreaterThan(5);
  expect(more.others).toBe(0);
});

test('of twelve turns a newcomer leaves the usual part unweighed, with five all but those in which it issues shares, with six all', () => {
  const at = (seats: number, phase: string) => ageOfSteam.brain.newcomer!.unweighed!(scenario(`${seats}p | ${phase}`));
  expect([3, 4, 5, 6].map((seats) => at(seats, 'build:0'))).toEqual([null, null, 12, 12]);
  expect([3, 4, 5, 6].map((seats) => at(seats, 'shares:0'))).toEqual([null, null, null, 12]);
});

test.each([3, 4])(
  'AOS-10: with %i, shares are issued as the plans rate them, without playouts, by whoever searches too; places are searched for among three, or by whoever looks further',
  (seats) => {
    const source = seedSource(seedFromText('shares'));
    const table = { seats, options: defaultOptions(ageOfSteam.options), rules: ageOfSteam.rules };
    const begun = start(ageOfSteam, table, source);
    if (!begun.ok) throw new Error('bug: the setup waits');
    const s: State = begun.state;
    const thoughts = { shares: 0, 'turn-order': 0 };
    while (s.turn === 1 && s.phases[0]?.id !== 'actions') {
      const seat = toAct(ageOfSteam, s)[0]!;
      const phase = s.phases[s.phases.length - 1]!.id as keyof typeof thoughts;
      const thought = think(ageOfSteam, s, seat, rngOf('search'), { ...USUAL, iterations: 30 })!;
      const looksFurther = think(ageOfSteam, s, seat, rngOf('search'), { ...USUAL, finalists: 4, iterations: 30 })!;
      const own = ageOfSteam.brain.plans(s, seat, USUAL.plans, rngOf('own'))[0]!.actions[0]!;
      if (phase === 'shares') expect(expert(ageOfSteam, rngOf('search')).act(s, seat)).toEqual(own);
      const isSearched = phase !== 'shares' && thought.options.length > 1;
      expect(thought.iterations > 0).toBe(isSearched && seats === 3);
      expect(looksFurther.iterations > 0).toBe(isSearched);
      thoughts[phase] += thought.options.length > 1 ? 1 : 0;
      expect(advance(ageOfSteam, begun.state, seat, thought.best.plan.actions[0]!, source)).toBeNull();
    }
    expect(thoughts.shares).toBeGreaterThan(0);
    expect(thoughts['turn-order']).toBeGreaterThan(0);
  },
);

describe('what is expected where a turn begins', () => {
  test('as the second turn begins each seat can expect more than the estimate says, a bankrupt one just what it says', () => {
    const { brain } = ageOfSteam;
    let seen = 0;
    played([usual, usual, usual], 'early', (s) => {
      const [value, fitted] = [brain.value(s, null), brain.atHorizon!(s)];
      if (s.turn === 2 && s.phases[0]?.id === 'shares') {
        seen += 1;
        fitted.forEach((score, seat) => {
          expect(score).toBeGreaterThan(value[seat]!);
        });
      }
      const ruined = { ...s, players: s.players.map((one, seat) => (seat === 0 ? { ...one, bankrupt: true } : one)) };
      if (seen === 1) expect(brain.atHorizon!(ruined)[0]).toBe(brain.value(ruined, null)[0]);
    });
    expect(seen).toBeGreaterThan(0);
  });
});

test('a search that would try twenty turns tries twelve at most', () => {
  let most = 0;
  played([usual, usual, usual], 'many', (s) => {
    if (isOver(s) || s.phases[s.phases.length - 1]?.id !== 'build' || most > 0) return;
    const seat = toAct(ageOfSteam, s)[0]!;
    const { plans } = ageOfSteam.brain;
    if (plans(s, seat, 20, rngOf('many')).length <= 12) return;
    const thought = think(ageOfSteam, s, seat, rngOf('many'), { ...USUAL, plans: 20, iterations: 24 });
    most = thought!.options.length;
  });
  expect(most).toBe(12);
});
