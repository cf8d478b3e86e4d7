import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { boardOf } from '../../board/boards.ts';
import { lastTrain } from '../../index.ts';
import {
  carry,
  eventsOf,
  hire,
  isLegal,
  pass,
  pay,
  phaseId,
  play,
  playAll,
  refusal,
  sell,
  settle,
} from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

const MEADOWS = 'track 0 northallerton scruton-meadows bedale | goods scruton-meadows 2';

describe('trains', () => {
  test('LTW-75, LTW-35: one action a turn in train order; who passes is out; then phase VII', () => {
    const s = scenario('2p | brown 4 5 | trains:1');
    const first = play(s, 1, hire('A1')).state;
    expect(first.phases[0]).toMatchObject({ turn: 0 });
    const second = play(first, 0, pass).state;
    expect(second.phases[0]).toMatchObject({ turn: 1, out: [0] });
    expect(refusal(second, 0, hire('B1'))).toMatchObject({ code: 'not-your-turn' });
    const done = play(second, 1, pass);
    expect(eventsOf(done, 'profit')).toHaveLength(2);
  });

  test('LTW-35: without a possible action one passes by oneself', () => {
    const s = scenario('2p | trains:0 | brown 0 0 | white 0 0 | green 0 0 | red 0 0');
    expect(settle(s).events.filter(({ type }) => type === 'forced').length).toBeGreaterThanOrEqual(2);
  });

  test('LTW-76: one locomotive a train, and no train that is not there', () => {
    const s = scenario('2p | trains:0 | hired A1:1 | brown 5 5');
    expect(refusal(s, 0, hire('A1'))).toEqual({ code: 'train-taken', rule: 'LTW-76', params: { train: 'A1' } });
    expect(refusal(s, 0, hire('Z9'))).toEqual({ code: 'train-unknown', rule: 'LTW-76', params: { train: 'Z9' } });
    expect(play(s, 0, hire('A2')).state.scales.brown.at[0]).toBe(3);
  });

  test('LTW-30: a player with three trains has no locomotive left', () => {
    const s = scenario('2p | trains:0 | hired A1:0 A2:0 A3:0 | brown 8 5');
    expect(refusal(s, 0, hire('B1'))).toEqual({ code: 'locomotives-used-up', rule: 'LTW-30', params: { most: 3 } });
    expect(isLegal(scenario('2p | trains:0 | hired A1:0 A2:0 | brown 8 5'), 0, hire('B3'))).toBe(true);
  });

  test('LTW-29: only missing points are exchanged; own railway points go first and no purse is overdrawn', () => {
    const s = scenario('2p | trains:0 out:1 | brown 2 2 | white 2 1 | cubes 1 0');
    const owing = play(s, 0, hire('A3')).state;
    expect(owing.phases.at(-1)).toMatchObject({ id: 'paying', owed: 3 });
    expect(refusal(owing, 0, pay('brown'))).toMatchObject({ code: 'purse-closed', rule: 'LTW-29' });
    const paid = play(owing, 0, pay('cubes'), pay('white')).state;
    expect(refusal(paid, 0, pay('cubes'))).toMatchObject({ code: 'purse-empty', rule: 'LTW-29' });
    const hired = play(paid, 0, pay('white'));
    expect(hired.state.scales.brown.at[0]).toBe(0);
    expect(eventsOf(hired, 'influence-paid').map(({ colour, by }) => [colour, by])).toEqual([
      ['white', 2],
      ['brown', 2],
    ]);
    const exact = scenario('2p | trains:0 out:1 | brown 0 2 | white 1 1 | green 1 1 | red 1 1');
    expect(isLegal(exact, 0, hire('A1'))).toBe(true);
    expect(isLegal(exact, 0, hire('A2'))).toBe(false);
  });
});

