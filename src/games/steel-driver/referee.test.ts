import { describe, expect, test } from 'vitest';
import { steelDriver } from './index.ts';
import { BREACH_CODES, type BreachCode } from './referee.ts';
import type { SDState } from './state.ts';
import { scenario } from './testing/scenario.ts';

const LINE =
  '3p | turn 2 | red new-york boston albany | blue chicago milwaukee | last red:1 blue:2 | box red 4 | cubes 5 0 2';
const END = '3p | collecting:red | red new-york boston albany | last red:1 | goods red boston';

type Break = (s: SDState) => void;
const breaks: [BreachCode, string, string, Break][] = [
  ['players-miscounted', 'a player is gone', LINE, (s) => void s.players.pop()],
  ['players-miscounted', 'a share list is short', LINE, (s) => void s.companies.red.shares.pop()],
  ['players-miscounted', 'the active player is not there', LINE, (s) => Object.assign(s, { active: 5 })],
  ['amount-negative', 'a box owes', LINE, (s) => Object.assign(s.companies.red, { box: -1 })],
  ['amount-negative', 'a player owes', LINE, (s) => Object.assign(s.players[0]!, { cash: -10 })],
  ['board-mismatched', 'a link is missing', LINE, (s) => void s.rails.pop()],
  ['cubes-not-conserved', 'a cube out of nowhere', LINE, (s) => Object.assign(s.players[0]!, { cubes: 6 })],
  ['shares-not-conserved', 'six shares', LINE, (s) => Object.assign(s.companies.red, { shares: [3, 3, 0] })],
  [
    'control-broken',
    'a controller without a share',
    LINE,
    (s) => Object.assign(s.companies.red, { lastController: 0 }),
  ],
  ['control-broken', 'two controllers', LINE, (s) => Object.assign(s.companies.red, { controller: 0 })],
  [
    'control-broken',
    'rails of a company never sold',
    LINE,
    (s) => Object.assign(s.companies.red, { lastController: null, shares: [0, 0, 0] }),
  ],
  ['control-broken', 'not the final controller', END, (s) => Object.assign(s.companies.red, { controller: 2 })],
  ['rails-over-limit', 'eighteen rails', '3p | turn 5 | red new-york | rails red 18 | last red:1', () => {}],
  ['network-broken', 'a city that no rail touches', LINE, (s) => void s.companies.red.cities.push('denver')],
  ['network-broken', 'a city twice', LINE, (s) => void s.companies.red.cities.push('albany')],
  ['network-broken', 'a start that is a circle', LINE, (s) => void s.companies.red.cities.reverse()],
  ['order-broken', 'a company twice in the order', LINE, (s) => void s.order.splice(0, 1, 'blue')],
  ['order-broken', 'a company twice in the Pass row', LINE, (s) => void s.passed.push('red', 'red')],
  [
    'link-misjudged',
    'a link that is not there',
    LINE,
    (s) => Object.assign(s, { transcontinental: { turn: 1, company: 'red', others: [] } }),
  ],
  ['goods-not-conserved', 'goods before their time', LINE, (s) => void s.goods.push('boston')],
  ['goods-not-conserved', 'a lost cube', END, (s) => void s.goods.pop()],
  ['goods-not-conserved', 'a cube of a foreign city', END, (s) => void s.companies.red.goods.splice(0, 1, 'denver')],
  [
    'phases-broken',
    'a builder that cannot build',
    LINE,
    (s) => void s.phases.splice(0, 1, { id: 'building', company: 'grey' }),
  ],
  ['phases-broken', 'a phase above another', LINE, (s) => void s.phases.push({ id: 'profit' })],
  ['phases-broken', 'an end before its time', '3p | turn 2', (s) => void s.phases.pop()],
  [
    'auction-broken',
    'a bid that cannot be paid',
    '3p | auction:red by:0 high:1@4',
    (s) => Object.assign(s.players[1]!, { cubes: 3 }) && Object.assign(s.cubes, { handedOut: s.cubes.handedOut - 7 }),
  ],
];

describe('the referee', () => {
  test('finds nothing in sound positions', () => {
    for (const line of [LINE, END]) expect(steelDriver.referee(scenario(line))).toEqual([]);
  });

  test.each(breaks)('%s: %s', (code, _what, line, breakIt) => {
    if (code === 'rails-over-limit') return expect(() => scenario(line)).toThrow(code);
    const s = structuredClone(scenario(line));
    breakIt(s);
    const codes = steelDriver.referee(s).map((breach) => breach.code);
    // Who breaks the goods at the end may break the counting of cities too.
    expect(codes).toContain(code);
  });

  test('every breach is tried', () => {
    expect(new Set(breaks.map(([code]) => code))).toEqual(new Set(BREACH_CODES));
  });
});
