/** The four ways of playing: mouse, finger, keyboard alone, the board as a list. */
import type { Page } from '@playwright/test';
import type { Hand } from './player.ts';

/** The middle of a place of the drawing, on the screen: the board in words says where it lies in the drawing. */
async function middleOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  const at = await page.locator(`[data-place="${place}"]`).getAttribute('data-at');
  const [x = 0, y = 0] = (at ?? '').split(' ').map(Number);
  return page
    .locator('main svg.board')
    .first()
    .evaluate(
      (svg, [px, py]) => {
        const edge = svg.getBoundingClientRect();
        const [left = 0, top = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
        return {
          x: edge.left + ((px - left) / width) * edge.width,
          y: edge.top + ((py - top) / height) * edge.height,
        };
      },
      [x, y] as const,
    );
}

/** True where nothing but the board lies under the finger. */
const isInView = (page: Page, { x, y }: { x: number; y: number }): Promise<boolean> =>
  page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('svg.board') != null, [x, y] as const);

export const mouse: Hand = {
  press: (_page, button) => button.click(),
  async touch(page, place) {
    const { x, y } = await middleOf(page, place);
    await page.mouse.click(x, y);
  },
  commit: (page) => page.locator('[data-part=main]').click(),
};

export const finger: Hand = {
  press: (_page, button) => button.tap(),
  async touch(page, place) {
    const cell = page.locator(`[data-place="${place}"]`).first();
    // Where places are too small for a finger the first tap brings them nearer.
    for (let tap = 0; tap < 2 && (await cell.getAttribute('aria-selected')) !== 'true'; tap++) {
      if (!(await isInView(page, await middleOf(page, place)))) await page.locator('[data-part=fit]').tap();
      const { x, y } = await middleOf(page, place);
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(50);
    }
  },
  commit: (page) => page.locator('[data-part=main]').tap(),
};

/** Nothing but keys: digits for buttons, N and Enter on the board, A and Enter to do it. */
export const keyboard: Hand = {
  async press(page, button) {
    const hint = await button.getAttribute('aria-keyshortcuts');
    if (hint === null) throw new Error('a button of the bar has no key');
    await page.keyboard.press(hint);
  },
  async touch(page, place) {
    await page.keyboard.press('b');
    for (let i = 0; i < 200; i++) {
      const here = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
      if (here === place) break;
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
  },
  async commit(page) {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  },
};

/** The board as a list: its buttons, and those of the bar, each reached with the focus and pressed with Enter. */
export const list: Hand = {
  async press(_page, button) {
    await button.focus();
    await button.press('Enter');
  },
  async touch(page, place) {
    const row = page.locator(`button[data-place="${place}"]`);
    await row.focus();
    await row.press('Enter');
  },
  async commit(page) {
    const main = page.locator('[data-part=main]');
    await main.focus();
    await main.press('Enter');
  },
};