describe('transport', () => {
  test('LTW-77: on a free place of one’s own train, and only what is there', () => {
    const s = scenario(`2p | trains:0 | hired B1:0=field A1:1 | ${MEADOWS}`);
    expect(refusal(s, 0, carry('scruton-meadows', 'good', 'B1'))).toMatchObject({ code: 'train-full', rule: 'LTW-77' });
    expect(refusal(s, 0, carry('scruton-meadows', 'good', 'A1'))).toMatchObject({
      code: 'train-not-yours',
      rule: 'LTW-77',
    });
    expect(refusal(s, 0, carry('scruton-meadows', 'good', 'A2'))).toMatchObject({ code: 'train-not-yours' });
    expect(refusal(s, 0, carry('scruton-meadows', 'good', 'Z9'))).toMatchObject({
      code: 'train-unknown',
      rule: 'LTW-77',
    });
    expect(refusal(s, 0, carry('scruton-meadows', 'red', 'B1'))).toMatchObject({
      code: 'cargo-missing',
      rule: 'LTW-77',
    });
    expect(refusal(s, 0, carry('nowhere', 'good', 'B1'))).toMatchObject({ code: 'sector-unknown', rule: 'LTW-77' });
    const first = scenario(`2p | trains:0 | hired A3:0 | ${MEADOWS}`);
    expect(isLegal(first, 0, carry('scruton-meadows', 'good', 'A3'))).toBe(true);
    const free = scenario(`2p | trains:0 | hired A1:0=field | ${MEADOWS}`);
    const { state } = play(free, 0, carry('scruton-meadows', 'good', 'A1'));
    expect(state.goods[boardOf(free).sectorAt.get('scruton-meadows')!]).toBe(1);
    expect(state.trains[4]!.load).toEqual(['field', 'field']);
  });

  test('LTW-77: passengers fill passenger places and goods freight places', () => {
    const both = `${MEADOWS} | passengers green bedale 2`;
    const s = scenario(`2p | trains:0 | hired A1:0=green | ${both}`);
    expect(refusal(s, 0, carry('bedale', 'green', 'A1'))).toMatchObject({ code: 'train-full' });
    expect(isLegal(s, 0, carry('scruton-meadows', 'good', 'A1'))).toBe(true);
  });

  test('LTW-31: the player chooses among his trains', () => {
    const s = scenario(`2p | trains:0 | hired A3:0 A1:0 | ${MEADOWS} | passengers green bedale 1`);
    const trains = legal(lastTrain, s, 0).flatMap((action) =>
      action.kind === 'carry' && action.cargo === 'green' ? [action.train] : [],
    );
    expect(trains).toEqual(['A3', 'A1']);
  });

  test('LTW-78: a field good needs an own track in its sector', () => {
    const s = scenario(
      '2p | trains:0 | hired A3:0 | track 1 northallerton scruton-meadows | track 0 leeming bedale | goods scruton-meadows 1',
    );
    expect(refusal(s, 0, carry('scruton-meadows', 'good', 'A3'))).toEqual({
      code: 'not-reached',
      rule: 'LTW-78',
      params: { sector: 'scruton-meadows' },
    });
    expect(
      isLegal(scenario(`2p | trains:0 | hired A3:0 | ${MEADOWS}`), 0, carry('scruton-meadows', 'good', 'A3')),
    ).toBe(true);
  });

  test('LTW-32: where company track lies no field good is left', () => {
    expect(() => scenario('2p | track green northallerton scruton-meadows | goods scruton-meadows 1')).toThrow(
      'left-on-map',
    );
    const s = scenario(`2p | sales:0 | green 3 1 | ${MEADOWS}`);
    const { state } = play(s, 0, sell('green', 'northallerton', 'scruton-meadows', 'bedale'));
    expect(state.goods[boardOf(s).sectorAt.get('scruton-meadows')!]).toBe(0);
  });

  test('LTW-79: an outlet that belongs to a company does not serve', () => {
    const at = 'track 0 garsdale-head hawes | goods dodd-fell 1 | company red hawes';
    expect(refusal(scenario(`2p | trains:0 | hired A3:0 | ${at}`), 0, carry('dodd-fell', 'good', 'A3'))).toEqual({
      code: 'outlets-company',
      rule: 'LTW-79',
      params: { sector: 'dodd-fell', outlets: ['hawes'] },
    });
    // One free outlet that is reached is enough (LTW-33).
    const both = scenario(`2p | trains:0 | hired A3:0 | ${at} | track 0 garsdale-head ribblehead`);
    expect(isLegal(both, 0, carry('dodd-fell', 'good', 'A3'))).toBe(true);
  });

  test('LTW-80: a passenger’s sector must be reached, and the way is one’s own', () => {
    const gap =
      'track 0 leyburn constable-burton-meadows | track 1 constable-burton-meadows crakehall-meadows | track 0 crakehall-meadows scruton-meadows northallerton';
    const s = scenario(`2p | trains:0 | hired A3:0 | ${gap} | passengers green leyburn 1 middleham 1`);
    expect(refusal(s, 0, carry('middleham', 'green', 'A3'))).toMatchObject({ code: 'not-reached', rule: 'LTW-80' });
    expect(refusal(s, 0, carry('leyburn', 'green', 'A3'))).toEqual({
      code: 'no-trip',
      rule: 'LTW-80',
      params: { sector: 'leyburn', company: 'green' },
    });
  });

  test('LTW-34: through towns of the other company, and to The South', () => {
    const s = scenario(
      '2p | trains:0 | hired A3:0 | track 0 the-south bolton-abbey ilkley fewston-meadows | passengers red bolton-abbey 1',
    );
    expect(isLegal(s, 0, carry('bolton-abbey', 'red', 'A3'))).toBe(true);
    const south = scenario(
      '2p | trains:0 | hired A3:0 | track 0 the-south bolton-abbey | passengers red bolton-abbey 1',
    );
    expect(isLegal(south, 0, carry('bolton-abbey', 'red', 'A3'))).toBe(true);
    const across = 'track 0 hunton crakehall-meadows bedale leeming northallerton';
    const through = scenario(`2p | trains:0 | hired A3:0 | company red bedale | ${across} | passengers green hunton 1`);
    expect(isLegal(through, 0, carry('hunton', 'green', 'A3'))).toBe(true);
  });
});

