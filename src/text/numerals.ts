/**
 * Numbers in a language. What games count, whole numbers below a thousand, is written here; the rest by `Intl`, whose
 * parts are made when they are first wanted: all of them together take longer than the rest of a page's start.
 */
import { type Locale, TAGS } from './locale.ts';

const MINUS = '−';
const NO_BREAK = '\u00a0';

/** The same part for a language, made once. */
function once<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => (made[locale] ??= make(TAGS[locale]));
}
const intl = {
  number: once((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })),
  money: once(
    (tag) =>
      new Intl.NumberFormat(tag, {
        ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
      }),
  ),
  plural: once((tag) => new Intl.PluralRules(tag)),
  ordinal: once((tag) => new Intl.PluralRules(tag, { type: 'ordinal' })),
  and: once((tag) => new Intl.ListFormat(tag, { type: 'conjunction' })),
  or: once((tag) => new Intl.ListFormat(tag, { type: 'disjunction' })),
};

/** How each language writes and counts small numbers, without their sign. */
const SMALL: Readonly<Record<Locale, { money(n: number): string; isOne(n: number): boolean }>> = {
  fr: { money: (n) => `${n}${NO_BREAK}$`, isOne: (n) => n < 2 }, // nothing and one are singular
  en: { money: (n) => `$${n}`, isOne: (n) => n === 1 },
};
const isSmall = (n: number): boolean => Number.isInteger(n) && n > -1000 && n < 1000 && !Object.is(n, -0);
/** A minus, not the hyphen that `Intl` writes. */
const signed = (text: string): string => text.replace('-', MINUS);

export const writeNumber = (locale: Locale, n: number): string =>
  signed(isSmall(n) ? `${n}` : intl.number(locale).format(n));

export function writeMoney(locale: Locale, n: number): string {
  if (!isSmall(n)) return signed(intl.money(locale).format(n));
  return `${n < 0 ? MINUS : ''}${SMALL[locale].money(Math.abs(n))}`;
}

export function isOne(locale: Locale, n: number): boolean {
  if (!isSmall(n)) return intl.plural(locale).select(n) === 'one';
  return SMALL[locale].isOne(Math.abs(n));
}

export const ordinalOf = (locale: Locale, n: number): Intl.LDMLPluralRule => intl.ordinal(locale).select(n);

/** `a, b and c`, or `a, b or c`. */
export const writeList = (locale: Locale, items: readonly string[], join: 'and' | 'or'): string =>
  items.length === 1 ? items[0]! : intl[join](locale).format(items);
