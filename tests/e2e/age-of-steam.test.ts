/** A whole game of Age of Steam on this device against robots, by pointing, to the final screen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { openSite, type Site } from './support/site.ts';
import { kindsOf, playWhole } from './support/whole-game.ts';

describe('a whole game of Age of Steam', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  test('in the Rust Belt by pointing with a mouse, in English', async () => {
    const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
    const wish = { game: 'age-of-steam', options: { map: 'rust-belt' }, seats: 6, hand: mouse, seed: 'rust' };
    const kinds = kindsOf(await playWhole(visitor, { ...wish, looks: ['lay', 'deliver'] }));
    expect(kinds).toEqual(expect.arrayContaining(['issue', 'choose', 'lay', 'deliver']));
    await visitor.close();
  });
});
