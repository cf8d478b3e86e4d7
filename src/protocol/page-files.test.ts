import { describe, expect, test } from 'vitest';
import { type PageFiles, pageFiles, tableFiles } from './page-files.ts';

const files: PageFiles = {
  play: ['play.js', 'play.css'],
  here: ['tables.js'],
  text: { en: ['en.js'], fr: ['fr.js'] },
  game: { 'c-e': ['ce.js', 'play.css'], 'c-e fr': ['ce-fr.js'], 'c-e en': ['ce-en.js'] },
  page: { '': ['home.js', 'home.css'], learn: ['learn.js'], 'learn/': ['lesson.js'] },
  pageText: { en: ['pages-en.js'], fr: ['pages-fr.js'] },
};
const FRENCH = ['fr-CH', 'en'];

describe('files of a table, asked for at once', () => {
  const at = (path: string, game?: string, languages: (string | undefined)[] = FRENCH) =>
    tableFiles(files, { path, languages, game });

  test('none for a page that is no table', () => {
    for (const path of ['/', '/play', '/rules/c-e', '/heretic/x']) expect(at(path)).toEqual([]);
  });

  test('a table online: the play screen in the first language of ours, no worker', () => {
    expect(at('/table/x')).toEqual(['play.js', 'play.css', 'fr.js']);
    expect(at('/table/x', undefined, ['de'])).toContain('en.js');
    expect(at('/table/x', undefined, [undefined, 'toString', 'EN-gb', 'fr'])).toContain('en.js');
  });

  test('the game of a table of this device is in its address, each file once; of another it may be known', () => {
    const all = ['play.js', 'play.css', 'tables.js', 'fr.js', 'ce.js', 'ce-fr.js'];
    expect(at('/here/c-e-3f5a')).toEqual(all);
    expect(at('/here/3f5a', 'c-e')).toEqual(all);
    expect(at('/here/3f5a')).not.toContain('ce.js');
    expect(at('/here/chess-3f5a')).toEqual(['play.js', 'play.css', 'tables.js', 'fr.js']);
    expect(at('/table/c-e-3f5a')).not.toContain('ce.js');
  });
});

describe('files of any page', () => {
  const at = (path: string) => pageFiles(files, { path, languages: FRENCH });

  test('the page and what is said on it', () => {
    expect(at('/')).toEqual(['home.js', 'home.css', 'fr.js', 'pages-fr.js']);
    expect(at('/learn')).toContain('learn.js');
    expect(at('/learn/')).toContain('learn.js');
    expect(at('/learn/c-e')).toContain('lesson.js');
  });

  test('those of a table are the table’s; an address of nobody needs nothing', () => {
    expect(at('/here/c-e-3f5a')).toContain('ce-fr.js');
    for (const path of ['/nowhere', '/constructor', '/home/x']) expect(at(path)).toEqual([]);
  });
});
