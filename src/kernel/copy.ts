/** A copy of plain JSON, many times quicker than `structuredClone`. */
export function copy<T>(value: T): T {
  return copyAny(value) as T;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Lists of ids and numbers are most of a state: one native slice.
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') return value.map(copyAny);
    return value.slice();
  }
  const source = value as Record<string, unknown>;
  const out: Record<string, unknown> = {};
  for (const key in source) {
    if (key === '__proto__') {
      // Hostile JSON may hold it as a field; an assignment would change what the copy is.
      Object.defineProperty(out, key, {
        value: copyAny(source[key]),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else {
      out[key] = copyAny(source[key]);
    }
  }
  return out;
}

/** Freezes a value and all it holds: tests hand out nothing else. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
