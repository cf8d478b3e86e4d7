/** Against an Expert on this device: a hint with its reasons is put on the board and played, off line too. */
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { luckOf, movesOf, moving, type Player, part, playOne, turnOf } from './support/player.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.end());

test('a game against an Expert: a hint says why, goes onto the board and is played; the same without a line', async () => {
  const { page, complaints, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/play');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('expert');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turnOf(page);
  const player: Player = { page, hand: mouse, luck: luckOf(3), sent: [] };

  // By the keyboard: the card names a move, how sure it is, and why.
  await part(page, 'hint').waitFor();
  await page.keyboard.press('i');
  await part(page, 'hint-turn').waitFor({ timeout: 20_000 });
  expect((await part(page, 'hint-turn').innerText()).length).toBeGreaterThan(3);
  expect((await part(page, 'hint-card').innerText()).split('\n').length).toBeGreaterThan(3);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await part(page, 'hint-card').waitFor({ state: 'detached' });

  await site.stopServer();
  for (let n = 0; n < 3; n++) {
    await part(page, 'hint').click();
    await part(page, 'hint-do').click({ timeout: 20_000 });
    const before = await movesOf(page);
    const main = part(page, 'main');
    const advised = await page.locator('[data-part=main]:enabled').count();
    // A pass is a button of its own, and a hint to pass leaves it to the player.
    if (advised > 0) await moving(page, () => main.click());
    else await playOne(player);
    await turnOf(page);
    expect(await movesOf(page)).toBeGreaterThan(before);
  }
  expect(complaints).toEqual([]);
  await close();
});
