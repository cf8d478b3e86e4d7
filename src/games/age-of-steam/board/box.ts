/** What the box holds beside tiles, and the figures printed in the rules; a map may say otherwise. */

export const GOODS = ['red', 'blue', 'purple', 'yellow', 'black', 'white'] as const;
export type Good = (typeof GOODS)[number];

/** AOS-2: one id for each action, whatever the two texts call it. */
export const SPECIALS = [
  'first-move',
  'first-build',
  'engineer',
  'locomotive',
  'urbanization',
  'production',
  'turn-order',
] as const;
export type Special = (typeof SPECIALS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Letter = (typeof LETTERS)[number];

export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** AOS-49: black cubes go to black New Cities only. */
export const NEW_CITIES: Readonly<Record<Letter, { colour: Good; side: Side; number: number }>> = {
  A: { colour: 'red', side: 'west', number: 3 },
  B: { colour: 'blue', side: 'west', number: 4 },
  C: { colour: 'black', side: 'west', number: 5 },
  D: { colour: 'black', side: 'west', number: 6 },
  E: { colour: 'yellow', side: 'east', number: 1 },
  F: { colour: 'purple', side: 'east', number: 2 },
  G: { colour: 'black', side: 'east', number: 3 },
  H: { colour: 'black', side: 'east', number: 4 },
};

export const CUBES: Readonly<Partial<Record<Good, number>>> = { red: 20, blue: 20, purple: 20, yellow: 20, black: 16 };

export const START = { cash: 10, shares: 2, engine: 1, income: 0 } as const;
export const SHARE_PRICE = 5;
export const MOST_SHARES = 15;
export const BEST_ENGINE = 6;
export const TILES_PER_BUILD = 3;
export const TILES_WITH_ENGINEER = 4;
export const MOVE_ROUNDS = 2;
export const DISCS_ON_TRACK = 20; // AOS-9
export const CITY_SLOTS = 3;
export const NEW_CITY_SLOTS = 2;
export const ORDER_DICE = 3;
export const DIE = 6;

/** AOS-40, AOS-41, AOS-42. */
export const PRICE = {
  plain: 2,
  river: 3,
  mountain: 4,
  parallel: 1,
  crossing: 2,
  town: 1,
  exit: 1,
  replaceTown: 3,
  simpleToComplex: 3,
  replace: 2,
  flat: 2,
} as const;

/** AOS-62: income above `over` falls by `by`; the first line that fits counts. */
export const REDUCTION: readonly { over: number; by: number }[] = [
  { over: 50, by: 10 },
  { over: 40, by: 8 },
  { over: 30, by: 6 },
  { over: 20, by: 4 },
  { over: 10, by: 2 },
];

/** AOS-70. */
export const POINTS = { income: 3, share: -3, section: 1 } as const;
