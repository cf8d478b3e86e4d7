/** A whole game of Age of Steam on this device against robots, by pointing, to the final screen. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, isTooWide } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import { type Hand, luckOf, moving, part, turnOf } from './support/player.ts';
import { exported, positionsOf } from './support/record.ts';
import { openSite, type Site, type Visitor } from './support/site.ts';

/** Tiles of one build, at most. */
const TILES = 3;

describe('a whole game of Age of Steam', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  const begin = (page: Page) => page.locator('main button').last();
  const litOf = (page: Page, kind: string) =>
    page
      .locator(`[data-place^="${kind}:"][data-lit]`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-place') ?? ''));

  /** Lays up to three tiles, each turned once or more; moves a cube where one can be moved; else presses a button. */
  async function playOne(page: Page, hand: Hand, luck: () => number): Promise<string> {
    const pick = <T>(all: readonly T[]): T => all[Math.floor(luck() * all.length)]!;
    if (await part(page, 'auction').count()) {
      const out = page.locator('[data-part=auction] [data-part^="do-"]').first();
      const [issues, bids] = [(await page.getByText(/share|titre/).count()) > 0, luck() < 0.4];
      await moving(page, () => (issues || bids ? hand.commit(page) : hand.press(page, out)));
      return 'amount';
    }
    let did = '';
    for (let tile = 0; tile < TILES; tile++) {
      const [hexes, goods] = [await litOf(page, 'hex'), await litOf(page, 'good')];
      if (hexes.length + goods.length === 0) break;
      await hand.touch(page, pick(goods.length > 0 ? goods : hexes));
      did = goods.length > 0 ? 'deliver' : 'build';
      const ways = page.locator('[data-part=ways] button[aria-pressed=false]');
      if (await ways.count()) await hand.press(page, ways.nth(Math.floor(luck() * (await ways.count()))));
      if (goods.length > 0) break;
    }
    for (let i = 0; i < 4 && !(await page.locator('[data-part=main]:enabled').count()); i++) {
      const places = await litOf(page, 'place');
      const buttons = page.locator('[data-part=choices] button[aria-pressed=false]');
      const offered = await buttons.count();
      if (places.length > 0 && did === 'deliver') await hand.touch(page, pick(places));
      else if (offered > 0) await hand.press(page, buttons.nth(Math.floor(luck() * offered)));
    }
    await page.locator('[data-part=main]:enabled').waitFor({ timeout: 5000 });
    await moving(page, () => hand.commit(page));
    return did || 'button';
  }

  /** Plays to the end, looks at each kind of decision once with axe, and holds the record against the final screen. */
  async function playThrough({ page, complaints }: Visitor, hand: Hand, seed: number) {
    const luck = luckOf(seed);
    const did = new Set<string>();
    for (let moves = 0; moves < 200 && (await turnOf(page)) === 'mine'; moves++) {
      const kind = await playOne(page, hand, luck);
      if (did.has(kind)) continue;
      did.add(kind);
      expect(await faultsOf(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
    await page.locator('[data-part=to-result]').click();
    expect(await faultsOf(page)).toEqual([]);
    const { game, states } = await positionsOf(await exported(page));
    const scores = await page
      .locator('[data-part=ranking] li')
      .evaluateAll((rows) =>
        rows.map((row) => [Number(row.getAttribute('data-seat')), Number(row.getAttribute('data-score'))]),
      );
    expect(scores).toEqual(game.outcome(states.at(-1)!)!.ranking.map(({ seat, score }) => [seat, score]));
    expect(complaints).toEqual([]);
    return did;
  }

  test('by pointing with a mouse, in English', async () => {
    const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
    await visitor.page.goto('/play?game=age-of-steam');
    await begin(visitor.page).click();
    expect(await playThrough(visitor, mouse, 1)).toContain('build');
    await visitor.close();
  });
});
