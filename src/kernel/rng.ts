/** Quick pseudo-random numbers for bots and simulations. Never for the dice of a game: see chance.ts. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of uniform 32-bit words. */
export interface Rng {
  next(): number;
}

/** Seeded from any text. */
export function rngOf(seed: string): Rng {
  const words = new Uint32Array(sha256(utf8ToBytes(seed)).slice(0, 16).buffer);
  return rngFrom(words[0]!, words[1]!, words[2]!, words[3]!);
}

/** The small fast counter generator of Doty-Humphrey (sfc32), from four words: cheap enough to make one per playout. */
export function rngFrom(first: number, second: number, third: number, counter: number): Rng {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let count = counter | 0;
  return {
    next() {
      const sum = (((a + b) | 0) + count) | 0;
      count = (count + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = ((c << 21) | (c >>> 11)) + sum;
      c |= 0;
      return sum >>> 0;
    },
  };
}

/**
 * The same stream from the same word on, as often as it is asked for: what comes before that word is worked out once, and written
 * out here, since a generator made only to be thrown away costs as much as that saves.
 */
export function startingAfter(words: number, first: number, second: number, third: number): () => Rng {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  for (let count = 1; count <= words; count++) {
    const sum = (((a + b) | 0) + count) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
  }
  return () => rngFrom(a, b, c, words + 1);
}

/** Uniform in 0..n-1. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1)) throw new Error('bug: a choice out of nothing'); // it would never end
  for (;;) {
    const word = rng.next();
    // Reject the tail, since a bare remainder is biased; only the last n words can belong to it.
    if (word < 2 ** 32 - n || word < 2 ** 32 - (2 ** 32 % n)) return word - Math.floor(word / n) * n;
  }
}

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)]!;

/** True with probability `numerator / denominator`. */
export const oneIn = (rng: Rng, numerator: number, denominator: number): boolean => below(rng, denominator) < numerator;
