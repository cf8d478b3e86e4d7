/** What is played of one pairing: its blocks in order, until enough is known. */
import { barOf } from '../../bots/ladder/bars.ts';
import { type Pairing, type Played, seatingsOf } from '../../bots/ladder/block.ts';
import { type Verdict, verdictOf } from '../../bots/ladder/sequential.ts';
import { countOf, type PairingResult, resultOf } from '../../bots/ladder/statistics.ts';
import { type Setting, seedText } from '../setting.ts';
import { blockFrom, type KeptGames } from './kept-games.ts';
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

/** Alone, players are compared by their mean scores: there is no bar for those. */
export const courseOf = (
  { g, table, seed }: Setting,
  pairing: Pairing,
  blocks: number,
  until: Until,
  ms: number | null,
): Course => courseFor({ game: g.id, table, seed, ms }, pairing, [...Array(blocks).keys()], until);

/** `numbers`: of its blocks, in order. */
export function courseFor(
  { game, table, seed, ms }: Pick<GameJob, 'game' | 'table' | 'seed' | 'ms'>,
  pairing: Pairing,
  numbers: readonly number[],
  until: Until,
): Course {
  const seatings = seatingsOf(pairing, table.seats);
  const jobs = numbers.map((n) =>
    seatings.map((_seats, seating): GameJob => ({ game, table, pairing, seed: seedText(seed, n), seating, ms })),
  );
  const bar = table.seats === 1 ? null : until === 'bar' ? barOf(pairing) : until;
  return { pairing, blocks: jobs, bar };
}

/** The blocks from the first on, as far as all of them are played: a later one must not decide before an earlier one. */
function playedInOrder(course: Course, kept: KeptGames): Played[][] {
  const all = course.blocks.map((jobs) => blockFrom(kept, jobs));
  const gap = all.indexOf(null);
  return all.slice(0, gap < 0 ? undefined : gap).flatMap((block) => (block ? [block] : []));
}

export function verdictNow(course: Course, kept: KeptGames): Verdict | null {
  if (course.bar === null) return null;
  return verdictOf(
    playedInOrder(course, kept).map((block) => countOf(block, course.pairing)),
    course.bar,
  );
}

/** With a bar only what was needed for the verdict counts; without, every whole block. */
export function courseResult(course: Course, kept: KeptGames): CourseResult {
  const { bar, pairing } = course;
  const verdict = verdictNow(course, kept);
  const blocks = bar === null ? wholeBlocks(course, kept) : playedInOrder(course, kept).slice(0, verdict?.blocks);
  return { ...resultOf(pairing, blocks), bar, above: verdict?.above ?? null };
}

const wholeBlocks = ({ blocks }: Course, kept: KeptGames): Played[][] =>
  blocks.flatMap((jobs) => {
    const block = blockFrom(kept, jobs);
    return block ? [block] : [];
  });
