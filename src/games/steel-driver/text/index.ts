/** How Steel Driver is spoken about, in every language. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import { steelDriverWords } from './words.ts';

export const steelDriverTexts = { ...steelDriverWords, lines: { fr, en } };
