/** New Cities that are on the map. */
import { type AosState, type Letter, letterOfCode } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';

export const placedLetters = (s: Sealed<AosState>): Letter[] =>
  s.track.tiles.flatMap((code) => {
    const letter = letterOfCode(code);
    return letter ? [letter] : [];
  });
