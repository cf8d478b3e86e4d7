import { expect, test } from 'vitest';
import { isClientPath } from '../../protocol/addresses.ts';
import { findPage, PAGES, type Page } from './pages.ts';

const page = (path: string): Page => ({ path, title: 'title.home', frame: 'page', load: () => Promise.reject() });
const pages = ['/', '/learn', '/learn/:game', '/table/:id'].map(page);

test('fixed words and names are found, with what stood for the name', () => {
  expect(findPage('/', pages)?.page.path).toBe('/');
  expect(findPage('/learn/', pages)?.page.path).toBe('/learn');
  expect(findPage('/learn/chicago-express', pages)?.params).toEqual({ game: 'chicago-express' });
  expect(findPage('/table/a%20b', pages)?.params).toEqual({ id: 'a b' });
});

test('an address of nobody, and one that cannot be read, is no page', () => {
  for (const path of ['/nowhere', '/learn/a/b', '/table/%', '/Learn']) expect(findPage(path, pages)).toBeNull();
});

test('the server knows every page of the client', () => {
  for (const { path } of PAGES) expect(isClientPath(path), path).toBe(true);
});
