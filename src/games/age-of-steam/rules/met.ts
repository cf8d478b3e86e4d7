/** Places met on the way: each way has a number of its own and leaves it on its places, so that nothing is wiped. */

/** Ids of hexes are a letter and two digits at most: no map has more places. */
export const MOST_PLACES = 26 * 100;

const marks = new Uint32Array(MOST_PLACES);
let last = 0;

/** The number of a new way, which begins at a place. */
export function setOut(place: number): number {
  if (last === 2 ** 32 - 1) {
    marks.fill(0);
    last = 0;
  }
  last += 1;
  marks[place] = last;
  return last;
}

/** The way goes on to a place: true when it had been there before. */
export function meetsAgain(way: number, place: number): boolean {
  if (marks[place] === way) return true;
  marks[place] = way;
  return false;
}