describe('accounts', () => {
  test('LTW-36, LTW-83: points are booked in phase VII; loads are kept, trains are empty and free again', () => {
    const s = scenario(
      `2p | trains:0 out:1 | hired A3:0=red | brown 0 0 | white 0 0 | green 0 0 | red 0 0 | ${MEADOWS}`,
    );
    const loaded = playAll(s, [[0, carry('scruton-meadows', 'good', 'A3')]]).state;
    expect(loaded.players[0]!.points).toBe(0);
    const after = play(loaded, 0, pass).state;
    expect(after.players[0]).toMatchObject({ points: 4, collected: { red: 1, field: 1, hill: 0, green: 0 } });
    expect(after.trains.every(({ owner, load }) => owner === null && load.length === 0)).toBe(true);
    expect(phaseId(after)).not.toBe('trains');
  });

  test('LTW-82: in general order, so that the later one lies on top', () => {
    const s = scenario('3p large | order 2 0 1 | accounts');
    expect(settle(s).state.order).toEqual([1, 0, 2]);
  });

  test('LTW-92, LTW-47, LTW-44: most points win, a tie goes by profit and loss and its stack; scores may be negative', () => {
    const s = scenario(
      '3p large | over | points 5 4 5 | profit -3 -2 -3 | stack profit 2 0 1 | track 0 settle horton | track 1 skipton craven-meadows | track 2 ilkley bolton-abbey',
    );
    expect(lastTrain.outcome(s)).toEqual({
      ranking: [
        { seat: 1, place: 1, score: 1, tie: 3 },
        { seat: 2, place: 2, score: 1, tie: 2 },
        { seat: 0, place: 3, score: 1, tie: 1 },
      ],
      reasons: ['rounds'],
    });
    const poor = scenario('2p | over | profit -5 0');
    expect(lastTrain.outcome(poor)!.ranking[1]).toMatchObject({ seat: 0, score: -5 });
    expect(lastTrain.outcome(scenario('2p'))).toBeNull();
  });
});
