/** Sentences of the command line itself; those of the games come from `src/text`. */
import { en, type TextKey } from './en.ts';
import { fr } from './fr.ts';

export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Values = Readonly<Record<string, string | number>>;

const CATALOGUES: Readonly<Record<Lang, Readonly<Record<TextKey, string>>>> = { en, fr };

export interface Say {
  (key: TextKey, values?: Values): string;
  lang: Lang;
}

export function sayIn(lang: Lang): Say {
  const say = (key: TextKey, values: Values = {}): string =>
    CATALOGUES[lang][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  return Object.assign(say, { lang });
}

export const isLang = (word: string): word is Lang => (LANGS as readonly string[]).includes(word);

/** The language that the environment asks for: French when it says so, else English. */
export function langOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return wish.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** "a, b or c". */
export function either(say: Say, words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${say('word.or')} ${words.at(-1)}`;
}
