import { expect, test } from 'vitest';
import { type Sheet, twoSheets } from './sheets.ts';

interface Shown {
  readonly lit: string;
  readonly zoom?: number;
}

/** Two sheets that note what is drawn on them and when they are turned over. */
function noted({ twice = true } = {}) {
  const done: string[] = [];
  const sheet = (name: string): Sheet<Shown> => ({
    draw: ({ lit }) => done.push(`${name} draws ${lit}`),
    show: (seen) => done.push(`${name} ${seen ? 'seen' : 'hidden'}`),
  });
  const made = twoSheets(sheet('A'), twice ? sheet('B') : undefined);
  return { ...made, since: () => done.splice(0) };
}

test('what was drawn out of sight is shown by turning the sheets over, and nothing is drawn', () => {
  const { draw, prepare, since } = noted();
  draw({ lit: 'before' });
  prepare({ lit: 'after' });
  expect(since()).toEqual(['A draws before', 'B draws after']);
  draw({ lit: 'after' });
  expect(since()).toEqual(['B seen', 'A hidden']);
});

test('once turned over, the next is prepared on the sheet that was seen before', () => {
  const { draw, prepare, since } = noted();
  draw({ lit: 'one' });
  prepare({ lit: 'two' });
  draw({ lit: 'two' });
  since();
  prepare({ lit: 'three' });
  draw({ lit: 'three' });
  expect(since()).toEqual(['A draws three', 'A seen', 'B hidden']);
});

test('what comes otherwise is drawn on the sheet that is seen', () => {
  const { draw, prepare, since } = noted();
  draw({ lit: 'one' });
  prepare({ lit: 'two' });
  since();
  draw({ lit: 'three' });
  draw({ lit: 'two', zoom: 2 });
  expect(since()).toEqual(['A draws three', 'A draws two']);
});

test('the same is not drawn twice, nor turned over while it is seen', () => {
  const { draw, prepare, since } = noted();
  draw({ lit: 'one' });
  prepare({ lit: 'one' });
  since();
  prepare({ lit: 'one' });
  draw({ lit: 'one' });
  expect(since()).toEqual([]);
});

test('with one sheet nothing is prepared', () => {
  const { draw, prepare, isFresh, since } = noted({ twice: false });
  prepare({ lit: 'two' });
  expect(since()).toEqual([]);
  expect(isFresh()).toBe(true);
  draw({ lit: 'two' });
  expect(since()).toEqual(['A draws two']);
});
