import { describe, expect, test } from 'vitest';
import { typed } from './amount.tsx';
import { apart, gridOf } from './chart-lines.ts';
import { initialsOf } from './initials.ts';
import { stallAngle, swing } from './roundhouse.tsx';
import { raised } from './ruler.tsx';

describe('initials', () => {
  test('are two letters, no two seats alike', () => {
    expect(initialsOf(['Judith', 'Thomas', 'Mohamed'])).toEqual(['JU', 'TH', 'MO']);
    expect(initialsOf(['Ann', 'Anna', 'Ann'])).toEqual(['AN', 'AA', 'A1']);
    expect(initialsOf(['Robot 1', 'Robot 2', 'Robot 3'])).toEqual(['RO', 'RB', 'RT']);
  });

  test('are found for names of one letter, of none and in any script', () => {
    expect(initialsOf(['É', '!!', '木村', ''])).toEqual(['É', '2', '木村', '4']);
  });
});

describe('the bridge of the roundhouse', () => {
  test('the reader sits at the bottom and the others follow clockwise', () => {
    expect([0, 1, 2, 3].map((i) => stallAngle(i, 4))).toEqual([90, 180, 270, 360]);
  });

  test.each([
    [90, 180, 180],
    [90, 360, 0],
    [350, 10, 370],
    [10, 350, -10],
    [0, 180, -180],
  ])('from %d it swings to %d the shorter way', (from, to, end) => expect(swing(from, to)).toBe(end));
});

describe('flags of the ruler', () => {
  const flag = (letter: string, value: number) => ({ colour: 'red' as const, letter, value });
  test('are lifted where they crowd', () => {
    const lifts = raised([flag('A', 10), flag('B', 11), flag('C', 12), flag('D', 30)], 50).map(({ lift }) => lift);
    expect(lifts).toEqual([0, 19, 38, 0]);
  });

  test('start again beyond the end and say so', () => {
    expect(raised([flag('A', 50)], 50)[0]).toMatchObject({ at: 50, laps: 0 });
    expect(raised([flag('A', 57)], 50)[0]).toMatchObject({ at: 7, laps: 1 });
    expect(raised([flag('A', 0)], 50)[0]).toMatchObject({ at: 0, laps: 0 });
  });
});

describe('an amount', () => {
  test('is stepped by arrows within its limits', () => {
    expect(typed('ArrowUp', 10, 8, 12, '')).toBe(11);
    expect(typed('PageUp', 10, 8, 12, '')).toBe(12);
    expect(typed('PageDown', 10, 8, 12, '')).toBe(8);
    expect(typed('Home', 10, 8, 12, '')).toBe(8);
    expect(typed('End', 10, 8, 12, '')).toBe(12);
  });

  test('is typed digit by digit, and never above what there is', () => {
    expect(typed('1', 10, 8, 23, '')).toBe(1);
    expect(typed('5', 1, 8, 23, '1')).toBe(15);
    expect(typed('9', 15, 8, 23, '15')).toBe(23);
    expect(typed('x', 10, 8, 23, '')).toBeNull();
  });
});

describe('charts', () => {
  test('have a grid of round steps that holds every value', () => {
    expect(gridOf(9, 96)).toEqual([0, 50, 100]);
    expect(gridOf(0, 8)).toEqual([0, 2, 4, 6, 8]);
    expect(gridOf(-13, 5).at(0)).toBeLessThanOrEqual(-13);
    expect(gridOf(0, 0)).toEqual([0, 1]);
  });

  test('labels are moved apart and stay in the picture', () => {
    expect(apart([10, 12, 200], 20, 0, 300)).toEqual([10, 30, 200]);
    const low = apart([290, 295, 299], 20, 0, 300);
    expect(low).toEqual([260, 280, 300]);
  });
});
