/** Options are data: the lobby's form, validation and the test matrix are made from them. */
import { good, isPlainObject, type Read, wrong } from './shape.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Record<string, OptionValue>;

export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
  /** The rule that the option bends. */
  readonly rule?: string;
  /** Values still allowed next to the other choices; absent = all. */
  allowed?(chosen: Readonly<OptionValues>): readonly V[];
}
export type OptionSpecs<O extends OptionValues = OptionValues> = { readonly [K in keyof O]: OptionSpec<O[K]> };

export const defineOptions = <const O extends OptionValues>(specs: OptionSpecs<O>): OptionSpecs<O> => specs;

export function defaultOptions<O extends OptionValues>(specs: OptionSpecs<O>): O {
  const out: OptionValues = {};
  for (const key of Object.keys(specs)) out[key] = specs[key]!.default;
  return out as O;
}

/** Fills what is left out with defaults and refuses what is unknown or does not go together. */
export function readOptions<O extends OptionValues>(specs: OptionSpecs<O>, raw: unknown, at = 'options'): Read<O> {
  if (!isPlainObject(raw)) return wrong(at, 'expected-object');
  const unknown = Object.keys(raw).find((key) => !Object.hasOwn(specs, key));
  if (unknown !== undefined) return wrong(`${at}.${unknown.slice(0, 40)}`, 'unknown-field');
  const chosen: OptionValues = defaultOptions(specs);
  for (const key of Object.keys(raw)) {
    const spec = specs[key]!;
    const value = spec.values.find((known) => known === raw[key]);
    if (value === undefined) return wrong(`${at}.${key}`, 'not-one-of', { values: spec.values.join(', ') });
    chosen[key] = value;
  }
  for (const key of Object.keys(specs)) {
    const allowed = specs[key]!.allowed?.(chosen);
    if (allowed && !allowed.includes(chosen[key] as never))
      return wrong(`${at}.${key}`, 'not-one-of', { values: allowed.join(', ') });
  }
  return good(chosen as O);
}

/** Every option value alone, and every pair of them: the matrix that the contract suite runs over. */
export function optionMatrix<O extends OptionValues>(specs: OptionSpecs<O>): O[] {
  const keys = Object.keys(specs);
  const seen = new Map<string, O>();
  const add = (changes: OptionValues) => {
    const read = readOptions(specs, changes);
    if (read.ok) seen.set(JSON.stringify(read.value), read.value);
  };
  add({});
  keys.forEach((first, i) => {
    for (const a of specs[first]!.values) {
      add({ [first]: a });
      for (const second of keys.slice(i + 1)) for (const b of specs[second]!.values) add({ [first]: a, [second]: b });
    }
  });
  return [...seen.values()];
}
