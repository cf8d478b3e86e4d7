/** The thirty worked examples of the rulings. */
import { describe, expect, test } from 'vitest';
import { boardOf } from './board/boards.ts';
import { totalOf } from './rules/accounts.ts';
import { billOf, pathOf } from './rules/line.ts';
import { priceOf } from './rules/sale.ts';
import {
  begin,
  bid,
  carry,
  end,
  eventsOf,
  hire,
  isLegal,
  line,
  on,
  pass,
  pay,
  phaseId,
  play,
  playAll,
  refusal,
  sell,
  settle,
} from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const WENSLEYDALE = ['northallerton', 'scruton-meadows', 'crakehall-meadows', 'constable-burton-meadows', 'leyburn'];
const BUILT = `track 0 ${WENSLEYDALE.join(' ')}`;
const influence = (s: ReturnType<typeof scenario>, seat: number) =>
  (['white', 'brown', 'green', 'red'] as const).map((colour) => s.scales[colour].at[seat]);
const costs = (s: ReturnType<typeof scenario>, ...path: string[]) => {
  const { points, fees } = billOf(s, boardOf(s), pathOf(boardOf(s), path));
  return { points, ...fees };
};
const landmark = (s: ReturnType<typeof scenario>, id: string) => boardOf(s).sectorAt.get(id)!;

