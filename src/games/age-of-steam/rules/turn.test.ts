/** Shares, order of play, actions, goods, money and growth, rule by rule. */
import { describe, expect, test } from 'vitest';
import { type Drawn, tapeSource } from '../../../kernel/chance.ts';
import { start } from '../../../kernel/engine.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { SPECIALS } from '../board/box.ts';
import { mapById } from '../board/maps.ts';
import { facts } from '../facts.ts';
import { ageOfSteam } from '../index.ts';
import { RULE_IDS } from '../rulebook.ts';
import { NEUTRAL, type PhaseId, UNOWNED } from '../state.ts';
import {
  bid,
  cash,
  deliver,
  end,
  eventsOf,
  income,
  isRefused,
  issue,
  lay,
  legalOf,
  linksOf,
  looseEnds,
  pass,
  place,
  play,
  playAll,
  produce,
  refusal,
  settle,
  skip,
  take,
  upgrade,
} from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { payable } from './bidding.ts';
import { outcomeOf } from './ending.ts';
import { reductionOf } from './money.ts';
import { phases } from './phases/all.ts';

const ROAD = 'K10 1-4:0 | L9 1-4:0'; // Evansville - Cincinnati, of seat 0

describe('the frame', () => {
  test('AOS-1: every ruling has its place in the rulebook, those of our own after the last', () => {
    expect(RULE_IDS).toEqual(Array.from({ length: 79 }, (_, i) => `AOS-${i + 1}`));
  });

  test('AOS-2: seven actions, and the phases of a turn in the order of the rules', () => {
    expect(SPECIALS).toHaveLength(7);
    const order: PhaseId[] = ['shares', 'turn-order', 'actions', 'build', 'move', 'income', 'expenses', 'reduction'];
    expect(Object.keys(phases).slice(0, 8)).toEqual(order);
  });

  test('AOS-6: three dice each, the highest first; equal players roll again among themselves', () => {
    const options = defaultOptions(ageOfSteam.options);
    const setup = start(
      ageOfSteam,
      { seats: 3, options, rules: 1 },
      tapeSource(opening([1, 2, 3, 6, 6, 6, 1, 1, 4, 1, 1, 1, 5, 5, 5])),
    );
    if (!setup.ok) throw new Error(JSON.stringify(setup.waiting));
    expect(setup.state.order).toEqual([1, 2, 0]);
    const lot = { ...options, initialOrder: 'shuffle' as const };
    const tape = [...opening([]).slice(0, 2), { point: 'order', values: ['2', '0', '1'] }];
    const drawn = start(ageOfSteam, { seats: 3, options: lot, rules: 1 }, tapeSource(tape));
    expect(drawn.ok && drawn.state.order).toEqual([2, 0, 1]);
  });

  test('AOS-3: Rust Belt takes three to six players, Barbados one', () => {
    const options = defaultOptions(ageOfSteam.options);
    expect(ageOfSteam.seatCounts(options)).toEqual([3, 4, 5, 6]);
    expect(ageOfSteam.seatCounts({ ...options, map: 'barbados' })).toEqual([1]);
  });

  test('AOS-73: a forced nothing is played and told; a forced something is asked', () => {
    const played = settle(scenario('3p | shares:0 | shares 15 2 15'));
    expect(eventsOf(played, 'forced')).toMatchObject([{ seat: 0, kind: 'pass' }]);
    expect(legalOf(played.state, 1).length).toBe(14);
    const last = scenario('3p | actions:2 | actions first-move first-build -');
    expect(legalOf(last, 2)).toHaveLength(5);
  });
});

/** The cubes of a real table, in the order of the rules, then the dice for the order of play. */
function opening(dice: number[]): Drawn[] {
  const cubes = ['red', 'blue', 'purple', 'yellow'];
  const display = Array.from({ length: 52 }, (_, i) => cubes[i % 4]!);
  const cities = Array.from({ length: 26 }, (_, i) => cubes[i % 4]!);
  return [
    { point: 'display', values: display },
    { point: 'cities', values: cities },
    { point: 'order-dice', values: dice },
  ];
}

