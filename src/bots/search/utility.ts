/**
 * What a seat wants, in 0..1: to win, and short of that to be far ahead. Win share alone is flat when one is far
 * ahead or behind; money alone makes kings. Whoever minds every place wants to be ahead of each rival alike.
 */
import type { Outcome, Scale } from '../../kernel/contract.ts';

/** At the end winning counts at least this much. */
const END_WEIGHT = 0.5;

/** Of estimated scores. */
export function utilities(scores: readonly number[], scale: Scale): number[] {
  const { s, winWeight, everyRival } = scale;
  if (everyRival) return leads(scores, scores, s, winWeight);
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score, seat) => {
    const share = score === best ? 1 / winners : 0;
    return winWeight * share + (1 - winWeight) * lead(scores, seat, s);
  });
}

/** Of a game that is over: places decide who has won, so that tie-breaks count. */
export function endUtilities({ ranking }: Outcome, { s, winWeight, everyRival }: Scale): number[] {
  const scores = new Array<number>(ranking.length);
  let winners = 0;
  for (const { seat, score, place } of ranking) {
    scores[seat] = score;
    if (place === 1) winners += 1;
  }
  const weight = Math.max(END_WEIGHT, winWeight);
  if (everyRival) return leads(scores, ranksOf(ranking), s, weight);
  const all = new Array<number>(ranking.length);
  for (const { seat, place } of ranking)
    all[seat] = weight * (place === 1 ? 1 / winners : 0) + (1 - weight) * lead(scores, seat, s);
  return all;
}

/** How far a seat leads the best of the others, squeezed into 0..1. Alone, by its own score. */
function lead(scores: readonly number[], seat: number, s: number): number {
  let other = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== seat && scores[i]! > other) other = scores[i]!;
  return squeezed(scores[seat]! - (scores.length > 1 ? other : 0), s);
}

const squeezed = (ahead: number, s: number): number => 1 / (1 + Math.exp(-ahead / s));

/** By seat, the higher the better. */
function ranksOf(ranking: Outcome['ranking']): number[] {
  const ranks = new Array<number>(ranking.length);
  for (const { seat, place } of ranking) ranks[seat] = -place;
  return ranks;
}

/** How each seat stands to each of the others, on the average: `weight` is for being ahead at all, by `ranks`, the rest for how far. Alone, by its own score. */
function leads(scores: readonly number[], ranks: readonly number[], s: number, weight: number): number[] {
  if (scores.length === 1) return [squeezed(scores[0]!, s)];
  return scores.map((score, seat) => {
    let sum = 0;
    for (let i = 0; i < scores.length; i++) {
      if (i === seat) continue;
      const isAhead = (1 + Math.sign(ranks[seat]! - ranks[i]!)) / 2; // ties are worth half
      sum += weight * isAhead + (1 - weight) * squeezed(score - scores[i]!, s);
    }
    return sum / (scores.length - 1);
  });
}
