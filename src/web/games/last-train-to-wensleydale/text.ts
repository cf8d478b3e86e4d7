/** The face's own lines, filled like all others: sectors, companies and goods are written as the game writes them. */
import type { Locale } from '../../../text/locale.ts';
import { fill, type Speaker } from '../../../text/speaker.ts';
import { en } from './text.en.ts';
import { fr } from './text.fr.ts';

export type FaceKey = keyof typeof en;
export type FaceLines = Readonly<Record<FaceKey, string>>;

const LINES: Readonly<Record<Locale, FaceLines>> = { en, fr };

export const faceText = (speaker: Speaker, key: FaceKey, params: Readonly<Record<string, unknown>> = {}): string =>
  fill(speaker, LINES[speaker.locale][key], params);
