/**
 * What is listed by its time: in one process a clock read for it never says the same millisecond twice, so what came later is later. While a
 * clock that was set back catches up, these moments run ahead of it.
 */
const latest = new WeakMap<() => number, number>();

export function momentOf(now: () => number): number {
  const at = Math.max(now(), (latest.get(now) ?? 0) + 1);
  latest.set(now, at);
  return at;
}
