import { describe, expect, it } from 'vitest';
import { mustTell, playOne, type Seating, seatingOf, T0 } from '../../tests/support/tables.ts';
import { isAbsent } from './absence.ts';
import type { Creation } from './creation.ts';
import { tick } from './tick.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const daily = { type: 'daily', perMove: DAY, reserve: 0 } as const;
const live = { type: 'live', budget: HOUR, increment: 0 } as const;

/** Three whose turn it is together; the first two have moved and seat 2 does not come. */
function waiting(changes: Partial<Creation> = {}): Seating {
  const seating = seatingOf('absent', changes);
  const s = { ...seating, host: { ...seating.host, isAbsent } };
  for (const seat of [0, 1]) playOne(s, 0, seat);
  return s;
}
function pass(s: Seating, time: number): void {
  s.now = T0 + time;
  s.table = tick(s.host, s.table, s.now).table;
}
const end = (s: Seating) => {
  mustTell(s, 0, { type: 'end' });
  const { ask } = s.table;
  if (ask) mustTell(s, 1, { type: 'answer', ask: ask.seq, yes: true });
  return s.table.ended;
};

describe('an agreed end', () => {
  it('waits for whoever is slow', () => {
    const s = waiting();
    pass(s, 3 * DAY - 1);
    expect(end(s)).toBe(false);
    const timed = waiting({ clock: live });
    pass(timed, HOUR + 10 * MINUTE - 1);
    expect(timed.table.clocks[2]!.flagged).toBe(true);
    expect(end(timed)).toBe(false);
    const days = waiting({ clock: daily });
    pass(days, 4 * DAY - 1);
    expect(end(days)).toBe(false);
  });

  it('does not wait for whoever has long been away when it is their turn', () => {
    const s = waiting();
    pass(s, 3 * DAY);
    expect(end(s)).toBe(true);
    const timed = waiting({ clock: live });
    pass(timed, HOUR);
    pass(timed, HOUR + 10 * MINUTE);
    expect(end(timed)).toBe(true);
    const days = waiting({ clock: daily });
    pass(days, 4 * DAY);
    expect(end(days)).toBe(true);
  });

  it('still needs everybody whose turn it is not', () => {
    const s = waiting();
    pass(s, 5 * DAY);
    mustTell(s, 0, { type: 'end' });
    expect(s.table.ended).toBe(false);
    expect(s.table.ask?.yes).toEqual([]);
  });

  it('comes as soon as the seat of the last one missing is open', () => {
    const s = waiting();
    pass(s, DAY);
    expect(end(s)).toBe(false);
    pass(s, 14 * DAY);
    expect(s.table.ended).toBe(true);
  });
});

describe('a seat that nobody comes to', () => {
  it('is open to others after fourteen days where there is no clock, and still its owner’s', () => {
    const s = waiting();
    pass(s, 14 * DAY - 1);
    expect(s.table.seats[2]!.mode).toBe('person');
    pass(s, 14 * DAY);
    expect(s.table.seats.map(({ mode }) => mode)).toEqual(['person', 'person', 'open']);
    expect(s.table.log.at(-1)).toMatchObject({ type: 'flag', seat: 2 });
    const { length } = s.table.log;
    pass(s, 20 * DAY);
    expect(s.table.log).toHaveLength(length);
    mustTell(s, 2, { type: 'return' });
    expect([s.table.seats[2]!.mode, s.table.clocks[2]!.flagged]).toEqual(['person', false]);
    pass(s, 33 * DAY);
    expect(s.table.seats[2]!.mode).toBe('person');
  });

  it('is opened fourteen days after its time was up where the table waits', () => {
    const s = waiting({ clock: daily });
    pass(s, DAY);
    pass(s, 15 * DAY - 1);
    expect(s.table.seats[2]!.mode).toBe('person');
    pass(s, 15 * DAY);
    expect(s.table.seats[2]).toMatchObject({ id: 'p2', mode: 'open' });
    expect(s.table.log.filter(({ type }) => type === 'flag')).toHaveLength(2);
  });
});
