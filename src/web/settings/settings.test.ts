import { describe, expect, test } from 'vitest';
import { readSettings, USUAL } from './settings.ts';

describe('settings', () => {
  test('nothing kept, or nothing readable: as usual', () => {
    for (const text of [null, '', '{', 'null', '[]', '7', '{"theme":"pink","sound":"yes","language":"xx"}'])
      expect(readSettings(text)).toEqual(USUAL);
  });
  test('what was kept comes back whole', () => {
    const kept = {
      ...USUAL,
      theme: 'dark',
      language: 'fr',
      motion: 'off',
      palette: 'wide',
      letters: true,
      sound: true,
    };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });
  test('a field of a later version is left out, the rest is kept', () => {
    expect(readSettings('{"theme":"light","smell":"coal"}')).toEqual({ ...USUAL, theme: 'light' });
  });
});
