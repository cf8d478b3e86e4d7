import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { BREACH_CODES, type BreachCode, referee } from './referee.ts';
import type { CEState } from './state.ts';
import { FORESTS } from './testing/networks.ts';
import { scenario } from './testing/scenario.ts';

const AUCTION = '3p | auction:nyc by:1 high:2@9';
const EXPANSION = '3p | expansion:prr by:2 built:1 | prr R4 | shares prr 0 0 1 | nyc S4';
const CHICAGO = '3p | prr ..A2 | wab';

type Damage = Record<string, unknown>;

/** A sound position, what is done to it, and what the referee must find. */
const BREAKS: [BreachCode, string, string, Damage][] = [
  ['money-negative', 'a player owes', '3p', { 'players.1.cash': -1 }],
  ['money-negative', 'a treasury owes', '3p', { 'companies.bo.treasury': -1 }],
  ['shares-not-conserved', 'four of three shares are sold', '3p', { 'players.0.shares.prr': 4 }],
  ['shares-not-conserved', 'a share is owed', '3p', { 'players.0.shares.prr': -1 }],
  [
    'locomotives-not-conserved',
    'more locomotives than the box has',
    '3p | prr left:0',
    { 'companies.prr.network.+': ['S2'] },
  ],
  ['network-broken', 'a hex hangs in the air', '3p', { 'companies.prr.network.+': ['A3'] }],
  ['network-broken', 'a hex is off the board', '3p', { 'companies.prr.network.+': ['Z9'] }],
  ['network-broken', 'a hex stands twice', '3p | prr Q6', { 'companies.prr.network.+': ['Q6'] }],
  ['network-broken', 'a start hex of another', '3p | prr Q6', { 'companies.prr.network.+': ['Q7'] }],
  ['network-broken', 'not from its own start', '3p', { 'companies.prr.network': ['Q6'] }],
  ['network-broken', 'a company without its start', '3p', { 'companies.prr.network': [] }],
  ['network-broken', 'built before what it hangs on', '3p', { 'companies.prr.network.+': ['P6', 'Q6'] }],
  ['hex-overfull', 'two in a forest', '3p | prr R4 R3', { 'companies.nyc.network.+': ['R3'] }],
  ['hex-overfull', 'two on a mountain', '3p | prr ..N4 | bo ..M4', { 'companies.bo.network.+': ['N4'] }],
  ['houses-not-conserved', 'two houses on one hex', '3p | nyc R3 | houses R3', { 'houses.+': ['R3'] }],
  [
    'houses-not-conserved',
    'CE-39: fewer houses than developments to come',
    `3p | nyc ${FORESTS.join(' ')} | houses ${FORESTS.slice(0, 16).join(' ')}`,
    { 'houses.+': [FORESTS[16]] },
  ],
  ['house-misplaced', 'a house on a plain', '3p | prr Q6', { 'houses.+': ['Q6'] }],
  ['house-misplaced', 'a house where nobody is', '3p', { 'houses.+': ['Q3'] }],
  ['house-misplaced', 'a house on an industrial city', '3p | prr ..K4', { 'houses.+': ['K4'] }],
  ['track-off-end', 'beyond the last value', '3p', { 'tracks.pittsburgh': 3 }],
  ['track-off-end', 'before the first', '3p', { 'tracks.detroit': -1 }],
  ['dial-off-end', 'a dial beyond red', '3p', { 'dials.auction': 4 }],
  ['dial-off-end', 'a dial below green', '3p', { 'dials.auction': -1 }],
  ['dial-off-end', 'CE-18: three dials in red', '3p | dividends:0 | dials 3 5 3', { 'dials.development': 4 }],
  ['latecomer-too-early', 'nobody is in Chicago', '3p', { 'companies.wab.network.+': ['D3'] }],
  [
    'latecomer-too-early',
    'CE-44: the Wabash opened itself',
    '3p | prr ..B2',
    { 'companies.wab.network.+': ['D3', 'C3', 'B2', 'A2'] },
  ],
  ['latecomer-missing', 'CE-44: a turn after Chicago was reached', CHICAGO, { 'companies.wab.network': [] }],
  [
    'latecomer-missing',
    'CE-44: another company expands',
    `${CHICAGO} | expansion:nyc by:2 built:1 | nyc S4 | shares nyc 0 0 1`,
    { 'companies.wab.network': [] },
  ],
  ['end-without-reason', 'over for no reason', '3p', { phases: [] }],
  ['end-without-reason', 'a reason, and yet it goes on', '3p', { 'ended.+': ['houses'] }],
  ['players-miscounted', 'a player is missing', '3p', { seats: 4 }],
  ['players-miscounted', 'a game for nobody', '2p', { seats: 0, players: [] }],
  ['phases-broken', 'a seat that is not there', '3p', { phases: [{ id: 'turn', seat: 3, done: false }] }],
  ['phases-broken', 'three on the stack', AUCTION, { 'phases.+': [{ id: 'dividends' }] }],
  ['phases-broken', 'dividends under nothing', '3p', { phases: [{ id: 'dividends' }] }],
  ['phases-broken', 'CE-17: a turn with two dials red', '3p | dials 3 4 0', { 'dials.expansion': 5 }],
  ['phases-broken', 'CE-17: dividends with one dial red', '3p | dials 3 4 0', { 'phases.+': [{ id: 'dividends' }] }],
  [
    'phases-broken',
    'dividends in the middle of a turn',
    '3p | dividends:0 | dials 3 5 0',
    { 'phases.0': { id: 'turn', seat: 0, done: true } },
  ],
  [
    'phases-broken',
    'an auction before the turn is done',
    AUCTION,
    { 'phases.0': { id: 'turn', seat: 1, done: false } },
  ],
  [
    'phases-broken',
    'CE-21: the active player did not speak first',
    AUCTION,
    { 'phases.0': { id: 'turn', seat: 2, done: true } },
  ],
  ['phases-broken', 'CE-19: a sale without shares', AUCTION, { 'players.0.shares.nyc': 5 }],
  [
    'phases-broken',
    'a turn above a turn',
    '3p',
    { 'phases.0': { id: 'turn', seat: 0, done: true }, 'phases.1': { id: 'turn', seat: 1, done: false } },
  ],
  ['phases-broken', 'CE-46: a Wabash auction of another company', `${CHICAGO} | wabash by:1`, { 'top.company': 'nyc' }],
  ['phases-broken', 'CE-46: a second Wabash auction', `${CHICAGO} | wabash by:1`, { 'players.0.shares.wab': 1 }],
  ['phases-broken', 'an expansion by a player without a share', EXPANSION, { 'players.2.shares.prr': 0 }],
  ['phases-broken', 'an expansion of somebody else', EXPANSION, { 'top.seat': 1 }],
  ['phases-broken', 'an expansion without a hex', EXPANSION, { 'top.built': [] }],
  ['phases-broken', 'an expansion of other hexes', EXPANSION, { 'top.built': ['Q6'] }],
  ['phases-broken', 'an expansion with the start hex', EXPANSION, { 'top.built': ['R5', 'R4'] }],
  [
    'phases-broken',
    'an expansion of four hexes',
    '3p | expansion:prr by:2 built:3 | prr R4 S4 S5 R6 | shares prr 0 0 1',
    { 'top.built': ['R4', 'S4', 'S5', 'R6'] },
  ],
  [
    'phases-broken',
    'a Chicago phase without Chicago',
    EXPANSION,
    { 'phases.1': { id: 'chicago', seat: 2, company: 'prr' } },
  ],
  [
    'phases-broken',
    'a Chicago phase of somebody else',
    CHICAGO,
    {
      phases: [
        { id: 'turn', seat: 0, done: true },
        { id: 'chicago', seat: 1, company: 'prr' },
      ],
    },
  ],
  ['phases-broken', 'CE-9: an opening after a dial moved', '3p | opening:prr by:0', { 'dials.auction': 1 }],
  ['phases-broken', 'CE-9: an opening after a build', '3p | opening:prr by:0', { 'companies.prr.network.+': ['Q6'] }],
  ['phases-broken', 'CE-9: an opening in round two', '3p | opening:prr by:0', { 'tracks.detroit': 1 }],
  ['phases-broken', 'an opening under an interruption', '3p | opening:prr by:0', { 'phases.+': [{ id: 'dividends' }] }],
  ['sale-broken', 'CE-20: a floor of its own', AUCTION, { 'top.floor': 7 }],
  ['sale-broken', 'a bid below the floor', AUCTION, { 'top.bidding.high': { seat: 2, amount: 7 } }],
  ['sale-broken', 'a bid above the cash', AUCTION, { 'top.bidding.high': { seat: 2, amount: 41 } }],
  ['sale-broken', 'a seat twice', AUCTION, { 'top.bidding.in': [1, 2, 0, 0] }],
  ['sale-broken', 'a seat that is not there', AUCTION, { 'top.bidding.in': [1, 2, 0, 3] }],
  ['sale-broken', 'the word with one who has passed', AUCTION, { 'top.bidding.in': [1, 2] }],
  ['sale-broken', 'a bidder who has passed', AUCTION, { 'top.bidding.in': [1, 0] }],
  ['sale-broken', 'a bidder against himself', AUCTION, { 'top.bidding.turn': 2 }],
  ['sale-broken', 'CE-9: an opening out of order', '3p | opening:prr by:0', { 'top.company': 'bo', 'top.floor': 6 }],
  [
    'sale-broken',
    'CE-9: an opening of a share already sold',
    '3p | opening:prr by:0',
    { 'players.0.shares.prr': 1, 'top.floor': 4 },
  ],
  ['sale-broken', 'CE-9: an opening of the Wabash', '3p | opening:prr by:0', { 'top.company': 'wab', 'top.floor': 1 }],
];

