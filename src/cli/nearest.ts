/** The name that a mistyped one was probably meant to be. */

/** Letters to insert, drop, change or swap with a neighbour to make `b` of `a`. */
export function typos(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The closest of the names, or null when none is close. */
export function nearest(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase().slice(0, 60);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 2)) + 0.5;
  for (const name of names) {
    const begun = wanted.length > 1 && name.toLowerCase().startsWith(wanted);
    const distance = begun ? 0.5 : typos(wanted, name.toLowerCase());
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}
