import { expect, test } from 'vitest';
import type { Sealed } from '../../../kernel/contract.ts';
import { MASKS } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { type LTWState, PURSES } from '../state.ts';
import { begin, end, on, play } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { freeIn } from './pledges.ts';

test('LTW-73, LTW-74: fees follow the landowners and the company towns, even on one and the same line', () => {
  const before = scenario('2p | building:0 | cubes 0 12 | white 2 2 | brown 2 2 | green 2 2 | red 2 2');
  const s: Sealed<LTWState> = play(before, 0, begin('northallerton'), on('leeming'), end).state;
  const leeming = boardOf(s).sectorAt.get('leeming')!;
  const free = (at: Sealed<LTWState>) => PURSES.map((purse) => freeIn(at, 0, purse));
  // Northallerton is a green town.
  expect(free(s)).toEqual([2, 2, 1, 2, 0]);
  const owned = { ...s, figures: { ...s.figures, landowner: s.figures.landowner.with(leeming, 1) } };
  expect(free(owned)).toEqual([1, 2, 1, 2, 0]);
  expect(free(s)).toEqual([2, 2, 1, 2, 0]);
  const joined = { ...s, companies: s.companies.with(leeming, MASKS.red) };
  expect(free(joined)).toEqual([2, 2, 1, 1, 0]);
  expect(free(s)).toEqual([2, 2, 1, 2, 0]);
});
