import { describe, expect, test } from 'vitest';
import type { Place } from '../../games/face.ts';
import { freeCorner, lieDown } from './free-corner.ts';
import {
  areaOf,
  centred,
  isSeen,
  kept,
  levelOf,
  limitsOf,
  opening,
  placeAt,
  revealing,
  scaleToShow,
  toBoard,
  toScreen,
  zoomedAt,
} from './view.ts';

const place = (id: string, x: number, y: number, r = 35): Place => ({
  touch: { on: 'hex', id },
  label: id,
  name: id,
  at: { x, y, r },
});
const extent = { x: -50, y: -50, w: 1200, h: 900 };
const places = [place('A', 0, 0), place('B', 60, 35), place('C', 900, 700)];

describe('places with an outline', () => {
  const field: Place = {
    ...place('field', 50, 50, 20),
    touch: { on: 'sector', id: 'field' },
    outline: [
      [0, 0],
      [100, 0],
      [100, 100],
      [60, 40],
      [0, 100],
    ],
  };
  const gate = place('gate', 90, 5, 8);
  const at = (x: number, y: number, k = 4) => placeAt([field, gate], { x, y }, k, () => false)?.touch.id;

  test('are meant wherever they are touched inside, and nowhere else', () => {
    expect(at(4, 4)).toBe('field');
    expect(at(95, 80)).toBe('field');
    expect(at(60, 80)).toBeUndefined();
    expect(at(-4, 50)).toBeUndefined();
  });

  test('lie under discs', () => expect(at(90, 8)).toBe('gate'));

  test('a dead disc is not in the way of a lit field', () => {
    const lit = (id: string) => placeAt([field, gate], { x: 90, y: 8 }, 4, ({ touch }) => touch.id === id)?.touch.id;
    expect(lit('field')).toBe('field');
    expect(lit('gate')).toBe('gate');
  });
});

describe('levels of zoom', () => {
  test.each([
    [25.9, 'far'],
    [26, 'mid'],
    [52, 'mid'],
    [52.1, 'near'],
  ])('a unit of %s pixels is seen from %s', (pixels, level) => expect(levelOf(pixels)).toBe(level));
});

describe('views', () => {
  test('a point of the board and its place on the screen lead to each other', () => {
    const view = { x: 13, y: -7, k: 1.7 };
    const back = toBoard(view, toScreen(view, { x: 120, y: 45 }));
    expect(back.x).toBeCloseTo(120);
    expect(back.y).toBeCloseTo(45);
  });

  test('zooming keeps the point under the finger and stays within its limits', () => {
    const limits = { least: 0.5, most: 3 };
    const [view, at] = [
      { x: 10, y: 20, k: 1 },
      { x: 300, y: 200 },
    ];
    const held = toBoard(view, at);
    const nearer = zoomedAt(view, 2, at, limits);
    expect(nearer.k).toBe(2);
    expect(toScreen(nearer, held)).toEqual(at);
    expect(zoomedAt(view, 100, at, limits).k).toBe(3);
    expect(zoomedAt(view, 0.001, at, limits).k).toBe(0.5);
  });

  test('a board larger than its frame cannot be dragged out of it', () => {
    const box = { w: 400, h: 300 };
    const away = kept({ x: 5000, y: -5000, k: 2 }, extent, box);
    const middle = toBoard(away, { x: 200, y: 150 });
    expect(middle.x).toBeGreaterThan(extent.x);
    expect(middle.y).toBeLessThan(extent.y + extent.h);
  });

  test('a board smaller than its frame stays wholly inside', () => {
    const box = { w: 4000, h: 3000 };
    const view = kept({ x: -900, y: 9000, k: 1 }, extent, box);
    const from = toScreen(view, extent);
    const to = toScreen(view, { x: extent.x + extent.w, y: extent.y + extent.h });
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
    expect(to.x).toBeLessThanOrEqual(4000);
    expect(to.y).toBeLessThanOrEqual(3000);
  });

  test('the limits hold the whole board at least, and a hex side of 120 pixels at most', () => {
    const { least, most } = limitsOf(extent, { w: 600, h: 900 }, 40);
    expect(least).toBe(0.5);
    expect(most).toBe(3);
  });

  test('a board opens whole for a mouse, and on what is lit for a finger on a small screen', () => {
    const board = { extent, unit: 40, places };
    const phone = { w: 390, h: 500 };
    expect(opening(board, [], phone, false)).toEqual(centred(extent, phone, 390 / 1200));
    expect(opening(board, [], phone, true)).toEqual(centred(extent, phone, 390 / 1200));
    const view = opening(board, [places[2]!], phone, true);
    expect(view.k * 35 * 2).toBeGreaterThanOrEqual(44);
    const seen = toScreen(view, places[2]!.at);
    expect(seen.x > 0 && seen.x < 390 && seen.y > 0 && seen.y < 500).toBe(true);
    const large = { w: 1600, h: 1200 };
    expect(opening(board, [places[2]!], large, true)).toEqual(centred(extent, large, 4 / 3));
  });

  test('lit places too far apart for one view: one of them is in the middle', () => {
    const apart = [place('a', 40, 40, 10), place('b', 560, 300, 10), place('c', 1160, 700, 10)];
    const phone = { w: 390, h: 500 };
    const view = opening({ extent: { x: 0, y: 0, w: 1200, h: 760 }, unit: 40, places: apart }, apart, phone, true);
    expect(toScreen(view, apart[1]!.at)).toEqual({ x: 195, y: 250 });
  });

  test.each([
    [1, 2, 0, 1],
    [1, 0.5, 0, 0.5],
    [0.3, 2, 0.6, 0.78],
    [0.3, 0.5, 0.6, 0.6],
    [1, 0.5, 0.6, 0.6],
    [1, 2, 0.6, 1],
  ])('from scale %d an area that fits at %d, for fingers of %d, is shown at %d', (now, fit, finger, shown) => {
    expect(scaleToShow(now, fit, finger)).toBeCloseTo(shown);
  });

  test('what is asked for is brought into the frame, and nothing moves when it is there already', () => {
    const box = { w: 400, h: 300 };
    const view = { x: 0, y: 0, k: 1 };
    expect(revealing(view, { x: 100, y: 100, w: 50, h: 50 }, extent, box)).toEqual(view);
    const moved = revealing(view, { x: 900, y: 600, w: 50, h: 50 }, extent, box);
    expect(toScreen(moved, { x: 950, y: 650 }).x).toBeLessThanOrEqual(400);
    expect(toScreen(moved, { x: 950, y: 650 }).y).toBeLessThanOrEqual(300);
  });
});

