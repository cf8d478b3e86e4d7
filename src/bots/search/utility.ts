/**
 * What a seat wants, in 0..1: to win, and short of that to be far ahead. Win share alone is flat when one is far
 * ahead or behind; money alone makes kings.
 */
import type { Outcome } from '../../kernel/contract.ts';

export interface Scale {
  /** Score units of a clear lead. */
  s: number;
  /** How much winning itself counts where the scores are only estimated. */
  winWeight: number;
}

/** At the end winning counts at least this much. */
const END_WEIGHT = 0.5;

/** Of estimated scores. */
export function utilities(scores: readonly number[], { s, winWeight }: Scale): number[] {
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score, seat) => {
    const share = score === best ? 1 / winners : 0;
    return winWeight * share + (1 - winWeight) * lead(scores, seat, s);
  });
}

/** Of a game that is over: places decide who has won, so that tie-breaks count. */
export function endUtilities({ ranking }: Outcome, { s, winWeight }: Scale): number[] {
  const scores = new Array<number>(ranking.length);
  let winners = 0;
  for (const { seat, score, place } of ranking) {
    scores[seat] = score;
    if (place === 1) winners += 1;
  }
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
  const ahead = scores[seat]! - (scores.length > 1 ? other : 0);
  return 1 / (1 + Math.exp(-ahead / s));
}
