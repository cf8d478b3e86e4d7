/**
 * Elo ratings of all who met on a ladder: those under which its pairs are likeliest (Bradley and Terry), fitted to all
 * meetings at once, so that their order does not matter. Every two who met are taken to have drawn one more pair. Their
 * mean is the zero point.
 */
import type { PlayerName } from '../everybody.ts';
import type { Pairing } from './block.ts';
import { type Count, type Interval, SIDE, spreadOf } from './statistics.ts';

/** Two who met, block by block. */
export interface Meeting extends Pairing {
  blocks: readonly Count[];
}

export interface Rating {
  name: PlayerName;
  /** 95 %, from how far blocks scatter: games of a block share their dice. */
  elo: Interval;
}

/** The mean of all ratings of a ladder. */
const MEAN = 1500;
/** Ten times as many wins are 400 points. */
const POINTS = 400 / Math.LN10;
/** Pairs that every two who met are taken to have drawn besides: who wins always is no more than much stronger. */
const DRAWN = 1;

/** Pairs of one meeting, of its blocks together. */
interface Met {
  a: number;
  b: number;
  better: number;
  pairs: number;
  blocks: readonly Count[];
}

type Matrix = number[][];

/** The strongest first. */
export function ratingsOf(meetings: readonly Meeting[]): Rating[] {
  const names = [...new Set(meetings.flatMap(({ stronger, weaker }) => [stronger, weaker]))];
  const met = meetings.map(
    ({ stronger, weaker, blocks }): Met => ({
      ...{ a: names.indexOf(stronger), b: names.indexOf(weaker), blocks },
      better: blocks.reduce((sum, one) => sum + one.better, DRAWN / 2),
      pairs: blocks.reduce((sum, one) => sum + one.pairs, DRAWN),
    }),
  );
  const strengths = fitted(names.length, met);
  const errors = errorsOf(strengths, met);
  return names
    .map((name, i): Rating => {
      const mean = MEAN + POINTS * strengths[i]!;
      const side = SIDE * POINTS * errors[i]!;
      return { name, elo: { mean, low: mean - side, high: mean + side } };
    })
    .sort((one, other) => other.elo.mean - one.elo.mean);
}

/** How often one of such a strength ranks above the other. */
const chance = (strengths: readonly number[], { a, b }: Met): number =>
  1 / (1 + Math.exp(strengths[b]! - strengths[a]!));

const STEPS = 200;
const NEAR = 1e-9;
/** The farthest that one step goes: far out the slope says little. */
const STRIDE = 1;

/** Newton's way up to the likeliest strengths; their sum is 0. */
function fitted(count: number, met: readonly Met[]): number[] {
  const strengths = Array<number>(count).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = Array<number>(count).fill(0);
    for (const one of met) {
      const more = one.better - one.pairs * chance(strengths, one);
      slope[one.a]! += more;
      slope[one.b]! -= more;
    }
    const moves = times(inverse(curveOf(strengths, met)), slope);
    const far = Math.max(...moves.map(Math.abs));
    for (const [i, move] of moves.entries()) strengths[i]! += far > STRIDE ? (move * STRIDE) / far : move;
    if (far < NEAR) break;
  }
  return strengths;
}

const curveOf = (strengths: readonly number[], met: readonly Met[]): Matrix =>
  between(strengths.length, met, (one) => {
    const p = chance(strengths, one);
    return one.pairs * p * (1 - p);
  });

/**
 * Standard errors: how far blocks scatter around what the strengths foretell, at least as far as games by lot would, carried over to
 * the strengths.
 */
function errorsOf(strengths: readonly number[], met: readonly Met[]): number[] {
  const scatter = between(strengths.length, met, (one) => {
    const p = chance(strengths, one);
    const seen = one.blocks.reduce((sum, { better, pairs }) => sum + (better - pairs * p) ** 2, 0);
    const lot = one.blocks.reduce((sum, block) => sum + block.pairs * spreadOf(block), DRAWN) * p * (1 - p);
    const { length } = one.blocks;
    return Math.max(length > 1 ? (seen * length) / (length - 1) : 0, lot);
  });
  const turned = inverse(curveOf(strengths, met));
  return strengths.map((_, i) => {
    const row = turned[i]!;
    const variance = times(scatter, row).reduce((sum, one, j) => sum + one * row[j]!, 0);
    return Math.sqrt(variance);
  });
}

/** What lies between each two, as a matrix whose rows sum to 0. */
function between(count: number, met: readonly Met[], weigh: (one: Met) => number): Matrix {
  const all = Array.from({ length: count }, () => Array<number>(count).fill(0));
  for (const one of met) {
    const weight = weigh(one);
    all[one.a]![one.a]! += weight;
    all[one.b]![one.b]! += weight;
    all[one.a]![one.b]! -= weight;
    all[one.b]![one.a]! -= weight;
  }
  return all;
}

const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, one, j) => sum + one * vector[j]!, 0));

/** Of a matrix whose rows sum to 0, where vectors sum to 0 too: by elimination, with ones added that such vectors do not feel. */
function inverse(matrix: Matrix): Matrix {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row.map((one) => one + 1 / n), ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]![at]!) > Math.abs(rows[best]![at]!)) best = i;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]!;
    const by = pivot[at]!;
    for (let j = 0; j < 2 * n; j++) pivot[j]! /= by;
    for (const [i, row] of rows.entries()) {
      const factor = row[at]!;
      if (i === at || factor === 0) continue;
      for (let j = 0; j < 2 * n; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row) => row.slice(n));
}
