import { describe, expect, test } from 'vitest';
import { LOCALES, TAGS } from './locale.ts';
import { isOne, writeList, writeMoney, writeNumber } from './numerals.ts';

const SMALL = Array.from({ length: 2001 }, (_, n) => n - 1000);
const LARGE = [1000, -1234, 98_765, 1_000_000, 0.5, -2.25, 1e9];

describe.each(LOCALES)('numbers in %s', (locale) => {
  const number = new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(TAGS[locale], {
    ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  });
  const plural = new Intl.PluralRules(TAGS[locale]);

  test('are written as the language writes them, with a minus instead of a hyphen', () => {
    for (const n of [...SMALL, ...LARGE]) {
      expect(writeNumber(locale, n)).toBe(number.format(n).replace('-', '−'));
      expect(writeMoney(locale, n)).toBe(money.format(n).replace('-', '−'));
    }
  });

  test('are one or many as the language counts', () => {
    for (const n of [...SMALL, ...LARGE]) expect([n, isOne(locale, n)]).toEqual([n, plural.select(n) === 'one']);
  });
});

test('a list of one is that one', () => {
  expect(writeList('en', ['a'], 'and')).toBe('a');
  expect(writeList('en', ['a', 'b', 'c'], 'and')).toBe('a, b, and c');
  expect(writeList('fr', ['a', 'b', 'c'], 'or')).toBe('a, b ou c');
});
