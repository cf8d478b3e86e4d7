import { describe, expect, test } from 'vitest';
import { type EarlyFiles, earlyFiles, LAST_TABLE } from './files.ts';

const files: EarlyFiles = {
  play: ['play.js', 'play.css'],
  here: ['tables.js'],
  text: { en: ['en.js'], fr: ['fr.js'] },
  game: { ce: ['ce.js', 'play.css'], 'ce fr': ['ce-fr.js'], 'ce en': ['ce-en.js'] },
};

describe('files asked for early', () => {
  const at = (path: string, kept: Record<string, string> = {}, languages = ['fr-CH', 'en']) =>
    earlyFiles(files, { path, languages, kept: (key) => kept[key] ?? null });

  test('none for a page that is no table', () => {
    for (const path of ['/', '/play', '/rules/ce', '/heretic/x']) expect(at(path)).toEqual([]);
  });

  test('a table online: the play screen in the language of the browser, no worker', () => {
    expect(at('/table/x')).toEqual(['play.js', 'play.css', 'fr.js']);
    expect(at('/table/x', {}, ['de'])).toContain('en.js');
  });

  test('the language that was chosen goes before that of the browser; nonsense does not', () => {
    expect(at('/here/x', { 'turntable.settings': '{"theme":"dark","language":"en"}' })).toContain('en.js');
    expect(at('/here/x', { 'turntable.settings': '{"language":"xx"}' })).toContain('fr.js');
  });

  test('the game of the table last looked at, each file once; of another table nothing is known', () => {
    const kept = { [LAST_TABLE]: 'x ce' };
    expect(at('/here/x', kept)).toEqual(['play.js', 'play.css', 'tables.js', 'fr.js', 'ce.js', 'ce-fr.js']);
    expect(at('/here/y', kept)).not.toContain('ce.js');
    expect(at('/here/x', { [LAST_TABLE]: 'x chess' })).toEqual(['play.js', 'play.css', 'tables.js', 'fr.js']);
  });
});
