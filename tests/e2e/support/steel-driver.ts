/** A whole game of Steel Driver at the play screen, whatever the hand. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf, isTooWide } from './axe.ts';
import { type Hand, luckOf, type Player, playOne, turnOf } from './player.ts';
import { gameAsShown } from './record.ts';
import type { Visitor } from './site.ts';

/** Plays to the end, looks at each phase once (axe, where asked for), and holds the record against what was shown. */
export async function playThrough({ page, complaints }: Visitor, hand: Hand, seed: number, axe: boolean) {
  const player: Player = { page, hand, luck: luckOf(seed), sent: [] };
  const looked = new Set<string>();
  for (let moves = 0; moves < 300 && (await turnOf(page)) === 'mine'; moves++) {
    const kind = (await page.locator('[data-part=amount]').count()) > 0 ? 'amount' : await statusOf(page);
    if (!looked.has(kind)) {
      looked.add(kind);
      if (axe) expect(await faultsOf(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
    await playOne(player);
  }
  await page.locator('[data-part=to-result]').click();
  expect(await faultsOf(page)).toEqual([]);
  const { record, last } = await gameAsShown(page, player.sent);
  expect(player.sent.some(({ bill }) => bill.length > 2)).toBe(true);
  expect(complaints).toEqual([]);
  return { record, last };
}

/** What is asked now, as far as it tells one phase from another. */
const statusOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-part=prompt]').innerText()).slice(0, 12);
