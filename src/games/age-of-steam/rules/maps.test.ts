/** What the maps change: named switches, no map id in the rules. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource, tapeSource } from '../../../kernel/chance.ts';
import { start } from '../../../kernel/engine.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { MAPS, type MapId, mapById } from '../board/maps.ts';
import { ageOfSteam } from '../index.ts';
import { NEUTRAL } from '../state.ts';
import {
  cash,
  connect,
  deliver,
  end,
  income,
  isRefused,
  issue,
  lay,
  linksOf,
  pass,
  play,
  playAll,
  refusal,
  restart,
  settle,
  take,
  urbanize,
} from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { outcomeOf, scoreOf } from './ending.ts';
import { coloursOf } from './goods.ts';
import { reductionOf } from './money.ts';

const setup = (map: MapId, seats: number) => {
  const options = { ...defaultOptions(ageOfSteam.options), map };
  const begun = start(ageOfSteam, { seats, options, rules: 1 }, seedSource(seedFromText(map)));
  if (!begun.ok) throw new Error('waits');
  return begun.state;
};
const placeOf = (map: MapId, name: string) => mapById(map).places.find((place) => place.name.en === name)!.index;

test('no rule names a map', () => {
  for (const file of globSync('src/games/age-of-steam/{rules,bot}/**/*.ts'))
    if (!file.endsWith('.test.ts'))
      for (const map of MAPS) expect(readFileSync(file, 'utf8'), file).not.toContain(`'${map}'`);
});

describe('Germany', () => {
  const s = (rest: string) => scenario(`3p | map germany | build:0 | cash 30 30 30 | ${rest}`);

  test('AOS-9: a connection takes a disc as well, where there are twenty', () => {
    const s = (lines: number, rest = '') =>
      scenario(`3p | map germany | build:0 | cash 9 9 9 | ${rest}${straightsByCities('germany', lines).join(' | ')}`);
    expect(isRefused(s(20), 0, connect)).toBe(false);
    expect(isRefused(s(19, 'ownershipDiscs=20 | '), 0, connect)).toBe(false);
    expect(refusal(s(20, 'ownershipDiscs=20 | '), 0, connect)).toMatchObject({ code: 'discs-used-up', rule: 'AOS-9' });
  });

  test('AOS-25: a connection counts as a tile and is paid at once', () => {
    const s = (rest: string) => scenario(`3p | map germany | ${rest}`);
    expect(isRefused(s('build:0 laid:2 | cash 2 9 9'), 0, connect)).toBe(false);
    expect(refusal(s('build:0 laid:3 | cash 9 9 9'), 0, connect)).toMatchObject({
      code: 'tiles-of-build',
      rule: 'AOS-25',
    });
    expect(refusal(s('build:0 | cash 1 9 9'), 0, connect)).toMatchObject({ code: 'price-over-cash', rule: 'AOS-25' });
  });

  test('AOS-48: adjacent cities are linked only by the connection: 2 dollars, one tile, one section', () => {
    const before = s('actions engineer locomotive production');
    expect(linksOf(before, 0)).toEqual([]);
    const { state } = play(before, 0, connect);
    expect(cash(state)[0]).toBe(28);
    expect(linksOf(state, 0)).toEqual(['C8-D7']);
    expect(state.phases[0]).toMatchObject({ laid: [-1], prices: [] });
    expect(refusal(state, 0, connect)).toMatchObject({ code: 'connection-built', rule: 'AOS-48' });
    const moved = scenario('3p | map germany | move:0 | connect dusseldorf-essen 1 | cubes C8 blue');
    expect(income(play(moved, 0, deliver('C8', 'blue', '1')).state)).toEqual([0, 1, 0]);
    expect(refusal(scenario('3p | build:0'), 0, connect)).toMatchObject({ code: 'connection-unknown', rule: 'AOS-48' });
  });

  test('AOS-48, AOS-61: a connection of a bankrupt player is neutral', () => {
    const line = '3p | map germany | expenses | cash 0 9 9 | income 0 15 15 | connect dusseldorf-essen 0';
    const { state } = settle(scenario(line));
    expect(state.players[0]!.bankrupt).toBe(true);
    expect([linksOf(state, 0), linksOf(state, NEUTRAL)]).toEqual([[], ['C8-D7']]);
  });

  test('AOS-74, AOS-78: no build ends with an incomplete line; it can be taken back, the third time it is over', () => {
    const laid = () => play(s('actions locomotive engineer production'), 0, lay('D5', '0-3')).state;
    expect(refusal(laid(), 0, end)).toMatchObject({ code: 'own-line-incomplete', rule: 'AOS-74' });
    const back = play(laid(), 0, restart).state;
    expect(cash(back)[0]).toBe(30);
    expect(back.track.tiles.every((code) => code === 0)).toBe(true);
    expect(refusal(back, 0, restart)).toMatchObject({ code: 'nothing-to-restart', rule: 'AOS-74' });
    const again = play(back, 0, lay('D5', '0-3'), restart, lay('D5', '0-3')).state;
    expect(play(again, 0, restart).state.phases[0]).toMatchObject({ id: 'build', waiting: [1, 2] });
    expect(refusal(scenario('3p | build:0'), 0, restart)).toMatchObject({ code: 'restart-not-here', rule: 'AOS-74' });
  });

  test('AOS-75: the engineer pays half for the dearest tile, rounded up, tile by tile, and lays three', () => {
    // Bremen D4: D5 plain 2, then a border hex of 7 beside Düsseldorf.
    const before = s('actions engineer locomotive production');
    const one = play(before, 0, lay('D5', '0-3')).state;
    expect(cash(one)[0]).toBe(29);
    const two = play(one, 0, lay('B8', '1-4')).state;
    // 2 + 7 less half of 7 rounded down is 6 in all.
    expect(cash(two)[0]).toBe(24);
    expect(
      refusal(scenario('3p | map germany | build:0 laid:3 | cash 30 30 30 | actions engineer'), 0, lay('D5', '0-3')),
    ).toMatchObject({ code: 'tiles-of-build', params: { most: 3 } });
  });

  test('AOS-76: colours are drawn for six cities; terminal cities are not passed; a printed price replaces the terrain', () => {
    const state = setup('germany', 4);
    expect(state.colours.filter((colour) => colour !== null)).toHaveLength(6);
    expect(coloursOf(state, placeOf('germany', 'Paris'))).toHaveLength(1);
    expect(state.cubes[placeOf('germany', 'Berlin')]).toHaveLength(4);
    expect(30 - cash(play(s('actions locomotive engineer production'), 0, lay('B8', '1-4')).state)[0]!).toBe(7);
    // Düsseldorf C8 to Antwerp A9 by B8, and back by B9 and C9.
    const roads = 'B8 1-4:0 | B9 1-5:0 | C9 0-4:0';
    const road = scenario(`3p | map germany | move:0 | engine 3 3 3 | colour A9 blue | ${roads} | cubes C8 blue red`);
    expect(isRefused(road, 0, deliver('C8', 'blue', '4'))).toBe(false);
    expect(refusal(road, 0, deliver('C8', 'red', '42'))).toMatchObject({ code: 'passes-terminal', rule: 'AOS-76' });
  });

  test('AOS-67: Berlin gains a cube from the bag before the dice, while there is one', () => {
    const grown = settle(scenario('3p | map germany | reduction | actions locomotive engineer first-move'), [
      { point: 'extra-growth', values: ['black'] },
    ]).state;
    expect(grown.cubes[placeOf('germany', 'Berlin')]).toEqual(['black']);
    const none = settle(scenario('3p | map germany | reduction | actions locomotive engineer first-move | bag red 0'));
    expect(none.state.phases[0]!.id).toBe('growth-west');
  });
});

