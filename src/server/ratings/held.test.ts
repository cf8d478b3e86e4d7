import { describe, expect, it } from 'vitest';
import type { Creation, Entry, SeatNow } from '../../table/index.ts';
import { heldBy, placed } from './held.ts';

const person = (id: string): SeatNow => ({ id, name: id, mode: 'person' });
const bot = (id: string): SeatNow => ({ id, name: id, mode: 'bot' });
const stamp = { seq: 0, at: 0, chain: '' };
const seatEntry = (seat: number, now: SeatNow, why: 'resigned' | 'replaced' | 'returned' | 'taken-over' | 'renamed') =>
  ({ ...stamp, type: 'seat', seat, now, why }) as Entry;
const action = (seat: number, by: 'person' | 'order' | 'bot' | 'timeout') =>
  ({ ...stamp, type: 'action', seat, action: { kind: 'pass' }, by }) as Entry;

const live = { type: 'live', budget: 60_000, increment: 0 } as const;
const held = (first: SeatNow, log: Entry[], last: SeatNow = first, clock: Creation['clock'] = live) =>
  heldBy({ seats: [first], clock }, log, [last]).map(({ account, why }) => [account, why]);

describe('who held a seat', () => {
  it('played it through', () => {
    expect(held(person('ann'), [action(0, 'person'), action(0, 'order')])).toEqual([['ann', null]]);
    expect(held(bot('random'), [action(0, 'bot')])).toEqual([['botrandom', null]]);
    expect(held(bot('bot:random'), [action(0, 'bot')])).toEqual([['botrandom', null]]);
    expect(held(bot('botrandom'), [action(0, 'bot')])).toEqual([['botrandom', null]]);
    expect(held(person('ann'), [seatEntry(0, { ...person('ann'), name: 'Anne' }, 'renamed')])).toEqual([['ann', null]]);
  });

  it('left it to a bot', () => {
    const now: SeatNow = { id: '', name: 'ann', mode: 'stand-in' };
    expect(held(person('ann'), [seatEntry(0, now, 'resigned'), action(0, 'timeout')], now)).toEqual([['ann', 'left']]);
  });

  it('ran out of time at the end, with no entry for the seat', () => {
    expect(held(person('ann'), [], { ...person('ann'), mode: 'stand-in' })).toEqual([['ann', 'left']]);
    expect(held(person('ann'), [], { ...person('ann'), mode: 'open' })).toEqual([['ann', 'left']]);
  });

  it('did not come for long where there is no clock: a loss only once somebody has taken the seat', () => {
    const none = { type: 'none' } as const;
    const open: SeatNow = { ...person('ann'), mode: 'open' };
    expect(held(person('ann'), [], open, none)).toEqual([['ann', null]]);
    const taken = [seatEntry(0, person('bob'), 'taken-over')];
    expect(held(person('ann'), taken, person('bob'), none)[0]).toEqual(['ann', 'left']);
    const resigned = seatEntry(0, { ...open, id: '' }, 'resigned');
    expect(held(person('ann'), [resigned], { ...open, id: '' }, none)).toEqual([['ann', 'left']]);
  });

  it('came back after a bot had played', () => {
    expect(held(person('ann'), [action(0, 'timeout'), seatEntry(0, person('ann'), 'returned')])).toEqual([
      ['ann', 'left'],
    ]);
  });

  it('came back before it had', () => {
    expect(held(person('ann'), [seatEntry(0, person('ann'), 'returned')])).toEqual([['ann', null]]);
  });

  it('was taken over by another, who left it to a third', () => {
    const log = [seatEntry(0, person('bob'), 'taken-over'), seatEntry(0, person('cy'), 'taken-over')];
    expect(held(person('ann'), log, person('cy'))).toEqual([
      ['ann', 'left'],
      ['bob', 'replaced'],
      ['cy', 'replaced'],
    ]);
  });

  it('given up and taken back later is given up', () => {
    const log = [seatEntry(0, person('bob'), 'taken-over'), seatEntry(0, person('ann'), 'taken-over')];
    expect(held(person('ann'), log)).toEqual([
      ['ann', 'left'],
      ['bob', 'replaced'],
    ]);
  });

  it('a bot for a person, a person for a bot', () => {
    expect(held(person('ann'), [seatEntry(0, bot('random'), 'replaced')], bot('random'))).toEqual([
      ['ann', 'left'],
      ['botrandom', 'bot'],
    ]);
    expect(held(bot('random'), [seatEntry(0, person('ann'), 'taken-over')], person('ann'))).toEqual([
      ['botrandom', 'replaced'],
      ['ann', 'replaced'],
    ]);
  });

  it('who left is last, though the seat has won', () => {
    const ranking = [
      { seat: 0, place: 1, score: 90 },
      { seat: 1, place: 2, score: 50 },
      { seat: 2, place: 3, score: 20 },
    ];
    const all = heldBy(
      { seats: [person('ann'), person('bob'), person('cy')], clock: live },
      [seatEntry(0, person('dan'), 'taken-over')],
      [person('dan'), person('bob'), person('cy')],
    );
    expect(placed(all, { ranking, reasons: [] }).map(({ account, place, why }) => [account, place, why])).toEqual([
      ['ann', 3, 'left'],
      ['dan', 1, 'replaced'],
      ['bob', 2, null],
      ['cy', 3, null],
    ]);
  });
});
