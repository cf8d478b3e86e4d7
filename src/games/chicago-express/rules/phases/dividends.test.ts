import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../state.ts';
import { decline, eventsOf, play, settle } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { incomeOf } from '../companies.ts';
import { dividendPerShare } from '../dividends.ts';

const DUE = 'dividends:1 | dials 3 5 2';

describe('general dividends', () => {
  test.each([
    [0, 0],
    [1, 8],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('CE-40: an income of 8 over %i shares pays %i each, rounded up', (sold, each) => {
    expect(dividendPerShare(scenario(`2p | shares nyc ${sold} 0`), 'nyc')).toBe(each);
  });

  test('CE-40: rounding comes before the shares are multiplied; the bank pays, treasuries are untouched', () => {
    const s = scenario(`3p | ${DUE} | cash 1 2 3 | nyc income:16 | treasury nyc 5 | shares nyc 2 1 0`);
    const { state, events } = settle(s);
    expect(eventsOf({ state, events }, 'dividend')).toEqual([
      { type: 'dividend', company: 'nyc', seat: 0, shares: 2, perShare: 6, amount: 12 },
      { type: 'dividend', company: 'nyc', seat: 1, shares: 1, perShare: 6, amount: 6 },
    ]);
    expect(state.players.map(({ cash }) => cash)).toEqual([13, 8, 3]);
    expect(state.companies.nyc.treasury).toBe(5);
  });

  test('CE-40: every company pays, in the order of the companies', () => {
    const s = scenario(`2p | ${DUE} | cash 0 0 | shares prr 1 0 | shares bo 0 1 | shares co 1 1 | shares nyc 1 0`);
    const played = settle(s);
    expect(eventsOf(played, 'dividend').map(({ company, seat, amount }) => [company, seat, amount])).toEqual([
      ['prr', 0, 7],
      ['bo', 1, 6],
      ['co', 0, 3],
      ['co', 1, 3],
      ['nyc', 0, 8],
    ]);
    expect(played.state.players.map(({ cash }) => cash)).toEqual([18, 9]);
  });

  test('CE-5: the bank never runs out: more is paid than 140 notes of 25 could ever be', () => {
    const s = scenario(`2p | ${DUE} | cash 3500 0 | nyc income:22 | shares nyc 1 0`);
    expect(settle(s).state.players[0]!.cash).toBe(3522);
  });

  test('CE-41: an open Wabash without sold shares pays nothing, and nothing is divided by zero', () => {
    const s = scenario(`2p | ${DUE} | prr ..A2 | wab`);
    expect(dividendPerShare(s, 'wab')).toBe(0);
    expect(eventsOf(settle(s), 'dividend')).toEqual([]);
    expect(settle(s).state.players).toEqual(s.players);
  });

  test('CE-42: pay, look at the end, dials to green, Detroit and the incomes there, then the interrupted turn', () => {
    const s = scenario(`3p | ${DUE} | detroit 3 | cash 0 0 0 | bo ..E0 | co ..E0 | shares bo 0 0 1`);
    const before = incomeOf(s, 'bo');
    const { state, events } = settle(s);
    expect(events).toEqual([
      { type: 'dividends-began', round: 3 },
      { type: 'dividend', company: 'bo', seat: 2, shares: 1, perShare: before, amount: before },
      { type: 'dials-reset' },
      { type: 'track-moved', track: 'detroit', value: 4 },
      { type: 'income-raised', company: 'bo', by: 1, income: before + 1 },
      { type: 'income-raised', company: 'co', by: 1, income: incomeOf(s, 'co') + 1 },
    ]);
    expect(state.dials).toEqual({ auction: 0, expansion: 0, development: 0 });
    expect(state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
    for (const id of COMPANIES) expect(incomeOf(state, id) - incomeOf(s, id)).toBe(id === 'bo' || id === 'co' ? 1 : 0);
  });

  test('CE-42: when the game ends there, dials stay red, Detroit stays, no turn begins', () => {
    const s = scenario(`2p | ${DUE} | detroit 5 | shares prr 3 0 | shares bo 2 2 | shares nyc 3 2`);
    const { state } = settle(s);
    expect(state.phases).toEqual([]);
    expect(state.dials).toEqual({ auction: 3, expansion: 5, development: 2 });
    expect(state.tracks.detroit).toBe(4);
  });

  test('CE-43: Detroit moves to 8 after the seventh dividends, and the eighth end the game', () => {
    const seventh = settle(scenario(`2p | ${DUE} | detroit 7`));
    expect(seventh.events).toContainEqual({ type: 'dividends-began', round: 7 });
    expect(seventh.events).toContainEqual({ type: 'track-moved', track: 'detroit', value: 8 });
    expect(seventh.state.phases).toHaveLength(1);
    const eighth = settle(scenario(`2p | ${DUE} | detroit 8`));
    expect(eighth.events).toContainEqual({ type: 'game-ended', reasons: ['detroit'] });
    expect(eventsOf(eighth, 'track-moved')).toEqual([]);
  });

  test('CE-43: a game in which everybody always declines ends after eight rounds', () => {
    let state = scenario('2p | turn:0 | shares prr 1 0');
    let rounds = 0;
    for (let turn = 0; state.phases.length > 0; turn++) {
      const dial = state.dials.auction < 3 ? 'auction' : 'development';
      const played = play(state, turn % 2, decline(dial));
      rounds += eventsOf(played, 'dividends-began').length;
      state = played.state;
    }
    expect(rounds).toBe(8);
    expect(state.ended).toEqual(['detroit']);
    expect(state.players[0]!.cash).toBe(60 + 8 * 7);
  });
});
