/** The numbers of one round of a search: every plan of a round meets the same dice, whatever it draws besides. */
import type { ChanceSource } from '../../kernel/chance.ts';
import { rngSource } from '../../kernel/chance.ts';
import { type Rng, startingAfter } from '../../kernel/rng.ts';

export interface Luck {
  /** For policies: a fresh stream each time, the same for each plan of the round. */
  rng(): Rng;
  /** For dealing what is hidden. */
  deal(): Rng;
  dice: ChanceSource;
}

const mix = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** Words of a generator that resemble its seed. */
const WARMING_UP = 8;
const stirred = (a: number, b: number, c: number): Rng => startingAfter(WARMING_UP, a, b, c)();

/** Where nothing is hidden no stream is warmed up for dealing it. */
export const NOTHING_TO_DEAL: Rng = {
  next() {
    throw new Error('bug: a game that hides nothing deals');
  },
};

/** `seed` belongs to the search, `round` counts up. */
export const luckOf = (seed: number, round: number): Luck => ({
  rng: startingAfter(WARMING_UP, seed, round, 0x9e3779b9),
  deal: () => stirred(seed, round, 0x85ebca6b),
  dice: {
    tape: false,
    // One stream for each visit to a chance point: one more draw at one does not shift the others.
    open: (point, k) => rngSource(stirred(seed ^ mix(point), round, k + 0x27d4eb2f)).open(point, k),
  },
});
