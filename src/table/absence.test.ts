import { describe, expect, it } from 'vitest';
import { mustTell, playOne, type Seating, seatingOf, T0 } from '../../tests/support/tables.ts';
import { isAbsent } from './absence.ts';
import type { Creation } from './creation.ts';
import { steward } from './steward.ts';
import { botsDue } from './table.ts';
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

  it.each(['bot', 'replace'] as const)('is open, never a bot’s, whatever the table does at zero: %s', (atZero) => {
    const s = waiting({ atZero });
    pass(s, 14 * DAY);
    expect(s.table.seats[2]).toMatchObject({ id: 'p2', mode: 'open' });
    expect(botsDue(s.host.game, s.table)).toEqual([]);
    mustTell(s, 2, { type: 'return' });
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

describe('a new name', () => {
  const rename = (s: Seating, seat: number, name: string) => {
    const { mode } = s.table.seats[seat]!;
    const held = { id: `p${seat}`, mode };
    return steward(s.host, s.table, { type: 'seat', seat, from: held, now: { ...held, name }, why: 'renamed' }, s.now);
  };
  const renamed = (s: Seating, name: string) => {
    const done = rename(s, 2, name);
    if (!done.ok) throw new Error(done.code);
    s.table = done.table;
  };

  it.each([{ clock: live }, { clock: daily }, {}])('gives no time, and absence does not begin anew', (changes) => {
    const s = waiting(changes);
    pass(s, HOUR - MINUTE);
    const before = s.table.clocks;
    renamed(s, 'Ada');
    expect(s.table.clocks).toEqual(before);
    pass(s, 30 * HOUR);
    const later = s.table.clocks;
    renamed(s, 'Grace');
    expect(s.table.clocks).toEqual(later);
    expect(s.table.seats[2]).toEqual({ id: 'p2', name: 'Grace', mode: 'person' });
  });

  it('reaches a seat where a bot stands in, which goes on', () => {
    const s = waiting({ clock: live, atZero: 'bot' });
    pass(s, HOUR);
    renamed(s, 'Ada');
    expect(s.table.seats[2]).toEqual({ id: 'p2', name: 'Ada', mode: 'stand-in' });
    mustTell(s, 2, { type: 'return' });
    expect(s.table.seats[2]).toEqual({ id: 'p2', name: 'Ada', mode: 'person' });
  });

  it('that is the old one is not written', () => {
    expect(rename(waiting(), 2, 'Player 2')).toMatchObject({ ok: false, code: 'seat-unchanged' });
  });
});
