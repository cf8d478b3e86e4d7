/** What a person may be called, and when two names are the same to a reader. */
import { newId } from '../store/ids.ts';

export const NAME_LENGTH = { least: 2, most: 24 } as const;

/** Letters of any script, their marks, digits; between them at most one sign and one space. */
const ALLOWED = /^[\p{L}\p{N}]\p{M}*(?:[._'’-]? ?[\p{L}\p{N}]\p{M}*)*$/u;
const LETTER = /\p{L}/u;
/** A pile of accents on one letter covers the lines around it. */
const PILED = /\p{M}{3}/u;
/** Blank or joining letters that \p{L} lets through. */
const BLANK = /[\u115f\u1160\u3164\uffa0\u17b4\u17b5]/u;
/** Scripts whose letters look alike may not be mixed in one name. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

export type NameProblem = 'too-short' | 'too-long' | 'characters' | 'mixed-scripts' | 'reserved';
export type NameRead = { ok: true; name: string; key: string } | { ok: false; why: NameProblem };

export function readName(raw: string): NameRead {
  const name = raw.slice(0, 200).normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const { length } = [...name];
  if (length < NAME_LENGTH.least) return { ok: false, why: 'too-short' };
  if (length > NAME_LENGTH.most || name.length > 2 * NAME_LENGTH.most) return { ok: false, why: 'too-long' };
  if (!ALLOWED.test(name) || !LETTER.test(name) || PILED.test(name.normalize('NFD')) || BLANK.test(name))
    return { ok: false, why: 'characters' };
  if (LOOK_ALIKE.filter((script) => script.test(name)).length > 1) return { ok: false, why: 'mixed-scripts' };
  const key = nameKey(name);
  return RESERVED.has(key) ? { ok: false, why: 'reserved' } : { ok: true, name, key };
}

/** Letters and digits that a hurried reader takes for another. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', i: 'l', '|': 'l', ı: 'l', '5': 's', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', к: 'k', м: 'm', т: 't', в: 'b', н: 'h', і: 'l', ѕ: 's' },
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', τ: 't', υ: 'u', κ: 'k', ι: 'l', χ: 'x', ε: 'e' },
};

/** The name folded: case, accents, look-alikes and signs do not tell two people apart. */
export const nameKey = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}|[^\p{L}\p{N}|]/gu, ''),
  ]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('');

const RESERVED = new Set(
  ['admin', 'administrator', 'administrateur', 'moderator', 'modérateur', 'turntable', 'system', 'système', 'bot']
    .concat(['deleted', 'supprimé', 'guest', 'invité', 'watcher', 'spectateur', 'support', 'null', 'undefined'])
    .map(nameKey),
);

/** A name for somebody who gave none. */
export const guestName = (locale: string): string => `${locale === 'fr' ? 'Invité' : 'Guest'} ${newId().slice(0, 6)}`;
