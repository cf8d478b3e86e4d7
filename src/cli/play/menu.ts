/** The legal actions as a numbered list, grouped by kind. */
export interface Action {
  kind: string;
}

export interface Item {
  /** What is typed to choose it; 0 = a gap in the list. */
  number: number;
  label: string;
}

/** A run of amounts longer than this is shown by its ends. */
const LONGEST_RUN = 8;
const SHOWN_HEAD = 3;

/** Every action keeps its number in the whole list, shown or not. */
export function menuItems(actions: readonly Action[], labelOf: (action: Action) => string): Item[] {
  const items: Item[] = [];
  for (const kind of [...new Set(actions.map((action) => action.kind))]) {
    const group = actions.flatMap((action, i) => (action.kind === kind ? [{ action, number: i + 1 }] : []));
    for (const run of runsOf(group)) {
      const short = run.length > LONGEST_RUN;
      run.forEach(({ action, number }, i) => {
        if (!short || i < SHOWN_HEAD || i === run.length - 1) items.push({ number, label: labelOf(action) });
        else if (i === SHOWN_HEAD) items.push({ number: 0, label: '…' });
      });
    }
  }
  return items;
}

/** Actions in a row that differ in one number alone: the bids for one thing. */
function runsOf<T extends { action: Action }>(group: readonly T[]): T[][] {
  const runs: { stem: string | null; run: T[] }[] = [];
  for (const one of group) {
    const stem = stemOf(one.action);
    const last = runs.at(-1);
    if (last && stem !== null && last.stem === stem) last.run.push(one);
    else runs.push({ stem, run: [one] });
  }
  return runs.map(({ run }) => run);
}

/** An action without its one number; null when it has none, or several. */
function stemOf(action: Action): string | null {
  const fields = Object.entries(action);
  const rest = fields.filter(([, value]) => typeof value !== 'number');
  return rest.length === fields.length - 1 ? JSON.stringify(rest) : null;
}

export interface Page {
  text: string;
  /** Items that come after this page. */
  left: number;
}

/** One page of the list, in as many columns as fit. */
export function menuPage(items: readonly Item[], from: number, lines: number, width: number): Page {
  const cells = items
    .slice(from)
    .map(({ number, label }) => `${number === 0 ? '   ' : `${number}`.padStart(3)}  ${label}`);
  const widest = Math.max(1, ...cells.map((cell) => cell.length)) + 3;
  const across = cells.length > lines ? Math.max(1, Math.floor(width / widest)) : 1;
  const shown = cells.slice(0, lines * across);
  const down = Math.ceil(shown.length / across);
  const rows = Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_unused, x) => (shown[x * down + y] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  );
  return { text: rows.join('\n'), left: cells.length - shown.length };
}
