/** Last Train on a board that its owner corrected by a file; First Train on ours, which says that it is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringIn } from '../../scripts/recorded.ts';
import { turnOf } from './support/player.ts';
import { openSite, type Site } from './support/site.ts';

interface Board {
  sectors: { id: string; name: string; terrain: string }[];
}

describe('a game of Last Train', () => {
  let site: Site;
  let folder: string;
  beforeAll(async () => {
    site = await openSite();
    folder = mkdtempSync(join(tmpdir(), 'turntable-board-'));
  });
  afterAll(async () => {
    await site?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = (page: Page) => page.locator('main button').last();
  const expectText = (page: Page, text: string): Promise<void> =>
    page.getByText(text).first().waitFor({ timeout: 10_000 });

  test('on a board whose sector was corrected: what is wrong is named, what is right is played and kept', async () => {
    const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await page.goto('/play?game=last-train-to-wensleydale');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this board as a file' }).click(),
    ]);
    const ours = JSON.parse(readFileSync(await saved.path(), 'utf8')) as Board;
    const changed = (name: string, terrain: string): string => {
      const sectors = ours.sectors.map((sector) =>
        sector.id === 'richmond' ? { ...sector, name: 'Richmond (corrected)', terrain } : sector,
      );
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify({ ...ours, sectors }));
      return file;
    };
    await page.locator('input[type=file]').setInputFiles(changed('wrong.json', 'hill'));
    await expectText(page, 'The sector “richmond” has terrain');
    await page.locator('input[type=file]').setInputFiles(changed('own.json', 'valley'));
    await expectText(page, 'A board of your own: own.json');
    await begin(page).click();
    const richmond = page.locator('[data-place="sector:richmond"]').first();
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await turnOf(page);
      expect(await richmond.textContent()).toContain('Richmond (corrected), town, valley');
    }
    expect(await page.locator('svg.board').first().textContent()).toContain('A board file of the players’ own');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test('opens above its bar, the note that the board is reconstructed in full', async () => {
    const visitor = await site.visit({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    // Hiring trains: a tall bar that grows once its pictures are there.
    await bringIn(page, { game: 'last-train-to-wensleydale', name: 'nuremberg-4p-large-link', moves: 60 });
    await page.getByRole('button', { name: 'Hire A3' }).waitFor();
    const bottoms = () =>
      page.evaluate(() => {
        const bottom = (found: Element | null | undefined) => found?.getBoundingClientRect().bottom ?? Number.NaN;
        const note = [...document.querySelectorAll('svg.board text')].find((text) =>
          text.textContent?.startsWith('Reconstructed board'),
        );
        const bar = document.querySelector('[data-stop]')?.getBoundingClientRect().top ?? Number.NaN;
        return { note: bar - bottom(note), board: bar - bottom(document.querySelector('svg.board')) };
      });
    await expect.poll(async () => (await bottoms()).board).toBeGreaterThan(-1.5);
    expect((await bottoms()).note).toBeGreaterThan(300);
    await visitor.close();
  });
});