describe('worked examples: cubes, bidding, orders', () => {
  test('LTW-57, LTW-7: example 1: holding 2 gives 14, holding 3 gives 15, holding 5 gives 15', () => {
    const { state, events } = settle(scenario('3p large | income | cubes 2 3 5'));
    expect(state.players.map(({ cubes }) => cubes)).toEqual([14, 15, 15]);
    expect(events).toContainEqual({ type: 'income', seat: 2, cubes: 10, hand: 15 });
  });

  test('LTW-60, LTW-61, LTW-12: example 2: a whole bidding of three', () => {
    const s = scenario('3p large | bidding:0 | cubes 12 12 12');
    const some = playAll(s, [
      [0, bid(1, 3)],
      [1, bid(1, 4)],
    ]).state;
    expect(some.players.map(({ cubes }) => cubes)).toEqual([12, 8, 12]);
    const more = playAll(some, [
      [2, bid(5, 2)],
      [0, bid(2, 3)],
      [1, bid(6, 2)],
    ]).state;
    expect(refusal(more, 2, bid(5, 3))).toMatchObject({ code: 'box-own', rule: 'LTW-61' });
    const played = playAll(more, [
      [2, bid(3, 3)],
      [0, bid(7, 2)],
    ]);
    expect(phaseId(played.state)).toBe('building');
    expect(played.state.players.map(({ cubes }) => cubes)).toEqual([7, 6, 7]);
    const spent = eventsOf(played, 'box-won').map(({ seat, cubes }) => [seat, cubes]);
    expect(spent).toEqual([
      [1, 4],
      [0, 3],
      [2, 3],
      [2, 2],
      [1, 2],
      [0, 2],
    ]);
  });

  test('LTW-59, LTW-60: example 3: three for an upper box, two for a lower one, and more than lies there', () => {
    const s = scenario('3p large | bidding:0 | cubes 12 8 12 | bids 2:1@4');
    expect(refusal(s, 0, bid(1, 2))).toEqual({ code: 'bid-too-low', rule: 'LTW-59', params: { box: 1, least: 3 } });
    expect(isLegal(s, 0, bid(5, 2))).toBe(true);
    expect(refusal(s, 0, bid(2, 4))).toEqual({ code: 'bid-not-higher', rule: 'LTW-60', params: { box: 2, cubes: 4 } });
    expect(isLegal(s, 0, bid(2, 5))).toBe(true);
  });

  test('LTW-11, LTW-51: example 4: who cannot bid is skipped, and may end with one box', () => {
    const begun = settle(scenario('2p | bidding:0 | cubes 1 12 | bids 1:0@3'));
    expect(begun.events).toEqual([
      { type: 'forced', seat: 0, kind: 'pass' },
      { type: 'no-bid', seat: 0 },
    ]);
    const played = playAll(begun.state, [
      [1, bid(2, 3)],
      [1, bid(4, 2)],
    ]);
    expect(phaseId(played.state)).toBe('building');
    expect(eventsOf(played, 'box-won').map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });

  test('LTW-63, LTW-13: example 5: the printed tokens and the drawn one move the winner', () => {
    const { state } = settle(scenario('2p | payout:1 | drawn red | bids 1:0@3'));
    expect(influence(state, 0)).toEqual([2, 3, 2, 2]);
    expect(influence(state, 1)).toEqual([1, 2, 1, 1]);
  });

  test('LTW-63, LTW-15, LTW-16: example 6: at the maximum the disc stays but comes to lie on top', () => {
    const s = scenario('3p large | payout:5 | brown 8 7 8 | stack brown 2 0 1 | bids 5:0@2');
    const played = settle(s);
    expect(played.state.scales.brown).toEqual({ at: [8, 7, 8], order: [0, 2, 1] });
    expect(played.state.trainOrder).toEqual([0, 2, 1]);
    expect(eventsOf(played, 'influence-full')).toHaveLength(2);
  });

  test('LTW-65, LTW-17: example 7: building order by white and stack, not changed by spending', () => {
    const s = scenario('3p large | payout:8 | white 3 4 4 | stack white 1 2 0 | cubes 12 12 12 | landowners bedale 1');
    const { state } = settle(s);
    expect(state.buildOrder).toEqual([1, 2, 0]);
    const after = play(state, 1, ...line('northallerton', 'scruton-meadows', 'bedale')).state;
    expect(after.scales.white).toEqual({ at: [3, 3, 4], order: [2, 1, 0] });
    expect(after.buildOrder).toEqual([1, 2, 0]);
    expect(isLegal(after, 2, pass)).toBe(true);
  });
});

describe('worked examples: construction', () => {
  test('LTW-71, LTW-73, LTW-74: example 8: to Leyburn 5 points and 1 green, a landowner 1 white', () => {
    const s = scenario('2p | building:0 | cubes 12 12 | landowners leyburn 1');
    expect(costs(s, ...WENSLEYDALE)).toEqual({ points: 5, white: 1, brown: 0, green: 1, red: 0 });
    const played = play(s, 0, ...line(...WENSLEYDALE));
    expect(played.state.players[0]).toMatchObject({ cubes: 7, reserve: 11 });
    expect(influence(played.state, 0)).toEqual([0, 2, 0, 1]);
    expect(played.state.figures.landowner[landmark(s, 'leyburn')]).toBe(0);
    expect(eventsOf(played, 'built')).toEqual([
      { type: 'built', seat: 0, start: 'northallerton', end: 'leyburn', tracks: 4, cost: 5 },
    ]);
  });

  test('LTW-71, LTW-73: example 9: three valleys cost 6, a red and green town one of each', () => {
    const s = scenario('2p | cubes 12 12');
    expect(costs(s, 'kirkby-stephen', 'mallerstang', 'garsdale-head', 'hawes')).toEqual({
      points: 6,
      white: 0,
      brown: 0,
      green: 1,
      red: 1,
    });
  });

  test('LTW-71: example 10: a plain and a valley', () => {
    expect(costs(scenario('2p'), 'skipton', 'craven-meadows', 'grassington')).toMatchObject({ points: 3, red: 1 });
  });

  test('LTW-24, LTW-72: example 11: cubes first, then influence of the player’s choice', () => {
    const path = ['kirkby-stephen', 'mallerstang', 'garsdale-head', 'hawes'];
    const s = play(scenario('2p | building:0 | cubes 4 12'), 0, ...line(...path)).state;
    expect(s.phases.at(-1)).toMatchObject({ id: 'paying', owed: 2 });
    expect(refusal(s, 0, pay('cubes'))).toMatchObject({ code: 'purse-closed', rule: 'LTW-24' });
    // Green and red are wanted for the fees of Kirkby Stephen.
    expect(refusal(s, 0, pay('green'))).toMatchObject({ code: 'purse-empty', rule: 'LTW-24' });
    const { state } = play(s, 0, pay('white'), pay('brown'));
    expect(state.players[0]!.cubes).toBe(0);
    expect(influence(state, 0)).toEqual([0, 1, 0, 0]);
  });

  test('LTW-21: example 12: into and out of a company town is one fee', () => {
    const s = scenario('2p | building:0 | cubes 12 12 | track 0 malhamdale-meadows malham');
    expect(costs(s, 'malham', 'settle', 'horton')).toMatchObject({ points: 4, red: 1, green: 0 });
    expect(influence(play(s, 0, ...line('malham', 'settle', 'horton')).state, 0)).toEqual([1, 2, 1, 0]);
  });

  test('LTW-70, LTW-48: example 13: out of The South for 1 point and 1 red, never into it', () => {
    const s = scenario('2p | building:0 | cubes 12 12');
    const { state } = play(s, 0, ...line('the-south', 'bolton-abbey'));
    expect(state.players[0]!.cubes).toBe(11);
    expect(influence(state, 0)).toEqual([1, 2, 1, 0]);
    const back = play(scenario('2p | building:0 | cubes 9 9 | track 0 skipton bolton-abbey'), 0, begin('bolton-abbey'));
    expect(refusal(back.state, 0, on('the-south'))).toMatchObject({ code: 'south-closed', rule: 'LTW-70' });
  });

  test('LTW-68, LTW-69: example 14: one track a border, whoever owns it, and none into a hill', () => {
    for (const owner of ['0', '1', 'green']) {
      const s = scenario(`2p | building:0 | cubes 12 12 | track ${owner} northallerton scruton-meadows`);
      const state = play(s, 0, begin('northallerton')).state;
      expect(refusal(state, 0, on('scruton-meadows'))).toMatchObject({ code: 'border-taken', rule: 'LTW-68' });
    }
    const hill = scenario('2p | line:0 coverdale | cubes 12 12 | track 0 coverdale middleham');
    expect(refusal(hill, 0, on('penhill'))).toMatchObject({ code: 'sector-closed', rule: 'LTW-69' });
  });

  test('LTW-67, LTW-27: example 15: from a company town or an own track, not from another’s', () => {
    const refused = { code: 'no-start-here', rule: 'LTW-67' };
    expect(refusal(scenario('2p | building:0 | cubes 9 9'), 0, begin('masham'))).toMatchObject(refused);
    const track = 'masham tanfield-meadows';
    expect(isLegal(scenario(`2p | building:0 | cubes 9 9 | track 0 ${track}`), 0, begin('masham'))).toBe(true);
    expect(refusal(scenario(`2p | building:0 | cubes 9 9 | track 1 ${track}`), 0, begin('masham'))).toMatchObject(
      refused,
    );
  });
});

describe('worked examples: transport', () => {
  test('LTW-79, LTW-33: example 16: stone through an outlet that is reached', () => {
    const s = scenario('2p | trains:0 | hired A3:0 | track 0 garsdale-head hawes | goods dodd-fell 2 penhill 1');
    expect(isLegal(s, 0, carry('dodd-fell', 'good', 'A3'))).toBe(true);
    expect(refusal(s, 0, carry('penhill', 'good', 'A3'))).toEqual({
      code: 'no-outlet-reached',
      rule: 'LTW-79',
      params: { sector: 'penhill', outlets: ['coverdale', 'bishopdale'] },
    });
  });

  test('LTW-88: example 17: stone stays while one outlet is free, and goes with the last', () => {
    const s = scenario(
      '2p | sales:0 | red 5 5 | company red garsdale-head | track 0 garsdale-head hawes | track 1 garsdale-head ribblehead | goods dodd-fell 2',
    );
    const first = play(s, 0, sell('red', 'garsdale-head', 'hawes')).state;
    expect(first.goods[landmark(s, 'dodd-fell')]).toBe(2);
    const second = play(first, 1, sell('red', 'garsdale-head', 'ribblehead'));
    expect(second.state.goods[landmark(s, 'dodd-fell')]).toBe(0);
    expect(eventsOf(second, 'goods-gone')).toEqual([
      { type: 'goods-gone', sector: 'dodd-fell', good: 'stone', goods: 2 },
    ]);
  });

  test('LTW-80, LTW-34: example 21: a passenger travels to a town of his colour over own tracks', () => {
    const s = scenario(`2p | trains:0 | hired A3:0 | ${BUILT} | passengers green leyburn 1 | passengers red leyburn 1`);
    expect(isLegal(s, 0, carry('leyburn', 'green', 'A3'))).toBe(true);
    expect(refusal(s, 0, carry('leyburn', 'red', 'A3'))).toMatchObject({ code: 'no-trip', rule: 'LTW-80' });
  });

  test('LTW-76, LTW-29: example 22: brown 4 is 3 and 1; never two of one price; six points for two missing', () => {
    const s = scenario('2p | trains:0 out:1 | brown 4 2 | cubes 0 0 | white 3 1 | green 2 1 | red 2 1');
    const { state } = play(s, 0, hire('A3'), hire('B1'));
    expect(state.scales.brown.at[0]).toBe(0);
    const rich = scenario('2p | trains:0 out:1 | brown 6 2');
    expect(refusal(play(rich, 0, hire('A3')).state, 0, hire('B3'))).toEqual({
      code: 'price-twice',
      rule: 'LTW-76',
      params: { cost: 3 },
    });
    const poor = scenario('2p | trains:0 out:1 | brown 1 2 | white 2 1 | green 1 1 | red 1 1 | cubes 2 0');
    const owing = play(poor, 0, hire('A3')).state;
    expect(owing.phases.at(-1)).toMatchObject({ id: 'paying', owed: 6, train: 'A3' });
    const hired = play(owing, 0, pay('white'), pay('white'), pay('green'), pay('red'), pay('cubes'), pay('cubes'));
    expect(influence(hired.state, 0)).toEqual([0, 0, 0, 0]);
    expect(eventsOf(hired, 'cubes-paid')).toEqual([{ type: 'cubes-paid', seat: 0, cubes: 2, hand: 0 }]);
    const poorer = scenario('2p | trains:0 out:1 | brown 1 2 | white 2 1 | cubes 1 0');
    expect(refusal(poorer, 0, hire('A3'))).toMatchObject({
      code: 'exchange-short',
      rule: 'LTW-29',
      params: { needed: 6, held: 5 },
    });
  });
});

describe('worked examples: accounts and sales', () => {
  test('LTW-87, LTW-88: example 18: a sale to green: towns, cheese, passengers, tracks', () => {
    const s = scenario(
      `2p | sales:0 | green 2 1 | ${BUILT} | goods scruton-meadows 1 crakehall-meadows 2 constable-burton-meadows 1 | passengers green leyburn 1 | passengers red leyburn 1`,
    );
    const { state, events } = play(s, 0, sell('green', ...WENSLEYDALE));
    expect(state.scales.green.at[0]).toBe(0);
    expect(state.companies[landmark(s, 'leyburn')]).toBe(1);
    for (const meadow of WENSLEYDALE.slice(1, 4)) expect(state.goods[landmark(s, meadow)]).toBe(0);
    expect(state.figures.green[landmark(s, 'leyburn')]).toBe(0);
    expect(state.figures.red[landmark(s, 'leyburn')]).toBe(1);
    expect(state.players[0]!.reserve).toBe(15);
    expect(events).toContainEqual({ type: 'town-joined', sector: 'leyburn', company: 'green' });
  });

  test('LTW-86: example 19: one, two, three and five tracks cost 1, 1, 2 and 3', () => {
    const board = boardOf(scenario('2p'));
    expect([1, 2, 3, 5].map((tracks) => priceOf(board, tracks))).toEqual([1, 1, 2, 3]);
  });

  test('LTW-38, LTW-85: example 20: no town at the end, no town of the buyer, a branch', () => {
    const s = scenario(`2p | sales:0 | green 5 1 | red 5 1 | ${BUILT} | track 0 crakehall-meadows bedale`);
    const short = WENSLEYDALE.slice(0, 3);
    expect(refusal(s, 0, sell('green', ...short))).toMatchObject({ code: 'no-town-end', rule: 'LTW-38' });
    expect(refusal(s, 0, sell('red', ...WENSLEYDALE))).toMatchObject({ code: 'no-company-end', rule: 'LTW-38' });
    const branched = [...new Set([...WENSLEYDALE.slice(1).map((to, i) => [WENSLEYDALE[i]!, to].sort().join('|'))])];
    const tracks = [...branched, 'bedale|crakehall-meadows'].sort();
    expect(refusal(s, 0, { kind: 'sell', company: 'green', tracks })).toMatchObject({
      code: 'not-one-line',
      rule: 'LTW-85',
    });
    expect(refusal(s, 0, sell('green', 'northallerton', 'scruton-meadows'))).toMatchObject({ code: 'no-town-end' });
  });

  test('LTW-81: example 23: one point a load on the large board, classes on the small one', () => {
    const large = settle(scenario('3p large | accounts | hired A3:0=hill,hill,field,red,green'));
    expect(large.state.players[0]!.points).toBe(5);
    const small = settle(scenario('3p small | accounts | hired A3:0=hill,red A2:0=field,field B1:0=red,green'));
    expect(small.state.players[0]!.points).toBe(8);
  });

  test('LTW-82: example 24: 2 stone, 1 cheese, 1 passenger and 7 tracks make a loss of 1', () => {
    const tracks = `${BUILT} | track 0 skipton craven-meadows grassington | track 0 settle horton`;
    const s = scenario(`3p large | accounts | hired A3:0=hill,hill,field,red | ${tracks}`);
    const played = settle(s);
    expect(played.state.scales.profit.at[0]).toBe(-1);
    expect(eventsOf(played, 'profit')[0]).toEqual({ type: 'profit', seat: 0, profit: 6, loss: 7, at: -1 });
  });

  test('LTW-37, LTW-16: example 25: stopped at +5 and at -13; a result of 0 puts the disc on top', () => {
    const up = settle(scenario('2p | accounts | profit 4 0 | hired A3:0=hill,field'));
    expect(up.state.scales.profit.at).toEqual([5, 0]);
    const down = settle(scenario(`2p | accounts | profit -12 0 | ${BUILT}`));
    expect(down.state.scales.profit.at).toEqual([-13, 0]);
    // Both stay at 0; the later in the general order lies on top.
    expect(settle(scenario('2p | accounts')).state.scales.profit).toEqual({ at: [0, 0], order: [1, 0] });
  });

  test('LTW-84: example 26: most profit first, of equals the one that moved last', () => {
    const s = scenario('3p large | accounts | profit -1 2 2 | stack profit 1 2 0');
    expect(settle(s).state.order).toEqual([2, 1, 0]);
  });

  test('LTW-91, LTW-43: example 27: 30 points, 3 sets, -4 and 2 tracks make 30', () => {
    const s = scenario(
      '2p | over | points 30 0 | profit -4 0 | collected 0 red 5 green 3 hill 6 field 4 | track 0 skipton craven-meadows grassington',
    );
    expect(totalOf(s, 0)).toBe(30);
  });
});

describe('worked examples: Nuremberg', () => {
  test('LTW-45, LTW-89: example 28: the link pays each his own tracks, once', () => {
    const s = scenario(
      'nuremberg 2p | building:1 | stack white 1 0 | cubes 12 12 | track 0 nuernberg-nord thon schniegling',
    );
    expect(costs(s, 'fuerth', 'post-doos', 'schniegling')).toMatchObject({ points: 3, red: 1, green: 1 });
    const played = play(s, 1, ...line('fuerth', 'post-doos', 'schniegling'));
    expect(played.state.players.map(({ points }) => points)).toEqual([2, 2]);
    expect(played.state.linked).toBe(true);
    const again = play(played.state, 0, ...line('schniegling', 'post-wetzendorf')).events;
    expect(again.filter(({ type }) => type === 'linked')).toEqual([]);
  });

  test('LTW-46: example 29: no track between the two parts of Nürnberg', () => {
    const s = scenario('nuremberg 2p | line:0 nuernberg-nord | cubes 12 12');
    expect(refusal(s, 0, on('nuernberg-sued'))).toMatchObject({ code: 'border-blocked', rule: 'LTW-46' });
  });

  test('LTW-71, LTW-73: example 30: rivers cost 2, and the fees of two towns are more than one starts with', () => {
    const path = ['nuernberg-nord', 'thon', 'schniegling', 'post-doos', 'fuerth'];
    const s = scenario('nuremberg 2p | building:0 | cubes 12 12');
    expect(costs(s, ...path)).toEqual({ points: 5, white: 0, brown: 0, green: 2, red: 1 });
    const state = play(s, 0, begin('nuernberg-nord'), ...path.slice(1, 4).map(on)).state;
    expect(refusal(state, 0, on('fuerth'))).toMatchObject({ code: 'fee-short', rule: 'LTW-73' });
    const rich = scenario('nuremberg 2p | building:0 | cubes 12 12 | green 2 1');
    expect(play(rich, 0, ...path.map((id, i) => (i === 0 ? begin(id) : on(id))), end).state.linked).toBe(true);
  });
});