/** Writes to places of a state: `top` is the current phase, `+` adds to the end of a list. */
function damage(s: CEState, changes: Damage): void {
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.replace('top', `phases.${s.phases.length - 1}`).split('.');
    const last = keys.pop()!;
    let holder = s as unknown as Record<string, unknown>;
    for (const key of keys) holder = holder[key] as Record<string, unknown>;
    if (last === '+') (holder as unknown as unknown[]).push(...(value as unknown[]));
    else holder[last] = value;
  }
}

describe('referee', () => {
  test.each(BREAKS)('%s: %s', (code, _what, line, changes) => {
    const s = copy(scenario(line));
    expect(referee(s)).toEqual([]);
    damage(s, changes);
    expect(referee(s).map((breach) => breach.code)).toContain(code);
  });

  test.each([
    ['nobody has money', '3p | cash 0 0 0'],
    ['a bid at the floor', '3p | auction:nyc by:1 high:2@8'],
    ['a bid of the whole cash', '3p | auction:nyc by:1 high:2@9 | cash 0 0 9'],
    ['one left who holds the bid', '3p | auction:nyc by:1 high:2@9 out:0,1'],
    [
      'CE-44: Chicago is reached and the expansion goes on',
      '3p | expansion:prr by:2 built:1 | prr ..A2 | shares prr 0 0 1',
    ],
    ['all have passed', '3p | auction:nyc by:1 out:0,1,2'],
  ])('is content when %s', (_what, line) => {
    expect(referee(scenario(line))).toEqual([]);
  });

  test('every breach has been brought about', () => {
    expect(new Set(BREAKS.map(([code]) => code))).toEqual(new Set(BREACH_CODES));
  });

  test('houses beyond the twenty of the box', () => {
    const forests = FORESTS.join(' ');
    const s = copy(scenario(`2p | nyc ${forests} Q3 | houses ${forests} | dials 0 0 4`));
    s.houses.push('Q3');
    expect(referee(s).map(({ code }) => code)).toEqual(['houses-not-conserved']);
  });
});
