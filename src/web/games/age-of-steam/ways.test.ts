/** Tiles and routes chosen by pointing, on the logic of the play screen. */
import { describe, expect, test } from 'vitest';
import { type AosAction, type AosState, ageOfSteam } from '../../../games/age-of-steam/index.ts';
import { scenario } from '../../../games/age-of-steam/testing/scenario.ts';
import type { AnyGame, Touch } from '../../../kernel/contract.ts';
import { afterWays } from '../../play/logic/after-ways.ts';
import { orderOf } from '../../play/logic/chosen.ts';
import {
  canTurn,
  choose,
  chooseWay,
  choosing,
  dropLast,
  type Selection,
  stepWay,
  waysNow,
} from '../../play/logic/selection.ts';
import { ageOfSteamFace as face } from './face.ts';

const game: AnyGame = ageOfSteam;
const at = (s: AosState, seat = 0) =>
  choosing(game, s, seat, face.closing, false, (actions, _s, who) => face.ways!(actions, s, who));
const hex = (id: string): Touch => ({ on: 'hex', id });
const good = (id: string): Touch => ({ on: 'good', id });
const place = (id: string): Touch => ({ on: 'place', id });
const link = (id: string): Touch => ({ on: 'link', id });
const touched = (now: Selection, ...touches: Touch[]): Selection =>
  touches.reduce((so, touch) => choose(so, touch) ?? expect.fail(`dead: ${touch.on} ${touch.id}`), now);
const kinds = ({ actions }: Selection) => actions.map(({ kind }) => kind);

describe('the tiles of a hex', () => {
  const s = scenario('3p | build:0 | cash 20 20 20');

  test('a hex is enough: its first tile is meant, and the build would end with it', () => {
    const now = touched(at(s), hex('C2'));
    expect(now.ready).toBe(true);
    expect(kinds(now)).toEqual(['lay', 'end-build']);
    const { ways, at: n } = waysNow(now);
    expect(n).toBe(0);
    expect(ways.length).toBeGreaterThan(3);
    expect(new Set(ways.map(({ action }) => JSON.stringify(action))).size).toBe(ways.length);
    // The position after each is worked out once; that of the first is what the board shows.
    const after = afterWays(now, ways.length);
    expect(after[0]).toEqual(now.state);
    expect(after.length).toBe(ways.length);
    expect(afterWays(now, 2)[1]).toBe(after[1]);
    expect(ways[0]!.action).toMatchObject({ kind: 'lay', hex: 'C2', tile: 'straight' });
  });

  test('touched again it turns, through all ways and back to the first', () => {
    const first = touched(at(s), hex('C2'));
    const { ways } = waysNow(first);
    let now = first;
    for (let i = 1; i <= ways.length; i++) {
      now = touched(now, hex('C2'));
      expect(waysNow(now).at).toBe(i % ways.length);
      expect(now.actions[0]).toEqual(ways[i % ways.length]!.action);
    }
    expect(waysNow(stepWay(first, -1)).at).toBe(ways.length - 1);
    expect(chooseWay(first, 2).actions[0]).toEqual(ways[2]!.action);
  });

  test('the wheel turns the tile that was chosen last, either way, and nothing elsewhere', () => {
    const now = touched(at(s), hex('C2'), hex('B1'));
    expect([hex('B1'), hex('C2'), hex('G6')].map((one) => canTurn(now, one))).toEqual([true, false, false]);
    const { ways, at: first } = waysNow(now);
    const on = stepWay(now, 1);
    expect(on.actions[1]).toEqual(ways[first + 1]!.action);
    expect(on.actions[0]).toEqual(now.actions[0]);
    expect(stepWay(on, -1).actions).toEqual(now.actions);
    expect(canTurn(at(s), hex('C2'))).toBe(false);
  });

  test('another hex is the next tile, up to three (AOS-25); then it is another instead of the last', () => {
    const three = touched(at(s), hex('C2'), hex('B1'), hex('G6'));
    expect(kinds(three)).toEqual(['lay', 'lay', 'lay']); // AOS-73: the end is all that is left, and plays itself
    expect(three.lit.filter(({ on }) => on === 'hex')).toEqual([]);
    const other = touched(three, hex('M4'));
    expect(other.actions.map((action) => ('hex' in action ? action.hex : ''))).toEqual(['C2', 'B1', 'M4']);
    expect(orderOf(other, hex('M4'))).toBe(3);
  });

  test('taking it back leaves nothing of it', () => {
    const now = dropLast(touched(at(s), hex('C2'), hex('C2')));
    expect([now.staged, now.touched]).toEqual([[], []]);
  });

  test('AOS-46: a town may become any New City that is left, before the tiles that fit it', () => {
    const urban = scenario('3p | build:0 | actions urbanization engineer production | K10 1-4:0 | K9 3:0 | city H4 B');
    const now = touched(at(urban), hex('I9'));
    const cities = waysNow(now).ways.filter(({ action }) => action.kind === 'urbanize');
    expect(cities).toHaveLength(7);
    expect(waysNow(now).ways.slice(0, 7)).toEqual(cities);
  });
});

describe('the routes of a cube', () => {
  // Two links from Minneapolis to Duluth: one of each seat.
  const s = scenario('3p | move:0 | C2 0-3:1 | C3 0-4:1 | B1 1-3:0 | B2 0-3:0 | cubes B3 purple black');

  test('AOS-52: with cube and city the route with most links of one’s own is meant', () => {
    const now = touched(at(s), good('B3-purple'));
    expect(now.actions).toEqual([{ kind: 'deliver', hex: 'B3', good: 'purple', route: '0' }]);
    expect(waysNow(now).ways.map(({ action }) => ('route' in action ? action.route : ''))).toEqual(['0', '1']);
    expect(orderOf(now, place('C1'))).toBe(1);
    const rival = touched(
      at(scenario('3p | move:1 | C2 0-3:1 | C3 0-4:1 | B1 1-3:0 | B2 0-3:0 | cubes B3 purple'), 1),
      good('B3-purple'),
    );
    expect(rival.actions).toMatchObject([{ route: '1' }]);
  });

  test('a link of another route is lit, and touching it chooses that route', () => {
    const now = touched(at(s), good('B3-purple'));
    const [other] = now.lit.filter(({ on }) => on === 'link');
    expect(orderOf(now, other!)).toBe(0);
    const next = touched(now, other!);
    expect(next.actions).toMatchObject([{ route: '1' }]);
    expect(orderOf(next, other!)).toBe(1);
    expect(orderOf(next, link('B3-0'))).toBe(0);
  });

  test('while several cubes could be meant, nothing is settled', () => {
    const two = scenario(`3p | move:0 | B1 1-3:0 | B2 0-3:0 | cubes B3 purple | cubes C1 blue`);
    const both: AosAction[] = [
      { kind: 'deliver', hex: 'B3', good: 'purple', route: '0' },
      { kind: 'deliver', hex: 'C1', good: 'blue', route: '4' },
    ];
    expect(face.ways!(both, two, 0)).toBeNull();
    expect(at(two).staged).toEqual([]);
  });
});
