/** The shell's sentences in the language chosen. Only that language is loaded, and of it only what is wanted so far. */
import { loadCommon } from '#text/common';
import { LOCALES, type Locale } from '../../text/locale.ts';
import { fill, type Speaker, speakerFor } from '../../text/speaker.ts';
import { store } from '../store.ts';
import { learnLanguage } from './game-texts.ts';
import type { FrameKey, FrameLines, PageLines } from './keys.ts';

const FRAME: Readonly<Record<Locale, () => Promise<FrameLines>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};
const PAGES: Readonly<Record<Locale, () => Promise<PageLines>>> = {
  en: async () => (await import('./pages.en.ts')).pagesEn,
  fr: async () => (await import('./pages.fr.ts')).pagesFr,
};

interface Voice {
  locale: Locale;
  lines: FrameLines;
  /** Null until a page wants them. */
  pageLines: PageLines | null;
  speaker: Speaker;
}

export const voice = store<Voice | null>(null);

let asked: Locale = 'en';
let wantsPages = false;

/** Loads a language; `t` and everything drawn afterwards speak it. */
export async function speak(locale: Locale): Promise<void> {
  asked = locale;
  const [lines, pageLines] = await Promise.all([
    FRAME[locale](),
    wantsPages ? PAGES[locale]() : null,
    loadCommon(locale),
    learnLanguage(locale),
  ]);
  if (asked !== locale) return; // another was chosen meanwhile
  if (wantsPages && !pageLines) return speak(locale); // a page came meanwhile
  document.documentElement.lang = locale;
  voice.set({ locale, lines, pageLines, speaker: speakerFor(null, locale, []) });
}

/** To be awaited before anything that imports say-page.ts is drawn. */
export async function loadPageTexts(): Promise<void> {
  wantsPages = true;
  const now = voice.value;
  if (now && !now.pageLines) await speak(asked); // before the first language, `speak` brings them along
}

/** One line of the frame or the play screen. */
export const t = (key: FrameKey, params: Readonly<Record<string, unknown>> = {}): string => {
  const { speaker, lines } = spoken();
  return fill(speaker, lines[key], params);
};

export function spoken(): Voice {
  if (!voice.value) throw new Error('bug: nothing can be said before a language is loaded');
  return voice.value;
}

export const localeNow = (): Locale => voice.value?.locale ?? 'en';

/** The reader's own language, if it is one of ours. */
export const preferredLocale = (): Locale =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag): tag is Locale => LOCALES.some((l) => l === tag)) ??
  'en';

/** With a capital letter, as a line begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(localeNow()) + text.slice(1);
