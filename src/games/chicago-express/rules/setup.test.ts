import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource, tapeSource } from '../../../kernel/chance.ts';
import { start } from '../../../kernel/engine.ts';
import { chicagoExpress } from '../index.ts';
import { type CEState, COMPANIES } from '../state.ts';
import { now } from '../testing/play.ts';
import { incomeOf, locomotivesLeft, sharesLeft } from './companies.ts';

const table = (seats: number, firstSeat?: number) => ({
  seats,
  options: { map: 'eastern-us' as const },
  rules: 1,
  ...(firstSeat === undefined ? {} : { firstSeat }),
});

function started(seats: number, firstSeat: number): CEState {
  const begun = start(chicagoExpress, table(seats, firstSeat), null);
  if (!begun.ok) throw new Error('waits');
  return begun.state;
}

describe('setup', () => {
  test('CE-2: the four companies begin with incomes of 7, 6, 5 and 8, the Wabash with none', () => {
    const s = started(3, 0);
    expect(COMPANIES.map((id) => incomeOf(s, id))).toEqual([7, 6, 5, 8, 0]);
  });

  test('CE-5: the bank is no field of the state, so it cannot run out', () => {
    expect(Object.keys(started(2, 0))).toEqual([
      'rules',
      'seats',
      'options',
      'phases',
      'chance',
      'players',
      'companies',
      'dials',
      'houses',
      'tracks',
      'ended',
    ]);
  });

  test('CE-7: the Wabash charter has no side to turn: a company is a treasury and a network, like the others', () => {
    const { companies } = started(2, 0);
    for (const id of COMPANIES) expect(Object.keys(companies[id])).toEqual(['treasury', 'network']);
    expect(companies.wab).toEqual({ treasury: 0, network: [] });
  });

  test('CE-8: the seat that opens the first auction is given at creation', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(now(started(4, seat))).toMatchObject({
        id: 'opening',
        company: 'prr',
        bidding: { first: seat, turn: seat },
      });
      expect(started(4, seat).chance).toEqual({});
    }
  });

  test('CE-8: left open, it is a chance point, from the seed or from a tape', () => {
    const waits = start(chicagoExpress, table(3), null);
    expect(waits).toMatchObject({
      ok: false,
      waiting: { point: 'first-seat', ask: { type: 'number', from: 0, to: 2 } },
    });
    const taped = start(chicagoExpress, table(3), tapeSource([{ point: 'first-seat', values: [2] }]));
    if (!taped.ok) throw new Error('waits');
    expect(taped.trace.events[0]).toEqual({ type: 'first-seat', seat: 2 });
    expect(now(taped.state)).toMatchObject({ bidding: { first: 2 } });
    expect(taped.state.chance).toEqual({ 'first-seat': 1 });
    const firsts = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const drawn = start(chicagoExpress, table(3), seedSource(seedFromText(`first ${i}`)));
      if (!drawn.ok) throw new Error('waits');
      firsts.add(Number(drawn.trace.chance[0]!.values[0]));
    }
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
  });

  test('CE-8: a seat that is not at the table cannot be drawn', () => {
    const taped = start(chicagoExpress, table(3), tapeSource([{ point: 'first-seat', values: [3] }]));
    expect(taped).toMatchObject({ ok: false, waiting: { point: 'first-seat', refused: 3 } });
  });

  test('CE-27: one locomotive of each company but the Wabash stands on its start hex', () => {
    const s = started(3, 0);
    expect(COMPANIES.map((id) => s.companies[id].network)).toEqual([['R5'], ['Q7'], ['Q9'], ['S3'], []]);
    expect(COMPANIES.map((id) => locomotivesLeft(s, id))).toEqual([19, 21, 25, 23, 11]);
    expect(COMPANIES.map((id) => sharesLeft(s, id))).toEqual([3, 4, 6, 5, 2]);
  });

  test('there is no game for one or for seven', () => {
    expect(chicagoExpress.seatCounts({ map: 'eastern-us' })).toEqual([2, 3, 4, 5, 6]);
    for (const seats of [1, 7]) expect(() => started(seats, 0)).toThrow(`bug: no game for ${seats}`);
  });
});
