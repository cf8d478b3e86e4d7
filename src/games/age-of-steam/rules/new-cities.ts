/** New Cities on the board: they lie on a hex like a tile, as numbers below zero. */
import type { Sealed } from '../../../kernel/contract.ts';
import { LETTERS, type Letter } from '../board/box.ts';
import type { AosState } from '../state.ts';
import { recent } from './recent.ts';
import type { SealedTrack } from './track.ts';

/** What lies on the board for a New City. */
export const codeOfLetter = (letter: Letter): number => -1 - LETTERS.indexOf(letter);
export const letterOfCode = (code: number): Letter | null => (code < 0 ? (LETTERS[-1 - code] ?? null) : null);

const known = recent<SealedTrack, readonly number[]>(8);

/** The hex of a New City; -1 while it is not on the map. */
export function hexOfLetter({ track }: Sealed<AosState>, letter: Letter): number {
  const hexes = known.get(track) ?? known.put(track, hexesOfLetters(track));
  return hexes[LETTERS.indexOf(letter)]!;
}

/** By letter. */
function hexesOfLetters({ tiles }: SealedTrack): number[] {
  const hexes = LETTERS.map(() => -1);
  for (let hex = 0; hex < tiles.length; hex++) if (tiles[hex]! < 0) hexes[-1 - tiles[hex]!] = hex;
  return hexes;
}
