import { describe, expect, it } from 'vitest';
import { mustTell, playOne, type Seating, seatingOf, T0 } from '../../tests/support/tables.ts';
import { endsAt, mayEnd } from './absence.ts';
import { NO_CALENDAR } from './calendar.ts';
import type { Creation } from './creation.ts';
import { tellCalendar } from './rest.ts';
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
  const s = { ...seating, host: { ...seating.host, mayEnd } };
  for (const seat of [0, 1]) playOne(s, 0, seat);
  return s;
}
function pass(s: Seating, time: number): void {
  s.now = T0 + time;
  s.table = tick(s.host, s.table, s.now).table;
}
/** Asked by the first, answered by the second: only seat 2 has not spoken. */
const end = (s: Seating) => {
  mustTell(s, 0, { type: 'end' });
  mustTell(s, 1, { type: 'answer', ask: s.table.ask!.seq, yes: true });
  return s.table.ended;
};

const PATIENCE = [
  { type: 'none', changes: {}, due: 0, patience: 7 * DAY },
  { type: 'live', changes: { clock: live }, due: HOUR, patience: 10 * MINUTE },
  { type: 'daily', changes: { clock: daily }, due: DAY, patience: 3 * DAY },
];

describe('an agreed end', () => {
  it.each(PATIENCE)('is never at once, however long the others have been slow: $type', ({ changes, due, patience }) => {
    const s = waiting(changes);
    pass(s, due);
    pass(s, due + 2 * patience - 1);
    expect(end(s)).toBe(false);
    expect(endsAt(s.table)).toBe(s.now + patience);
    pass(s, due + 3 * patience - 2);
    expect(s.table.ended).toBe(false);
    pass(s, due + 3 * patience - 1);
    expect(s.table.ended).toBe(true);
    expect(endsAt(s.table)).toBeNull();
  });

  it.each(PATIENCE)('waits as long for whoever has time when it is asked: $type', ({ changes, due, patience }) => {
    const s = waiting(changes);
    expect(end(s)).toBe(false);
    pass(s, due);
    expect(endsAt(s.table)).toBe(T0 + due + patience);
    pass(s, due + patience - 1);
    expect(s.table.ended).toBe(false);
    pass(s, due + patience);
    expect(s.table.ended).toBe(true);
  });

  it('is not made by one voice at once where two are slow', () => {
    const seating = seatingOf('absent');
    const s = { ...seating, host: { ...seating.host, mayEnd } };
    playOne(s, 0, 0);
    pass(s, 12 * DAY);
    mustTell(s, 0, { type: 'end' });
    expect(s.table.ended).toBe(false);
    expect(endsAt(s.table)).toBe(T0 + 19 * DAY);
  });

  it('still waits for whoever has played since it was asked', () => {
    const seating = seatingOf('absent');
    const s = { ...seating, host: { ...seating.host, mayEnd } };
    playOne(s, 0, 0);
    mustTell(s, 0, { type: 'end' });
    pass(s, DAY);
    for (const seat of [1, 2]) playOne(s, 0, seat);
    expect(endsAt(s.table)).toBeNull();
    pass(s, 13 * DAY);
    expect(s.table.ended).toBe(false);
  });

  it('waits for holidays to pass, also without a clock', () => {
    const s = waiting();
    const holidays = [{ from: T0 + DAY, to: T0 + 21 * DAY }];
    const told = tellCalendar(s.host, s.table, 2, { ...NO_CALENDAR, holidays }, T0);
    if (!told.ok) throw new Error(told.code);
    s.table = told.table;
    expect(end(s)).toBe(false);
    expect(endsAt(s.table)).toBe(T0 + 27 * DAY);
    pass(s, 27 * DAY - 1);
    expect([s.table.ended, s.table.seats[2]!.mode]).toEqual([false, 'person']);
    mustTell(s, 0, { type: 'answer', ask: s.table.ask!.seq, yes: false });
    pass(s, 34 * DAY - 1);
    expect(s.table.seats[2]!.mode).toBe('person');
    pass(s, 34 * DAY);
    expect(s.table.seats[2]!.mode).toBe('open');
  });

  it('still needs everybody whose turn it is not', () => {
    const s = waiting();
    mustTell(s, 0, { type: 'end' });
    pass(s, 13 * DAY);
    expect(s.table.ended).toBe(false);
    expect(s.table.ask?.yes).toEqual([]);
  });

  it('is asked of the owner of an open seat too, who may come back and say no', () => {
    const s = waiting();
    pass(s, 14 * DAY);
    expect([end(s), s.table.seats[2]!.mode]).toEqual([false, 'open']);
    expect(endsAt(s.table)).toBe(T0 + 21 * DAY);
    const back = { ...s };
    mustTell(back, 2, { type: 'return' });
    mustTell(back, 2, { type: 'answer', ask: s.table.ask!.seq, yes: false });
    pass(back, 30 * DAY);
    expect(back.table.ended).toBe(false);
    pass(s, 21 * DAY);
    expect(s.table.ended).toBe(true);
  });

  it('is at once where everybody else has left for good', () => {
    const s = waiting();
    mustTell(s, 1, { type: 'resign', to: 'open' });
    mustTell(s, 2, { type: 'resign', to: 'bot' });
    mustTell(s, 0, { type: 'end' });
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
