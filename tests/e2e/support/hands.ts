/** The four ways of playing: mouse, finger, keyboard alone, the board as a list. */
import type { Locator, Page } from '@playwright/test';
import { drawn, type Hand } from './player.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Target extends Point {
  readonly isChosen: boolean;
  /** Nothing but the board lies under the finger. */
  readonly isFree: boolean;
  /** Where a finger can take hold of the board, and by how much it may be drawn there: what the bar leaves free. */
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** The middle of a place of the drawing, on the screen: the board in words says where it lies in the drawing. */
const targetOf = (page: Page, place: string): Promise<Target> =>
  page
    .locator(`[data-place="${place}"]`)
    .first()
    .evaluate((cell) => {
      const svg = document.querySelector('main svg.board');
      if (!svg) throw new Error('there is no drawing to touch');
      const [px = 0, py = 0] = (cell.getAttribute('data-at') ?? '').split(' ').map(Number);
      const edge = svg.getBoundingClientRect();
      const frame = svg.parentElement!.parentElement!.getBoundingClientRect();
      const bar = document.querySelector('[data-stop]')?.getBoundingClientRect().top ?? frame.bottom;
      const [left = 0, top = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const [x, y] = [edge.left + ((px - left) / width) * edge.width, edge.top + ((py - top) / height) * edge.height];
      return {
        ...{ x, y, isChosen: cell.getAttribute('aria-selected') === 'true' },
        isFree: document.elementFromPoint(x, y)?.closest('svg.board') != null,
        frame: { x: frame.x, y: frame.y, w: frame.width, h: Math.min(frame.bottom, bar) - frame.y },
      };
    });

const isElsewhere = (a: Point, b: Point): boolean => Math.hypot(b.x - a.x, b.y - a.y) > 1;

/** Where a place lies once the board has come to rest: it goes to what is lit a moment after that is drawn. */
async function atRest(page: Page, place: string): Promise<Target> {
  let target = await targetOf(page, place);
  for (let look = 0; look < 20; look++) {
    await drawn(page);
    const next = await targetOf(page, place);
    if (!isElsewhere(target, next)) return next;
    target = next;
  }
  throw new Error(`${place} does not come to rest`);
}

export const mouse: Hand = {
  press: (_page, button) => button.click(),
  async touch(page, place) {
    const { x, y } = await atRest(page, place);
    await page.mouse.move(x, y);
    await drawn(page);
    if (isElsewhere({ x, y }, await targetOf(page, place))) throw new Error(`${place} moved away under the mouse`);
    await page.mouse.down();
    await page.mouse.up();
  },
  commit: (page) => page.locator('[data-part=main]').click(),
};

/** A finger that moves without letting go. */
export async function drag(page: Page, from: Point, by: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.5, 1])
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
  await drawn(page);
}

/** Draws the board until a place lies free, towards the middle of its frame. */
async function reach(page: Page, place: string): Promise<Target> {
  for (let i = 0; i < 6; i++) {
    const target = await atRest(page, place);
    const { x, y, w, h } = target.frame;
    if (target.isFree || target.isChosen) return target;
    const middle = { x: x + w / 2, y: y + h / 2 };
    const within = (far: number, room: number) => Math.max(-room, Math.min(room, far));
    await drag(page, middle, { x: within(middle.x - target.x, w * 0.4), y: within(middle.y - target.y, h * 0.4) });
  }
  throw new Error(`${place} cannot be reached by drawing the board`);
}

/** Until the tap is seen to have chosen the place or brought it nearer: tapped once more too soon it would be taken back. */
async function answered(page: Page, place: string, from: Point): Promise<void> {
  for (let look = 0; look < 60; look++) {
    await drawn(page);
    if (!(await page.locator(`[data-place="${place}"]`).count())) return;
    const now = await targetOf(page, place);
    if (now.isChosen || isElsewhere(from, now)) return;
  }
}

export const finger: Hand = {
  press: (_page, button) => button.tap(),
  async touch(page, place) {
    // Where places are too small for a finger the first tap brings them nearer.
    for (let tap = 0; tap < 2; tap++) {
      const { x, y, isChosen } = await reach(page, place);
      if (isChosen) return;
      await page.touchscreen.tap(x, y);
      await answered(page, place, { x, y });
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
