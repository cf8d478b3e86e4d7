/**
 * Weights under which sums of columns come closest to what is wanted; each is drawn a little towards nothing, by as much as `ridge` rows say, so that
 * there is always one answer.
 */
export function leastSquares(rows: readonly (readonly number[])[], wanted: readonly number[], ridge: number): number[] {
  const all = Array.from({ length: rows[0]!.length }, (_, i) => i);
  const sum = (of: (row: readonly number[], n: number) => number) =>
    rows.reduce((total, row, n) => total + of(row, n), 0);
  const spread = all.map((i) => Math.sqrt(sum((row) => row[i]! ** 2) / rows.length) || 1);
  const system = all.map((i) => [
    ...all.map((j) => sum((row) => row[i]! * row[j]!) / (spread[i]! * spread[j]!) + (i === j ? ridge : 0)),
    sum((row, n) => row[i]! * wanted[n]!) / spread[i]!,
  ]);
  return solve(system).map((weight, i) => weight / spread[i]!);
}

/** Gauss and Jordan; the last column is the right side. */
function solve(system: number[][]): number[] {
  const k = system.length;
  for (let i = 0; i < k; i++) {
    const pivot = system[i]![i]!;
    for (let j = i; j <= k; j++) system[i]![j]! /= pivot;
    for (let row = 0; row < k; row++) {
      const factor = system[row]![i]!;
      if (row === i || factor === 0) continue;
      for (let j = i; j <= k; j++) system[row]![j]! -= factor * system[i]![j]!;
    }
  }
  return system.map((row) => row[k]!);
}
