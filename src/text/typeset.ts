/** Catalogues are typed with plain spaces; the spaces that printing wants are put here, once for all. */
import type { Locale } from './locale.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

export function typeset(text: string, locale: Locale): string {
  if (locale !== 'fr') return text;
  return text
    .replace(/ ([;:!?»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/(\d) ([$%])/g, `$1${NO_BREAK}$2`)
    .replace(/(n°) /g, `$1${NO_BREAK}`);
}
