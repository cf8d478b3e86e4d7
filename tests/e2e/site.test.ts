/** The frame of the site: home, settings, rulebook, saved games. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';

describe('the site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  const begin = async (page: Page) => {
    await page.goto('/');
    await page.locator('main button').first().click();
    await page.waitForURL(/\/here\//);
    await page.locator('[data-play]').waitFor();
  };

  test('from the address to the board in one press; next time the table is among the departures', async () => {
    const { page, complaints, close } = await site.visit();
    await page.goto('/');
    expect(await page.locator('main h1').textContent()).toBe('Lay the line before they do.');
    await begin(page);
    const { pathname } = new URL(page.url());
    await page.goto('/');
    await page.locator(`a[href="${pathname}"]`).click();
    await page.locator('[data-play]').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a game with friends and bots is set up by form, and set up so again', async () => {
    const { page, close } = await site.visit();
    await page.goto('/play');
    await page.getByText('4', { exact: true }).click();
    await page.getByLabel('Seat 2').selectOption('person');
    await page.getByLabel('Name').nth(1).fill('Ada');
    await page.getByLabel('Who begins').selectOption('0');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('[data-play]').waitFor();
    await page.locator('nav').getByText('Ada', { exact: true }).first().waitFor();
    await page.goto('/play');
    await page.getByLabel('Seat 4').waitFor();
    expect(await page.getByLabel('Name').nth(1).inputValue()).toBe('Ada');
    await close();
  });

  test('real dice: the set-up asks what the real table drew', async () => {
    const { page, close } = await site.visit();
    await page.goto('/play');
    await page.getByLabel('They come from a real table').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('p:focus', { hasText: 'who opens the first auction' }).waitFor();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await page.locator('button:focus', { hasText: 'Start the game' }).click();
    await page.getByRole('button', { name: 'Seat 3, Adler', exact: true }).click();
    await page.waitForURL(/\/here\//);
    await page.locator('[data-play]').waitFor();
    await close();
  });

  test('settings change the page at once and are kept', async () => {
    const { page, close } = await site.visit();
    await page.goto('/settings');
    await page.getByText('Dark: blueprint').click();
    await page.getByLabel('Always show letters').check();
    await page.getByText('Français', { exact: true }).last().click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    const kept = await page.evaluate(() => ({
      ...document.documentElement.dataset,
      lang: document.documentElement.lang,
    }));
    expect(kept).toMatchObject({ theme: 'dark', letters: 'always', lang: 'fr' });
    await close();
  });

  test('the rulebook opens at a rule, marks it, and is searched', async () => {
    const { page, close } = await site.visit();
    await page.goto('/rules/chicago-express#CE-30');
    const marked = page.locator('[data-rule][aria-current]');
    await marked.waitFor();
    expect(await marked.getAttribute('data-rule')).toBe('CE-30');
    const box = await marked.boundingBox();
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.y).toBeLessThan(page.viewportSize()!.height);
    await page.getByLabel('Search the rules').fill('forest locomotive');
    await page.getByText(/^\d+ rules?$/).waitFor();
    const left = await page.locator('[data-rule]').evaluateAll((rules) => rules.map((rule) => rule.id));
    expect(left).toContain('CE-30');
    expect(left.length).toBeLessThan(10);
    await page.getByLabel('Search the rules').fill('submarine');
    await page.getByText('No rule has these words.').waitFor();
    await close();
  });

  test('a saved game is exported, deleted, and brought in again; what is no record is refused in a sentence', async () => {
    const { page, close } = await site.visit();
    await begin(page);
    await page.goto('/games');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'turntable-record', game: 'chicago-express' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('No game is saved on this device.').waitFor();
    const bring = (content: string) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await bring('{"format":"something else"}');
    await page.getByText(/the file is not a recorded game/).waitFor();
    await bring(text);
    await page.waitForURL(/\/here\//);
    await page.locator('[data-play]').waitFor();
    await close();
  });

  test('a game of this device is uploaded to the account and opened from there', async () => {
    const { page, close } = await site.visit();
    await begin(page);
    const made = await page.request.post('/api/register', {
      data: { name: 'Uploader', password: 'a long enough word' },
      headers: { origin: site.address },
    });
    expect(made.ok()).toBe(true);
    await page.goto('/games');
    await page.getByRole('button', { name: 'Upload to the account' }).click();
    await page.getByText(/^1 game of 200\.$/).waitFor();
    await page.getByRole('button', { name: 'Open on this device' }).click();
    await page.waitForURL(/\/here\//);
    await page.locator('[data-play]').waitFor();
    await close();
  });
});
