/** A line never ends between a number and what it counts: `3 hexes`, `NYC 1`, and not `3` here, `hexes` there. */
export const together = (text: string): string => text.replace(/(?<=\d) (?=\p{L})|(?<=\p{Lu}) (?=\d)/gu, '\u00a0');
