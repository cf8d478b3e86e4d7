/** The four ways of playing: mouse, finger, keyboard alone, the board as a list. */
import type { Locator, Page } from '@playwright/test';
import { drawn, type Hand } from './player.ts';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly isChosen: boolean;
  /** Nothing but the board lies under the finger. */
  readonly isFree: boolean;
}

/** The middle of a place of the drawing, on the screen: the board in words says where it lies in the drawing. */
const targetOf = (page: Page, place: string): Promise<Target> =>
  page
    .locator(`[data-place="${place}"]`)
    .first()
    .evaluate((cell) => {
      const svg = document.querySelector('main svg.board')!;
      const [px = 0, py = 0] = (cell.getAttribute('data-at') ?? '').split(' ').map(Number);
      const edge = svg.getBoundingClientRect();
      const [left = 0, top = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const [x, y] = [edge.left + ((px - left) / width) * edge.width, edge.top + ((py - top) / height) * edge.height];
      return {
        ...{ x, y, isChosen: cell.getAttribute('aria-selected') === 'true' },
        isFree: document.elementFromPoint(x, y)?.closest('svg.board') != null,
      };
    });

export const mouse: Hand = {
  press: (_page, button) => button.click(),
  async touch(page, place) {
    const { x, y } = await targetOf(page, place);
    await page.mouse.click(x, y);
  },
  commit: (page) => page.locator('[data-part=main]').click(),
};

export const finger: Hand = {
  press: (_page, button) => button.tap(),
  async touch(page, place) {
    // Where places are too small for a finger the first tap brings them nearer.
    for (let tap = 0; tap < 2; tap++) {
      let target = await targetOf(page, place);
      if (target.isChosen) return;
      if (!target.isFree) {
        await page.locator('[data-part=fit]').tap();
        target = await targetOf(page, place);
      }
      await page.touchscreen.tap(target.x, target.y);
      await drawn(page);
    }
  },
  commit: (page) => page.locator('[data-part=main]').tap(),
};

const isFocused = (button: Locator): Promise<boolean> => button.evaluate((one) => one === document.activeElement);

/** Nothing but keys: digits for buttons, N and Enter on the board, A and Enter to do it; what has no key by Tab. */
export const keyboard: Hand = {
  async press(page, button) {
    const hint = await button.getAttribute('aria-keyshortcuts');
    if (hint !== null) return page.keyboard.press(hint);
    await page.keyboard.press('a');
    for (let i = 0; i < 20 && !(await isFocused(button)); i++) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  },
  async touch(page, place) {
    const cell = page.locator(`[data-place="${place}"]`);
    await page.keyboard.press('b');
    for (let i = 0; i < 60 && !(await isFocused(cell)); i++) await page.keyboard.press('n');
    if (!(await isFocused(cell))) throw new Error(`${place} is not reached by N`);
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
