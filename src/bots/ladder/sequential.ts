/**
 * A sequential test against a bar (Wald's, on block means with the normal approximation): is the true share above the
 * bar, or below it? It looks at the blocks in their order and stops at the first that decides, so that the same blocks
 * give the same verdict however many were played beyond it.
 */
import { type Count, share, spreadOf } from './statistics.ts';

export interface Verdict {
  above: boolean;
  /** Blocks up to and with the one that decided. */
  blocks: number;
}

/** Shares this close to the bar are told apart from it with the error below; closer ones may take for ever. */
const MARGIN = 0.03;
/** Wald's bound for 3 %: blocks are few and lopsided and their scatter is itself a guess, so that 5 % of verdicts may err. */
const ERROR = 0.03;
const ENOUGH = Math.log((1 - ERROR) / ERROR);
/** Fewer say too little about how far blocks scatter. */
const FEWEST_BLOCKS = 5;

export function verdictOf(counts: readonly Count[], bar: number): Verdict | null {
  let sum = 0;
  let squares = 0;
  for (const [i, count] of counts.entries()) {
    const x = share(count);
    sum += x;
    squares += x * x;
    const n = i + 1;
    if (n < FEWEST_BLOCKS) continue;
    const variance = Math.max((squares - (sum * sum) / n) / (n - 1), leastVariance(count, bar));
    const evidence = (2 * MARGIN * (sum - n * bar)) / variance;
    if (Math.abs(evidence) >= ENOUGH) return { above: evidence > 0, blocks: n };
  }
  return null;
}

/** Blocks that are all alike do not mean that none will ever differ: at least as if games came by lot at the bar. */
const leastVariance = (count: Count, bar: number): number => (bar * (1 - bar) * spreadOf(count)) / count.pairs;
