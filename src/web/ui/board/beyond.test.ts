import { expect, test } from 'vitest';
import type { Place } from '../../games/face.ts';
import { beyondOf } from './beyond.ts';
import { takenAt } from './free-corner.ts';

const at = (x: number, y: number): Place => ({
  ...{ touch: { on: 'hex', id: `${x} ${y}` }, label: '', name: '' },
  at: { x, y, r: 10 },
});
const view = { x: 0, y: 0, k: 1 };
const box = { w: 200, h: 300 };

test('nothing is marked while all that is lit lies in the frame', () => {
  expect(beyondOf([at(5, 5), at(199, 299)], view, box)).toEqual([]);
});

test('each edge tells the nearest of what lies beyond it, and where along it', () => {
  const [left, near, far, below] = [at(-20, 150), at(230, 80), at(400, 90), at(100, 320)];
  expect(beyondOf([left, far, near, below, at(50, 50)], view, box)).toEqual([
    { side: 'left', nearest: left, along: 150 },
    { side: 'right', nearest: near, along: 80 },
    { side: 'bottom', nearest: below, along: 100 },
  ]);
});

test('an edge that cuts a lit place needs no mark', () => {
  expect(beyondOf([at(-9, 150), at(-200, 150), at(209, 80)], view, box)).toEqual([]);
  expect(beyondOf([at(-10, 150)], view, box)).toMatchObject([{ side: 'left' }]);
});

test('beyond a corner it is the edge that is farther crossed, and the mark keeps off the corner', () => {
  expect(beyondOf([at(-30, -200)], view, box)).toMatchObject([{ side: 'top', along: 34 }]);
  expect(beyondOf([at(260, 310)], view, box)).toMatchObject([{ side: 'right', along: 266 }]);
});

test('a mark keeps off the middle of what may be touched at its edge', () => {
  const far = at(-100, 150);
  const along = (...lit: Place[]) => beyondOf([far, ...lit], view, box)[0]?.along;
  expect(along(at(60, 150))).toBe(150);
  expect(along(at(20, 150))).toBe(118);
  expect(along(at(20, 140))).toBe(172);
  expect(along(at(20, 140), at(15, 160))).toBe(108);
  // Where all of an edge is taken it stays where it leads.
  expect(along(...[40, 90, 140, 190, 240, 280].map((y) => at(10, y)))).toBe(150);
});

test('a mark keeps off the tools in their corner', () => {
  const taken = takenAt('bottom right', box, { w: 52, h: 97 });
  expect(beyondOf([at(300, 250), at(180, 400)], view, box, taken)).toMatchObject([
    { side: 'right', along: 179 },
    { side: 'bottom', along: 124 },
  ]);
  expect(beyondOf([at(-50, 250)], view, box, taken)).toMatchObject([{ side: 'left', along: 250 }]);
  expect(takenAt('top left', box, { w: 52, h: 97 })).toEqual([
    { side: 'left', from: 0, to: 97 },
    { side: 'top', from: 0, to: 52 },
  ]);
});
