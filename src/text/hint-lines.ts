/** The lines of hints: apart from the catalogue, since only those read them who ask for one. */
import type { GameId } from '../games/registry.ts';
import type { Lines } from './game-texts.ts';
import type { Locale } from './locale.ts';

type InEachLanguage = Readonly<Record<Locale, () => Promise<Lines>>>;

const COMMON: InEachLanguage = {
  fr: async () => (await import('./hint.fr.ts')).hintFr,
  en: async () => (await import('./hint.en.ts')).hintEn,
};

const OWN: Readonly<Record<GameId, InEachLanguage>> = {
  'chicago-express': {
    fr: async () => (await import('../games/chicago-express/text/hints.fr.ts')).hintsFr,
    en: async () => (await import('../games/chicago-express/text/hints.en.ts')).hintsEn,
  },
  'age-of-steam': {
    fr: async () => (await import('../games/age-of-steam/text/hints.fr.ts')).hintsFr,
    en: async () => (await import('../games/age-of-steam/text/hints.en.ts')).hintsEn,
  },
  'steel-driver': {
    fr: async () => (await import('../games/steel-driver/text/hints.fr.ts')).hintsFr,
    en: async () => (await import('../games/steel-driver/text/hints.en.ts')).hintsEn,
  },
  'last-train-to-wensleydale': {
    fr: async () => (await import('../games/last-train-to-wensleydale/text/hints.fr.ts')).hintsFr,
    en: async () => (await import('../games/last-train-to-wensleydale/text/hints.en.ts')).hintsEn,
  },
};

/** Those of any game, and those of this one. */
export async function loadHintLines(game: GameId, locale: Locale): Promise<Lines> {
  const [common, own] = await Promise.all([COMMON[locale](), OWN[game][locale]()]);
  return { ...common, ...own };
}
