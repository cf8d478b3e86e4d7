/** Every link and every npm script that the pages name exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('there are pages', () => {
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)('%s links to files that exist and names scripts that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)/g)].map((found) => found[1]!).filter((link) => !link.includes('://'));
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map((found) => found[1]!);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
