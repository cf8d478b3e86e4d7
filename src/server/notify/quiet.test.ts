import { describe, expect, it } from 'vitest';
import { awakeFrom, quietHoursIn, readQuietHours } from './quiet.ts';

const at = (text: string) => Date.parse(text);
const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' };

describe('quiet hours', () => {
  it.each([
    ['2026-01-10T20:59:59Z', '2026-01-10T20:59:59Z'], // 21:59 in Paris
    ['2026-01-10T21:00:00Z', '2026-01-11T06:00:00Z'],
    ['2026-01-11T02:30:20Z', '2026-01-11T06:00:00Z'],
    ['2026-01-11T05:59:59Z', '2026-01-11T06:00:00Z'],
    ['2026-01-11T06:00:00Z', '2026-01-11T06:00:00Z'],
    ['2026-07-11T06:00:00Z', '2026-07-11T06:00:00Z'], // 8:00 in summer
    ['2026-07-11T04:00:00Z', '2026-07-11T05:00:00Z'],
    ['2026-03-28T23:00:00Z', '2026-03-29T05:00:00Z'], // the clocks go forward that night
    ['2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z'], // and back
  ])('from 22:00 to 7:00 in Paris, %s waits until %s', (now, then) =>
    expect(new Date(awakeFrom(night, at(now)))).toEqual(new Date(at(then))),
  );

  it('in the middle of the day', () => {
    const nap = { from: 13 * 60, to: 14 * 60, zone: 'UTC' };
    expect(awakeFrom(nap, at('2026-01-10T13:30:00Z'))).toBe(at('2026-01-10T14:00:00Z'));
    expect(awakeFrom(nap, at('2026-01-10T14:30:00Z'))).toBe(at('2026-01-10T14:30:00Z'));
  });

  it('by an offset where no zone is given', () => {
    const abroad = { from: 22 * 60, to: 7 * 60, offset: 60 };
    expect(awakeFrom(abroad, at('2026-01-10T21:00:00Z'))).toBe(at('2026-01-11T06:00:00Z'));
    expect(awakeFrom({ ...abroad, offset: -600 }, at('2026-01-10T21:00:00Z'))).toBe(at('2026-01-10T21:00:00Z'));
    expect(readQuietHours({ from: 0, to: 1 }, 'quiet').ok).toBe(false);
  });

  it('of no length are none', () => {
    expect(awakeFrom({ from: 60, to: 60, zone: 'UTC' }, 3_600_000)).toBe(3_600_000);
    expect(awakeFrom(null, 5)).toBe(5);
  });

  it('are read from a person’s preferences', () => {
    expect(quietHoursIn(JSON.stringify({ theme: 'dark', quiet: night }))).toEqual(night);
    expect(quietHoursIn('{}')).toBeNull();
    expect(quietHoursIn('null')).toBeNull();
    expect(readQuietHours({ ...night, zone: 'Europe/Atlantis' }, 'quiet')).toMatchObject({
      ok: false,
      at: 'quiet.zone',
    });
  });
});
