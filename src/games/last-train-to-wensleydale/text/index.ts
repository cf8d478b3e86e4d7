/** How Last Train is spoken about, in every language. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import { lastTrainWords } from './words.ts';

export const lastTrainTexts = { ...lastTrainWords, lines: { fr, en } };
