/** Without a line: the site once visited opens, is read and played while the server is away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { luckOf, type Player, playOne, turnOf } from './support/player.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.end());

test('installed, then the server stops: pages open, a new game begins and is played, and is there afterwards', async () => {
  const { page, complaints, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stopServer();
  await page.goto('/rules/chicago-express#CE-30');
  await page.locator('[data-rule="CE-30"]').waitFor();
  await page.goto('/');
  await page.locator('main button').first().click();
  await turnOf(page);
  const player: Player = { page, hand: mouse, luck: luckOf(7), sent: [] };
  for (let n = 0; n < 3; n++) {
    await playOne(player);
    await turnOf(page);
  }
  const { pathname } = new URL(page.url());
  await page.reload();
  await turnOf(page);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(complaints).toEqual([]);
  await close();
});
