/** A newer version of the site waits: it never interrupts a game under way. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnOf } from './support/player.ts';
import { CLIENT, openSite, type Site } from './support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-newer-'));
let site: Site;
beforeAll(async () => {
  cpSync(CLIENT, folder, { recursive: true });
  for (const packed of ['br', 'gz']) rmSync(join(folder, `sw.js.${packed}`), { force: true });
  site = await openSite(folder);
});
afterAll(async () => {
  await site?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('at a table it is only announced; a press takes it; without a table it is taken by itself', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  const deploy = () => appendFileSync(join(folder, 'sw.js'), '\n// a newer version\n');
  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const taken = () =>
    page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null, undefined, {
      timeout: 20_000,
    });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('main button').first().click();
  await turnOf(page);
  const before = await page.locator('[data-play]').getAttribute('data-seq');

  deploy();
  await look();
  const line = page.getByText('A newer version of the site is ready.');
  await line.waitFor();
  expect(await isWaiting()).toBe(true);
  expect(await page.locator('[data-play]').getAttribute('data-seq')).toBe(before);

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
  await turnOf(page);
  expect(await page.locator('[data-play]').getAttribute('data-seq')).toBe(before);
  await taken();

  deploy();
  await page.waitForTimeout(5000); // until this page has its worker too
  await look();
  await line.waitFor();
  await page.goto('/settings');
  await taken();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await close();
});
