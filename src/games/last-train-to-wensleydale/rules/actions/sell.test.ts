import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { explain } from '../../../../kernel/words.ts';
import { boardOf } from '../../board/boards.ts';
import { lastTrain } from '../../index.ts';
import type { LTWAction } from '../../state.ts';
import { eventsOf, isLegal, pass, phaseId, play, refusal, sell, settle } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

const LINE = ['northallerton', 'scruton-meadows', 'bedale'];
const at = (s: ReturnType<typeof scenario>, id: string) => boardOf(s).sectorAt.get(id)!;

describe('sales', () => {
  test('LTW-85: one line each, in general order, of own tracks', () => {
    const s = scenario(
      `2p | order 1 0 | sales:1 | green 3 3 | track 1 ${LINE.join(' ')} leeming | track 0 darlington croft-meadows`,
    );
    expect(refusal(s, 0, sell('green', ...LINE))).toMatchObject({ code: 'not-your-turn', rule: 'LTW-85' });
    expect(refusal(s, 1, sell('green', 'darlington', 'croft-meadows'))).toEqual({
      code: 'track-not-yours',
      rule: 'LTW-85',
      params: { border: 'croft-meadows|darlington' },
    });
    expect(refusal(s, 1, { kind: 'sell', company: 'green', tracks: ['a|b'] })).toMatchObject({
      code: 'track-unknown',
      rule: 'LTW-85',
    });
    const sold = play(s, 1, sell('green', ...LINE));
    expect(eventsOf(sold, 'sold')).toHaveLength(1);
    // Seat 0 has no town at the other end: it passes by itself, and the round is over.
    expect(sold.state.round).toBe(2);
  });

  test('LTW-85: a ring is no line, nor are two pieces, nor a line with a ring beside it', () => {
    const ring = scenario('2p | sales:0 | green 8 1 | track 0 northallerton leeming scruton-meadows northallerton');
    const whole = sell('green', 'northallerton', 'leeming', 'scruton-meadows', 'northallerton');
    expect(refusal(ring, 0, whole)).toMatchObject({ code: 'not-one-line', rule: 'LTW-85' });
    const two = scenario('2p | sales:0 | green 8 1 | track 0 northallerton leeming | track 0 bedale scruton-meadows');
    const tracks = ['bedale|scruton-meadows', 'leeming|northallerton'];
    expect(refusal(two, 0, { kind: 'sell', company: 'green', tracks })).toMatchObject({ code: 'not-one-line' });
    const beside = scenario(
      '2p | sales:0 | green 8 1 | track 0 northallerton leeming scruton-meadows northallerton | track 0 darlington croft-meadows',
    );
    const round = ['leeming|northallerton', 'leeming|scruton-meadows', 'northallerton|scruton-meadows'];
    const both: LTWAction = { kind: 'sell', company: 'green', tracks: ['croft-meadows|darlington', ...round] };
    expect(refusal(beside, 0, both)).toMatchObject({ code: 'not-one-line' });
  });

  test('LTW-38: the company’s town at one end and any town at the other, named from either end', () => {
    const s = scenario(`2p | sales:0 | green 3 1 | track 0 ${LINE.join(' ')}`);
    expect(sell('green', ...LINE)).toEqual(sell('green', ...[...LINE].reverse()));
    expect(isLegal(s, 0, sell('green', ...LINE))).toBe(true);
    // A part of a longer stretch, and from a town of the company in its middle.
    const long = scenario(`2p | sales:0 | green 3 1 | track 0 thornton-meadows bedale leeming northallerton`);
    expect(isLegal(long, 0, sell('green', 'northallerton', 'leeming'))).toBe(true);
    expect(isLegal(long, 0, sell('green', 'northallerton', 'leeming', 'bedale'))).toBe(true);
    expect(refusal(long, 0, sell('green', 'northallerton', 'leeming', 'bedale', 'thornton-meadows'))).toMatchObject({
      code: 'no-town-end',
      rule: 'LTW-38',
    });
    expect(refusal(long, 0, sell('green', 'leeming', 'bedale'))).toMatchObject({
      code: 'no-company-end',
      rule: 'LTW-38',
    });
  });

  test('LTW-38: each line that can be sold is listed once', () => {
    const s = scenario(
      '2p | sales:0 | green 5 1 | company green bedale | track 0 northallerton leeming bedale scruton-meadows northallerton',
    );
    const listed = legal(lastTrain, s, 0).filter(({ kind }) => kind === 'sell');
    expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length);
    expect(listed).toContainEqual(sell('green', 'northallerton', 'leeming', 'bedale'));
    expect(listed).toContainEqual(sell('green', 'northallerton', 'scruton-meadows', 'bedale'));
    expect(listed).toContainEqual(sell('green', 'northallerton', 'leeming'));
    expect(listed).toContainEqual(sell('green', 'bedale', 'leeming'));
  });

  test('LTW-86: in influence of the buyer, a point for two tracks rounded up', () => {
    const line = ['northallerton', 'scruton-meadows', 'crakehall-meadows', 'bedale'];
    const s = scenario(`2p | sales:0 | green 1 1 | red 8 1 | track 0 ${line.join(' ')}`);
    expect(refusal(s, 0, sell('green', ...line))).toEqual({
      code: 'sale-short',
      rule: 'LTW-86',
      params: { company: 'green', price: 2, held: 1 },
    });
    const rich = scenario(`2p | sales:0 | green 2 1 | track 0 ${line.join(' ')}`);
    expect(play(rich, 0, sell('green', ...line)).state.scales.green.at[0]).toBe(0);
  });

  test('LTW-39: company tracks never run out', () => {
    const { tracks } = scenario(`2p | sales:0 | green 3 1 | track 0 ${LINE.join(' ')}`);
    expect(tracks.length).toBeGreaterThan(120);
    const sold = play(scenario(`2p | sales:0 | green 3 1 | track 0 ${LINE.join(' ')}`), 0, sell('green', ...LINE));
    expect(sold.state.tracks.filter((track) => track === 5)).toHaveLength(2);
  });

  test('LTW-40, LTW-87: only towns that the sold tracks touch take the colour; one may be of both', () => {
    const s = scenario(`2p | sales:0 | green 3 1 | company red bedale | track 0 ${LINE.join(' ')} leeming`);
    const { state } = play(s, 0, sell('green', ...LINE));
    expect(state.companies[at(s, 'bedale')]).toBe(3);
    expect(state.companies[at(s, 'leeming')]).toBe(0);
    expect(state.companies[at(s, 'scruton-meadows')]).toBe(0);
    expect(state.players[0]!.reserve).toBe(14);
  });

  test('LTW-41: the next seller may use a town coloured just now; what was sold is no longer reached', () => {
    const s = scenario(`2p | sales:0 | green 3 3 | track 0 ${LINE.join(' ')} | track 1 bedale leeming`);
    expect(
      isLegal(
        scenario(`2p | sales:1 | green 3 3 | track 0 ${LINE.join(' ')} | track 1 bedale leeming`),
        1,
        sell('green', 'bedale', 'leeming'),
      ),
    ).toBe(false);
    const { state } = play(s, 0, sell('green', ...LINE));
    expect(isLegal(state, 1, sell('green', 'bedale', 'leeming'))).toBe(true);
    expect(phaseId(state)).toBe('sales');
    const next = play(state, 1, pass).state;
    expect(next.tracks.filter((track) => track === 1)).toEqual([]);
  });

  test('LTW-42: a line can be sold in the last round', () => {
    const s = scenario(`2p | sales:1 | round 5 | green 3 3 | points 10 10 | track 1 ${LINE.join(' ')}`);
    const kept = play(s, 1, pass).state;
    const sold = play(s, 1, sell('green', ...LINE)).state;
    expect(lastTrain.outcome(kept)!.ranking[1]).toMatchObject({ seat: 1, score: 8 });
    expect(lastTrain.outcome(sold)!.ranking.map(({ score }) => score)).toEqual([10, 10]);
  });

  test('LTW-48: The South begins a sale to red, ends none and keeps its colour', () => {
    const s = scenario('2p | sales:0 | red 3 1 | green 3 1 | track 0 the-south bolton-abbey ilkley');
    const { state } = play(s, 0, sell('red', 'the-south', 'bolton-abbey'));
    expect(state.companies[at(s, 'the-south')]).toBe(2);
    expect(state.companies[at(s, 'bolton-abbey')]).toBe(2);
    expect(refusal(s, 0, sell('green', 'the-south', 'bolton-abbey', 'ilkley'))).toMatchObject({ code: 'no-town-end' });
  });

  test('LTW-88: passengers and goods leave at once, and only those', () => {
    const s = scenario(
      `2p | sales:0 | green 3 1 | track 0 ${LINE.join(' ')} | goods scruton-meadows 2 danby-meadows 1 | passengers green bedale 1 | passengers red bedale 1`,
    );
    const sold = play(s, 0, sell('green', ...LINE));
    expect(eventsOf(sold, 'goods-gone')).toEqual([
      { type: 'goods-gone', sector: 'scruton-meadows', good: 'cheese', goods: 2 },
    ]);
    expect(eventsOf(sold, 'passengers-gone')).toEqual([
      { type: 'passengers-gone', sector: 'bedale', company: 'green', figures: 1 },
    ]);
  });

  test('LTW-51: who can sell nothing is not asked', () => {
    const s = scenario('2p | sales:0 | track 0 northallerton scruton-meadows');
    expect(settle(s).events.slice(0, 2)).toEqual([
      { type: 'forced', seat: 0, kind: 'pass' },
      { type: 'sold-nothing', seat: 0 },
    ]);
  });

  test('LTW-85: tracks that cannot be sold tell why', () => {
    const s = scenario(`2p | sales:0 | green 3 1 | red 3 1 | track 0 ${LINE.join(' ')} | track 0 settle horton`);
    const touched = [{ on: 'border', id: 'bedale|scruton-meadows' }];
    expect(explain(lastTrain, s, 0, [{ on: 'company', id: 'red' }, ...touched])).toEqual([
      { code: 'no-company-end', rule: 'LTW-38', params: { company: 'red' } },
    ]);
    expect(explain(lastTrain, s, 0, [{ on: 'border', id: 'horton|settle' }])).toEqual([]);
  });
});
