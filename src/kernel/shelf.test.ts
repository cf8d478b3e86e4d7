import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

test('a shelf keeps what was put there last, and makes nothing twice', () => {
  const made: string[] = [];
  const shelf = createShelf<string>(2);
  const put = (id: string) =>
    shelf.put(id, () => {
      made.push(id);
      return `the ${id}`;
    });
  for (const id of ['a', 'b', 'a', 'c']) put(id);
  expect(['a', 'b', 'c'].map((id) => shelf.get(id))).toEqual(['the a', undefined, 'the c']);
  expect(['a', 'b', 'c'].map((id) => shelf.has(id))).toEqual([true, false, true]);
  put('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(shelf.has('a')).toBe(false);
});
