/** A guest plays whole games of Chicago Express on this device against random players, to the final screen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finger, keyboard, list, mouse } from './support/hands.ts';
import { type Hand, luckOf, type Player, playOut, turnOf } from './support/player.ts';
import { gameAsShown } from './support/record.ts';
import { against, openSite, PHONE, type Site, type VisitOptions } from './support/site.ts';

describe('a whole game', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  async function wholeGame(hand: Hand, seed: number, options: VisitOptions = {}, asList = false) {
    const setup = against('chicago-express', 2, 'random');
    const visitor = await site.visit({ viewport: { width: 1280, height: 800 }, setup, ...options });
    const { page } = visitor;
    await page.goto('/');
    await page.locator('main button').first().click();
    await turnOf(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/here\//);
    const player: Player = { page, hand, luck: luckOf(seed), sent: [] };
    if (asList) await hand.press(page, page.locator('[data-part=as-list]'));
    await playOut(player);
    await page.locator('[data-part=to-result]').click();
    expect(await page.locator('[data-part=dice-verdict]').getAttribute('data-verdict')).toBe('draws');
    await gameAsShown(page, player.sent);
    expect(player.sent.length).toBeGreaterThan(5);
    expect(player.sent.some(({ bill }) => bill.length > 2)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }

  test('by pointing with a mouse, in English', () => wholeGame(mouse, 1));
  test('by touch on a phone, in French', () => wholeGame(finger, 2, { ...PHONE, locale: 'fr-FR' }));
  test('by keyboard alone', () => wholeGame(keyboard, 3));
  test('by the list alone', () => wholeGame(list, 4, {}, true));
});
