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
    const short = group.length > LONGEST_RUN && group.every(({ action }) => isAmount(action));
    group.forEach(({ action, number }, i) => {
      if (!short || i < SHOWN_HEAD || i === group.length - 1) items.push({ number, label: labelOf(action) });
      else if (i === SHOWN_HEAD) items.push({ number: 0, label: '…' });
    });
  }
  return items;
}

/** One number and nothing else: a bid. */
const isAmount = ({ kind: _kind, ...fields }: Action): boolean => {
  const values = Object.values(fields);
  return values.length === 1 && typeof values[0] === 'number';
};

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
