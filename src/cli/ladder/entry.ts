/** What is known of a pair: its blocks, or what was told of them. */
import { barOf } from '../../bots/ladder/bars.ts';
import type { Pairing, Played } from '../../bots/ladder/block.ts';
import { type CourseResult, resultOver } from './course.ts';
import type { Pair } from './pair.ts';

/** A whole block. */
export interface Block {
  number: number;
  commits: string[];
  games: Played[];
}

/** What a table and a chart show of a pair. */
export type Summary = Omit<CourseResult, 'alone' | 'mirrored' | 'lone' | 'ended'>;

/** Figures whose blocks are gone: they can be shown, not continued. */
export interface Told extends Omit<Summary, keyof Pairing> {
  commits: string[];
}

export interface Entry {
  pair: Pair;
  /** By number. */
  blocks: Block[];
  told: Told | null;
}

/** Held against the bar of the pair, if it has one; blocks after a number that is missing wait for it. */
export function measured({ pairing, table }: Pair, blocks: readonly Block[]): CourseResult {
  const gap = blocks.findIndex(({ number }, i) => i > 0 && blocks[i - 1]!.number + 1 < number);
  const inOrder = blocks.slice(0, gap < 0 ? undefined : gap).map(({ games }) => games);
  return resultOver(pairing, table.seats === 1 ? null : barOf(pairing), inOrder);
}
