/** Someone who speaks one language about one game, at a table whose players have names. */
import { common } from '#text/common';
import type { OptionValues } from '../kernel/options.ts';
import { clean, isolated, isVisible } from './clean.ts';
import type { FigureFormat, GameTexts, Values } from './game-texts.ts';
import type { Locale } from './locale.ts';
import { isOne, ordinalOf, writeList, writeMoney, writeNumber } from './numerals.ts';
import { type Hole, type Part, parseTemplate } from './template.ts';
import { typeset } from './typeset.ts';

export interface Speaker {
  locale: Locale;
  game: GameTexts | null;
  seatNames: readonly string[];
  options: Readonly<OptionValues>;
  /** The content hash of a board of the players' own; null = the one that the options name. */
  board: string | null;
}

/** `game` is null when it is not known, as with a foreign file; the kernel's own lines are there all the same. */
export const speakerFor = (
  game: GameTexts | null,
  locale: Locale,
  seatNames: readonly string[],
  options: Readonly<OptionValues> = {},
  board: string | null = null,
): Speaker => ({ locale, game, seatNames, options, board });

/** Text that is a sentence of ours already: it goes into another one as it stands. */
export interface Said {
  [SAID]: string;
}
const SAID = Symbol('said');
export const said = (text: string): Said => ({ [SAID]: text });
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && SAID in value;

const LONGEST_NAME = 40;

/** The template of a key: the game's own first, then the common one; undefined when neither has it. */
export function lineOf(speaker: Speaker, key: string): string | undefined {
  for (const lines of [speaker.game?.lines[speaker.locale], common[speaker.locale]])
    if (lines && Object.hasOwn(lines, key)) return (lines as Values)[key] as string;
  return undefined;
}

/** The sentence of a key. A key that is not known (a newer game, a hostile file) is shown as it stands. */
export function say(speaker: Speaker, key: string, params: Values = {}): string {
  const template = lineOf(speaker, key);
  return template === undefined ? clean(key.slice(key.indexOf('.') + 1)) : fill(speaker, template, params);
}

/** Only the template is ever parsed: what is put into it is not read again. */
export const fill = (speaker: Speaker, template: string, params: Values): string =>
  partsOf(template, speaker.locale)
    .map((part) => (typeof part === 'string' ? part : fillHole(speaker, part, params)))
    .join('');

/** Kept, since a catalogue is read again and again. */
const PARTS: Readonly<Record<Locale, Map<string, Part[]>>> = { fr: new Map(), en: new Map() };
function partsOf(template: string, locale: Locale): Part[] {
  const known = PARTS[locale].get(template);
  if (known) return known;
  const parts = parseTemplate(typeset(template, locale));
  PARTS[locale].set(template, parts);
  return parts;
}

function fillHole(speaker: Speaker, hole: Hole, params: Values): string {
  const value = Object.hasOwn(params, hole.name) ? params[hole.name] : undefined;
  const format = hole.format ?? hole.name;
  if (!Array.isArray(value)) return figure(speaker, format, value, hole.forms);
  const items = value.map((item) => figure(speaker, format, item, []));
  return list(speaker, items, hole.forms[0] === 'or' ? 'or' : 'and');
}

function figure(speaker: Speaker, format: string, value: unknown, forms: readonly string[]): string {
  if (value === undefined || value === null) return '…';
  if (isSaid(value)) return value[SAID];
  if (typeof value === 'number') return numeral(speaker, format, value, forms);
  const text = String(value);
  if (format === 'hex') return placeName(speaker, text);
  if (format === 'owner') return ownerName(speaker, text);
  return named(speaker, format, text);
}

/** `{company}` with `prr` is the line `company.prr`, or what the board calls it; what has no name is shown as text. */
function named(speaker: Speaker, family: string, id: string): string {
  if (lineOf(speaker, `${family}.${id}`) !== undefined) return say(speaker, `${family}.${id}`);
  return isolated(speaker.game?.name?.(family, id, speaker.board, speaker.options, speaker.locale) ?? id);
}

function numeral(speaker: Speaker, format: string, n: number, forms: readonly string[]): string {
  const { locale } = speaker;
  switch (format) {
    case 'money':
      return writeMoney(locale, n);
    case 'score':
      return writeFigure(speaker, speaker.game?.score ?? 'number', n);
    case 'seat':
      return seatName(speaker, n);
    case 'ordinal':
      return say(speaker, `ordinal.${ordinalOf(locale, n)}`, { n });
    case 'plural': // one | other
      return form(isOne(locale, n) ? forms[0] : forms[1], n);
    case 'count': // zero | one | other
      return form(n === 0 ? forms[0] : isOne(locale, n) ? forms[1] : forms[2], n);
    default:
      return lineOf(speaker, `${format}.${n}`) === undefined ? writeNumber(locale, n) : say(speaker, `${format}.${n}`);
  }

  function form(text: string | undefined, count: number): string {
    return (text ?? '…').replaceAll('#', writeNumber(locale, count));
  }
}

export const writeFigure = (speaker: Speaker, format: FigureFormat, value: number | string): string =>
  typeof value === 'number' && format !== 'text' ? numeral(speaker, format, value, []) : isolated(String(value));

/** `a, b and c`, or `a, b or c`. */
export const list = (speaker: Speaker, items: readonly string[], join: 'and' | 'or' = 'and'): string =>
  items.length === 0 ? say(speaker, 'list.empty') : writeList(speaker.locale, items, join);

/** A seat whose name is missing, empty or without a visible letter is called by its number. */
export function seatName(speaker: Speaker, seat: number): string {
  const name = isolated(speaker.seatNames[seat] ?? '', LONGEST_NAME);
  return isVisible(name) ? name : say(speaker, 'seat.unnamed', { n: seat + 1 });
}

/** `Pittsburgh (K4)`, or `K4` where the map has no name. */
export function placeName(speaker: Speaker, id: string): string {
  const name = speaker.game?.place(id, speaker.options, speaker.locale) ?? null;
  return name === null ? isolated(id, 40) : `${name} (${id})`;
}

/** The owner of a figure: `seat:0`, `company:prr`, `hex:K4`, `table`. */
function ownerName(speaker: Speaker, of: string): string {
  const at = of.indexOf(':');
  if (at < 0) return named(speaker, 'owner', of);
  const [family, id] = [of.slice(0, at), of.slice(at + 1)];
  if (family === 'seat') return seatName(speaker, Number(id));
  return family === 'hex' ? placeName(speaker, id) : named(speaker, family, id);
}
