import { expect, test } from 'vitest';
import { boardOf } from '../board/boards.ts';
import { MAPS, SOUTHS } from '../state.ts';
import { type Layout, layoutOf, MOST_LAYOUTS, passing } from './layouts.ts';

const BOARDS = MAPS.flatMap((map) =>
  SOUTHS.map((south) => boardOf({ board: null, options: { map, side: 'usual', south } })),
);

/** Layout `n` of a series that goes round the boards; the lists are new ones each time. */
function ask(n: number): Layout {
  const board = BOARDS[n % BOARDS.length]!;
  const tracks = board.borders.map((_, i) => (i < 16 ? (n >> i) & 1 : 0));
  return layoutOf({ tracks, companies: board.sectors.map(() => 0) }, board);
}

test('a layout is known again by what lies on the board, and is that of one board alone', () => {
  expect(ask(5)).toBe(ask(5));
  expect(ask(5)).not.toBe(ask(9));
  const [one, other] = BOARDS.map((board) => layoutOf({ tracks: [1], companies: [] }, board));
  expect(one).not.toBe(other);
});

test('however many boards there are, no more layouts are kept than one number says', () => {
  const asked = Array.from({ length: 4 * MOST_LAYOUTS }, (_, n) => ask(n));
  // The latest first: one that is still kept makes no room for itself, so none is lost by asking.
  let kept = 0;
  while (kept < asked.length && ask(asked.length - 1 - kept) === asked.at(-1 - kept)) kept += 1;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(MOST_LAYOUTS);
});

test('in passing a layout is not kept, and what was asked about before is asked about again', () => {
  const board = BOARDS[0]!;
  const lists = { tracks: [2], companies: [] };
  const before = layoutOf(lists, board);
  const other = { tracks: [3], companies: [] };
  const passed = passing(() => {
    expect(layoutOf(other, board)).toBe(layoutOf(other, board));
    return layoutOf(other, board);
  });
  expect(layoutOf(lists, board)).toBe(before);
  expect(layoutOf(other, board)).not.toBe(passed);
  expect([passed.text, before.text]).toEqual([null, expect.any(String)]);
});

test('who passes within another that passes ends his own alone, even if he fails', () => {
  const board = BOARDS[0]!;
  const at = (track: number) => layoutOf({ tracks: [track], companies: [] }, board).text;
  const fails = () => {
    expect(at(4)).toBeNull();
    throw new Error('failed');
  };
  passing(() => {
    passing(() => expect(at(5)).toBeNull());
    expect(at(6)).toBeNull();
    expect(() => passing(fails)).toThrow('failed');
    expect(at(7)).toBeNull();
  });
  expect(at(8)).not.toBeNull();
});
