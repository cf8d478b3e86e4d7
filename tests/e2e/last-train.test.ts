/** Whole games of Last Train and First Train on this device, to the final screen; and a corrected board. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, isTooWide } from './support/axe.ts';
import { finger } from './support/hands.ts';
import { type Hand, luckOf, type Player, playOne, turnOf } from './support/player.ts';
import { brokenPromises, exported, positionsOf } from './support/record.ts';
import { openSite, type Site, type VisitOptions, type Visitor } from './support/site.ts';

const PHONE: VisitOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  colorScheme: 'dark',
};

interface Board {
  sectors: { id: string; name: string; terrain: string }[];
}

describe('a whole game of Last Train', () => {
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

  /** Plays to the end, looks at each kind of decision once with axe, and holds the record against what was shown. */
  async function playThrough({ page, complaints }: Visitor, hand: Hand, seed: number) {
    const player: Player = { page, hand, luck: luckOf(seed), sent: [], roams: 0.75 };
    const looked = new Set<string>();
    for (let moves = 0; moves < 300 && (await turnOf(page)) === 'mine'; moves++) {
      const kind = (await page.locator('[data-part=prompt]').innerText()).slice(0, 12);
      if (!looked.has(kind)) {
        looked.add(kind);
        expect(await faultsOf(page)).toEqual([]);
        expect(await isTooWide(page)).toBe(false);
      }
      await playOne(player);
    }
    expect(looked.size).toBeGreaterThan(2);
    await page.locator('[data-part=to-result]').click();
    expect(await faultsOf(page)).toEqual([]);
    const record = await exported(page);
    const { game, states } = await positionsOf(record);
    const scores = await page
      .locator('[data-part=ranking] li')
      .evaluateAll((rows) =>
        rows.map((row) => [Number(row.getAttribute('data-seat')), Number(row.getAttribute('data-score'))]),
      );
    expect(scores).toEqual(game.outcome(states.at(-1)!)!.ranking.map(({ seat, score }) => [seat, score]));
    expect(player.sent.some(({ bill }) => bill.length > 2)).toBe(true);
    expect(brokenPromises(game, states, player.sent)).toEqual([]);
    expect(complaints).toEqual([]);
    return record;
  }

  test('round Nuremberg by touch on a phone, in French and in the dark', async () => {
    const visitor = await site.visit(PHONE);
    const { page } = visitor;
    await page.goto('/play?game=last-train-to-wensleydale');
    await page.getByText('Nuremberg (plateau reconstitué)').first().tap();
    await begin(page).tap();
    const record = await playThrough(visitor, finger, 6);
    expect(record.options.map).toBe('nuremberg');
    await visitor.close();
  });

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
});
