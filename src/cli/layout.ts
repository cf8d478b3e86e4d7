/** Plain tables and paragraphs for a terminal. */

/** Columns of text; a column of figures is set to the right, its heading (the first row) too. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const layout = Array.from({ length: count }, (_, i) => {
    const cells = rows.map((row) => row[i] ?? '');
    const body = cells.length > 1 ? cells.slice(1) : cells;
    return {
      width: Math.max(...cells.map(widthOf)),
      figures: i > 0 && body.every((cell) => cell === '' || cell === '-' || isFigure(cell)),
    };
  });
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (layout[i]!.figures ? padLeft : padRight)(cell, layout[i]!.width)).join(' '.repeat(gap));
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

const isFigure = (cell: string): boolean => /^[-+]?[\d., $%/×µ\u00a0\u202f]+$/.test(cell);
const widthOf = (cell: string): number => [...cell].length;
export const padRight = (cell: string, width: number): string => cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
const padLeft = (cell: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(cell))) + cell;

/** Words on lines no longer than `width`, each line after the first set in by `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (widthOf(next) > width && line !== '') {
      lines.push(line);
      line = indent + word;
    } else line = next;
  }
  return [...lines, line].join('\n');
}

/** A duration or rate with three figures that matter. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  if (value === 0 || Math.abs(value) >= 100) return String(Math.round(value));
  return value.toPrecision(3);
}
