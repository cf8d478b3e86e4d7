/**
 * Usage: npm run pictures
 * Makes docs/pictures/*.png from recorded games, always at the same positions: what the README shows is what one gets.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { createApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { ensureClient } from './client.ts';
import { bringIn, type Recorded } from './recorded.ts';
import { smallPng } from './small-png.ts';

const out = join(resolve(import.meta.dirname, '..'), 'docs/pictures');
/** What the README loads with every visit. */
const MOST = 200_000;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  readonly name: string;
  readonly look: BrowserContextOptions;
  show(page: Page): Promise<void>;
}

const table = (name: string, recorded: Recorded, look: BrowserContextOptions = {}): Picture => ({
  name,
  look: { viewport: DESKTOP, ...look },
  show: (page) => bringIn(page, recorded),
});

/** Two steps of an expansion are chosen, none is sent: places are lit, the bill says what they would bring. */
async function expanding(page: Page): Promise<void> {
  await bringIn(page, { game: 'chicago-express', name: '4p-shares-wabash', moves: 202 });
  await page.locator('[data-part=touch-dial-expansion]').click();
  await page.locator('[data-part=touch-company-co]').first().click();
  for (const hex of ['D4', 'C4']) {
    await page.locator(`[data-place="hex:${hex}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-part=chips] li').nth(3).waitFor(); // drawn anew, the button would lose the focus
  await page.locator('[data-part=main]').focus(); // the ring of the focus leaves the board
}

/** Longer than a page waits before it fetches what the first move does not need. */
const PAUSE = 2000;

/** The page once two pictures in a row are the same: parts and letters come late, and each run shall show all of them. */
async function settled(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (;;) {
    await page.waitForTimeout(PAUSE);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
}

const PICTURES: readonly Picture[] = [
  { name: 'home', look: { viewport: DESKTOP }, show: async (page) => void (await page.goto('/')) },
  { name: 'play', look: { viewport: DESKTOP }, show: expanding },
  { name: 'play-dark', look: { viewport: DESKTOP, colorScheme: 'dark', locale: 'fr' }, show: expanding },
  { name: 'phone', look: { viewport: PHONE, hasTouch: true, isMobile: true }, show: expanding },
  {
    name: 'final',
    look: { viewport: DESKTOP },
    async show(page) {
      await bringIn(page, { game: 'chicago-express', name: '4p-shares-wabash' });
      await page.locator('[data-part=to-result]').click();
      await page.locator('[data-part=final] svg').first().waitFor();
    },
  },
  table('age-of-steam', { game: 'age-of-steam', name: 'rust-belt-4p', moves: 150 }),
  table('steel-driver', { game: 'steel-driver', name: '4p-linked', moves: 200 }),
  table(
    'last-train',
    { game: 'last-train-to-wensleydale', name: 'wensleydale-4p-large', moves: 200 },
    { colorScheme: 'dark' },
  ),
];

const found = ensureChromium();
if (!found.ok) {
  console.error(found.why);
  process.exit(1);
}
await ensureClient((text) => console.error(text));
const dataDir = mkdtempSync(join(tmpdir(), 'turntable-pictures-'));
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
if (!config.ok) throw new Error(config.problems.join(' '));
const app = await createApp(config.config);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
mkdirSync(out, { recursive: true });
for (const { name, look, show } of PICTURES) {
  const context = await browser.newContext({
    ...{ baseURL: app.address, locale: 'en', colorScheme: 'light', reducedMotion: 'reduce' },
    ...look,
  });
  const page = await context.newPage();
  await show(page);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded')); // they come late
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.mouse.move(0, 0);
  const file = join(out, `${name}.png`);
  writeFileSync(file, smallPng(await settled(page)));
  await context.close();
  const { size } = statSync(file);
  console.log(`${name}.png  ${(size / 1000).toFixed(0)} KB`);
  if (size > MOST) process.exitCode = 1;
}
await browser.close();
await app.close();
rmSync(dataDir, { recursive: true, force: true });
