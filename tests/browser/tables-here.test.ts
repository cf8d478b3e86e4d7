/** Tables of this device in Chromium: the real worker, the real database of the browser, reloads, and two tabs. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { chicagoExpress } from '../../src/games/chicago-express/index.ts';
import { readRecord } from '../../src/kernel/read-record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { bundleOf } from './bundle.ts';
import type * as here from './tables-page.ts';

declare global {
  interface Window {
    here: typeof here;
  }
}

/** A thinker that begins with a move and never comes back, however it is asked. */
const STUCK = `if (self.name === 'thinker') addEventListener('message', () => {
  postMessage({ begun: true });
  for (;;);
});
`;

describe('tables of this device in Chromium', () => {
  let browser: Browser;
  let server: Server;
  let base: string;
  let context: BrowserContext;
  const complaints: string[] = [];

  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('no Chromium: "npm test -- browser" installs one');
    const files: Record<string, string> = {
      '/page.js': await bundleOf('tests/browser/tables-page.ts', 'here'),
      '/worker.js': await bundleOf('src/web/table/here/worker.ts', 'worker'),
    };
    let stuck = 0;
    server = createServer((request, response) => {
      const address = request.url ?? '';
      // The host, the first of its thinkers, which gets stuck, and those after it.
      if (address === '/stuck.js') stuck += 1;
      const script = address === '/stuck.js' ? (stuck === 2 ? STUCK : '') + files['/worker.js'] : files[address];
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      // As strict as the site itself.
      response.setHeader('content-security-policy', "default-src 'self'");
      response.end(script ?? '<!doctype html><script src="/page.js"></script>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    complaints.length = 0;
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  async function tab(search = ''): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(base + search);
    return page;
  }
  const exported = async (page: Page, id: string) => {
    const read = readRecord((await page.evaluate((table) => window.here.tables.exportRecord(table), id))!);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.value;
  };

  test('a game against bots is there whole after the page was loaded again', async () => {
    const page = await tab();
    const id = await page.evaluate(() => window.here.open(2));
    await page.evaluate((table) => window.here.follow(table), id);
    expect(await page.evaluate(() => window.here.play(15))).toEqual(Array(15).fill('done'));
    const before = await page.evaluate(() => window.here.standing());
    await page.reload();
    expect(await page.evaluate(() => window.here.tables.list())).toMatchObject([{ id, state: 'running' }]);
    await page.evaluate((table) => window.here.follow(table), id);
    expect(await page.evaluate(() => window.here.standing())).toEqual(before);
    expect(before).toMatchObject({ entries: before.seq + 1, resyncs: 0 });
    expect(replay(chicagoExpress, await exported(page, id)).ok).toBe(true);
    const { used, most } = await page.evaluate(() => window.here.tables.quota());
    expect([used! > 0, most! > used!]).toEqual([true, true]);
  });

  test('a page that goes away in the middle of a move leaves a sound game', async () => {
    const first = await tab();
    const id = await first.evaluate(() => window.here.open(1));
    for (let n = 0; n < 6; n++) {
      const page = n === 0 ? first : await tab();
      await page.evaluate((table) => window.here.follow(table), id);
      await page.evaluate(() => window.here.playAndRun());
      await page.close();
    }
    const page = await tab();
    await page.evaluate((table) => window.here.follow(table), id);
    expect(await page.evaluate(() => window.here.play(5))).toEqual(Array(5).fill('done'));
    expect(await page.evaluate(() => window.here.standing())).toMatchObject({ resyncs: 0 });
    expect(replay(chicagoExpress, await exported(page, id)).ok).toBe(true);
  });

  test('two tabs at one table: who is too late is told, both see the same, and the bots move once', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await one.evaluate(() => window.here.open(1));
    for (const page of [one, two]) await page.evaluate((table) => window.here.follow(table), id);
    await two.evaluate(() => window.here.stopHearing());
    const answers = await one.evaluate(() => window.here.play(1));
    expect([...answers, await two.evaluate(() => window.here.playLate())]).toEqual(['done', 'stale']);
    // Both at once: who of them is too late is left to chance.
    const raced = [one.evaluate(() => window.here.play(25)), two.evaluate(() => window.here.play(25, 3))];
    answers.push(...(await Promise.all(raced)).flat());
    expect(answers.filter((answer) => answer !== 'done' && answer !== 'stale')).toEqual([]);
    const { seq } = await one.evaluate(() => window.here.standing());
    const seen = await Promise.all(
      [one, two].map((page) => page.evaluate((least) => window.here.standing(least), seq)),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ resyncs: 0, entries: seen[0]!.seq + 1 });
    const record = await exported(two, id);
    expect(record.actions.filter(({ seat }) => seat < 2)).toHaveLength(answers.filter((a) => a === 'done').length);
    expect(replay(chicagoExpress, record).ok).toBe(true);
    // The tab that let the bots move goes away: the other takes over.
    await one.close();
    expect(await two.evaluate(() => window.here.play(12, 1))).toEqual(Array(12).fill('done'));
  });

  test('a bot that never comes back is ended from outside: the table goes on, and a new thinker with it', async () => {
    const [page, other] = [await tab('?worker=/stuck.js'), await tab()];
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const id = await page.evaluate(() => window.here.open(1));
    await page.evaluate((table) => window.here.follow(table), id);
    await other.evaluate((table) => window.here.follow(table), id);
    expect(await page.evaluate(() => window.here.play(12))).toEqual(Array(12).fill('done'));
    const { seq } = await page.evaluate(() => window.here.standing());
    const seen = await Promise.all(
      [page, other].map((one) => one.evaluate((least) => window.here.standing(least), seq)),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(warnings).toEqual([expect.stringContaining('did not come back')]);
    // The host was never replaced; of its thinkers the first is gone, which Chromium takes two seconds for.
    await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(2);
    const record = await exported(page, id);
    expect(record.actions.filter(({ seat }) => seat === 2).length).toBeGreaterThan(1);
    expect(replay(chicagoExpress, record).ok).toBe(true);
  });

  test('a hint is refused by the worker where the table forbids it', async () => {
    const page = await tab();
    const ids = await page.evaluate(() => Promise.all([window.here.open(0), window.here.open(0, { hints: false })]));
    const answers = await page.evaluate(
      (tables) =>
        Promise.all(
          tables.map(async (table) => {
            const { acting } = (await window.here.tables.list()).find(({ id }) => id === table)!;
            return window.here.tables.hint(table, acting[0]!);
          }),
        ),
      ids,
    );
    expect(answers).toMatchObject([
      { ok: true, hint: { actions: expect.any(Array) } },
      { ok: false, code: 'hints-forbidden' },
    ]);
  });

  test('a table removed in one tab is gone in the other', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await one.evaluate(() => window.here.open(0));
    await two.evaluate((table) => window.here.follow(table), id);
    await one.evaluate((table) => window.here.tables.remove(table), id);
    expect(await two.evaluate(() => window.here.tables.list())).toEqual([]);
    await two.waitForFunction(() => window.here.joining() === 'failed');
  });
});
