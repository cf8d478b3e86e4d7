/**
 * Reads untrusted JSON: a reader returns the value, typed and rebuilt from known parts only, or the place
 * where it is wrong and a code for why. Nothing throws, nothing is half read.
 */

export type Read<T> =
  | { ok: true; value: T }
  | { ok: false; at: string; code: ShapeCode; params: Record<string, string | number> };

export const SHAPE_CODES = [
  'expected-object',
  'expected-list',
  'expected-text',
  'expected-whole-number',
  'expected-yes-or-no',
  'number-too-small',
  'number-too-large',
  'not-one-of',
  'text-too-long',
  'text-malformed',
  'list-too-long',
  'list-too-short',
  'unknown-field',
  'expected-nothing',
] as const;
export type ShapeCode = (typeof SHAPE_CODES)[number];

export type Reader<T> = (raw: unknown, at: string) => Read<T>;

export const good = <T>(value: T): Read<T> => ({ ok: true, value });
export const wrong = (at: string, code: ShapeCode, params: Record<string, string | number> = {}): Read<never> => ({
  ok: false,
  at,
  code,
  params,
});

export const int =
  (min: number, max: number): Reader<number> =>
  (raw, at) => {
    if (typeof raw !== 'number' || !Number.isSafeInteger(raw)) return wrong(at, 'expected-whole-number');
    if (raw < min) return wrong(at, 'number-too-small', { min });
    if (raw > max) return wrong(at, 'number-too-large', { max });
    return good(raw + 0); // -0 becomes 0: the two hash alike
  };

export const yesNo: Reader<boolean> = (raw, at) =>
  typeof raw === 'boolean' ? good(raw) : wrong(at, 'expected-yes-or-no');

/** Text without control characters; `pattern` says more. */
export const text =
  (longest: number, pattern?: RegExp): Reader<string> =>
  (raw, at) => {
    if (typeof raw !== 'string') return wrong(at, 'expected-text');
    if (raw.length > longest) return wrong(at, 'text-too-long', { longest });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(raw) || (pattern && !pattern.test(raw)))
      return wrong(at, 'text-malformed');
    return good(raw);
  };

export const oneOf =
  <const T extends string | number | boolean>(values: readonly T[]): Reader<T> =>
  (raw, at) =>
    // The value of our own list is given back: -0 is equal to 0 and yet another number.
    values.includes(raw as T)
      ? good(values[values.indexOf(raw as T)]!)
      : wrong(at, 'not-one-of', { values: values.join(', ') });

export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (raw, at) =>
    raw === null ? good(null) : reader(raw, at);

export const listOf =
  <T>(reader: Reader<T>, longest: number, shortest = 0): Reader<T[]> =>
  (raw, at) => {
    if (!Array.isArray(raw)) return wrong(at, 'expected-list');
    if (raw.length > longest) return wrong(at, 'list-too-long', { longest });
    if (raw.length < shortest) return wrong(at, 'list-too-short', { shortest });
    const out: T[] = [];
    for (let i = 0; i < raw.length; i++) {
      const item = reader(raw[i], `${at}[${i}]`);
      if (!item.ok) return item;
      out.push(item.value);
    }
    return good(out);
  };

export const isPlainObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const under = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** An optional field: left out of the result when it is absent. */
export interface Maybe<T> {
  maybe: Reader<T>;
}
export const maybe = <T>(reader: Reader<T>): Maybe<T> => ({ maybe: reader });

type Fields = Readonly<Record<string, Reader<unknown> | Maybe<unknown>>>;
type ValueOf<F> = F extends Reader<infer T> ? T : never;
type MaybeKeys<F> = { [K in keyof F]: F[K] extends Maybe<unknown> ? K : never }[keyof F];
export type ObjectOf<F> = { [K in Exclude<keyof F, MaybeKeys<F>>]: ValueOf<F[K]> } & {
  [K in MaybeKeys<F>]?: F[K] extends Maybe<infer T> ? T : never;
};

/** Exactly these fields, in this order. */
export function object<const F extends Fields>(fields: F): Reader<ObjectOf<F>> {
  const listed = Object.entries(fields);
  return (raw, at) => {
    if (!isPlainObject(raw)) return wrong(at, 'expected-object');
    const unknown = Object.keys(raw).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return wrong(under(at, unknown.slice(0, 40)), 'unknown-field');
    const out: Record<string, unknown> = {};
    for (const [key, field] of listed) {
      const present = Object.hasOwn(raw, key);
      if (typeof field !== 'function' && !present) continue;
      const reader = typeof field === 'function' ? field : field.maybe;
      const item = reader(present ? raw[key] : undefined, under(at, key));
      if (!item.ok) return item;
      out[key] = item.value;
    }
    return good(out as ObjectOf<F>);
  };
}

/** The same reader for each of these keys, all of them present. */
export function recordOf<const K extends string, T>(keys: readonly K[], reader: Reader<T>): Reader<Record<K, T>> {
  return object(Object.fromEntries(keys.map((key) => [key, reader]))) as unknown as Reader<Record<K, T>>;
}

/** Any keys of a pattern, each with the same reader; `__proto__` and the like never fit a pattern of ours. */
export const dictionaryOf =
  <T>(keyPattern: RegExp, reader: Reader<T>, most: number): Reader<Record<string, T>> =>
  (raw, at) => {
    if (!isPlainObject(raw)) return wrong(at, 'expected-object');
    const keys = Object.keys(raw);
    if (keys.length > most) return wrong(at, 'list-too-long', { longest: most });
    const out: Record<string, T> = {};
    for (const key of keys) {
      if (!keyPattern.test(key)) return wrong(under(at, key.slice(0, 40)), 'unknown-field');
      const item = reader(raw[key], under(at, key));
      if (!item.ok) return item;
      out[key] = item.value;
    }
    return good(out);
  };

/** One of several objects, told apart by the text in `tag`. */
export function unionBy<T>(tag: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> {
  return (raw, at) => {
    if (!isPlainObject(raw)) return wrong(at, 'expected-object');
    const name = raw[tag];
    if (typeof name !== 'string' || !Object.hasOwn(readers, name))
      return wrong(under(at, tag), 'not-one-of', { values: Object.keys(readers).join(', ') });
    return readers[name]!(raw, at);
  };
}
