/** The geometry of a line chart: scale, grid and labels that do not cover one another. */

/** Round steps that divide 0..most into three to six parts. */
export function gridOf(least: number, most: number): number[] {
  const top = Math.max(most, Math.min(0, least) + 1);
  const span = top - Math.min(0, least);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  const lines: number[] = [];
  for (let v = Math.floor(Math.min(0, least) / step) * step; v < top + step; v += step) lines.push(v);
  return lines;
}

/** Moves labels apart, as little as needed, so that neighbours are at least `gap` apart; order is kept. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let floor = least;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = most;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}
