import { describe, expect, test } from 'vitest';
import { check } from '../../../kernel/legal.ts';
import { chicagoExpress } from '../index.ts';
import type { CEState } from '../state.ts';
import { FORESTS } from '../testing/networks.ts';
import { build, decline, end, eventsOf, pass, play, settle } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { endReasons, outcomeOf } from './ending.ts';

const DUE = 'dividends:1 | dials 3 5 2';
const houses = (count: number) => `nyc ${FORESTS.join(' ')} | houses ${FORESTS.slice(0, count).join(' ')}`;
const endsWith = (s: CEState) => settle(s).state.ended;

describe('the end', () => {
  test('CE-48: three companies without locomotives end the game, two do not', () => {
    expect(endsWith(scenario(`2p | ${DUE} | co left:0 | nyc left:0 | bo left:0`))).toEqual(['locomotives']);
    expect(endsWith(scenario(`2p | ${DUE} | co left:0 | nyc left:0 | bo left:1`))).toEqual([]);
    expect(endsWith(scenario(`2p | ${DUE} | co left:0 | nyc left:0 | bo left:0 | prr left:0`))).toEqual([
      'locomotives',
    ]);
  });

  test('CE-48: three companies without shares end the game, two do not', () => {
    expect(endsWith(scenario(`2p | ${DUE} | shares prr 1 2 | shares bo 4 0 | shares nyc 3 2`))).toEqual(['shares']);
    expect(endsWith(scenario(`2p | ${DUE} | shares prr 1 2 | shares bo 4 0 | shares nyc 3 1`))).toEqual([]);
    expect(endsWith(scenario(`2p | ${DUE} | shares prr 1 2 | shares bo 4 0 | shares nyc 3 2 | shares co 6 0`))).toEqual(
      ['shares'],
    );
  });

  test('CE-48: three houses or fewer in the supply end the game, four do not', () => {
    expect(endsWith(scenario(`2p | ${DUE} | ${houses(16)}`))).toEqual([]);
    expect(endsWith(scenario(`2p | ${DUE} | ${houses(17)}`))).toEqual(['houses']);
    expect(endsWith(scenario(`2p | ${DUE} | ${houses(20)}`))).toEqual(['houses']);
  });

  test('CE-48: Detroit on 8 ends the game, on 7 it does not', () => {
    expect(endsWith(scenario(`2p | ${DUE} | detroit 7`))).toEqual([]);
    expect(endsWith(scenario(`2p | ${DUE} | detroit 8`))).toEqual(['detroit']);
  });

  test('CE-48: several conditions at once are all told', () => {
    const s = scenario(`2p | ${DUE} | detroit 8 | ${houses(18)} | shares prr 3 0 | shares bo 4 0 | shares co 0 6`);
    expect(endReasons(s)).toEqual(['shares', 'houses', 'detroit']);
    const { state, events } = settle(s);
    expect(events.at(-1)).toEqual({ type: 'game-ended', reasons: ['shares', 'houses', 'detroit'] });
    expect(outcomeOf(state)!.reasons).toEqual(['shares', 'houses', 'detroit']);
  });

  test('CE-48: a condition met in the middle of a round lets the round go on to its dividends', () => {
    const s = scenario('2p | turn:0 | shares prr 3 0 | shares bo 4 0 | shares co 0 6 | cash 0 0 | dials 3 3 0');
    expect(endReasons(s)).toEqual(['shares']);
    const once = play(s, 0, decline('expansion'));
    expect(once.state.ended).toEqual([]);
    const twice = play(once.state, 1, decline('expansion'));
    expect(twice.events.at(-1)).toEqual({ type: 'game-ended', reasons: ['shares'] });
    expect(twice.state.players.map(({ cash }) => cash)).toEqual([3 * 3 + 4 * 2, 6]); // the last dividends are paid
  });

  test('CE-48: a special dividend never ends the game', () => {
    const s = scenario(
      '2p | turn:0 | cash 0 0 | prr ..B2 | treasury prr 9 | shares prr 3 0 | shares bo 4 0 | shares co 0 6',
    );
    const played = play(s, 0, build('prr', 'A2'), end, pass);
    expect(eventsOf(played, 'special-dividend')).toHaveLength(1);
    expect(played.state.ended).toEqual([]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-48: after the end every move is refused under this rule', () => {
    const s = scenario('2p | over:houses | dials 3 5 0');
    expect(check(chicagoExpress, s, 0, decline('auction'))).toEqual({ code: 'game-over', rule: 'CE-48' });
  });

  test('CE-49: all five companies count: the Wabash may be one of the three', () => {
    const shares = `shares prr 3 0 | shares bo 0 4`;
    expect(endsWith(scenario(`2p | ${DUE} | ${shares} | prr ..A2 | wab | shares wab 1 1`))).toEqual(['shares']);
    expect(endsWith(scenario(`2p | ${DUE} | ${shares} | prr ..A2 | wab | shares wab 1 0`))).toEqual([]);
    expect(endsWith(scenario(`2p | ${DUE} | prr ..A2 left:0 | wab left:0 | bo left:0`))).toEqual(['locomotives']);
  });

  test('CE-49: an unopened Wabash still has all its shares and locomotives', () => {
    expect(endReasons(scenario(`2p | shares prr 3 0 | shares bo 0 4`))).toEqual([]);
    expect(endReasons(scenario(`2p | co left:0 | nyc left:0`))).toEqual([]);
  });

  test('CE-50: cash alone counts; shares and treasuries count nothing', () => {
    const s = scenario('3p | over:houses | dials 3 5 0 | cash 20 50 30 | shares nyc 5 0 0 | treasury nyc 900');
    expect(outcomeOf(s)).toEqual({
      ranking: [
        { seat: 1, place: 1, score: 50 },
        { seat: 2, place: 2, score: 30 },
        { seat: 0, place: 3, score: 20 },
      ],
      reasons: ['houses'],
    });
  });

  test.each([
    ['50 50 30', [1, 1, 3]],
    ['50 30 30', [1, 2, 2]],
    ['50 50 50', [1, 1, 1]],
    ['30 31 32', [1, 2, 3]],
  ])('CE-50: with cash %s the places are %j: ties share', (cash, places) => {
    const outcome = outcomeOf(scenario(`3p | over:detroit | dials 3 5 0 | cash ${cash}`));
    expect(outcome!.ranking.map(({ place }) => place)).toEqual(places);
  });

  test('while the game goes on there is no outcome', () => {
    expect(outcomeOf(scenario('3p'))).toBeNull();
  });
});