describe('order of play', () => {
  test('AOS-11, AOS-16: an auction in the first turn; if nobody bids the last one in is first for nothing', () => {
    const s = playAll(scenario('3p | shares:0 | order 2 1 0'), []).state;
    expect(s.turn).toBe(1);
    const begun = playAll(scenario('3p | shares:2 | order 2 1 0'), [
      [2, pass],
      [1, pass],
      [0, pass],
      [2, pass],
      [1, pass],
    ]);
    expect(begun.state.order).toEqual([0, 1, 2]);
    expect(cash(begun.state)).toEqual([10, 10, 10]);
    expect(begun.state.phases[0]).toMatchObject({ id: 'actions', waiting: [0, 1, 2] });
  });

  test('AOS-12: above the highest bid, within the cash', () => {
    const s = scenario('3p | auction:0 bids:0,4,0 | cash 6 9 9');
    expect(refusal(s, 0, bid(4))).toMatchObject({ code: 'bid-not-higher', rule: 'AOS-12', params: { high: 4 } });
    expect(refusal(s, 0, bid(7))).toMatchObject({ code: 'bid-over-cash', rule: 'AOS-12', params: { cash: 6 } });
    expect(isRefused(s, 0, bid(5))).toBe(false);
  });

  test('AOS-12: one dollar opens the bidding, and all of the cash may be bid', () => {
    const s = scenario('3p | auction:0 bids:0,0,0 | cash 6 9 9');
    expect(isRefused(s, 0, bid(1))).toBe(false);
    expect(isRefused(s, 0, bid(6))).toBe(false);
  });

  test('AOS-13: the word does not come to the high bidder', () => {
    const { state } = play(scenario('3p | auction:2 bids:3,0,0'), 2, bid(4));
    expect(state.phases[0]).toMatchObject({ turn: 0 });
    expect(refusal(scenario('3p | auction:2 bids:3,0,0'), 0, bid(5)).code).toBe('not-your-turn');
  });

  test.each([
    [2, [5, 0]],
    [3, [5, 5, 0]],
    [4, [5, 5, 3, 0]],
    [5, [5, 5, 3, 3, 0]],
    [6, [5, 5, 3, 3, 3, 0]],
  ])('AOS-14: with %i bidders a bid of 5 costs, place by place', (bidders, wanted) => {
    expect(wanted.map((_, i) => payable(i + 1, bidders, 5))).toEqual(wanted);
  });

  test('AOS-17: Turn Order passes once and stays in; not without it, not twice, not where it changes nothing', () => {
    const held = '3p | turn 2 | actions turn-order engineer locomotive';
    expect(play(scenario(`${held} | auction:0`), 0, skip).state.phases[0]).toMatchObject({ in: [0, 1, 2], turn: 1 });
    expect(refusal(scenario(`${held} | auction:1`), 1, skip)).toMatchObject({ code: 'no-turn-order', rule: 'AOS-17' });
    expect(refusal(scenario(`${held} | auction:0 skipped:yes`), 0, skip)).toMatchObject({ code: 'turn-order-used' });
    expect(refusal(scenario(`${held} | auction:0 in:0,1 bids:0,3,0`), 0, skip)).toMatchObject({
      code: 'turn-order-idle',
    });
    const after = playAll(scenario(`${held} | auction:0`), [
      [0, bid(1)],
      [1, pass],
      [2, pass],
    ]).state;
    expect(after.players.map(({ action }) => action)).toEqual([null, null, null]);
  });

  test('AOS-18: who leaves pays at once, the winner at the end', () => {
    const s = scenario('4p | auction:2 bids:3,4,2,0');
    const left = play(s, 2, pass).state;
    expect(cash(left)).toEqual([10, 10, 10, 10]);
    const next = play(left, 3, pass).state;
    expect(cash(next)).toEqual([10, 10, 10, 10]);
    expect(cash(play(next, 0, pass).state)).toEqual([7, 6, 10, 10]);
  });

  test('AOS-19: everybody takes one action, none twice', () => {
    const s = scenario('3p | actions:1 | actions engineer - -');
    expect(refusal(s, 1, take('engineer'))).toMatchObject({
      code: 'action-taken',
      rule: 'AOS-19',
      params: { seat: 0 },
    });
    expect(isRefused(s, 1, pass)).toBe(true);
  });

  test('AOS-23: four tiles at 2 each, whatever they are, for the engineer of the option', () => {
    const s = (option: string) => scenario(`3p | build:0 | cash 30 30 30 | actions engineer | engineer=${option}`);
    expect(cash(play(s('four-tiles'), 0, lay('Q10', '0-3')).state)[0]).toBe(26);
    expect(cash(play(s('four-tiles-flat-2'), 0, lay('Q10', '0-3')).state)[0]).toBe(28);
  });
});

