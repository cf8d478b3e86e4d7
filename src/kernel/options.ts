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

/**
 * The matrix that the contract suite runs over: the defaults, every option value alone, and then as few choices as
 * hold every pair of values that can stand together, several pairs in each.
 */
export function optionMatrix<O extends OptionValues>(specs: OptionSpecs<O>): O[] {
  const keys = Object.keys(specs);
  const seen = new Map<string, O>();
  const complete = (changes: OptionValues): O | null => {
    const read = readOptions(specs, changes);
    return read.ok ? read.value : null;
  };
  const add = (options: O | null) => {
    if (options) seen.set(JSON.stringify(options), options);
  };
  const pairs: [OptionValues, string][] = [];
  add(complete({}));
  keys.forEach((first, i) => {
    for (const a of specs[first]!.values) {
      add(complete({ [first]: a }));
      for (const second of keys.slice(i + 1))
        for (const b of specs[second]!.values)
          if (complete({ [first]: a, [second]: b }))
            pairs.push([{ [first]: a, [second]: b }, pairKey(first, a, second, b)]);
    }
  });
  const met = new Set<string>();
  for (const options of seen.values()) meetPairs(keys, options, met);
  for (const [pair, key] of pairs) {
    if (met.has(key)) continue;
    const full = fillUp(specs, keys, pair, met);
    add(complete(full));
    meetPairs(keys, full, met);
  }
  return [...seen.values()];
}

const pairKey = (first: string, a: OptionValue, second: string, b: OptionValue): string =>
  JSON.stringify([first, a, second, b]);

function meetPairs(keys: readonly string[], options: OptionValues, met: Set<string>): void {
  keys.forEach((first, i) => {
    for (const second of keys.slice(i + 1)) met.add(pairKey(first, options[first]!, second, options[second]!));
  });
}

/** Chooses the rest of the options so that many pairs not met yet come together. */
function fillUp<O extends OptionValues>(
  specs: OptionSpecs<O>,
  keys: readonly string[],
  pair: OptionValues,
  met: ReadonlySet<string>,
): OptionValues {
  const full = { ...pair };
  const isNew = (a: string, b: string, options: OptionValues) =>
    !met.has(
      keys.indexOf(a) < keys.indexOf(b)
        ? pairKey(a, options[a]!, b, options[b]!)
        : pairKey(b, options[b]!, a, options[a]!),
    );
  for (const key of keys) {
    if (Object.hasOwn(full, key)) continue;
    const rated = specs[key]!.values.filter((value) => readOptions(specs, { ...full, [key]: value }).ok).map(
      (value) => ({
        value,
        gain: Object.keys(full).filter((other) => isNew(other, key, { ...full, [key]: value })).length,
      }),
    );
    const best = rated.reduce((a, b) => (b.gain > a.gain ? b : a));
    full[key] = best.value;
  }
  return full;
}
