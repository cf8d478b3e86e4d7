/** Two letters for each name at a table, no two alike: what stands on station signs, coupons and pills. */

const letters = (name: string): string[] => [...name.normalize('NFC')].filter((c) => /[\p{L}\p{N}]/u.test(c));

/** First the first two letters, then the first with each later one, then the first with a number. */
function* wishes(name: string, seat: number): Generator<string> {
  const own = letters(name);
  const first = own[0] ?? `${seat + 1}`;
  for (const next of own.slice(1)) yield (first + next).toUpperCase();
  if (own.length < 2) yield first.toUpperCase();
  for (let n = 1; ; n++) yield `${first.toUpperCase()}${n}`;
}

export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    for (const wish of wishes(name, seat)) {
      if (taken.has(wish)) continue;
      taken.add(wish);
      return wish;
    }
    throw new Error('bug: wishes never end');
  });
}
