/** The texts of games in the language that is spoken. When that changes, those already given out learn the new one. */
import { loadLines, loadWords } from '../../text/catalogue.ts';
import type { GameTexts, Lines } from '../../text/game-texts.ts';
import type { Locale } from '../../text/locale.ts';

const given = new Map<string, Record<Locale, Lines>>();

/** Null for a game without texts. */
export async function textsIn(game: string, locale: Locale): Promise<GameTexts | null> {
  const lines = given.get(game) ?? { fr: {}, en: {} };
  given.set(game, lines);
  const [words] = await Promise.all([loadWords(game), learn(game, lines, locale)]);
  return words && { ...words, lines };
}

/** To be awaited before another language is spoken. */
export async function learnLanguage(locale: Locale): Promise<void> {
  await Promise.all([...given].map(([game, lines]) => learn(game, lines, locale)));
}

async function learn(game: string, lines: Record<Locale, Lines>, locale: Locale): Promise<void> {
  lines[locale] = await loadLines(game, locale);
}
