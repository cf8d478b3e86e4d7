/** The texts of each game, loaded when they are wanted: with `kernel.*.ts`, all that the formatter reads. */
import type { GameId } from '../games/registry.ts';
import type { GameTexts, Lines } from './game-texts.ts';
import type { Locale } from './locale.ts';

interface Entry {
  texts(): Promise<GameTexts>;
  /** The bodies of the rules, which only a rulebook page shows. */
  rules: Readonly<Record<Locale, () => Promise<Lines>>>;
}

/** One entry for each game of the registry: a game without texts does not compile. */
const catalogue: Readonly<Record<GameId, Entry>> = {
  'age-of-steam': {
    texts: async () => (await import('../games/age-of-steam/text/index.ts')).ageOfSteamTexts,
    rules: {
      fr: async () => (await import('../games/age-of-steam/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/age-of-steam/text/rules.en.ts')).rulesEn,
    },
  },
  'last-train-to-wensleydale': {
    texts: async () => (await import('../games/last-train-to-wensleydale/text/index.ts')).lastTrainTexts,
    rules: {
      fr: async () => (await import('../games/last-train-to-wensleydale/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/last-train-to-wensleydale/text/rules.en.ts')).rulesEn,
    },
  },
  'chicago-express': {
    texts: async () => (await import('../games/chicago-express/text/index.ts')).chicagoExpressTexts,
    rules: {
      fr: async () => (await import('../games/chicago-express/text/rules.fr.ts')).rulesFr,
      en: async () => (await import('../games/chicago-express/text/rules.en.ts')).rulesEn,
    },
  },
  'steel-driver': {
    texts: async () => (await import('../games/steel-driver/text/index.ts')).steelDriverTexts,
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

export const loadRules = async (game: string, locale: Locale): Promise<Lines | null> =>
  (await entryOf(game)?.rules[locale]()) ?? null;
