/** The engine, bundled and run in Chromium, finds the same state after every action as Node does. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import * as engine from '../process/engine.ts';
import { RANDOM, samples } from '../process/records.ts';
import { engineBundle } from './bundle.ts';

declare global {
  interface Window {
    engine: typeof engine;
  }
}

const given = await samples();

describe('Chromium', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('no Chromium: "npm test -- browser" installs one');
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    page = await browser.newPage({ locale: 'tr-TR', timezoneId: 'Asia/Kolkata' });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addScriptTag({ content: await engineBundle() });
  });
  afterAll(() => browser?.close());

  test('runs the bundle without complaint, in another language than this process', async () => {
    expect(await page.evaluate(() => typeof window.engine.hashesOf)).toBe('function');
    expect(await page.evaluate(() => navigator.language)).toBe('tr-TR');
    expect(complaints).toEqual([]);
  });

  test.each(given)('finds the states of $name', async ({ text }) => {
    const there = await page.evaluate((record) => window.engine.hashesOf(record), text);
    const here = await engine.hashesOf(text);
    expect(here.length).toBeGreaterThan(1);
    expect(there).toEqual(here);
  });

  test.each(RANDOM)('plays the same random game of $game with $seats players', async ({ game, seats, seed }) => {
    const there = await page.evaluate(([id, n, text]) => window.engine.randomGame(id, n, text), [
      game,
      seats,
      seed,
    ] as const);
    expect(there).toBe(await engine.randomGame(game, seats, seed));
  });

  test('refuses a broken record with the same words', async () => {
    const broken = given[0]!.text.replace('"version": 1', '"version": 2');
    const there = await page.evaluate((record) => window.engine.hashesOf(record).catch(String), broken);
    expect(there).toBe(await engine.hashesOf(broken).catch(String));
    expect(there).toContain('record-version');
  });
});
