import { describe, expect, test } from 'vitest';
import { explain } from '../../../../kernel/words.ts';
import { compile } from '../../board/board.ts';
import { boardOf, fileOf } from '../../board/boards.ts';
import { lastTrain } from '../../index.ts';
import type { LTWState } from '../../state.ts';
import {
  begin,
  end,
  eventsOf,
  isLegal,
  line,
  on,
  pass,
  pay,
  phaseId,
  play,
  refusal,
  settle,
} from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { billOf, pathOf } from '../line.ts';

const fees = (s: ReturnType<typeof scenario>, ...path: string[]) =>
  billOf(s, boardOf(s), pathOf(boardOf(s), path)).fees;

describe('construction', () => {
  test('LTW-18: nothing is paid and nothing lies on the map before the end of the line', () => {
    const s = scenario('2p | building:0 | cubes 12 12');
    const { state } = play(s, 0, begin('northallerton'), on('scruton-meadows'));
    expect(state.players).toEqual(s.players);
    expect(state.scales).toEqual(s.scales);
    expect(state.tracks).toEqual(s.tracks);
    expect(play(state, 0, end).state.players[0]).toMatchObject({ cubes: 11, reserve: 14 });
  });

  test('LTW-66: the line goes on from its end into a neighbouring sector', () => {
    const s = scenario('2p | line:0 northallerton scruton-meadows | cubes 12 12');
    expect(refusal(s, 0, on('masham'))).toEqual({
      code: 'sector-not-next',
      rule: 'LTW-66',
      params: { sector: 'masham', from: 'scruton-meadows' },
    });
    // Leeming borders the beginning too: the line does not branch from there.
    expect(refusal(s, 0, on('swale-meadows'))).toMatchObject({ code: 'sector-not-next' });
    expect(refusal(s, 0, on('nowhere'))).toMatchObject({ code: 'sector-unknown', rule: 'LTW-66' });
    expect(isLegal(s, 0, on('bedale'))).toBe(true);
  });

  test('LTW-67: a start must be a sector of the board', () => {
    expect(refusal(scenario('2p | building:0 | cubes 9 9'), 0, begin('nowhere'))).toMatchObject({
      code: 'sector-unknown',
      rule: 'LTW-67',
    });
  });

  test('LTW-19: the line visits no sector twice, though older tracks may be there', () => {
    const s = scenario('2p | line:0 northallerton scruton-meadows leeming | cubes 12 12 | track 1 leeming bedale');
    expect(refusal(s, 0, on('northallerton'))).toMatchObject({ code: 'sector-twice', rule: 'LTW-19' });
    const ended = scenario('2p | line:0 northallerton scruton-meadows | cubes 12 12 | track 1 leeming bedale');
    expect(isLegal(ended, 0, on('leeming'))).toBe(true);
  });

  test('LTW-20: fifteen tracks in all', () => {
    const all =
      'track 0 northallerton scruton-meadows crakehall-meadows constable-burton-meadows leyburn middleham coverdale lofthouse';
    const more =
      'track 0 skipton craven-meadows grassington | track 0 settle horton ribblehead garsdale-head hawes bainbridge';
    const s = scenario(
      `2p | building:0 | cubes 15 15 | green 9 1 | ${all} | ${more}`.replace('green 9 1', 'green 8 1'),
    );
    expect(s.players[0]!.reserve).toBe(1);
    const one = play(s, 0, begin('northallerton'), on('leeming')).state;
    expect(refusal(one, 0, on('bedale'))).toEqual({ code: 'tracks-used-up', rule: 'LTW-20', params: { tracks: 15 } });
    const full = scenario(`2p | building:0 | cubes 15 15 | ${all} | ${more} | track 0 darlington cowton-meadows`);
    expect(refusal(full, 0, begin('northallerton'))).toMatchObject({ code: 'tracks-used-up', rule: 'LTW-20' });
    expect(settle(full).events.slice(0, 2)).toEqual([
      { type: 'forced', seat: 0, kind: 'pass' },
      { type: 'built-nothing', seat: 0 },
    ]);
  });

  test('LTW-22: fees are paid in their own colour only', () => {
    const green = scenario('2p | building:0 | cubes 15 15 | green 0 1 | red 8 1 | white 8 1');
    expect(refusal(play(green, 0, begin('settle')).state, 0, on('northallerton'))).toMatchObject({
      code: 'sector-not-next',
    });
    expect(refusal(green, 0, begin('northallerton'))).toMatchObject({ code: 'nothing-from-here' });
    const reached = scenario(
      '2p | line:0 scruton-meadows | cubes 15 15 | green 0 1 | red 8 1 | track 0 scruton-meadows bedale',
    );
    expect(refusal(reached, 0, on('northallerton'))).toEqual({
      code: 'fee-short',
      rule: 'LTW-73',
      params: { company: 'green', fee: 1, held: 0 },
    });
    const white = scenario(
      '2p | line:0 scruton-meadows | cubes 15 15 | white 0 1 | landowners leeming 1 | track 0 scruton-meadows bedale',
    );
    expect(refusal(white, 0, on('leeming'))).toEqual({
      code: 'landowner-short',
      rule: 'LTW-74',
      params: { fee: 1, held: 0 },
    });
  });

  test('LTW-73: every company town of the line costs its fee, those of both colours both', () => {
    const s = scenario('2p | cubes 12 12');
    expect(fees(s, 'skipton', 'bolton-abbey', 'ilkley')).toEqual({ white: 0, brown: 0, green: 1, red: 2 });
  });

  test('LTW-23: landowners in the sector where the line begins cost nothing and stay', () => {
    const s = scenario('2p | building:0 | cubes 12 12 | landowners northallerton 2 leeming 1');
    const { state } = play(s, 0, ...line('northallerton', 'leeming'));
    expect(state.figures.landowner[boardOf(s).sectorAt.get('northallerton')!]).toBe(2);
    expect(state.figures.landowner[boardOf(s).sectorAt.get('leeming')!]).toBe(0);
    expect(state.scales.white.at[0]).toBe(0);
  });

  test('LTW-74: each landowner costs a white point', () => {
    expect(fees(scenario('2p | landowners bedale 2'), 'northallerton', 'leeming', 'bedale').white).toBe(2);
  });

  test('LTW-24, LTW-72: what cubes and free influence cannot pay is refused', () => {
    // 2 + 2 + 2 points; one cube, and white 1 and brown 2 beside the fees: five points in all.
    const s = scenario('2p | line:0 kirkby-stephen mallerstang | cubes 1 9');
    expect(isLegal(s, 0, on('garsdale-head'))).toBe(true);
    const far = scenario('2p | line:0 kirkby-stephen mallerstang garsdale-head | cubes 1 9');
    expect(refusal(far, 0, on('hawes'))).toEqual({
      code: 'points-short',
      rule: 'LTW-24',
      params: { points: 6, held: 4 },
    });
    const exact = scenario('2p | line:0 kirkby-stephen mallerstang garsdale-head | cubes 3 9');
    expect(isLegal(exact, 0, on('hawes'))).toBe(true);
  });

  test('LTW-24, LTW-16: two lawful payments of one line leave different orders', () => {
    const s = scenario('2p | building:0 | cubes 0 12 | white 2 2 | brown 2 2 | red 2 2');
    const named = play(s, 0, begin('skipton'), on('craven-meadows'), end).state;
    const byWhite = play(named, 0, pay('white')).state;
    const byBrown = play(named, 0, pay('brown')).state;
    expect(byWhite.scales.white).toEqual({ at: [1, 2], order: [1, 0] });
    expect(byWhite.scales.brown).toEqual({ at: [2, 2], order: [0, 1] });
    expect(byBrown.scales.white).toEqual({ at: [2, 2], order: [0, 1] });
    expect(byBrown.scales.brown).toEqual({ at: [1, 2], order: [1, 0] });
    // The orders of this round stand (LTW-17); when the next ones are set, who builds first has changed.
    expect(byWhite.buildOrder).toEqual(byBrown.buildOrder);
    const later = (paid: LTWState) =>
      settle({ ...paid, phases: [{ id: 'payout', box: paid.boxes.length, choice: null }] }).state;
    expect(later(byWhite)).toMatchObject({ buildOrder: [1, 0], trainOrder: [0, 1] });
    expect(later(byBrown)).toMatchObject({ buildOrder: [0, 1], trainOrder: [1, 0] });
  });

  test('LTW-25, LTW-49: a river along a valley still costs 2; each map has one of the two only', () => {
    const file = fileOf('wensleydale');
    const wet = {
      ...file,
      borders: file.borders.map((one) => (one.id === 'garsdale-head|hawes' ? { ...one, river: 'Ure' } : one)),
    };
    const costOf = (board: ReturnType<typeof compile>, id: string) => board.borders[board.borderAt.get(id)!]!.cost;
    expect(costOf(compile(wet, 'core'), 'garsdale-head|hawes')).toBe(2);
    expect(costOf(compile(file, 'core'), 'garsdale-head|hawes')).toBe(2);
    const nuremberg = fileOf('nuremberg');
    expect(file.borders.some(({ river }) => river !== undefined)).toBe(false);
    expect(file.sectors.some(({ terrain }) => terrain === 'valley')).toBe(true);
    expect(nuremberg.sectors.some(({ terrain }) => terrain === 'valley')).toBe(false);
    expect(nuremberg.borders.filter(({ river }) => river !== undefined)).toHaveLength(61);
  });

  test('LTW-26: a sector with a company track but no town needs no fee', () => {
    const s = scenario('2p | cubes 12 12 | track green northallerton scruton-meadows bedale | company green bedale');
    expect(fees(s, 'leeming', 'scruton-meadows').green).toBe(0);
    expect(fees(s, 'leeming', 'bedale').green).toBe(1);
  });

  test('LTW-28: building nothing is always allowed, also after a line was begun', () => {
    const s = scenario('2p | building:0 | cubes 12 12');
    expect(eventsOf(play(s, 0, pass), 'built-nothing')).toHaveLength(1);
    const given = play(s, 0, begin('settle'), end);
    expect(given.state.players[0]).toEqual(s.players[0]);
    expect(eventsOf(given, 'built-nothing')).toHaveLength(1);
    expect(phaseId(given.state)).toBe('building');
  });

  test('LTW-51: a town from which nothing can be built is no start', () => {
    const s = scenario('2p | building:0 | cubes 0 9 | white 0 1 | brown 0 1 | green 0 1 | red 0 1');
    expect(refusal(s, 0, begin('settle'))).toEqual({
      code: 'nothing-from-here',
      rule: 'LTW-51',
      params: { sector: 'settle' },
    });
    expect(settle(s).events[0]).toEqual({ type: 'forced', seat: 0, kind: 'pass' });
  });

  test('LTW-48: with the extended South no track joins or enters its parts; without it the light area is a plain', () => {
    const core = scenario('2p | line:0 the-south | cubes 9 9');
    expect(isLegal(core, 0, on('the-south-fringe'))).toBe(true);
    expect(fees(core, 'the-south', 'the-south-fringe')).toMatchObject({ red: 1 });
    const wide = scenario('2p extended | line:0 the-south | cubes 9 9');
    expect(refusal(wide, 0, on('the-south-fringe'))).toMatchObject({ code: 'south-closed', rule: 'LTW-70' });
    expect(isLegal(scenario('2p extended | building:0 | cubes 9 9'), 0, begin('the-south-fringe'))).toBe(true);
    expect(refusal(scenario('2p | building:0 | cubes 9 9'), 0, begin('the-south-fringe'))).toMatchObject({
      code: 'no-start-here',
    });
    expect(fees(wide, 'the-south-fringe', 'washburn-meadows')).toMatchObject({ red: 1 });
  });

  test('LTW-69: a dead place tells its rule', () => {
    const s = scenario('2p | line:0 coverdale | cubes 9 9 | track 0 coverdale middleham');
    expect(explain(lastTrain, s, 0, [{ on: 'sector', id: 'penhill' }])).toEqual([
      { code: 'sector-closed', rule: 'LTW-69', params: { sector: 'penhill' } },
    ]);
    expect(explain(lastTrain, s, 0, [{ on: 'sector', id: 'lofthouse' }])).toEqual([]);
  });
});