describe('Southern US', () => {
  test('AOS-79: cotton on every town, for the ports, worth a step more, and gone afterwards', () => {
    const state = setup('southern-us', 3);
    expect(state.cubes.flat().filter((good) => good === 'white')).toHaveLength(14);
    expect(state.bag.white).toBe(0);
    // Biloxi C11 to Mobile E11: D10 lies between.
    const before = scenario('3p | map southern-us | move:0 | C11 1:0 | D10 2-4:0');
    expect(linksOf(before, 0)).toEqual(['C11-E11']);
    const after = play(before, 0, deliver('C11', 'white', '1')).state;
    expect(income(after)[0]).toBe(2);
    expect(after.gone).toBe(before.gone + 1);
  });

  test('AOS-79: a New City keeps the cotton of its town; Atlanta grows in turns 1 to 4; the fourth reduction is double', () => {
    const s = scenario('3p | map southern-us | build:0 | actions urbanization');
    expect(play(s, 0, urbanize('C11', 'A')).state.cubes[placeOf('southern-us', 'Biloxi')]).toEqual(['white']);
    const at = (turn: number) =>
      scenario(`3p | map southern-us | turn ${turn} | reduction | actions engineer locomotive first-move`);
    expect(settle(at(4)).state.phases[0]!.id).toBe('extra-growth');
    expect(settle(at(5)).state.phases[0]!.id).toBe('growth-west');
    expect([3, 4].map((turn) => reductionOf(at(turn), 21))).toEqual([4, 8]);
  });
});

