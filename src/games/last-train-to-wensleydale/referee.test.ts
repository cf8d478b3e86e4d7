import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { boardOf } from './board/boards.ts';
import { readState } from './read-state.ts';
import { BREACH_CODES, type BreachCode, referee } from './referee.ts';
import type { LTWState } from './state.ts';
import { scenario } from './testing/scenario.ts';

type Spoil = (s: LTWState) => void;
const at = (s: LTWState, id: string) => boardOf(s).sectorAt.get(id)!;
const BASE =
  '2p | building:0 | cubes 5 5 | track 0 northallerton scruton-meadows bedale | goods dodd-fell 1 | passengers red bedale 1';

/** For each breach a way to spoil a sound position. */
const SPOILS: Record<BreachCode, [string, Spoil]> = {
  'board-unknown': [BASE, (s) => (s.board = '0000000000000000')],
  'players-miscounted': [BASE, (s) => s.players.pop()],
  'lists-miscounted': [BASE, (s) => s.goods.pop()],
  'round-out-of-range': [BASE, (s) => (s.round = 6)],
  'orders-broken': [BASE, (s) => (s.order = [0, 0])],
  'stacks-broken': [BASE, (s) => (s.scales.white.at = [1, 2])],
  'influence-out-of-range': [BASE, (s) => (s.scales.white.at = [9, 1])],
  'profit-out-of-range': [BASE, (s) => (s.scales.profit.at = [6, 0])],
  'cubes-not-conserved': [BASE, (s) => (s.players[0]!.cubes = 16)],
  'tracks-not-conserved': [BASE, (s) => (s.players[0]!.reserve = 15)],
  'track-misplaced': [
    BASE,
    (s) => {
      s.tracks[boardOf(s).borderAt.get('dodd-fell|hawes')!] = 1;
      s.players[0]!.reserve -= 1;
    },
  ],
  'goods-not-conserved': [BASE, (s) => (s.goods[at(s, 'dodd-fell')] = 2)],
  'figures-not-conserved': [BASE, (s) => (s.aside.landowner -= 1)],
  'goods-misplaced': [
    BASE,
    (s) => {
      s.goods[at(s, 'dodd-fell')] = 3;
      s.aside.hill -= 2;
    },
  ],
  'figures-misplaced': [
    BASE,
    (s) => {
      s.figures.red[at(s, 'scruton-meadows')] = 1;
      s.aside.red -= 1;
    },
  ],
  'company-misplaced': [BASE, (s) => (s.companies[at(s, 'scruton-meadows')] = 1)],
  'left-on-map': [BASE, (s) => (s.companies[at(s, 'bedale')] = 2)],
  'boxes-broken': [BASE, (s) => (s.boxes[0] = { drawn: 'white', holder: 0, cubes: 3 })],
  'trains-broken': [BASE, (s) => (s.trains[0]!.owner = 0)],
  'link-broken': [BASE, (s) => (s.linked = true)],
  'end-without-reason': [BASE, (s) => (s.phases = [])],
  'phases-broken': [BASE, (s) => s.phases.push({ id: 'line', seat: 1, path: ['northallerton'] })],
};

describe('the referee', () => {
  test.each(BREACH_CODES)('finds %s', (code) => {
    const [line, spoil] = SPOILS[code];
    const s = copy(scenario(line));
    expect(referee(s)).toEqual([]);
    spoil(s);
    expect(referee(s).map((breach) => breach.code)).toContain(code);
  });

  test.each([
    ['2p | trains:0 | hired A3:0', (s) => (s.trains[0]!.load = ['red', 'red', 'green'])],
    ['2p | trains:0 | hired A3:0', (s) => (s.trains[1]!.owner = 0)],
    ['2p | bidding:0 | cubes 12 12', (s) => (s.boxes[0] = { drawn: 'white', holder: 0, cubes: 2 })],
    ['2p | trains:0 out:1', (s) => (s.phases = [{ id: 'trains', turn: 1, out: [1] }])],
    ['2p | payout:1 | bids 1:0@3', (s) => (s.phases = [{ id: 'payout', box: 3, choice: null }])],
    [
      '2p | line:0 settle horton | cubes 9 9',
      (s) => (s.phases[1] = { id: 'line', seat: 0, path: ['masham', 'horton'] }),
    ],
    ['2p | line:0 settle horton | cubes 9 9', (s) => s.phases.pop() && s.phases.push({ id: 'sales', at: 0 })],
  ] as [string, Spoil][])('%s can be spoiled', (line, spoil) => {
    const s = copy(scenario(line));
    spoil(s);
    expect(referee(s)).not.toEqual([]);
  });
});

describe('reading a position', () => {
  test('gives back what it was given, and names the place of what is wrong', () => {
    const s = scenario(BASE);
    expect(readState(JSON.parse(JSON.stringify(s)))).toEqual({ ok: true, value: s });
    expect(readState({ ...s, round: 0 })).toMatchObject({ ok: false, at: 'round', code: 'number-too-small' });
    expect(readState({ ...s, phases: [{ id: 'nap' }] })).toMatchObject({ ok: false, at: 'phases[0].id' });
    expect(readState({ ...s, tracks: [7] })).toMatchObject({ ok: false, at: 'tracks[0]', code: 'number-too-large' });
  });
});
