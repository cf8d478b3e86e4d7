import { expect, test } from 'vitest';
import { readCalendar } from '../../table/index.ts';
import { dayOf, daysOf, holidayOf, holidaysIn, withHoliday } from './holidays.ts';

test('a holiday holds its first and its last day, also over a change to summer time', () => {
  const spring = holidayOf('2026-03-28', '2026-03-30');
  expect([dayOf(spring.from), dayOf(spring.to - 1), dayOf(spring.to)]).toEqual([
    '2026-03-28',
    '2026-03-30',
    '2026-03-31',
  ]);
  expect(daysOf(spring)).toBe(3);
  expect(daysOf(holidayOf('2026-12-31', '2026-12-31'))).toBe(1);
});

test('holidays stand in order, and those that touch or overlap are one, as the server takes them', () => {
  const august = holidayOf('2026-08-03', '2026-08-14');
  const may = holidayOf('2026-05-01', '2026-05-03');
  const two = withHoliday([august], may);
  expect(two).toEqual([may, august]);
  const longer = withHoliday(two, holidayOf('2026-08-15', '2026-08-20'));
  expect(longer).toEqual([may, holidayOf('2026-08-03', '2026-08-20')]);
  expect(withHoliday(longer, holidayOf('2026-08-05', '2026-08-06'))).toEqual(longer);
  expect(readCalendar({ quiet: null, offset: 0, holidays: longer }, '').ok).toBe(true);
});

test('what is over, or no holiday at all, is left out', () => {
  const past = holidayOf('2026-01-01', '2026-01-02');
  const next = holidayOf('2026-08-03', '2026-08-14');
  const now = next.from + 1;
  expect(holidaysIn({ holidays: [past, next, null, { from: 'soon' }] }, now)).toEqual([next]);
  expect(holidaysIn({ holidays: [past, next] }, next.to)).toEqual([]);
  expect(holidaysIn({}, now)).toEqual([]);
});