describe('the place a finger means', () => {
  const dark = () => false;
  test('is the nearest, and none far from all', () => {
    expect(placeAt(places, { x: 55, y: 30 }, 1, dark)?.touch.id).toBe('B');
    expect(placeAt(places, { x: 20, y: 10 }, 1, dark)?.touch.id).toBe('A');
    expect(placeAt(places, { x: 400, y: 400 }, 1, dark)).toBeNull();
  });

  test('is a lit one where small targets overlap, never where they are large', () => {
    const isB = (p: Place) => p.touch.id === 'B';
    const small = [place('A', 0, 0, 6), place('B', 20, 0, 6)];
    expect(placeAt(small, { x: 6, y: 0 }, 1, dark)?.touch.id).toBe('A');
    expect(placeAt(small, { x: 6, y: 0 }, 1, isB)?.touch.id).toBe('B');
    expect(placeAt(places, { x: 20, y: 10 }, 1, isB)?.touch.id).toBe('A');
  });

  test('the area of several places holds each of them whole', () => {
    expect(areaOf(places)).toEqual({ x: -35, y: -35, w: 970, h: 770 });
    expect(areaOf([])).toBeNull();
  });
});

test('on a phone the tools stand where nothing lit lies under them', () => {
  const [view, box, tools] = [
    { x: 0, y: 0, k: 1 },
    { w: 300, h: 400 },
    { w: 52, h: 97 },
  ];
  const corner = (...lit: [number, number][]) =>
    freeCorner(
      lit.map(([x, y]) => place('lit', x, y)),
      view,
      box,
      tools,
    );
  expect(corner()).toBe('bottom right');
  expect(corner([150, 200])).toBe('bottom right');
  expect(corner([280, 380])).toBe('bottom left');
  expect(corner([240, 380])).toBe('bottom left'); // half a finger's width is needed too
  expect(corner([280, 380], [20, 320])).toBe('top right');
  expect(corner([280, 380], [20, 380], [280, 20])).toBe('top left');
  expect(corner([280, 380], [20, 380], [280, 20], [20, 20])).toBe('bottom right');
  expect(corner([360, 380])).toBe('bottom right'); // outside the frame
});

test('a place is seen when all of it is in the frame', () => {
  const [view, box] = [
    { x: 10, y: 0, k: 2 },
    { w: 300, h: 200 },
  ];
  expect(isSeen(place('A', 30, 35), view, box)).toBe(true);
  expect(isSeen(place('A', 29, 35), view, box)).toBe(false);
  expect(isSeen(place('A', 100, 66), view, box)).toBe(false);
});

test('the tools of a large frame lie down under a board that is as wide as it, however tall the bar is', () => {
  const frame = { w: 700, h: 580, covered: 0 };
  expect(lieDown({ x: 0, y: 0, w: 1430, h: 1000 }, frame)).toBe(true);
  expect(lieDown({ x: 0, y: 0, w: 1430, h: 1000 }, { ...frame, h: 380, covered: 200 })).toBe(true);
  expect(lieDown({ x: 0, y: 0, w: 1000, h: 1000 }, frame)).toBe(false);
});
