/** The 24 worked examples of the rulings, with hexes, prices and owners. Seats: Peter 0, Dave 1, John 2, Vince 3. */
import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import { start } from '../../kernel/engine.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { mapById } from './board/maps.ts';
import { ageOfSteam } from './index.ts';
import { bagSize } from './rules/bag.ts';
import { outcomeOf, scoreOf, trackOf, turnsOf } from './rules/ending.ts';
import { reductionOf } from './rules/money.ts';
import {
  bid,
  cash,
  deliver,
  end,
  eventsOf,
  income,
  issue,
  lay,
  linksOf,
  looseEnds,
  type Played,
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
  urbanize,
} from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const [PETER, DAVE, JOHN, VINCE] = [0, 1, 2, 3];
const opening = '5p | build:0 | cash 20 20 20 20 20 | actions engineer locomotive production urbanization turn-order';

/** What each tile of a build cost, in the order in which they were laid. */
const prices = ({ events }: Played): number[] =>
  events.flatMap((event) => (event.type === 'laid' || event.type === 'replaced' ? [event.price] : []));

/** The running example, builder by builder. */
const afterPeter = () =>
  play(
    scenario(`${opening} | fresh 0 1 2 3 4 | display west-4 red - -`),
    PETER,
    lay('K10', '1-4'),
    lay('L9', '1-4'),
    lay('N9', '3-5'),
    end,
  );
const afterDave = () =>
  play(afterPeter().state, DAVE, lay('J9', '1-3'), lay('K9', '1 4', 'straight'), lay('L8', '2-4'));
const afterJohn = () =>
  play(afterDave().state, JOHN, lay('M10', '0-5'), lay('L9', '1-4 2-5'), lay('K9', '1 2 4 5', 'cross-straights'));
const afterVince = () =>
  play(afterJohn().state, VINCE, urbanize('K9', 'B'), lay('J8', '2-5'), lay('K10', '1-4 0-3'), lay('K11', '0-5'));

