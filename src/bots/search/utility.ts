/**
 * What a seat wants, in 0..1: to win, and short of that to be far ahead. Win share alone is flat when one is far
 * ahead or behind; money alone makes kings. Whoever minds every place wants to be ahead of each rival alike.
 */
import type { Outcome, Scale } from '../../kernel/contract.ts';

/** At the end winning counts at least this much. */
const END_WEIGHT = 0.5;

/** Of estimated scores. */
export function utilities(scores: readonly number[], scale: Scale): number[] {
  if (scale.everyRival) return leads(scores, scale.s);
  const { s, winWeight } = scale;
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
  if (everyRival) return leads(scores, s);
  const weight = Math.max(END_WEIGHT, winWeight);
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

/** How far each seat leads each of the others, on the average. */
function leads(scores: readonly number[], s: number): number[] {
  return scores.map((score, seat) => {
    let sum = 0;
    for (let i = 0; i < scores.length; i++) if (i !== seat) sum += squeezed(score - scores[i]!, s);
    return sum / (scores.length - 1);
  });
}
