/** What is listed by its time: a clock read for it never says the same millisecond twice, so what came later is later. */
const latest = new WeakMap<() => number, number>();

export function momentOf(now: () => number): number {
  const at = Math.max(now(), (latest.get(now) ?? 0) + 1);
  latest.set(now, at);
  return at;
}
