/** Reads the words after a command into typed flags, or stops with a sentence that names the flag and the fix. */
import { nearest } from './nearest.ts';
import { usage } from './stops.ts';

export type Flag =
  | { type: 'switch' }
  | { type: 'number'; value: string; min: number; max: number }
  | { type: 'text'; value: string }
  /** Words with commas between them. */
  | { type: 'list'; value: string }
  /** key=value, as often as wanted. */
  | { type: 'pairs'; value: string };
export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F['type'] extends 'switch'
  ? boolean
  : F['type'] extends 'number'
    ? number | undefined
    : F['type'] extends 'text'
      ? string | undefined
      : F['type'] extends 'list'
        ? string[] | undefined
        : [string, string][];
export type Values<F extends Flags> = { -readonly [K in keyof F]: ValueOf<F[K]> };

export interface Operand {
  name: string;
  optional?: true;
}

export interface Parsed<F extends Flags> {
  operands: string[];
  flags: Values<F>;
}

/** Flags that every command knows. */
export const COMMON = {
  lang: { type: 'text', value: 'fr|en' },
  json: { type: 'switch' },
  help: { type: 'switch' },
} as const satisfies Flags;

export function parseArgs<const F extends Flags>(
  operands: readonly Operand[],
  flags: F,
  argv: readonly string[],
): Parsed<F> {
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(flags)) {
    values[name] = flag.type === 'switch' ? false : flag.type === 'pairs' ? [] : undefined;
  }
  const found: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '--') {
      found.push(...argv.slice(i + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      found.push(word);
      continue;
    }
    const { name, given } = split(word);
    const flag = Object.hasOwn(flags, name) ? flags[name]! : unknownFlag(word, Object.keys(flags));
    if (flag.type === 'switch') {
      if (given !== null) throw usage('usage.flag-takes-nothing', { flag: name });
      values[name] = true;
      continue;
    }
    const text = given ?? argv[++i];
    if (text === undefined || (given === null && text.startsWith('--')))
      throw usage('usage.flag-needs-value', { flag: name, value: flag.value });
    values[name] = valued(name, flag, text, values[name]);
  }
  checkOperands(operands, found, values.help === true);
  return { operands: found, flags: values as Values<F> };
}

function split(word: string): { name: string; given: string | null } {
  if (word === '-h') return { name: 'help', given: null };
  const bare = word.replace(/^--?/, '');
  const at = bare.indexOf('=');
  return at < 0 ? { name: bare, given: null } : { name: bare.slice(0, at), given: bare.slice(at + 1) };
}

function unknownFlag(word: string, names: readonly string[]): never {
  const meant = nearest(split(word).name, names);
  if (meant) throw usage('usage.unknown-flag-meant', { flag: split(word).name, meant });
  throw usage('usage.unknown-flag', { flag: split(word).name, known: names.map((name) => `--${name}`).join(', ') });
}

function valued(name: string, flag: Exclude<Flag, { type: 'switch' }>, text: string, before: unknown): unknown {
  if (text === '') throw usage('usage.flag-needs-value', { flag: name, value: flag.value });
  if (flag.type === 'pairs') {
    const at = text.indexOf('=');
    if (at < 1 || at === text.length - 1) throw usage('usage.flag-needs-pair', { flag: name, given: text });
    return [...(before as [string, string][]), [text.slice(0, at), text.slice(at + 1)]];
  }
  if (before !== undefined) throw usage('usage.flag-twice', { flag: name });
  if (flag.type === 'text') return text;
  if (flag.type === 'list') return text.split(',').map((part) => part.trim());
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= flag.min && number <= flag.max))
    throw usage('usage.flag-number', { flag: name, given: text, min: flag.min, max: flag.max });
  return number;
}

function checkOperands(operands: readonly Operand[], found: readonly string[], help: boolean): void {
  if (help) return;
  const missing = operands.find((operand, i) => !operand.optional && found[i] === undefined);
  if (missing) throw usage('usage.operand-missing', { operand: missing.name });
  if (found.length > operands.length) throw usage('usage.operand-extra', { given: found[operands.length]! });
}
