/** The colours of pieces. Each has one silhouette, so that colour is never the only sign. */
export const COLOURS = [
  'blue',
  'yellow',
  'purple',
  'black',
  'red',
  'green',
  'grey',
  'brown',
  'orange',
  'white',
  'silver',
] as const;
export type Colour = (typeof COLOURS)[number];

export const fillOf = (colour: Colour): string => `var(--p-${colour})`;
/** The only colour of text allowed on a piece. */
export const inkOn = (colour: Colour): string => `var(--on-${colour})`;
