/** Without a line: the site once visited opens, is read and played while the server is away. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { luckOf, movesOf, type Player, playOne, turnOf } from './support/player.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.end());

const player = (page: Page): Player => ({ page, hand: mouse, luck: luckOf(7), sent: [] });

async function playSome(page: Page, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await playOne(player(page));
    await turnOf(page);
  }
}

test('visited once, then the server stops: a game goes on, a new one begins, pages are read, the next visit works too', async () => {
  const { page, complaints, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('main button').first().click();
  await turnOf(page);
  const begun = new URL(page.url()).pathname;
  await playSome(page, 1);
  const moves = await movesOf(page);
  await site.stopServer();

  await playSome(page, 1);
  await page.goto('/');
  await page.locator(`a[href="${begun}"]`).waitFor();
  await page.locator('main button').first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/here/') && url.pathname !== begun);
  await turnOf(page);
  await playSome(page, 2);
  await page.goto('/rules/chicago-express#CE-30');
  await page.locator('[data-rule="CE-30"]').waitFor();

  // Another day, by its address.
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(begun);
  await turnOf(tab);
  expect(await movesOf(tab)).toBeGreaterThan(moves);
  await playSome(tab, 1);
  expect(tab.workers()).toHaveLength(2); // the host of the table, and the one in which its bots think
  expect(complaints).toEqual([]);
  await close();
});
