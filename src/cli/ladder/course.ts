/** What is played of one pairing: its blocks in order, until enough is known. */
import { barOf } from '../../bots/ladder/bars.ts';
import type { Pairing, Played } from '../../bots/ladder/block.ts';
import type { Meeting } from '../../bots/ladder/ratings.ts';
import { type Verdict, verdictOf } from '../../bots/ladder/sequential.ts';
import { countOf, type PairingResult, resultOf } from '../../bots/ladder/statistics.ts';
import type { Setting } from '../setting.ts';
import { blockFrom, type KeptGames } from './kept-games.ts';
import { jobsOf } from './pair.ts';
import type { GameJob } from './worker.ts';

export interface Course {
  pairing: Pairing;
  blocks: GameJob[][];
  /** The share at which the question is "above or below?"; null: all blocks are played. */
  bar: number | null;
}

export interface CourseResult extends PairingResult {
  bar: number | null;
  /** Null where no bar was set, or the games did not decide. */
  above: boolean | null;
}

/** A share to be held against, that of each pair of neighbours, or nothing. */
export type Until = number | 'bar' | null;

/** Null for a block that is not whole. */
type Blocks = readonly (readonly Played[] | null)[];

/** Alone, players are compared by their mean scores: there is no bar for those. */
export function courseOf(
  { g, table, seed }: Setting,
  pairing: Pairing,
  blocks: number,
  until: Until,
  ms: number | null,
): Course {
  const pair = { game: g.id, table, pairing, seed, ms };
  const bar = table.seats === 1 ? null : until === 'bar' ? barOf(pairing) : until;
  return { pairing, blocks: [...Array(blocks).keys()].map((n) => jobsOf(pair, n)), bar };
}

const blocksOf = ({ blocks }: Course, kept: KeptGames): Blocks => blocks.map((jobs) => blockFrom(kept, jobs));

const whole = (blocks: Blocks) => blocks.flatMap((block) => (block ? [block] : []));

/** The blocks from the first on, as far as all of them are played: a later one must not decide before an earlier one. */
function untilGap(blocks: Blocks) {
  const gap = blocks.indexOf(null);
  return whole(blocks.slice(0, gap < 0 ? undefined : gap));
}

/** Without a bar no block is looked at: the question comes after every game. */
function verdictOver(pairing: Pairing, bar: number | null, blocks: () => Blocks): Verdict | null {
  if (bar === null) return null;
  const counts = untilGap(blocks()).map((block) => countOf(block, pairing));
  return verdictOf(counts, bar);
}

export const verdictNow = (course: Course, kept: KeptGames): Verdict | null =>
  verdictOver(course.pairing, course.bar, () => blocksOf(course, kept));

export const courseResult = (course: Course, kept: KeptGames): CourseResult =>
  resultOver(course.pairing, course.bar, blocksOf(course, kept));

export function resultOver(pairing: Pairing, bar: number | null, blocks: Blocks): CourseResult {
  const verdict = verdictOver(pairing, bar, () => blocks);
  return { ...resultOf(pairing, counted(bar, blocks, verdict)), bar, above: verdict?.above ?? null };
}

/** With a bar only what was needed for the verdict counts; without, every whole block. */
const counted = (bar: number | null, blocks: Blocks, verdict: Verdict | null) =>
  bar === null ? whole(blocks) : untilGap(blocks).slice(0, verdict?.blocks);

/** What the same blocks say to ratings. */
export function meetingOf(course: Course, kept: KeptGames): Meeting {
  const { pairing, bar } = course;
  const blocks = blocksOf(course, kept);
  const verdict = verdictOver(pairing, bar, () => blocks);
  return { ...pairing, blocks: counted(bar, blocks, verdict).map((block) => countOf(block, pairing)) };
}
