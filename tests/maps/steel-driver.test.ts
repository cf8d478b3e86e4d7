/** Steel Driver by touch on a phone, a whole game. */
import { afterAll, beforeAll, test } from 'vitest';
import { finger } from '../e2e/support/hands.ts';
import { turnOf } from '../e2e/support/player.ts';
import { against, openSite, PHONE, type Site } from '../e2e/support/site.ts';
import { playThrough } from '../e2e/support/steel-driver.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.end());

test('a whole game of Steel Driver by touch on a phone, in French', async () => {
  const visitor = await site.visit({ ...PHONE, locale: 'fr-FR', setup: against('steel-driver', 2, 'random') });
  await visitor.page.goto('/');
  await visitor.page.locator('main button').first().tap();
  await turnOf(visitor.page);
  await playThrough(visitor, finger, 2, false);
  await visitor.close();
});
