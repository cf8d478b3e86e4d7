/** A line never ends between a number and what it counts: `3 hexes`, `NYC 1`, and not `3` here, `hexes` there. */
export const together = (text: string): string =>
  // Without looking behind, which browsers of a few years ago cannot read.
  text.replace(/(\d) (?=\p{L})|(\p{Lu}) (?=\d)/gu, '$1$2\u00a0');
