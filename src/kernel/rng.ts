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

/** A stream of which copies can be made. */
export interface Stream extends Rng {
  /** The same words from here on, by themselves. */
  copy(): Stream;
}

/** The small fast counter generator of Doty-Humphrey (sfc32), from four words: cheap enough to make one per playout. */
export const rngFrom = (first: number, second: number, third: number, counter: number): Stream =>
  new Sfc32(first | 0, second | 0, third | 0, counter | 0);

/** A class, since every playout makes one: closures would be made anew with it. */
class Sfc32 implements Stream {
  #a: number;
  #b: number;
  #c: number;
  #count: number;

  constructor(a: number, b: number, c: number, count: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#count = count;
  }

  next(): number {
    const b = this.#b;
    const c = this.#c;
    const sum = (((this.#a + b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  copy(): Stream {
    return new Sfc32(this.#a, this.#b, this.#c, this.#count);
  }
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
