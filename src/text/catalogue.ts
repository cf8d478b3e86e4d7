/** The texts of each game, loaded when they are wanted: with `kernel.*.ts`, all that the formatter reads. */
import type { GameId } from '../games/registry.ts';
import type { GameTexts, GameWords, Lines } from './game-texts.ts';
import type { Locale } from './locale.ts';

interface Entry {
  texts(): Promise<GameTexts>;
  /** The same for who reads one language only. */
  words(): Promise<GameWords>;
  lines: Readonly<Record<Locale, () => Promise<Lines>>>;
  /** The bodies of the rules, which only a rulebook page shows. */
  rules: Readonly<Record<Locale, () => Promise<Lines>>>;
}

/** One entry for each game of the registry: a game without texts does not compile. */
const catalogue: Readonly<Record<GameId, Entry>> = {
  'age-of-steam': {
    texts: async () => (await import('../games/age-of-steam/text/index.ts')).ageOfSteamTexts,
    words: async () => (await import('../games/age-of-steam/text/words.ts')).ageOfSteamWords,
    lines: {
      fr: async () => (await import('../games/age-of-steam/text/fr.ts')).fr,
      en: async () => (await import('../games/age-of-steam/text/en.ts')).en,
    },
    rules: {
      fr: async () => (await import('../games/age-of-steam/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/age-of-steam/text/rules.en.ts')).rulesEn,
    },
  },
  'last-train-to-wensleydale': {
    texts: async () => (await import('../games/last-train-to-wensleydale/text/index.ts')).lastTrainTexts,
    words: async () => (await import('../games/last-train-to-wensleydale/text/words.ts')).lastTrainWords,
    lines: {
      fr: async () => (await import('../games/last-train-to-wensleydale/text/fr.ts')).fr,
      en: async () => (await import('../games/last-train-to-wensleydale/text/en.ts')).en,
    },
    rules: {
      fr: async () => (await import('../games/last-train-to-wensleydale/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/last-train-to-wensleydale/text/rules.en.ts')).rulesEn,
    },
  },
  'chicago-express': {
    texts: async () => (await import('../games/chicago-express/text/index.ts')).chicagoExpressTexts,
    words: async () => (await import('../games/chicago-express/text/words.ts')).chicagoExpressWords,
    lines: {
      fr: async () => (await import('../games/chicago-express/text/fr.ts')).fr,
      en: async () => (await import('../games/chicago-express/text/en.ts')).en,
    },
    rules: {
      fr: async () => (await import('../games/chicago-express/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/chicago-express/text/rules.en.ts')).rulesEn,
    },
  },
  'steel-driver': {
    texts: async () => (await import('../games/steel-driver/text/index.ts')).steelDriverTexts,
    words: async () => (await import('../games/steel-driver/text/words.ts')).steelDriverWords,
    lines: {
      fr: async () => (await import('../games/steel-driver/text/fr.ts')).fr,
      en: async () => (await import('../games/steel-driver/text/en.ts')).en,
    },
    rules: {
      fr: async () => (await import('../games/steel-driver/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/steel-driver/text/rules.en.ts')).rulesEn,
    },
  },
};

const entryOf = (game: string): Entry | null => (Object.hasOwn(catalogue, game) ? catalogue[game as GameId] : null);

/** The games that have texts. */
export const TEXT_IDS: readonly string[] = Object.keys(catalogue);

/** Null for a game without texts of its own; `speakerFor` takes that too. */
export const loadTexts = async (game: string): Promise<GameTexts | null> => (await entryOf(game)?.texts()) ?? null;

/** What `loadTexts` gives, for who reads one language: without lines, and the lines of that language. */
export const loadWords = async (game: string): Promise<GameWords | null> => (await entryOf(game)?.words()) ?? null;

export async function loadLines(game: string, locale: Locale): Promise<Lines> {
  const entry = entryOf(game);
  if (!entry) return {};
  const [words, lines] = await Promise.all([entry.words(), entry.lines[locale]()]);
  return { ...lines, ...words.names?.(locale) };
}

export const loadRules = async (game: string, locale: Locale): Promise<Lines | null> =>
  (await entryOf(game)?.rules[locale]()) ?? null;
