import { describe, expect, it } from 'vitest';
import {
  creationOf,
  hostOf,
  mustTell,
  opened,
  playOne,
  refused,
  seatingOf,
  T0,
  tell,
} from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import { legal } from '../kernel/legal.ts';
import { type Calendar, momentAfter, NO_CALENDAR, readCalendar, workingTime } from './calendar.ts';
import { flagMoment, remaining, spentBy } from './clock.ts';
import type { GameAction } from './log.ts';
import { tellCalendar } from './rest.ts';
import { type SeatFrom, steward } from './steward.ts';
import { actingAt, botsDue, headOf, type Table } from './table.ts';
import { nextFlag, tick } from './tick.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const live = { type: 'live', budget: 60_000, increment: 5_000 } as const;
const daily = { type: 'daily', perMove: DAY, reserve: 2 * DAY } as const;
const left = (t: Table, seat: number, now: number) =>
  remaining(t.creation.clock, t.calendars[seat]!, t.clocks[seat]!, now);

describe('calendar', () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 }, offset: 0, holidays: [] };

  it('leaves out quiet hours over midnight', () => {
    expect(workingTime(night, 20 * HOUR, 32 * HOUR)).toBe(3 * HOUR); // 20-22 and 7-8
    expect(workingTime(night, 0, 10 * DAY)).toBe(150 * HOUR);
    expect(workingTime(night, 23 * HOUR, 24 * HOUR)).toBe(0);
  });

  it('follows the local day', () => {
    expect(workingTime({ ...night, offset: 120 }, 20 * HOUR, 21 * HOUR)).toBe(0);
  });

  it('leaves out holidays once, quiet hours in them included', () => {
    const calendar = { ...night, holidays: [{ from: DAY, to: 3 * DAY }] };
    expect(workingTime(calendar, 0, 4 * DAY)).toBe(30 * HOUR);
  });

  it('finds the moment by which the time is used up', () => {
    for (const time of [0, 1, HOUR, 40 * HOUR]) {
      const moment = momentAfter(night, 5 * HOUR, time)!;
      expect(workingTime(night, 5 * HOUR, moment)).toBe(time);
      if (time > 0) expect(workingTime(night, 5 * HOUR, moment - 1)).toBeLessThan(time);
    }
    expect(momentAfter({ ...NO_CALENDAR, quiet: { from: 0, to: 0 } }, 0, 5)).toBe(5);
  });

  it('refuses holidays that overlap', () => {
    const holidays = [
      { from: 10, to: 20 },
      { from: 15, to: 30 },
    ];
    expect(readCalendar({ quiet: null, offset: 0, holidays }, '').ok).toBe(false);
    expect(readCalendar({ quiet: null, offset: 0, holidays: [holidays[0]] }, '').ok).toBe(true);
  });
});

describe('clocks at a table', () => {
  it('count the time spent even without a limit', () => {
    const s = seatingOf('clock');
    const seat = actingAt(s.host.game, s.table)[0]!;
    s.now += 4_000;
    playOne(s, 0, seat);
    const clock = s.table.clocks[seat]!;
    expect(clock).toMatchObject({ spent: 4_000, since: null });
    expect(spentBy(s.table.creation.clock, NO_CALENDAR, clock, s.now + 50)).toBe(4_000);
    expect(left(s.table, seat, s.now)).toBeNull();
  });

  it('run for every seat that is to act, and give the increment when a turn ends', () => {
    const s = seatingOf('clock', { clock: live });
    s.now += 10_000;
    expect(left(s.table, 1, s.now)).toBe(50_000);
    playOne(s, 0, 1);
    expect(left(s.table, 1, s.now + 9_000)).toBe(55_000);
    expect(left(s.table, 0, s.now + 9_000)).toBe(41_000);
  });

  it('give one increment for a turn, not for each action in it', () => {
    const s = seatingOf('turn', { clock: live }, 3, chicagoExpress);
    for (let n = 0; s.table.state.phases.at(-1)?.id !== 'expansion'; n++) playOne(s, n * 13 + 1);
    const seat = actingAt(s.host.game, s.table)[0]!;
    const before = left(s.table, seat, s.now);
    playOne(s, 0, seat);
    expect(actingAt(s.host.game, s.table)).toEqual([seat]);
    expect(left(s.table, seat, s.now)).toBe(before);
  });

  it('take the increment back when the turn is taken back', () => {
    const s = seatingOf('clock', { clock: live });
    playOne(s, 0, 1);
    for (let n = 0; n < 3; n++) {
      mustTell(s, 1, { type: 'undo', to: 0 });
      mustTell(s, 1, { type: 'redo' });
    }
    expect(left(s.table, 1, s.now)).toBe(65_000);
  });

  it('charge the reserve only beyond the time of the move, day by day', () => {
    const s = seatingOf('clock', { clock: daily });
    s.now += DAY + HOUR;
    playOne(s, 0, 1);
    expect(s.table.clocks[1]).toMatchObject({ left: 2 * DAY - HOUR, spent: DAY + HOUR });
  });

  it('stand still while the table is frozen', () => {
    const s = seatingOf('clock', { clock: live });
    const freeze = steward(s.host, s.table, { type: 'freeze', why: 'bug' }, T0 + 1_000);
    if (!freeze.ok) throw new Error('not frozen');
    expect(left(freeze.table, 0, T0 + 900_000)).toBe(59_000);
    const again = steward(s.host, freeze.table, { type: 'unfreeze' }, T0 + 900_000);
    expect(again.ok && left(again.table, 0, T0 + 901_000)).toBe(58_000);
  });
});

