/** How Chicago Express is spoken about, in every language. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import { chicagoExpressWords } from './words.ts';

export const chicagoExpressTexts = { ...chicagoExpressWords, lines: { fr, en } };
