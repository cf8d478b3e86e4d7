/** What axe finds serious on a page, one line each; empty = nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `within`: a part of the page alone. */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(within)
    // There are no frames here, for which it would open a page of its own each time.
    .setLegacyMode(true)
    // Only faults are told in full: the rest takes three times as long and is read by nobody.
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** True when the page can be moved sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
