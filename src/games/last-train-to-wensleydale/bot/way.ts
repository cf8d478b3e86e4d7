/** A way that a search for lines follows, and the room that all such searches share. */

/** A way so far: its sectors backwards, what it opens up and what it costs. */
export interface Way {
  before: Way | null;
  sector: number;
  length: number;
  /** Construction points, and fees by colour. */
  points: number;
  green: number;
  red: number;
  white: number;
  /** Loads opened up: how many, what they are worth, and passengers who still lack a town of their colour. */
  count: number;
  worth: number;
  lackGreen: number;
  lackRed: number;
  /** Company towns that the line is joined to. */
  colours: number;
  /** The company towns of its own start: what it could be sold to. */
  sells: number;
  score: number;
  /** The score with a part of what lies just ahead. */
  hope: number;
}

/** Ways of the search now running, the first `taken` of them: each search takes the same ones again, since none outlives it. */
const ways: Way[] = [];
let taken = 0;

export function nextWay(): Way {
  if (taken === ways.length) ways.push(newWay());
  return ways[taken++]!;
}

export const newWay = (): Way => ({
  before: null,
  sector: 0,
  length: 0,
  points: 0,
  green: 0,
  red: 0,
  white: 0,
  count: 0,
  worth: 0,
  lackGreen: 0,
  lackRed: 0,
  colours: 0,
  sells: 0,
  score: 0,
  hope: 0,
});

/** Makes `to` the same way. */
export function copyTo(to: Way, way: Way): Way {
  to.before = way.before;
  to.sector = way.sector;
  to.length = way.length;
  to.points = way.points;
  to.green = way.green;
  to.red = way.red;
  to.white = way.white;
  to.count = way.count;
  to.worth = way.worth;
  to.lackGreen = way.lackGreen;
  to.lackRed = way.lackRed;
  to.colours = way.colours;
  to.sells = way.sells;
  to.score = way.score;
  to.hope = way.hope;
  return to;
}

/** When a search begins. */
export function takeBack(): void {
  taken = 0;
}

const NOWHERE = newWay();
/** One that says nothing yet. */
export const blankWay = (): Way => copyTo(nextWay(), NOWHERE);

export function isOn(way: Way | null, sector: number): boolean {
  for (let at = way; at; at = at.before) if (at.sector === sector) return true;
  return false;
}

export function sectorsOf(way: Way): number[] {
  const path: number[] = [];
  for (let at: Way | null = way; at; at = at.before) path.unshift(at.sector);
  return path;
}
