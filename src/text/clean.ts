/**
 * Text written by others (names of players, parts of a hostile file) before it enters a sentence of ours.
 * It is never read as a template; what is left here is only what can break a line or turn its direction.
 */

/** Control and format characters, separators, lone surrogates, blank letters; the joiners of scripts and emoji stay. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
const SPACES = /\s+/gu;
/** A pile of accents on one letter covers the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** At least one character that leaves ink on the paper. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of at most `longest` characters. */
export function clean(raw: string, longest = 200): string {
  // Cut first: nothing below is then slow on a text of a million characters.
  const line = raw
    .slice(0, 4 * longest)
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** The same; a right-to-left text is isolated, so that the sentence around it keeps its order. */
export function isolated(raw: string, longest = 200): string {
  const line = clean(raw, longest);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

export const isVisible = (line: string): boolean => VISIBLE.test(line);
