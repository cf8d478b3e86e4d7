import { describe, expect, test } from 'vitest';
import { mapOf } from '../board/maps.ts';
import { develop, play } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { companiesAt, incomeOf, isOpen, locomotivesAt, sharesSold, worthOf } from './companies.ts';
import { dividendPerShare } from './dividends.ts';

describe('companies', () => {
  test('CE-4: income is a plain integer: 50 needs no token, and it goes on beyond', () => {
    // A dear board and one network through the best of it.
    const s = scenario(
      '2p | turn:0 | wheeling 6 | pittsburgh 8 | houses M4 N4 L4 L5 M5 M6 L6 K6 J6 I2 | shares co 1 0 | ' +
        'co ..M6 ..L6 ..K6 ..J6 ..I6 ..K4 ..L4 ..L5 ..M5 ..M4 ..N4 ..I2 ..I4',
    );
    expect(incomeOf(s, 'co')).toBe(50);
    const { state, events } = play(s, 0, develop('I4'));
    expect(events).toContainEqual({ type: 'income-raised', company: 'co', by: 1, income: 51 });
    expect(dividendPerShare(state, 'co')).toBe(51);
  });

  test('CE-33: what a hex is worth: by its kind, its house, its track', () => {
    const s = scenario('2p | co ..F8 ..I9 | houses I9 | detroit 5 | wheeling 4 | pittsburgh 8');
    const worth = (id: string) => worthOf(s, mapOf(s), mapOf(s).hexes.get(id)!);
    expect(['A2', 'A3', 'G8', 'G9', 'F8', 'I9', 'E0', 'I6', 'K4', 'S3'].map(worth)).toEqual([
      7, 0, 0, 1, 2, 3, 5, 4, 8, 8,
    ]);
  });

  test('CE-19: a company is open once a locomotive of its stands on the board', () => {
    expect(isOpen(scenario('2p'), 'wab')).toBe(false);
    expect(isOpen(scenario('2p'), 'co')).toBe(true);
    expect(isOpen(scenario('2p | prr ..A2 | wab'), 'wab')).toBe(true);
  });

  test('CE-20: shares sold are those in the hands of all players', () => {
    expect(sharesSold(scenario('3p | shares co 2 0 3'), 'co')).toBe(5);
    expect(sharesSold(scenario('3p'), 'co')).toBe(0);
  });

  test('CE-28: locomotives on a hex, and whose they are', () => {
    const s = scenario('2p | prr Q6 | bo Q6');
    expect([locomotivesAt(s, 'Q6'), locomotivesAt(s, 'Q5'), locomotivesAt(s, 'S3')]).toEqual([2, 0, 1]);
    expect(companiesAt(s, 'Q6')).toEqual(['prr', 'bo']);
  });
});
