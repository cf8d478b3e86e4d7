/** Sentences for somebody who is elsewhere. Names of tables and players are cleaned as they enter a sentence. */
import type { Values } from './game-texts.ts';
import type { Locale } from './locale.ts';
import { noticeEn } from './notice.en.ts';
import { type NoticeKey, noticeFr } from './notice.fr.ts';
import { fill, speakerFor } from './speaker.ts';

const LINES = { fr: noticeFr, en: noticeEn };
const SPEAKERS = { fr: speakerFor(null, 'fr', []), en: speakerFor(null, 'en', []) };

export const sayNotice = (locale: Locale, key: NoticeKey, params: Values = {}): string =>
  fill(SPEAKERS[locale], LINES[locale][key], params);
