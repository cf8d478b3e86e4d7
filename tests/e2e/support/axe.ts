/** What axe finds serious on a page, one line each; empty = nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Pages whose drawing was looked at: it is hidden from readers, and only its contrast counts, so once is enough. */
const seen = new WeakSet<Page>();

/** `within`: a part of the page alone. */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within);
  const hasBoard = (await page.locator('svg.board').count()) > 0;
  if (hasBoard && seen.has(page)) axe.exclude('svg.board');
  if (hasBoard) seen.add(page);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** True when the page can be moved sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
