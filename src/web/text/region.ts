/** Dates and hours as the reader's region writes them, where the browser names one of the language that is spoken here. */
import type { Locale } from '../../text/locale.ts';
import { localeNow } from './say.ts';

export const regionOf = (locale: Locale, languages: readonly string[]): string =>
  languages.find((tag) => tag.startsWith(`${locale}-`)) ?? locale;

export const regionNow = (): string => regionOf(localeNow(), navigator.languages);
