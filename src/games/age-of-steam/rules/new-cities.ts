/** New Cities on the board: they lie on a hex like a tile, as numbers below zero. */
import type { Sealed } from '../../../kernel/contract.ts';
import { LETTERS, type Letter } from '../board/box.ts';
import type { AosState } from '../state.ts';

/** What lies on the board for a New City. */
export const codeOfLetter = (letter: Letter): number => -1 - LETTERS.indexOf(letter);
export const letterOfCode = (code: number): Letter | null => (code < 0 ? (LETTERS[-1 - code] ?? null) : null);

/** The hex of a New City; -1 while it is not on the map. */
export const hexOfLetter = (s: Sealed<AosState>, letter: Letter): number => s.track.tiles.indexOf(codeOfLetter(letter));
