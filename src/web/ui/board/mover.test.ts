import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../../games/face.ts';
import { type Mover, mover } from './mover.ts';

/** A frame of 400 x 400 with a bar over its lower edge, and a board of ten by ten places. */
const SQUARE = { x: 0, y: 0, w: 1000, h: 1000 };
let extent = SQUARE;
const placeAt = (x: number, y: number): Place => ({
  touch: { on: 'hex', id: `${x} ${y}` },
  label: '',
  name: '',
  at: { x, y, r: 50 },
});

let barTop = 400;
let barLeft = 0;
let isLit = true;
let isHeld = false;
let isUsed = true;
let places = [placeAt(500, 500)];
/** How often the board was asked for. */
let asked = 0;
let changed: () => void = () => {};
let observed = 0;
let mine: Mover;
let begin = (): void => {};

const box = (top: number, bottom: number, left = 0) => ({ left, right: left + 400, top, bottom });
/** As much of an element as a mover asks for. */
const element = (bounds: () => object): HTMLElement =>
  ({
    ...{ clientWidth: 400, clientHeight: 400, style: {}, toggleAttribute: () => true, isConnected: true },
    getBoundingClientRect: bounds,
  }) as unknown as HTMLElement;

beforeEach(() => {
  barTop = 400;
  barLeft = 0;
  isLit = true;
  isHeld = false;
  isUsed = true;
  extent = SQUARE;
  places = [placeAt(500, 500)];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        changed = told;
      }
      observe() {
        observed += 1;
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const frame = element(() => box(0, 400));
  const bar = element(() => box(barTop, 800, barLeft));
  const board = () => {
    asked += 1;
    return { extent, unit: 50, places, lights: { isLit: () => isLit }, isHeld, isUsed };
  };
  begin = () => {
    mine = mover(frame, frame, board, { moved: () => {} }, [bar]);
  };
  begin();
});
afterEach(() => {
  mine.end();
  vi.unstubAllGlobals();
});

const cover = (top: number) => {
  barTop = top;
  changed();
};

test('a bar that grows over the board leaves it where it is', () => {
  const before = mine.view;
  expect(before.k).toBeCloseTo(0.4);
  cover(300);
  expect(mine.view).toEqual(before);
});

test('before anything was to be touched, the whole board stands above the tallest bar so far', () => {
  mine.end();
  isLit = false;
  begin();
  cover(300);
  expect(mine.view.k).toBeCloseTo(0.3);
  cover(400);
  expect(mine.view.k).toBeCloseTo(0.3);
  isLit = true;
  mine.drawn();
  expect(mine.view.k).toBeCloseTo(0.4);
  cover(300);
  expect(mine.view.k).toBeCloseTo(0.4);
});

test('until anything is pressed, a whole board stands above a bar that grows late', () => {
  isUsed = false;
  cover(300);
  expect(mine.view.k).toBeCloseTo(0.3);
  isUsed = true;
  const before = mine.view;
  cover(200);
  expect(mine.view).toEqual(before);
});

test('a wide board that leaves room above it is moved up from under the bar before anything was to be touched', () => {
  mine.end();
  isLit = false;
  extent = { x: 0, y: 0, w: 1000, h: 500 };
  begin();
  cover(250);
  expect(mine.view.k).toBeCloseTo(0.4);
  expect(mine.view.y + 500 * mine.view.k).toBeLessThanOrEqual(250);
});

test('what the bar covers is moved out from under it, and back when the bar is small again', () => {
  const before = mine.view;
  cover(300);
  mine.uncover([placeAt(500, 500)]);
  expect(mine.view).toEqual(before);
  mine.uncover([placeAt(500, 850)]);
  expect(mine.view.k).toBe(before.k);
  expect(mine.view.y + 900 * mine.view.k).toBeLessThanOrEqual(300);
  cover(400);
  expect(mine.view).toEqual(before);
});

test('many places that do not fit above the bar move nothing while one of them is seen', () => {
  cover(150);
  const before = mine.view;
  const below = [450, 550, 650, 750, 850].map((y) => placeAt(500, y));
  mine.uncover([placeAt(500, 100), ...below]);
  expect(mine.view).toEqual(before);
  mine.uncover(below);
  expect(mine.view.y).toBeLessThan(before.y);
});

test('the whole board is fitted into what the bar leaves free', () => {
  cover(300);
  mine.fit();
  expect(mine.view.k).toBeCloseTo(0.3);
  expect(mine.view.y).toBeCloseTo(0);
});

test('a whole board that was fitted over a tall bar is fitted anew when the bar is low', () => {
  cover(300);
  mine.fit();
  cover(400);
  expect(mine.view.k).toBeCloseTo(0.4);
  cover(300);
  expect(mine.view.k).toBeCloseTo(0.4);
});

test('a board that is larger than its frame can be drawn until its last row stands free of the bar', () => {
  mine.zoomBy(3);
  cover(250);
  mine.panBy(0, -10_000);
  expect(mine.view.y + 1000 * mine.view.k).toBeLessThanOrEqual(250);
});

test('a bar beside the board covers nothing of it', () => {
  barLeft = 400;
  cover(0);
  mine.fit();
  expect(mine.view.k).toBeCloseTo(0.4);
  barLeft = 399;
  changed();
  mine.fit();
  expect(mine.view.k).toBeCloseTo(0.1);
});

test('what only the mouse asks for moves nothing under it, whatever the bar does', () => {
  cover(300);
  mine.uncover([placeAt(500, 850)]);
  const before = mine.view;
  isHeld = true;
  mine.drawn();
  cover(350);
  expect(mine.view).toEqual(before);
  cover(200);
  expect(mine.view).toEqual(before);
  isHeld = false;
  mine.drawn();
  cover(300);
  expect(mine.view).toEqual(before);
});

test('a bar that is lower when what the mouse looked at is chosen lets the board go back then', () => {
  const first = mine.view;
  cover(300);
  mine.uncover([placeAt(500, 850)]);
  isHeld = true;
  mine.drawn();
  cover(400);
  expect(mine.view).not.toEqual(first);
  isHeld = false;
  observed = 0;
  mine.drawn();
  expect(observed).toBe(1);
  changed();
  expect(mine.view).toEqual(first);
});

test('a drawing asks for the board as often with many places as with one', () => {
  mine.end();
  isLit = false;
  begin();
  const whenDrawn = () => {
    asked = 0;
    mine.drawn();
    return asked;
  };
  const once = whenDrawn();
  places = Array.from({ length: 100 }, (_, i) => placeAt(5 * i, 5 * i));
  expect(whenDrawn()).toBe(once);
});
