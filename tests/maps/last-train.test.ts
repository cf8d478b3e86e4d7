/** Last Train by pointing: a whole game in the Dales with a mouse, and one round Nuremberg by touch. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finger, mouse } from '../e2e/support/hands.ts';
import { openSite, PHONE, type Site } from '../e2e/support/site.ts';
import { kindsOf, playWhole } from '../e2e/support/whole-game.ts';

describe('a whole game of Last Train', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  test('in the Dales', async () => {
    const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
    const wish = { game: 'last-train-to-wensleydale', options: { map: 'wensleydale' }, seats: 3 };
    const kinds = kindsOf(await playWhole(visitor, { ...wish, hand: mouse, seed: 'dales' }));
    expect(kinds).toEqual(expect.arrayContaining(['bid', 'start', 'extend', 'hire', 'carry', 'sell']));
    await visitor.close();
  });

  test('round Nuremberg by touch on a phone, in French and in the dark', async () => {
    const visitor = await site.visit({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark' });
    const wish = { game: 'last-train-to-wensleydale', options: { map: 'nuremberg' }, seats: 3 };
    const record = await playWhole(visitor, { ...wish, hand: finger, seed: 'noris', looks: ['extend', 'sell'] });
    expect(kindsOf(record)).toEqual(expect.arrayContaining(['bid', 'start', 'extend', 'hire', 'carry', 'sell']));
    await visitor.close();
  });
});
