/** What is in the box and not on the map, as data; where each figure comes from: README.md. */
export const COMPONENTS = {
  turns: 5,
  /** Players -> investment cubes for each of them on each turn. */
  cubes: { 3: 10, 4: 8, 5: 7, 6: 6 } as Readonly<Record<number, number>>,
  sharesPerCompany: 5,
  railsPerCompany: 17,
  minimumBid: 1,
  bonus: { builder: 50, others: 30 },
  /** Value of a set of 0, 1, … 5 different cubes. */
  setValues: [0, 10, 30, 60, 100, 150],
  /** Steps of the printed profit track; levels above it are shown with a second token (SD-30). */
  profitTrack: 200,
} as const;

/** SD-48: three to six players. */
export const SEAT_COUNTS: readonly number[] = Object.keys(COMPONENTS.cubes).map(Number);
