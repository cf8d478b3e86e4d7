import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { rngOf } from '../../../../kernel/rng.ts';
import { explain, parseAction } from '../../../../kernel/words.ts';
import { mapOf } from '../../board/maps.ts';
import { chicagoExpress } from '../../index.ts';
import type { CEAction } from '../../state.ts';
import { bid, build, decline, end, eventsOf, play, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { incomeOf, locomotivesLeft } from '../companies.ts';
import { costOf, expand, frontier } from './expand.ts';

const RICH = 'treasury prr 99 bo 99 co 99 nyc 99';
const ofKind = (actions: CEAction[], kind: CEAction['kind']) => actions.filter((action) => action.kind === kind);

describe('expand', () => {
  test('CE-25: a share of the company is needed, one is enough', () => {
    const s = scenario(`3p | turn:0 | ${RICH} | shares nyc 0 1 0`);
    expect(refusal(s, 0, build('nyc', 'R3'))).toEqual({
      code: 'no-share-held',
      rule: 'CE-25',
      params: { company: 'nyc' },
    });
    const mine = scenario(`3p | turn:1 | ${RICH} | shares nyc 0 1 0`);
    expect(play(mine, 1, build('nyc', 'R3')).events).toEqual([
      { type: 'dial-moved', seat: 1, dial: 'expansion', left: 4 },
      { type: 'built', seat: 1, company: 'nyc', hex: 'R3', cost: 2, gain: 0, income: 8 },
    ]);
  });

  test('CE-25: one company per action', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | shares prr 1 0`);
    const { state } = play(s, 0, build('nyc', 'S4'));
    expect(refusal(state, 0, build('prr', 'R4'))).toEqual({
      code: 'other-company',
      rule: 'CE-25',
      params: { company: 'nyc' },
    });
    expect(play(state, 0, build('nyc', 'R4')).state.companies.nyc.network).toEqual(['S3', 'S4', 'R4']);
  });

  test('CE-25: at most three hexes, the third included; then the end is asked for', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    const { state } = play(s, 0, build('nyc', 'S4'), build('nyc', 'S5'), build('nyc', 'R4'));
    expect(refusal(state, 0, build('nyc', 'S2'))).toEqual({
      code: 'three-hexes-built',
      rule: 'CE-25',
      params: { most: 3 },
    });
    expect(legal(chicagoExpress, state, 0)).toEqual([end]);
    expect(play(state, 0, end).events).toContainEqual({ type: 'expansion-ended', seat: 0, company: 'nyc', hexes: 3 });
  });

  test('CE-25: one hex or two will do, and the dial moves once', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    const one = play(s, 0, build('nyc', 'S4'), end);
    expect(one.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
    expect(one.state.dials.expansion).toBe(1);
    const two = play(s, 0, build('nyc', 'S4'), build('nyc', 'S5'), end);
    expect(two.state.dials.expansion).toBe(1);
    expect(two.state.companies.nyc.network).toEqual(['S3', 'S4', 'S5']);
  });

  test('CE-25: a hex lies next to the network, hexes of this action included, and branches are allowed', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    expect(refusal(s, 0, build('nyc', 'Q3'))).toEqual({
      code: 'not-adjacent',
      rule: 'CE-25',
      params: { company: 'nyc', hex: 'Q3' },
    });
    const { state } = play(s, 0, build('nyc', 'R3'), build('nyc', 'Q3'), build('nyc', 'S2'), end);
    expect(state.companies.nyc.network).toEqual(['S3', 'R3', 'Q3', 'S2']);
  });

  test('CE-25: the network of another company is no help', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | prr R4 Q4`);
    expect(refusal(s, 0, build('nyc', 'Q5')).code).toBe('not-adjacent');
  });

  test('CE-25: a hex that the board does not have is refused', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    expect(refusal(s, 0, build('nyc', 'Z9'))).toEqual({ code: 'hex-unknown', rule: 'CE-25', params: { hex: 'Z9' } });
    expect(refusal(s, 0, build('nyc', 'T3')).code).toBe('hex-unknown');
  });

  test('CE-25: during an expansion nothing else is for now', () => {
    const s = scenario(`2p | ${RICH} | expansion:nyc by:0 built:1 | nyc S4 | shares nyc 1 1`);
    expect(refusal(s, 0, bid(9))).toEqual({ code: 'not-now', rule: 'CE-25' });
    expect(refusal(s, 0, decline('auction'))).toEqual({ code: 'not-now', rule: 'CE-25' });
    expect(refusal(s, 1, build('nyc', 'S2'))).toEqual({ code: 'not-your-turn', rule: 'CE-25' });
  });

  test('CE-16: the expansion dial in red closes it, but not the rest of the expansion that turned it', () => {
    const red = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | dials 0 5 0`);
    expect(refusal(red, 0, build('nyc', 'S4'))).toEqual({
      code: 'dial-red',
      rule: 'CE-16',
      params: { dial: 'expansion' },
    });
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | dials 0 4 0`);
    expect(play(s, 0, build('nyc', 'S4'), build('nyc', 'S5')).state.dials.expansion).toBe(5);
  });

  test.each([
    ['nyc S4', 'nyc', 'R4', 'R5'],
    ['prr Q6', 'prr', 'Q6', 'Q7'],
    ['bo Q8', 'bo', 'Q8', 'Q9'],
    ['prr R4 S4', 'prr', 'S4', 'S3'],
  ] as const)('CE-27: %s: nobody builds on a start hex of the east', (network, company, _from, hex) => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares ${company} 1 0 | ${network}`);
    expect(refusal(s, 0, build(company, hex))).toEqual({ code: 'start-hex', rule: 'CE-27', params: { hex } });
  });

  test('CE-27: its own start hex is closed to a company too', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    expect(refusal(s, 0, build('nyc', 'S3')).code).toBe('start-hex');
  });

  test('CE-27: Fort Wayne is an ordinary city, also before the Wabash opens', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares co 1 0 | co ..E3`);
    const { events } = play(s, 0, build('co', 'D3'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'built', hex: 'D3', cost: 1, gain: 1 }));
  });

  test('CE-28: the cost is the red figure times the locomotives there, the new one included', () => {
    const s = scenario(`3p | turn:0 | ${RICH} | shares nyc 1 0 0 | prr Q5 Q4 Q3 | nyc R3`);
    const paid = play(s, 0, build('nyc', 'Q3'));
    expect(eventsOf(paid, 'built')[0]).toMatchObject({ cost: 4 });
    expect(paid.state.companies.nyc.treasury).toBe(95);
    // A third company on the same plain pays three times.
    const three = scenario(`3p | turn:0 | ${RICH} | shares nyc 1 0 0 | prr Q6 | bo Q6 | nyc S4 R4 Q5`);
    expect(eventsOf(play(three, 0, build('nyc', 'Q6')), 'built')[0]).toMatchObject({ cost: 3 });
  });

  test('CE-28: Chicago and the industrial cities cost by the locomotives there as well', () => {
    const s = scenario('3p | prr ..A2 | wab | bo ..K4 | co ..K4');
    const hex = (id: string) => mapOf(s).hexes.get(id)!;
    expect([costOf(s, hex('A2')), costOf(s, hex('K4')), costOf(s, hex('I6'))]).toEqual([6, 12, 3]);
  });

  test('CE-29: the company pays all of it, exactly its treasury if need be, and players add nothing', () => {
    const short = scenario('2p | turn:0 | cash 60 60 | treasury nyc 1 | shares nyc 1 0');
    expect(refusal(short, 0, build('nyc', 'R3'))).toEqual({
      code: 'treasury-short',
      rule: 'CE-29',
      params: { company: 'nyc', cost: 2, treasury: 1 },
    });
    const exact = scenario('2p | turn:0 | cash 60 60 | treasury nyc 2 | shares nyc 1 0');
    const { state } = play(exact, 0, build('nyc', 'R3'));
    expect(state.companies.nyc.treasury).toBe(0);
    expect(state.players.map(({ cash }) => cash)).toEqual([60, 60]);
  });

  test('CE-29: three hexes are legal when their sum fits, and the order is immaterial', () => {
    const s = scenario('2p | turn:0 | treasury nyc 4 | shares nyc 1 0');
    const orders = [
      ['R3', 'S2', 'S4'],
      ['R3', 'S4', 'S2'],
      ['S2', 'R3', 'S4'],
      ['S2', 'S4', 'R3'],
      ['S4', 'R3', 'S2'],
      ['S4', 'S2', 'R3'],
    ];
    for (const hexes of orders) {
      const { state } = play(s, 0, ...hexes.map((hex) => build('nyc', hex)), end);
      expect(state.companies.nyc.treasury).toBe(0);
      expect(state.companies.nyc.network.toSorted()).toEqual(['R3', 'S2', 'S3', 'S4']);
    }
    const less = scenario('2p | turn:0 | treasury nyc 3 | shares nyc 1 0');
    for (const [a, b, c] of orders) {
      const { state } = play(less, 0, build('nyc', a!), build('nyc', b!));
      expect(refusal(state, 0, build('nyc', c!)).code).toBe('treasury-short');
    }
  });

  test('CE-30: a second company may not enter a forest', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | prr R4 R3`);
    expect(refusal(s, 0, build('nyc', 'R3'))).toEqual({
      code: 'hex-taken',
      rule: 'CE-30',
      params: { hex: 'R3', company: 'prr' },
    });
    expect(eventsOf(play(s, 0, build('nyc', 'R2')), 'built')).toHaveLength(1); // the empty forest beside it
  });

  test('CE-30: nor a mountain', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares bo 1 0 | co ..L6 | bo ..M6`);
    expect(refusal(s, 0, build('bo', 'L6'))).toEqual({
      code: 'hex-taken',
      rule: 'CE-30',
      params: { hex: 'L6', company: 'co' },
    });
    expect(eventsOf(play(s, 0, build('bo', 'M5')), 'built')).toEqual([expect.objectContaining({ hex: 'M5', gain: 1 })]);
  });

  test.each([
    ['plain', 'prr Q6', 'bo', 'Q6'],
    ['city', 'prr Q5 Q4 Q3 | nyc R2', 'nyc', 'Q3'],
    ['industrial city', 'prr ..K4 | bo ..L4', 'bo', 'K4'],
    ['Chicago', 'prr ..A2 | wab | bo ..B2', 'bo', 'A2'],
  ] as const)('CE-30: a %s holds one locomotive of each company', (_kind, networks, company, hex) => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares ${company} 1 0 | ${networks}`);
    const { state } = play(s, 0, build(company, hex));
    expect(state.companies[company].network).toContain(hex);
    expect(refusal(state, 0, build(company, hex))).toEqual({
      code: 'already-there',
      rule: 'CE-30',
      params: { company, hex },
    });
  });

  test('CE-31: without a locomotive left a company cannot expand; the action may still be declined', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | nyc left:0`);
    expect(locomotivesLeft(s, 'nyc')).toBe(0);
    expect(refusal(s, 0, build('nyc', 'R3'))).toEqual({
      code: 'no-locomotive',
      rule: 'CE-31',
      params: { company: 'nyc' },
    });
    expect(legal(chicagoExpress, s, 0)).toContainEqual(decline('expansion'));
  });

  test('CE-31: the last locomotive may be placed, and then no other in the same expansion', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | nyc S4 left:1`);
    const hex = frontier(s, 'nyc').find(
      (id) => expand.check(s, 0, { kind: 'expand', company: 'nyc', hex: id }) === null,
    );
    const { state } = play(s, 0, build('nyc', hex!));
    expect(locomotivesLeft(state, 'nyc')).toBe(0);
    expect(refusal(state, 0, build('nyc', frontier(state, 'nyc')[0]!)).code).toBe('no-locomotive');
  });

  test('CE-33: income rises at once: city and mountain by their value, forest and plain by nothing', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | nyc R3 Q3 P3 O4 | shares bo 1 0`);
    expect(eventsOf(play(s, 0, build('nyc', 'N4')), 'built')[0]).toMatchObject({ gain: 1, income: 11 });
    expect(eventsOf(play(s, 0, build('nyc', 'P4')), 'built')[0]).toMatchObject({ gain: 0, income: 10 });
    expect(eventsOf(play(s, 0, build('nyc', 'Q4')), 'built')[0]).toMatchObject({ gain: 0, income: 10 });
  });

  test('CE-33: a house on a city counts for whoever comes later, an industrial city as its marker stands', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | prr Q5 Q4 Q3 | houses Q3 Q4 | nyc R3`);
    expect(eventsOf(play(s, 0, build('nyc', 'Q3')), 'built')[0]).toMatchObject({ gain: 2, income: 10 });
    const k4 = scenario(`2p | turn:0 | ${RICH} | shares bo 1 0 | bo ..L4 | pittsburgh 6`);
    expect(eventsOf(play(k4, 0, build('bo', 'K4')), 'built')[0]).toMatchObject({ gain: 6 });
    const e0 = scenario(`2p | turn:0 | ${RICH} | shares bo 1 0 | bo ..F1 E1 | detroit 5`);
    expect(eventsOf(play(e0, 0, build('bo', 'E0')), 'built')[0]).toMatchObject({ gain: 5 });
  });

  test('legal builds are those that check lets through, over the whole board', () => {
    const s = scenario('3p | turn:0 | treasury nyc 3 prr 9 | shares nyc 1 0 0 | shares prr 1 1 0 | prr R4 R3 Q4');
    const listed = ofKind(legal(chicagoExpress, s, 0), 'expand');
    const tried = [...expand.attempts!(s, 0)].filter((action) => expand.check(s, 0, action) === null);
    expect(new Set(listed.map((a) => JSON.stringify(a)))).toEqual(new Set(tried.map((a) => JSON.stringify(a))));
    expect(listed.length).toBeGreaterThan(5);
  });

  test('a build drawn by lot is legal, and there is none without money', () => {
    const s = scenario('2p | turn:0 | treasury nyc 3 | shares nyc 1 0 | shares prr 1 0');
    const rng = rngOf('builds');
    for (let i = 0; i < 20; i++) {
      const action = expand.sample!(s, 0, rng)!;
      expect(expand.check(s, 0, action)).toBeNull();
    }
    expect(expand.sample!(scenario('2p | turn:0 | shares nyc 1 0'), 0, rng)).toBeNull();
    expect(expand.sample!(scenario('2p | turn:0 | treasury nyc 9'), 0, rng)).toBeNull();
  });

  test('CE-30: a click on a forest that is taken tells why', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0 | prr R4 R3`);
    const touched = [
      { on: 'company', id: 'nyc' },
      { on: 'hex', id: 'R3' },
    ];
    expect(explain(chicagoExpress, s, 0, touched)).toEqual([
      { code: 'hex-taken', rule: 'CE-30', params: { hex: 'R3', company: 'prr' } },
    ]);
  });

  test('the dial is touched with the first hex only: the rest of the expansion goes on without', () => {
    const s = scenario(`2p | turn:0 | ${RICH} | shares nyc 1 0`);
    const touches = { kind: 'expand', company: 'nyc', hex: 'S4' } as const;
    expect(expand.touches(touches, s).map(({ on }) => on)).toEqual(['dial', 'company', 'hex']);
    const { state } = play(s, 0, build('nyc', 'S2'));
    expect(expand.touches(touches, state).map(({ on }) => on)).toEqual(['company', 'hex']);
  });

  test('only a company and a hex of the right form are well formed', () => {
    expect(parseAction(chicagoExpress, { kind: 'expand', company: 'nyc', hex: 'R3' })).toEqual(build('nyc', 'R3'));
    for (const hex of ['r3', 'R03', 'R100', 'R', '', 3, null, ['R3']])
      expect(parseAction(chicagoExpress, { kind: 'expand', company: 'nyc', hex })).toBeNull();
    for (const company of ['NYC', 'B&O', '', null, 'constructor'])
      expect(parseAction(chicagoExpress, { kind: 'expand', company, hex: 'R3' })).toBeNull();
  });
});