describe('goods', () => {
  const s = (rest: string) => scenario(`3p | move:0 | engine 3 3 3 | cash 9 9 9 | ${rest}`);

  test('AOS-49: black goes to black New Cities only', () => {
    const line = `${ROAD} | cubes J10 black`;
    expect(refusal(s(line), 0, deliver('J10', 'black', '1'))).toMatchObject({ code: 'not-its-colour' });
    const black = s('L8 2-4:0 | city K9 C | cubes M9 black');
    expect(isRefused(black, 0, deliver('M9', 'black', '5'))).toBe(false);
  });

  test('AOS-53: no link of one’s own is needed, unless the option asks for one or for the first', () => {
    const line = 'J9 1-3:1 | K9 1:0 4:1 | L8 2-4:0 | cubes J10 blue | cubes M9 blue';
    const foreign = `K10 1-4:1 | L9 1-4:1 | cubes J10 blue`;
    expect(isRefused(s(foreign), 0, deliver('J10', 'blue', '1'))).toBe(false);
    expect(refusal(s(`${foreign} | ownLinkInMove=at-least-one`), 0, deliver('J10', 'blue', '1'))).toMatchObject({
      code: 'own-link-needed',
      rule: 'AOS-53',
    });
    expect(isRefused(s(`${line} | ownLinkInMove=at-least-one`), 0, deliver('J10', 'blue', '01'))).toBe(false);
    expect(refusal(s(`${line} | ownLinkInMove=first`), 0, deliver('J10', 'blue', '01'))).toMatchObject({
      code: 'own-link-first',
    });
    expect(isRefused(s(`${line} | ownLinkInMove=first`), 0, deliver('M9', 'blue', '54'))).toBe(false);
  });

  test('AOS-54: a place with the cube, links only, no more than the engine runs', () => {
    const line = `${ROAD} | cubes J10 blue`;
    expect(refusal(s(line), 0, deliver('K10', 'blue', '1'))).toMatchObject({ code: 'no-place-here', rule: 'AOS-54' });
    expect(refusal(s(line), 0, deliver('J10', 'red', '1'))).toMatchObject({ code: 'no-such-cube', rule: 'AOS-54' });
    expect(refusal(s(line), 0, deliver('J10', 'blue', '3'))).toMatchObject({ code: 'no-link-there', rule: 'AOS-54' });
    expect(refusal(s(line), 0, deliver('J10', 'blue', '1414'))).toMatchObject({
      code: 'route-too-long',
      rule: 'AOS-54',
    });
  });

  test('AOS-54: as far as the engine runs, from and to any place, the first of the map too', () => {
    const line = '3p | move:0 | engine 1 1 1 | city H4 B | H5 0-3:0 | cubes H6 blue yellow | cubes H4 red';
    expect(income(play(scenario(line), 0, deliver('H6', 'blue', '0')).state)[0]).toBe(1);
    expect(income(play(scenario(line), 0, deliver('H4', 'red', '3')).state)[0]).toBe(1);
    expect(refusal(scenario(line), 0, deliver('H6', 'yellow', '0'))).toMatchObject({
      code: 'not-its-colour',
      rule: 'AOS-54',
    });
  });

  test('AOS-55: a town with a tile is a step', () => {
    const line = 'J9 1-3:0 | K9 1:0 4:0 | L8 2-4:0 | cubes J10 blue';
    expect(refusal(scenario(`3p | move:0 | engine 1 1 1 | ${line}`), 0, deliver('J10', 'blue', '01'))).toMatchObject({
      code: 'route-too-long',
    });
    expect(income(play(s(line), 0, deliver('J10', 'blue', '01')).state)[0]).toBe(2);
  });

  test('AOS-56, AOS-57: the cube returns to the bag; neutral links are steps that pay nobody', () => {
    const before = s('K10 1-4:x | L9 1-4:x | cubes J10 blue');
    const { state } = play(before, 0, deliver('J10', 'blue', '1'));
    expect(income(state)).toEqual([0, 0, 0]);
    expect(state.bag.blue).toBe(20);
  });

  test('AOS-50: deliver, upgrade or pass; First Move first in both rounds', () => {
    const first = scenario('3p | build:2 | actions locomotive first-move production');
    const { state } = play(first, 2, end);
    expect(state.phases[0]).toMatchObject({ id: 'move', round: 1, waiting: [1, 0, 2] });
    const second = playAll(state, [
      [1, pass],
      [0, upgrade],
      [2, pass],
    ]).state;
    expect(second.phases[0]).toMatchObject({ id: 'move', round: 2, waiting: [1, 0, 2], upgraded: [0] });
  });
});

