/** How Age of Steam is spoken about, in every language. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ageOfSteamWords } from './words.ts';

export const ageOfSteamTexts = {
  ...ageOfSteamWords,
  lines: { fr: { ...fr, ...ageOfSteamWords.names('fr') }, en: { ...en, ...ageOfSteamWords.names('en') } },
};
