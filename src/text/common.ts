/** What is said about any game and any table, in every language. A browser has one language at a time: common.browser.ts. */
import { commonEn } from './common.en.ts';
import { commonFr } from './common.fr.ts';
import type { Lines } from './game-texts.ts';
import type { Locale } from './locale.ts';

export const common: Readonly<Record<Locale, Lines>> = { fr: commonFr, en: commonEn };

/** Here all of them are there already. */
export const loadCommon = async (_locale: Locale): Promise<void> => undefined;