describe('money', () => {
  test('AOS-58: income first, then expenses, then the reduction', () => {
    const played = settle(scenario('3p | income | cash 0 9 9 | income 12 3 3 | shares 9 2 2'));
    expect(played.events.slice(0, 3).map(({ type }) => type)).toEqual(['income-paid', 'income-paid', 'income-paid']);
    expect(played.state.players[0]).toMatchObject({ cash: 2, income: 10 });
  });

  test('AOS-60: reaching 0 by a shortage ruins where the option says so; who pays in full stays', () => {
    const line = '4p | expenses | cash 2 3 9 9 | income 1 0 5 5';
    expect(settle(scenario(line)).state.players.map(({ bankrupt }) => bankrupt)).toEqual([false, false, false, false]);
    expect(settle(scenario(`${line} | bankruptAt=zero`)).state.players.map(({ bankrupt }) => bankrupt)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('AOS-61: a bankrupt player leaves; stubs become unowned, links neutral, the action lapses', () => {
    const s = scenario(`4p | expenses | cash 0 9 9 9 | actions production | ${ROAD} | M8 3-0:0`);
    const { state } = settle(s);
    expect(state.players[0]).toMatchObject({ bankrupt: true, action: null, cash: 0, shares: 0, engine: 0 });
    expect(linksOf(state, NEUTRAL)).toEqual(['J10-M9']);
    expect(looseEnds(state, UNOWNED)).toEqual(['M7']);
    expect(state.order).toEqual([1, 2, 3]);
    expect(state.phases[0]!.id).toBe('growth-west');
  });

  test('AOS-62: at 50 the option takes 10 instead of 8', () => {
    expect(reductionOf(scenario('3p'), 50)).toBe(8);
    expect(reductionOf(scenario('3p | reductionAt50=10'), 50)).toBe(10);
    expect(reductionOf(scenario('3p | reductionAt50=10'), 49)).toBe(8);
  });

  test('AOS-69: one player left wins at once; none left, nobody wins; reduction and growth are not played', () => {
    const one = settle(scenario('3p | expenses | cash 0 0 9 | income 0 0 15')).state;
    expect(one.ended).toEqual(['one-left']);
    expect(one.players[2]!.income).toBe(15);
    expect(outcomeOf(one)).toMatchObject({ reasons: ['one-left'], lost: [0, 1] });
    expect(outcomeOf(one)!.ranking[0]).toMatchObject({ seat: 2, place: 1 });
    const none = settle(scenario('3p | expenses | cash 0 0 0')).state;
    expect(outcomeOf(none)).toMatchObject({ reasons: ['all-bankrupt'], lost: [0, 1, 2] });
  });

  test('AOS-70: a point for each link where the option says so', () => {
    const track = (s: ReturnType<typeof scenario>) =>
      facts(s).find(({ key, of }) => key === 'track' && of === 'seat:0')!.value;
    expect(track(scenario(`3p | ${ROAD} | M8 3-0:0`))).toBe(2);
    expect(track(scenario(`3p | ${ROAD} | M8 3-0:0 | trackScoring=links`))).toBe(1);
  });
});

describe('growth', () => {
  test('AOS-63: one die for each player who began, or for each still in; west, then east', () => {
    const line = '4p | growth | out 3';
    const roll = (s: string, dice: number[]) => settle(scenario(s), [{ point: 'growth-west', values: dice }]);
    expect(eventsOf(roll(line, [1, 1, 1, 1]), 'dice-rolled')).toMatchObject([{ side: 'west', dice: [1, 1, 1, 1] }]);
    expect(roll(line, [1, 1, 1, 1]).state.phases[0]!.id).toBe('growth-east');
    expect(eventsOf(roll(`${line} | growthDice=remaining-players`, [1, 1, 1]), 'dice-rolled')).toHaveLength(1);
  });

  test('AOS-65, AOS-66: may be declined; what is drawn must be placed on free slots of any column', () => {
    const s = scenario('3p | production:0 | actions production engineer locomotive | display west-1 red - red');
    expect(play(s, 0, pass).state.phases[0]!.id).toBe('growth-west');
    const drawn = playAll(s, [[0, produce]], [{ point: 'production', values: ['black', 'black'] }]).state;
    expect(refusal(drawn, 0, place('red', 'west-2', 0))).toMatchObject({ code: 'not-drawn', rule: 'AOS-65' });
    expect(refusal(drawn, 0, place('black', 'west-1', 0))).toMatchObject({ code: 'slot-full', rule: 'AOS-65' });
    expect(refusal(drawn, 0, place('black', 'west-1', 3))).toMatchObject({ code: 'slot-unknown', rule: 'AOS-66' });
    expect(isRefused(drawn, 0, place('black', 'H', 1))).toBe(false);
    expect(isRefused(drawn, 0, pass)).toBe(true);
    const placed = playAll(drawn, [
      [0, place('black', 'west-1', 1)],
      [0, place('black', 'H', 1)],
    ]).state;
    expect(placed.display[0]).toEqual(['red', 'black', 'red']);
  });

  test('AOS-24: with fewer than four cubes in the bag all are drawn, and up to two are kept', () => {
    const at = (bag: string) =>
      scenario(`3p | production:0 | production=draw-4-keep-2 | actions production engineer locomotive | bag ${bag}`);
    const drawing = (bag: string, values: string[]) =>
      playAll(at(bag), [[0, produce]], [{ point: 'production', values }]);
    const three = drawing('red 1 blue 2', ['blue', 'red', 'blue']).state;
    expect(three.phases[0]).toMatchObject({ drawn: ['blue', 'red', 'blue'], left: 2 });
    const { state } = play(three, 0, place('red', 'west-1', 0), place('blue', 'west-1', 1));
    expect(state.bag).toMatchObject({ red: 0, blue: 1 });
    expect(drawing('red 1', ['red']).state.phases[0]).toMatchObject({ drawn: ['red'], left: 1 });
  });

  test('AOS-65, AOS-67: one free slot takes one cube, the other goes back; an empty bag gives nothing', () => {
    const full = mapById('rust-belt')
      .columns.map(
        ({ id, slots }, i) =>
          `display ${id} ${Array(slots)
            .fill(['red', 'blue', 'purple', 'yellow'][i % 4])
            .join(' ')}`,
      )
      .join(' | ')
      .replace('display H yellow yellow', 'display H yellow -');
    const s = scenario(`3p | production:0 | actions production engineer locomotive | ${full}`);
    const drawn = playAll(s, [[0, produce]], [{ point: 'production', values: ['black', 'red'] }]).state;
    const done = play(drawn, 0, place('red', 'H', 1));
    expect(eventsOf(done, 'cubes-returned')).toMatchObject([{ goods: ['black'] }]);
    const empty = settle(scenario('3p | reduction | actions production engineer locomotive | bag red 0'));
    expect(empty.state.phases[0]!.id).toBe('growth-west');
  });
});

describe('shares', () => {
  test('AOS-10: in order, any number at once, none below one; whoever passes is done', () => {
    const s = scenario('3p | shares:0');
    expect(refusal(s, 0, issue(0))).toMatchObject({ code: 'no-share-issued', rule: 'AOS-10' });
    expect(refusal(play(s, 0, pass).state, 0, issue(1)).code).toBe('not-your-turn');
  });
});
