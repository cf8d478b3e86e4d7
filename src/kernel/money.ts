/** Money and points are integers: every division names its rounding. */

/** Rounded up, for whole numbers and a positive divisor. */
export const ceilDiv = (amount: number, parts: number): number => Math.ceil(amount / parts) + 0; // never -0

/** Rounded down, for whole numbers and a positive divisor. */
export const floorDiv = (amount: number, parts: number): number => Math.floor(amount / parts);

export const sum = (amounts: readonly number[]): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};
