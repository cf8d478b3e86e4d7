import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../src/web/shell/pages.ts';
import { PAGE_ENTRIES } from './page-files.ts';

test('every page of the site is listed with the file that it loads', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../src/web/shell/pages.ts'), 'utf8');
  const loads = Object.fromEntries(
    [...source.matchAll(/path: '\/([^']*)',[^}]*?import\('\.\.\/([^']+)'\)/gs)].map(([, path, file]) => [
      path!.replace(/:.*/, ''),
      file,
    ]),
  );
  expect(Object.keys(loads)).toHaveLength(PAGES.length);
  expect({ ...PAGE_ENTRIES, 'here/': 'play/play-page.tsx', 'table/': 'play/play-page.tsx' }).toEqual(loads);
});
