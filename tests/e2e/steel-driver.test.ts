/** A whole game of Steel Driver on this device, to the final screen, on a board that the players brought. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordText } from '../../src/kernel/record.ts';
import { mouse } from './support/hands.ts';
import { drawn, moving, seqOf, turnOf } from './support/player.ts';
import { against, openSite, type Site } from './support/site.ts';
import { playThrough } from './support/steel-driver.ts';

const ROOT = resolve(import.meta.dirname, '../..');
interface Board {
  links: { id: string; cost: number; a: string; b: string }[];
}

describe('a whole game of Steel Driver', () => {
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

  test('on a board with one cost corrected, brought as a file; another process replays its record', async () => {
    const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await page.goto('/play?game=steel-driver');
    await expectText(page, 'reconstructed board');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this board as a file' }).click(),
    ]);
    const ours = JSON.parse(readFileSync(await saved.path(), 'utf8')) as Board;
    const [link, other] = [ours.links[0]!, ours.links[1]!];

    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, JSON.stringify({ ...ours, links: [{ ...link, cost: 9 }, ...ours.links.slice(1)] }));
    await page.locator('input[type=file]').setInputFiles(wrong);
    await expectText(page, `“${link.id}” costs 9, but costs run from 2 to 6`);

    const own = join(folder, 'own.json');
    writeFileSync(own, JSON.stringify({ ...ours, links: [link, { ...other, cost: 5 }, ...ours.links.slice(2)] }));
    await page.locator('input[type=file]').setInputFiles(own);
    await expectText(page, 'A board of your own: own.json');
    await begin(page).click();
    await turnOf(page);
    expect(await page.locator(`[data-place="link:${other.id}"]`).first().textContent()).toContain('cost 5 cubes');
    await page.reload(); // the board is kept with the table
    await turnOf(page);
    expect(await page.locator(`[data-place="link:${other.id}"]`).first().textContent()).toContain('cost 5 cubes');

    const { record, last } = await playThrough(visitor, mouse, 1, true);
    expect(last.board).toEqual(expect.any(String));
    expect((record.board as Board).links[1]!.cost).toBe(5);
    const file = join(folder, 'game.json');
    writeFileSync(file, recordText(record));
    const command = ['scripts/run.mjs', 'src/cli/main.ts', 'replay', file, '--json'];
    const said: unknown = JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' }));
    expect(said).toMatchObject({ ok: true });
    await visitor.close();
  });

  test('0 hands on before a company is chosen', async () => {
    const visitor = await site.visit({ setup: against('steel-driver', 2, 'random') });
    const { page } = visitor;
    await page.goto('/');
    await begin(page).click();
    await turnOf(page);
    const wayOut = page.locator('[data-part=auction] [data-part^="do-"]');
    await wayOut.waitFor();
    // Whoever began has chosen what is bid on; once that is sold, the next one begins.
    while (await page.locator('[role=spinbutton]').count()) {
      await moving(page, () => wayOut.click());
      await turnOf(page);
      await drawn(page);
    }
    expect(await wayOut.getAttribute('aria-keyshortcuts')).toBe('0');
    // A key that comes before the keyboard's part of the page is lost, and pressed again.
    const before = await seqOf(page);
    for (let i = 0; i < 20 && (await seqOf(page)) === before; i++) {
      await page.keyboard.press('0');
      await page.waitForTimeout(300);
    }
    expect(await seqOf(page)).toBeGreaterThan(before);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  const expectText = (page: Page, text: string): Promise<void> =>
    page.getByText(text).first().waitFor({ timeout: 10_000 });
});
