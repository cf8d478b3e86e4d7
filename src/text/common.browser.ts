/** In a browser: the same as common.ts, but a language is there once `loadCommon` is done. */
import type { Lines } from './game-texts.ts';
import type { Locale } from './locale.ts';

export const common: Record<Locale, Lines> = { fr: {}, en: {} };

const LINES: Readonly<Record<Locale, () => Promise<Lines>>> = {
  fr: async () => (await import('./common.fr.ts')).commonFr,
  en: async () => (await import('./common.en.ts')).commonEn,
};

export async function loadCommon(locale: Locale): Promise<void> {
  common[locale] = await LINES[locale]();
}