describe('CE-52: the first reason in the order of the ruling is the one that is told', () => {
  const poor = 'treasury prr 0 nyc 0';
  test.each([
    ['CE-52: the dial before the share', `turn:0 | dials 0 5 0`, 'nyc', 'Z9', 'dial-red'],
    [
      'CE-52: the share before the company',
      `expansion:prr by:0 built:3 | prr R4 R3 S4 | shares prr 1 0`,
      'nyc',
      'R3',
      'no-share-held',
    ],
    [
      'CE-52: the company before the three hexes',
      `expansion:prr by:0 built:3 | prr R4 R3 S4 | nyc left:0 | shares prr 1 0 | shares nyc 1 0`,
      'nyc',
      'R3',
      'other-company',
    ],
    [
      'CE-52: the three hexes before the locomotives',
      `expansion:nyc by:0 built:3 | nyc left:0 | shares nyc 1 0`,
      'nyc',
      'R5',
      'three-hexes-built',
    ],
    [
      'CE-52: the locomotives before the start hex',
      `turn:0 | nyc S4 R4 left:0 | shares nyc 1 0`,
      'nyc',
      'R5',
      'no-locomotive',
    ],
    ['CE-52: the locomotives before the board', `turn:0 | nyc left:0 | shares nyc 1 0`, 'nyc', 'Z9', 'no-locomotive'],
    ['CE-52: the start hex before being there', `turn:0 | shares nyc 1 0`, 'nyc', 'S3', 'start-hex'],
    ['CE-52: the start hex before adjacency', `turn:0 | shares nyc 1 0`, 'nyc', 'Q9', 'start-hex'],
    ['CE-52: being there before the single hex', `turn:0 | nyc R3 | shares nyc 1 0`, 'nyc', 'R3', 'already-there'],
    ['CE-52: the single hex before adjacency', `turn:0 | bo ..L6 | shares nyc 1 0`, 'nyc', 'L6', 'hex-taken'],
    ['CE-52: the single hex before the money', `turn:0 | prr R4 R3 | shares nyc 1 0`, 'nyc', 'R3', 'hex-taken'],
    ['CE-52: adjacency before the money', `turn:0 | shares nyc 1 0`, 'nyc', 'A2', 'not-adjacent'],
    ['CE-52: the money last', `turn:0 | shares nyc 1 0`, 'nyc', 'R3', 'treasury-short'],
  ] as const)('%s', (_title, position, company, hex, code) => {
    expect(refusal(scenario(`2p | ${poor} | ${position}`), 0, build(company, hex)).code).toBe(code);
  });
});

describe('a network found for a test', () => {
  test('has the income asked for', () => {
    expect(incomeOf(scenario('2p | nyc income:22'), 'nyc')).toBe(22);
  });
});
