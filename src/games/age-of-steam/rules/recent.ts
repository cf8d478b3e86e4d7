/**
 * What was derived from a thing that never changes, for the last few things asked about. A WeakMap would keep it for
 * all of them, but costs the garbage collector more than most derivations do.
 */
export interface Recent<K extends object, V> {
  get(key: K): V | null;
  put(key: K, value: V): V;
}

export function recent<K extends object, V>(size: number): Recent<K, V> {
  const keys: (K | null)[] = Array.from({ length: size }, () => null);
  const values: (V | null)[] = Array.from({ length: size }, () => null);
  let last = 0;
  return {
    get(key) {
      if (keys[last] === key) return values[last]!;
      for (let i = 0; i < size; i++) if (keys[i] === key) return values[i]!;
      return null;
    },
    put(key, value) {
      last = (last + 1) % size;
      keys[last] = key;
      values[last] = value;
      return value;
    },
  };
}