describe('a flag', () => {
  const flagged = (atZero: 'nothing' | 'bot' | 'replace') => {
    const s = seatingOf('flag', { clock: live, atZero });
    playOne(s, 0, 1);
    const due = nextFlag(s.host.game, s.table)!;
    expect(due).toBe(T0 + 60_000);
    expect(tick(s.host, s.table, due - 1).news).toEqual([]);
    const done = tick(s.host, s.table, due);
    expect(done.news.map(({ entry }) => entry)).toMatchObject([
      { type: 'flag', seat: 0 },
      { type: 'flag', seat: 2 },
    ]);
    expect(tick(s.host, done.table, due + 5).news).toEqual([]);
    s.now = due;
    s.table = done.table;
    return s;
  };

  it('is only written down when the table says so, and the player may still move', () => {
    const s = flagged('nothing');
    expect(nextFlag(s.host.game, s.table)).toBeNull();
    playOne(s, 0, 0);
    expect(s.table.clocks[0]).toMatchObject({ flagged: false });
  });

  it('lets a bot stand in until the player returns, with time to move', () => {
    const s = flagged('bot');
    expect(refused(tell(s, 0, { type: 'play', actions: [{ kind: 'bid' }] }))).toBe('seat-not-yours');
    expect(botsDue(s.host.game, s.table)).toEqual([0, 2]);
    const [action] = legal(s.host.game, s.table.state, 2) as GameAction[];
    const at = headOf(s.table);
    const done = steward(s.host, s.table, { type: 'bot', seat: 2, at, actions: [action!] }, s.now);
    if (!done.ok) throw new Error(done.code);
    expect(done.table.log.at(-1)).toMatchObject({ type: 'action', seat: 2, by: 'timeout' });
    s.table = done.table;
    mustTell(s, 0, { type: 'return' });
    expect(s.table.seats[0]).toEqual({ id: 'p0', name: 'Player 0', mode: 'person' });
    expect(left(s.table, 0, s.now)).toBe(11_000);
    expect(refused(tell(s, 0, { type: 'return' }))).toBe('seat-unchanged');
  });

  it('opens the seat for somebody else', () => {
    const s = flagged('replace');
    expect(s.table.seats[0]!.mode).toBe('open');
    const now = { id: 'p9', name: 'Grace', mode: 'person' } as const;
    const sit = (from: SeatFrom) =>
      steward(s.host, s.table, { type: 'seat', seat: 0, from, now, why: 'replaced' }, s.now);
    expect(sit({ id: 'p1' })).toMatchObject({ ok: false, code: 'stale' });
    expect(sit({ id: 'p0', mode: 'person' })).toMatchObject({ ok: false, code: 'stale' });
    const done = sit({ id: 'p0', mode: 'open' });
    expect(done.ok && done.table.seats[0]).toEqual(now);
  });

  describe('another calendar in the middle of a turn', () => {
    const told = (t: Table, calendar: Calendar, now: number) => {
      const done = tellCalendar(hostOf('quiet'), t, 0, calendar, now);
      if (!done.ok) throw new Error(done.code);
      return done.table;
    };
    const start = () => opened(hostOf('quiet'), creationOf('quiet', { clock: { ...daily, reserve: 0 } }));

    it('counts from when it is told: what has passed is not given back', () => {
      const late = T0 + 23 * HOUR;
      const holiday = { ...NO_CALENDAR, holidays: [{ from: T0, to: late + 2 * DAY }] };
      const t = told(start(), holiday, late);
      expect(left(t, 0, late)).toBe(HOUR);
      expect(left(t, 0, late + 2 * DAY)).toBe(HOUR);
      expect(flagMoment(t.creation.clock, t.calendars[0]!, t.clocks[0]!)).toBe(late + 2 * DAY + HOUR);
      expect(spentBy(t.creation.clock, t.calendars[0]!, t.clocks[0]!, late)).toBe(23 * HOUR);
    });

    it('rests for half of each day at most', () => {
      const t = told(start(), { ...NO_CALENDAR, quiet: { from: 1, to: 0 } }, T0);
      expect(t.calendars[0]!.quiet).toEqual({ from: 1, to: 721 });
      expect(told(start(), { ...NO_CALENDAR, quiet: { from: 1320, to: 420 } }, T0).calendars[0]!.quiet).toEqual({
        from: 1320,
        to: 420,
      });
    });

    it('rests for half of any day at most, however often the quiet hours are told', () => {
      const minute = (time: number) => Math.floor(time / 60_000) % 1440;
      let t = start();
      for (let now = T0; now < T0 + 30 * DAY; now += 12 * HOUR) {
        const quiet = { from: minute(now), to: (minute(now) + 720) % 1440 };
        t = told(t, { ...NO_CALENDAR, quiet }, now);
      }
      expect(spentBy(t.creation.clock, t.calendars[0]!, t.clocks[0]!, T0 + 30 * DAY)).toBeGreaterThan(15 * DAY - HOUR);
    });

    it('counts at once where that is no more rest, and a day later where it would be', () => {
      const night = { ...NO_CALENDAR, quiet: { from: 1200, to: 480 } };
      const noon = 100 * DAY + 12 * HOUR;
      const t = told(start(), night, 100 * DAY);
      const later = { ...NO_CALENDAR, quiet: { from: 1320, to: 600 } };
      expect(told(t, later, noon).calendars[0]!.since).toBeUndefined();
      const day = { ...NO_CALENDAR, quiet: { from: 480, to: 1200 } };
      const moved = told(t, day, noon);
      expect(moved.calendars[0]!.since).toBe(noon + DAY);
      expect(workingTime(moved.calendars[0]!, noon, noon + DAY)).toBe(DAY);
      expect(workingTime(moved.calendars[0]!, noon + DAY, noon + 2 * DAY)).toBe(DAY / 2);
      // Not even by way of none at all; and holidays told meanwhile do not put it off.
      expect(told(told(t, NO_CALENDAR, noon), day, noon + HOUR).calendars[0]!.since).toBe(noon + HOUR + DAY);
      const away = { ...day, holidays: [{ from: 200 * DAY, to: 201 * DAY }] };
      expect(told(moved, away, noon + HOUR).calendars[0]!.since).toBe(noon + DAY);
    });

    it('rests for thirty days of holidays a year at most, however often they are changed', () => {
      let t = start();
      let rested = 0;
      for (let now = T0; now < T0 + 300 * DAY; now += 10 * DAY) {
        t = told(t, { ...NO_CALENDAR, holidays: [{ from: now, to: now + 8 * DAY }] }, now);
        const [holiday] = t.calendars[0]!.holidays;
        rested += holiday ? holiday.to - holiday.from : 0;
        if (rested === 30 * DAY) break;
      }
      expect(rested).toBe(30 * DAY);
      const again = { ...NO_CALENDAR, holidays: [{ from: T0 + 100 * DAY, to: T0 + 120 * DAY }] };
      expect(told(t, again, T0 + 99 * DAY).calendars[0]!.holidays).toEqual([]);
      // A year later there are new ones; and whoever takes the seat has not had any.
      const next = { from: T0 + 500 * DAY, to: T0 + 505 * DAY };
      expect(told(t, { ...NO_CALENDAR, holidays: [next] }, T0 + 499 * DAY).calendars[0]!.holidays).toEqual([next]);
      const now = { id: 'p9', name: 'Grace', mode: 'person' } as const;
      const deed = { type: 'seat', seat: 0, from: { id: 'p0' }, now, why: 'replaced' } as const;
      const heir = steward(hostOf('quiet'), t, deed, T0 + 99 * DAY);
      if (!heir.ok) throw new Error(heir.code);
      expect(told(heir.table, again, T0 + 99 * DAY).calendars[0]!.holidays).toEqual(again.holidays);
    });

    it('is not written twice', () => {
      const t = told(start(), { ...NO_CALENDAR, offset: 60 }, T0);
      const again = tellCalendar(hostOf('quiet'), t, 0, { ...NO_CALENDAR, offset: 60 }, T0 + HOUR);
      expect(again).toMatchObject({ ok: false, code: 'seat-unchanged' });
    });
  });

  it('does not fall in quiet hours', () => {
    const host = hostOf('quiet');
    const before = opened(host, creationOf('quiet', { clock: { ...daily, reserve: 0 } }));
    const calendar = { quiet: { from: 0, to: 720 }, offset: 0, holidays: [] };
    const set = steward(host, before, { type: 'calendar', seat: 0, calendar }, T0);
    if (!set.ok) throw new Error('refused');
    const early = tick(host, set.table, T0 + DAY + 1).news.map(({ entry }) => entry);
    expect(early).toMatchObject([
      { type: 'flag', seat: 1 },
      { type: 'flag', seat: 2 },
    ]);
    expect(tick(host, set.table, 2 * DAY).news).toHaveLength(3);
  });
});
