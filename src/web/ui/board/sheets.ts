/** A drawing on two sheets of which one is seen: what may come next is drawn on the other; if it comes, they are turned over. */

export interface Sheet<P> {
  draw(next: P): void;
  /** Whether it is seen. */
  show(seen: boolean): void;
}

export interface Sheets<P> {
  /** Shows this: on the other sheet where it was drawn there. */
  draw(next: P): void;
  /** Draws it out of sight, where there is another sheet. */
  prepare(next: P): void;
  /** True while nothing was ever drawn out of sight. */
  isFresh(): boolean;
}

const isSame = (a: object | null, b: object): boolean => {
  const [left, right] = [Object.entries(a ?? {}), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && Object.is(right.get(key), value));
};

export function twoSheets<P extends object>(first: Sheet<P>, second: Sheet<P> | undefined): Sheets<P> {
  let [seen, other]: { sheet: Sheet<P> | undefined; drawn: P | null }[] = [
    { sheet: first, drawn: null },
    { sheet: second, drawn: null },
  ];
  const drawOn = (side: typeof seen, next: P) => {
    if (!side?.sheet || isSame(side.drawn, next)) return;
    side.drawn = next;
    side.sheet.draw(next);
  };
  return {
    draw(next) {
      if (!isSame(other?.drawn ?? null, next) || isSame(seen?.drawn ?? null, next)) return drawOn(seen, next);
      other?.sheet?.show(true);
      seen?.sheet?.show(false);
      [seen, other] = [other, seen];
    },
    prepare: (next) => drawOn(other, next),
    isFresh: () => !other?.drawn,
  };
}
