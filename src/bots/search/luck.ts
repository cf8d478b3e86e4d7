/** The numbers of one round of a search: every plan of a round meets the same dice, whatever it draws besides. */
import type { ChanceSource } from '../../kernel/chance.ts';
import { rngSource } from '../../kernel/chance.ts';
import { type Rng, rngFrom, type Stream } from '../../kernel/rng.ts';

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

/** Warms the generator up: its first words resemble its seed. */
function stirred(a: number, b: number, c: number): Stream {
  const rng = rngFrom(a, b, c, 1);
  for (let i = 0; i < 8; i++) rng.next();
  return rng;
}

/** Where nothing is hidden no stream is warmed up for dealing it. */
export const NOTHING_TO_DEAL: Rng = {
  next() {
    throw new Error('bug: a game that hides nothing deals');
  },
};

/** `seed` belongs to the search, `round` counts up. */
export function luckOf(seed: number, round: number): Luck {
  const stream = stirred(seed, round, 0x9e3779b9); // once for all plans of the round
  return {
    rng: () => stream.copy(),
    deal: () => stirred(seed, round, 0x85ebca6b),
    dice: {
      tape: false,
      // One stream for each visit to a chance point: one more draw at one does not shift the others.
      open: (point, k) => rngSource(stirred(seed ^ mix(point), round, k + 0x27d4eb2f)).open(point, k),
    },
  };
}
