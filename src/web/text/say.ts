/** The shell's sentences in the language chosen. Only that language is loaded. */
import { LOCALES, type Locale } from '../../text/locale.ts';
import { fill, type Speaker, speakerFor } from '../../text/speaker.ts';
import { store } from '../store.ts';
import type { ShellKey, ShellLines } from './keys.ts';

const load: Readonly<Record<Locale, () => Promise<ShellLines>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};

interface Voice {
  locale: Locale;
  lines: ShellLines;
  speaker: Speaker;
}

export const voice = store<Voice | null>(null);

/** Loads a language; `t` and everything drawn afterwards speak it. */
export async function speak(locale: Locale): Promise<void> {
  const lines = await load[locale]();
  document.documentElement.lang = locale;
  voice.set({ locale, lines, speaker: speakerFor(null, locale, []) });
}

/** One line of the shell. */
export function t(key: ShellKey, params: Readonly<Record<string, unknown>> = {}): string {
  const now = voice.value;
  if (!now) throw new Error('bug: nothing can be said before a language is loaded');
  return fill(now.speaker, now.lines[key], params);
}

export const localeNow = (): Locale => voice.value?.locale ?? 'en';

/** The reader's own language, if it is one of ours. */
export const preferredLocale = (): Locale =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag): tag is Locale => LOCALES.some((l) => l === tag)) ??
  'en';
