/**
 * How dear each seat takes what is sold to be, as a part of its policy's price. A policy's bidders stop where it says; who searches stops
 * where that serves him. So each round of a search gives every seat a mood, and those that served a seat best come up more often.
 */
import type { Seat } from '../../kernel/contract.ts';

export interface Moods {
  /** Parts of a price that are tried. */
  parts: readonly number[];
  /** Of each seat and part: how often, and the sum of the seat's utilities. */
  visits: number[][];
  sums: number[][];
  tried: number;
}

/** How much a mood is tried for being little known: about as far as utilities scatter. */
const CURIOUS = 0.2;

export const newMoods = (parts: readonly number[], seats: number): Moods => ({
  parts,
  visits: Array.from({ length: seats }, () => parts.map(() => 0)),
  sums: Array.from({ length: seats }, () => parts.map(() => 0)),
  tried: 0,
});

/** The part of its price up to which each seat bids next. */
export function nextMoods({ parts, visits, sums, tried }: Moods): number[] {
  return visits.map((often, seat) => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < parts.length; i++) {
      // Untried ones first, each seat beginning with another, so that they meet in all ways.
      const at = (i + seat) % parts.length;
      const n = often[at]!;
      if (n === 0) return parts[at]!;
      const score = sums[seat]![at]! / n + CURIOUS * Math.sqrt(Math.log(tried) / n);
      if (score <= most) continue;
      most = score;
      best = at;
    }
    return parts[best]!;
  });
}

/** What a playout brought each seat in the mood that it had. */
export function learn(moods: Moods, chosen: readonly number[], reward: readonly number[]): void {
  moods.tried += 1;
  for (let seat: Seat = 0; seat < chosen.length; seat++) {
    const at = moods.parts.indexOf(chosen[seat]!);
    moods.visits[seat]![at]! += 1;
    moods.sums[seat]![at]! += reward[seat]!;
  }
}