describe('Barbados', () => {
  test('AOS-79: one share a turn, four actions each once, no auction, two dice in the west', () => {
    const s = scenario('1p | map barbados | shares:0');
    expect(refusal(s, 0, issue(2))).toMatchObject({ code: 'shares-of-turn', rule: 'AOS-79', params: { most: 1 } });
    const choosing = play(s, 0, issue(1)).state;
    expect(choosing.phases[0]!.id).toBe('actions');
    expect(refusal(choosing, 0, take('first-move'))).toMatchObject({ code: 'action-unknown-here', rule: 'AOS-79' });
    const used = scenario('1p | map barbados | actions:0 | cycle engineer production');
    expect(refusal(used, 0, take('engineer'))).toMatchObject({ code: 'action-of-cycle', rule: 'AOS-79' });
    const last = play(
      scenario('1p | map barbados | actions:0 | cycle engineer production urbanization'),
      0,
      take('locomotive'),
    );
    expect(last.state.cycle).toEqual([]);
    const grown = settle(scenario('1p | map barbados | growth'), [{ point: 'growth-west', values: [1, 2] }]);
    expect(grown.state).toMatchObject({ turn: 2 });
    const urban = scenario('1p | map barbados | build:0 | actions urbanization');
    expect(refusal(urban, 0, urbanize('A5', 'H'))).toMatchObject({ code: 'new-city-unknown', rule: 'AOS-79' });
  });

  test('AOS-76, AOS-79: one cube in each column, A and B never of their own colour; the score is cash after buying back', () => {
    // A red cube is drawn for A, which is red, and a blue one for B: both are set aside and return to the bag.
    const six = Array(6).fill('yellow');
    const tape = [
      { point: 'display', values: [...six, 'red', 'black', 'blue', 'red', 'black', 'blue'] },
      { point: 'cities', values: six },
    ];
    const options = { ...defaultOptions(ageOfSteam.options), map: 'barbados' as const };
    const begun = start(ageOfSteam, { seats: 1, options, rules: 1 }, tapeSource(tape));
    if (!begun.ok) throw new Error('waits');
    const { state } = begun;
    expect(state.display.map((slots) => slots.filter((slot) => slot !== null).length)).toEqual(Array(10).fill(1));
    expect(state.display.slice(6).map(([first]) => first)).toEqual(['black', 'red', 'black', 'blue']);
    expect(state.bag).toEqual({ red: 19, blue: 19, yellow: 8, black: 14 });
    const ending = (money: number) =>
      settle(scenario(`1p | map barbados | turn 10 | growth | cash ${money} | shares 4`), [
        { point: 'growth-west', values: [1, 1] },
      ]).state;
    expect(scoreOf(ending(27), 0)).toBe(7);
    expect(outcomeOf(ending(27))).toMatchObject({ reasons: ['turns'] });
    expect(outcomeOf(ending(19))).toMatchObject({ reasons: ['shares-unpaid'], lost: [0] });
  });

  test('AOS-69: alone, only bankruptcy ends the game early', () => {
    const { state } = settle(scenario('1p | map barbados | expenses | cash 9'));
    expect(state.ended).toEqual([]);
    expect(settle(scenario('1p | map barbados | expenses | cash 0')).state.ended).toEqual(['all-bankrupt']);
  });
});

test('every option value changes a position or a price somewhere: what is idle on a map cannot be chosen there', () => {
  const { options } = ageOfSteam;
  expect(options.engineer.allowed?.({ map: 'germany' })).toEqual(['four-tiles']);
  expect(options.growthDice.allowed?.({ map: 'barbados' })).toEqual(['starting-players']);
  expect(options.trackScoring.allowed?.({ map: 'barbados' })).toEqual(['sections']);
  expect(options.initialOrder.allowed?.({ map: 'barbados' })).toEqual(['dice']);
  expect(playAll(scenario('3p | shares:0'), [[0, pass]]).state.phases[0]!.id).toBe('shares');
});

/** Straight tiles of the first seat beside cities, none of which joins another: so many lines. */
function straightsByCities(id: MapId, lines: number): string[] {
  const map = mapById(id);
  const beyond = (hex: number, edge: number) => map.near[hex * 6 + edge]!;
  const used = new Set<number>();
  const found: string[] = [];
  for (const hex of map.land)
    for (let edge = 0; edge < 6 && found.length < lines && !used.has(hex); edge++) {
      const [city, other] = [beyond(hex, edge), beyond(hex, (edge + 3) % 6)];
      if (map.townAt[hex] || city < 0 || !map.cityAt[city] || other < 0 || map.townAt[other] || used.has(other))
        continue;
      used.add(hex).add(other);
      found.push(`${map.hexes[hex]!.id} ${edge}-${(edge + 3) % 6}:0`);
    }
  return found;
}