describe('worked examples', () => {
  test.each([3, 4, 5, 6])('AOS-4, AOS-5, AOS-7: 1. setup with %i players', (seats) => {
    const table = { seats, options: defaultOptions(ageOfSteam.options), rules: 1 };
    const begun = start(ageOfSteam, table, seedSource(seedFromText(`setup ${seats}`)));
    if (!begun.ok) throw new Error('waits');
    const { state } = begun;
    const map = mapById('rust-belt');
    expect(state.display.flat()).toHaveLength(52);
    expect(state.display.flat().every((slot) => slot !== null)).toBe(true);
    for (const { index, city, id } of map.places)
      expect(state.cubes[index], id).toHaveLength(!city ? 0 : ['pittsburgh', 'wheeling'].includes(city.id) ? 3 : 2);
    expect(state.cubes.flat()).toHaveLength(26);
    expect(bagSize(state)).toBe(18);
    expect(map.places.find(({ name }) => name.en === 'Detroit')!.city!.column).toBe('east-3');
    for (const player of state.players) expect(player).toMatchObject({ engine: 1, income: 0, shares: 2, cash: 10 });
  });

  test.each([
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 6],
  ])('AOS-68: 2. %i players play %i turns', (seats, turns) => expect(turnsOf(scenario(`${seats}p`))).toBe(turns));

  test('AOS-10: 3. n shares give 5n dollars and n steps; 15 is the maximum', () => {
    const s = scenario('3p | shares:0');
    for (const n of [1, 4, 13]) {
      const { state } = play(s, 0, issue(n));
      expect(state.players[0]).toMatchObject({ cash: 10 + 5 * n, shares: 2 + n });
    }
    expect(refusal(s, 0, issue(14))).toMatchObject({ code: 'too-many-shares', rule: 'AOS-10', params: { left: 13 } });
  });

  test('AOS-13, AOS-14, AOS-15, AOS-17: 4. the auction of five', () => {
    // Peter 0, Dave 1, Vince 2, Hudson 3, John 4, who holds Turn Order.
    const s = scenario('5p | turn 2 | auction:0 | actions engineer locomotive production first-move turn-order');
    const played = playAll(s, [
      [0, bid(2)],
      [1, pass],
      [2, bid(3)],
      [3, pass],
      [4, skip],
      [0, pass],
      [4, pass],
    ]);
    expect(played.state.order).toEqual([2, 4, 0, 3, 1]);
    expect(cash(played.state)).toEqual([9, 10, 7, 10, 10]);
    expect(eventsOf(played, 'placed').map(({ seat, paid }) => [seat, paid])).toEqual([
      [1, 0],
      [3, 0],
      [0, 1],
      [4, 0],
      [2, 3],
    ]);
  });

  test('AOS-12, AOS-14: 5. a bid of 0 is refused; the first to pass pays nothing even after a bid', () => {
    const s = scenario('3p | auction:0');
    expect(refusal(s, 0, bid(0))).toMatchObject({ code: 'bid-too-low', rule: 'AOS-12' });
    const { state } = playAll(s, [
      [0, bid(2)],
      [1, bid(3)],
      [2, bid(4)],
      [0, pass],
      [1, pass],
    ]);
    expect(cash(state)).toEqual([10, 7, 6]);
  });

  test('AOS-33, AOS-40: 6. Peter builds for 7', () => {
    const played = afterPeter();
    expect(cash(played.state)[PETER]).toBe(13);
    expect(prices(played)).toEqual([2, 2, 3]);
    expect(linksOf(played.state, PETER)).toEqual(['J10-M9']);
    expect(looseEnds(played.state, PETER)).toEqual(['N10']);
  });

  test('AOS-41, AOS-44: 7. Dave builds for 7, Indianapolis with a marker', () => {
    const played = afterDave();
    const { state } = played;
    expect(cash(state)[DAVE]).toBe(13);
    expect(prices(played)).toEqual([2, 3, 2]);
    expect(linksOf(state, DAVE)).toEqual(['J10-K9', 'K9-M9']);
    expect(state.supply.markers).toBe(7);
  });

  test('AOS-38, AOS-42: 8. John builds for 9 and changes nobody’s links', () => {
    const played = afterJohn();
    const { state } = played;
    expect(cash(state)[JOHN]).toBe(11);
    expect(prices(played)).toEqual([3, 3, 3]);
    expect(linksOf(state, PETER)).toEqual(['J10-M9']);
    expect(linksOf(state, DAVE)).toEqual(['J10-K9', 'K9-M9']);
    expect(linksOf(state, JOHN)).toEqual(['K9-M9']);
    expect(looseEnds(state, JOHN)).toEqual(['J8']);
    expect([PETER, DAVE, JOHN].map((seat) => trackOf(state, seat))).toEqual([2, 4, 3]);
  });

  test('AOS-45, AOS-46: 9. Vince urbanizes Indianapolis and builds for 8', () => {
    const played = afterVince();
    const { state } = played;
    expect(cash(state)[VINCE]).toBe(12);
    expect(prices(played)).toEqual([2, 3, 3]);
    expect(eventsOf(played, 'line-removed')).toMatchObject([{ seat: JOHN, hex: 'K9' }]);
    expect(linksOf(state, VINCE)).toEqual(['J10-K9']);
    expect(looseEnds(state, VINCE)).toEqual(['I8']);
    expect(linksOf(state, DAVE)).toEqual(['J10-K9', 'K9-M9']);
    expect(linksOf(state, JOHN)).toEqual(['K9-M9']);
    expect(looseEnds(state, JOHN)).toEqual([]);
    expect(state.supply.markers).toBe(8);
  });

  test.each([
    ['plain', '', lay('K10', '1-4'), 2],
    ['river', '', lay('M10', '0-5'), 3],
    ['mountain', '', lay('Q10', '0-3'), 4],
    ['town, dead end', '| L8 2-4:0', lay('K9', '1'), 2],
    ['town, four exits', '| L8 2-4:0', lay('K9', '1 2 4 5'), 5],
    ['simple to complex on a river', '| M10 0-5:0 | N9 4-5:0', lay('M10', '0-5 1-4'), 3],
    ['replacement on a town', '| K9 1:0 | L8 2-4:0', lay('K9', '1 4', 'straight'), 3],
    ['redirection on a mountain', '| Q10 0-3:0', lay('Q10', '0-2'), 2],
  ])('AOS-40, AOS-41, AOS-42: 10. the price of %s', (_name, track, action, price) => {
    const s = scenario(`3p | build:0 | cash 30 30 30 | actions locomotive ${track}`);
    expect(30 - cash(play(s, 0, action).state)[0]!).toBe(price);
  });

  test('AOS-26: 11. a first tile that is not simple, or does not lead into a city, is refused', () => {
    const s = scenario('3p | build:0 | cash 30 30 30 | fresh 0 | L9 1-4:?');
    expect(refusal(s, 0, lay('K10', '0-4 1-3'))).toMatchObject({ code: 'first-tile-simple', rule: 'AOS-26' });
    expect(refusal(s, 0, lay('K10', '1-3'))).toMatchObject({ code: 'first-tile-city', rule: 'AOS-26' });
    expect(linksOf(play(s, 0, lay('K10', '1-4')).state, 0)).toEqual(['J10-M9']);
  });

  test('AOS-30: 12. no track points at a lake or off the board, none lies on a city', () => {
    const s = scenario('3p | build:0 | cash 30 30 30');
    expect(refusal(s, 0, lay('M4', '0-2'))).toMatchObject({ code: 'direction-blocked', rule: 'AOS-30' });
    expect(refusal(s, 0, lay('A10', '3-5'))).toMatchObject({ code: 'direction-blocked', rule: 'AOS-30' });
    expect(refusal(s, 0, lay('M9', '0-3'))).toMatchObject({ code: 'hex-is-city', rule: 'AOS-30' });
    expect(refusal(s, 0, lay('N5', '0-3'))).toMatchObject({ code: 'hex-is-lake', rule: 'AOS-30' });
  });

  test('AOS-50, AOS-51, AOS-52: 13. the move phase', () => {
    const line = '3p | K10 1-4:0 | L9 1-4:0 | J9 1-3:1 | K9 1:1 4:1 | L8 2-4:1 | cubes J10 blue blue';
    const s = scenario(`${line} | actions locomotive first-move production | build:2`);
    const { state } = playAll(play(s, 2, end).state, [
      [DAVE, upgrade],
      [PETER, deliver('J10', 'blue', '1')],
      [2, upgrade],
      [DAVE, deliver('J10', 'blue', '01')],
    ]);
    expect(income(state).slice(0, 2)).toEqual([1, 2]);
    expect(state.players[DAVE]!.engine).toBe(2);
    expect(state.bag.blue).toBe(20);
  });

  test('AOS-20, AOS-51: 14. engine 6 cannot be raised, by action or by upgrade', () => {
    const s = scenario('3p | actions:0 | engine 6 1 1');
    expect(play(s, 0, take('locomotive')).state.players[0]!.engine).toBe(6);
    expect(refusal(scenario('3p | move:0 | engine 6 1 1'), 0, upgrade)).toMatchObject({ code: 'engine-at-best' });
  });

  test.each([
    [10, 10],
    [11, 9],
    [20, 18],
    [21, 17],
    [30, 26],
    [31, 25],
    [40, 34],
    [41, 33],
    [50, 42],
    [51, 41],
  ])('AOS-62: 15. an income of %i becomes %i', (before, after) => {
    expect(before - reductionOf(scenario('3p'), before)).toBe(after);
  });

  test('AOS-59, AOS-60: 16. shares and engine; a shortage of n moves income back n; below 0 is bankrupt', () => {
    const { state } = settle(scenario('4p | expenses | cash 5 2 2 2 | income 3 1 0 4'));
    expect(state.players[0]).toMatchObject({ cash: 2, income: 3, bankrupt: false });
    expect(state.players[1]).toMatchObject({ cash: 0, income: 0, bankrupt: false });
    expect(state.players[2]).toMatchObject({ bankrupt: true });
    expect(state.players[3]).toMatchObject({ cash: 0, income: 3, bankrupt: false });
  });

  test('AOS-64: 17. growth with the dice 3, 3, 4', () => {
    const display =
      'display west-3 red blue yellow | display A red red | display west-4 purple - - | display B black red';
    const s = scenario(`3p | growth | city K9 B | ${display}`);
    const { state } = settle(s, [{ point: 'growth-west', values: [3, 3, 4] }]);
    const at = (hex: string) => state.cubes[mapById('rust-belt').places.find(({ id }) => id === hex)!.index];
    expect(at('A11')).toEqual(['red', 'blue']);
    expect(at('C8')).toEqual(['purple']);
    expect(at('K9')).toEqual(['black']);
    expect(state.display[12]).toEqual(['red', 'red']);
  });

  test('AOS-64: 18. more dice than cubes: the rest are ignored', () => {
    const s = scenario('3p | growth | display west-3 - - red');
    const { state } = settle(s, [{ point: 'growth-west', values: [3, 3, 3] }]);
    expect(state.cubes.flat()).toEqual(['red']);
  });

  test('AOS-22, AOS-65: 19. Production in turn 1: the display is full, nothing is asked', () => {
    const full = mapById('rust-belt')
      .columns.map(
        ({ id, slots }, i) =>
          `display ${id} ${Array(slots)
            .fill(['red', 'blue', 'purple', 'yellow'][i % 4])
            .join(' ')}`,
      )
      .join(' | ');
    const { state } = settle(scenario(`3p | reduction | actions production engineer locomotive | ${full}`));
    expect(state.phases[0]!.id).toBe('growth-west');
  });

  test('AOS-70, AOS-71, AOS-72: 20. 3 x income + sections - 3 x shares; cash counts for nothing; ties are shared', () => {
    const { state } = afterVince();
    expect([PETER, DAVE, JOHN, VINCE].map((seat) => trackOf(state, seat))).toEqual([2, 2, 2, 2]);
    const s = scenario('3p | turn 10 | growth | cash 99 0 0 | income 5 6 4 | shares 3 4 3 | K10 1-4:2 | L9 1-4:2 ');
    expect([0, 1, 2].map((seat) => scoreOf(s, seat))).toEqual([6, 6, 5]);
    const over = settle(s, [
      { point: 'growth-west', values: [1, 1, 1] },
      { point: 'growth-east', values: [1, 1, 1] },
    ]);
    expect(outcomeOf(over.state)!.ranking.map(({ seat, place: p }) => [seat, p])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  test.each([
    ['side by side', '| L9 1-4:0', lay('K10', '0-4 1-3'), 3],
    ['crossing', '| L9 1-4:0', lay('K10', '2-4 1-3'), 4],
    ['side by side on a river', '| N9 4-5:0', lay('M10', '0-5 1-4'), 4],
    ['crossing on a river', '| N9 4-5:0', lay('M10', '0-2 1-5'), 5],
    ['side by side on a mountain', '| R9 4-5:0', lay('Q10', '0-5 1-4'), 5],
    ['crossing on a mountain', '| R9 4-5:0', lay('Q10', '0-2 1-5'), 6],
    ['redirection', '| L9 1-4:0', lay('L9', '1-3'), 2],
  ])('AOS-39, AOS-40: 21. the price of a direct complex tile: %s', (_name, track, action, price) => {
    const s = scenario(`3p | build:0 | cash 30 30 30 | actions locomotive ${track}`);
    expect(30 - cash(play(s, 0, action).state)[0]!).toBe(price);
  });

  test('AOS-21, AOS-51: 22. Locomotive and one upgrade in one turn: +2; a second upgrade is refused', () => {
    const chosen = play(scenario('3p | actions:0 | cash 9 9 9'), 0, take('locomotive')).state;
    expect(chosen.players[0]!.engine).toBe(2);
    const s = scenario(
      '3p | move:0 | engine 2 1 1 | actions locomotive engineer production | K10 1-4:0 | L9 1-4:0 | cubes J10 blue',
    );
    const { state } = playAll(s, [
      [0, upgrade],
      [1, pass],
      [2, pass],
    ]);
    expect(state.players[0]!.engine).toBe(3);
    expect(refusal(state, 0, upgrade)).toMatchObject({ code: 'upgraded-already', rule: 'AOS-51' });
  });

  test('AOS-54: 23. a cube passes no city of its colour and no place twice', () => {
    const s = scenario(
      '3p | move:0 | engine 6 6 6 | K10 1-4:0 | L9 1-4:0 | J9 1-3:1 | K9 1:1 4:1 | L8 2-4:1 | cubes J10 blue red',
    );
    expect(refusal(s, 0, deliver('J10', 'blue', '14'))).toMatchObject({ code: 'passes-own-colour', rule: 'AOS-54' });
    expect(refusal(s, 0, deliver('J10', 'red', '14'))).toMatchObject({ code: 'place-twice', rule: 'AOS-54' });
  });

  test('AOS-24: 24. four drawn, two placed, two back in the bag', () => {
    const s = scenario('3p | production:0 | production=draw-4-keep-2 | actions production engineer locomotive');
    const tape = [{ point: 'production', values: ['red', 'blue', 'red', 'black'] }];
    const drawn = playAll(s, [[0, produce]], tape).state;
    expect(drawn.phases[0]).toMatchObject({ drawn: ['red', 'blue', 'red', 'black'], left: 2 });
    const { state } = playAll(drawn, [
      [0, place('black', 'west-1', 0)],
      [0, place('red', 'A', 1)],
    ]);
    expect(state.bag).toMatchObject({ red: 19, blue: 20, black: 15 });
    expect(state.phases[0]!.id).toBe('growth-west');
  });
});
