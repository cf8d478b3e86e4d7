/**
 * Usage: npm run bench:web [-- --json] [--files] [--waterfall] [--rounds 5] [--only pages|touches]
 * What the play page weighs, and how soon it can be used on a slow phone: 1.6 Mbit/s, 150 ms there and back, CPU ÷ 4.
 * Nothing is cached: HTTP cache cleared, service worker bypassed. Then how long a finger waits for the board on that phone
 * (touch-to-paint.ts). Benchmarks are never tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { ensureClient } from './client.ts';
import { slowLine } from './slow-line.ts';
import { measureTouches } from './touch-to-paint.ts';

const BITS = 1_600_000;
const ROUND_TRIP = 150;
const CPU = 4;
const client = join(resolve(import.meta.dirname, '..'), 'dist/web');

interface Measured {
  /** Milliseconds until the page can be used. */
  interactive: number;
  /** Milliseconds until something is drawn. */
  painted: number;
  /** Bytes that came down by then, fonts included. */
  bytes: number;
  /** Script files loaded by then, workers' too. */
  scripts: string[];
  /** What the page itself asked for: from, to (milliseconds), bytes, name. */
  waterfall: string[];
}

/**
 * Runs in the page: says when what is awaited was painted and the thread is free again. Asked from outside it would be
 * later, by a script of the asker's that a slow processor reads first.
 */
function tellWhenUsable(ready: string): void {
  const look = () => {
    if (document.querySelector(ready)) setTimeout(() => console.debug(`usable ${performance.now()}`));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The same page in a browser that knows nothing of it, over a slow line. `ready` is there when it can be used. */
async function measure(
  browser: Browser,
  port: number,
  path: string,
  ready: string,
  before?: (page: Page) => Promise<string>,
): Promise<Measured> {
  const line = await slowLine(port, { rate: BITS / 8, delay: ROUND_TRIP / 2 });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en' });
  try {
    const page = await context.newPage();
    const base = `http://127.0.0.1:${line.port}`;
    await page.goto(`${base}/settings`);
    const to = before ? await before(page) : path;
    await page.goto('about:blank');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Network.setBypassServiceWorker', { bypass: true });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const scripts = new Set<string>();
    context.on('request', (request) => {
      if (request.serviceWorker()) return; // what it keeps for later
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) scripts.add(pathname);
    });
    await page.addInitScript(tellWhenUsable, ready);
    const usable = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('usable '),
      timeout: 60_000,
    });
    const from = line.down();
    await page.goto(`${base}${to}`, { waitUntil: 'commit' });
    const interactive = Number((await usable).text().split(' ')[1]);
    const bytes = line.down() - from;
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const waterfall = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(
          ({ name, startTime, responseStart, responseEnd, encodedBodySize }) =>
            `${[startTime, responseStart, responseEnd, encodedBodySize].map((n) => n.toFixed(0).padStart(6)).join(' ')} ${new URL(name).pathname}`,
        ),
    );
    return { interactive, painted, bytes, scripts: [...scripts], waterfall };
  } finally {
    await context.close();
    await line.close();
  }
}

const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Opens a table of this device, so that its address can be visited afresh. */
async function openTable(page: Page): Promise<string> {
  await page.goto(new URL('/play', page.url()).href);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/here\//, { timeout: 60_000 });
  await page.waitForSelector(PLAYABLE, { state: 'attached', timeout: 60_000 });
  return new URL(page.url()).pathname;
}

/** The board is drawn, and whoever must act may. */
const PLAYABLE = '[data-play][data-turn] [data-hex]';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    files: { type: 'boolean' },
    waterfall: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const found = ensureChromium();
if (!found.ok) {
  console.error(found.why);
  process.exit(1);
}
await ensureClient((text) => console.error(text));
const dataDir = mkdtempSync(join(tmpdir(), 'turntable-bench-'));
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', LIMIT_REQUESTS: '1000000' });
if (!config.ok) throw new Error(config.problems.join(' '));
const app = await createApp(config.config);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
const port = Number(new URL(app.address).port);
const PAGES = [
  { name: 'home page', path: '/', ready: 'main button:enabled' },
  { name: 'play page', path: '', ready: PLAYABLE, before: openTable },
];
const rows = [];
for (const { name, path, ready, before } of values.only === 'touches' ? [] : PAGES) {
  const rounds: Measured[] = [];
  for (let n = 0; n < Number(values.rounds); n++) rounds.push(await measure(browser, port, path, ready, before));
  const { scripts, waterfall } = rounds[0]!;
  if (values.waterfall) console.error(waterfall.join('\n'));
  if (values.files) for (const file of scripts) console.error(`${gzipped([file])}\t${file}`);
  rows.push({
    name,
    scriptBytes: gzipped(scripts),
    files: scripts.length,
    bytes: middle(rounds.map((round) => round.bytes)),
    painted: middle(rounds.map((round) => round.painted)),
    interactive: middle(rounds.map((round) => round.interactive)),
  });
}
const touches =
  values.only === 'pages'
    ? []
    : await measureTouches(browser, app.address, { cpu: CPU, rounds: Number(values.rounds) });
const load = loadavg()[0]!;
await browser.close();
await app.close();
rmSync(dataDir, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify({ pages: rows, touches, load }));
else {
  for (const { name, scriptBytes, files, bytes, painted, interactive } of rows)
    console.log(
      `${name}: ${(scriptBytes / 1024).toFixed(1)} KB of script gzipped in ${files} files; ` +
        `${(bytes / 1024).toFixed(0)} KB over the line, first paint ${painted.toFixed(0)} ms, usable after ${interactive.toFixed(0)} ms`,
    );
  for (const { name, board, tiles, all, bare, empty, elements } of touches)
    console.log(
      `${name} (${elements} elements): on the board after ${board.painted.toFixed(1)} ms, ${board.work.toFixed(1)} ms of work ` +
        `(an empty page ${empty.painted.toFixed(1)} and ${empty.work.toFixed(1)} ms: ${(board.painted - empty.painted).toFixed(1)} and ` +
        `${(board.work - empty.work).toFixed(1)} ms more); ` +
        (tiles ? `its tiles after ${tiles.painted.toFixed(1)} and ${tiles.work.toFixed(1)} ms; ` : '') +
        `all of it after ${all.painted.toFixed(1)} and ${all.work.toFixed(1)} ms: the board takes ` +
        `${((100 * board.work) / all.work).toFixed(0)} % of the work; all by Preact alone ${bare.work.toFixed(1)} ms`,
    );
  console.log(`load ${load.toFixed(1)}`);
}
