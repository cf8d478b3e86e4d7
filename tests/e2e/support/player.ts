/** Hands at the play screen: they choose among what is offered, by pointing, by touch, by keyboard or by the list. */
import type { Locator, Page } from '@playwright/test';

/** One line of the bill, as it stands on the screen. */
export interface BillShown {
  readonly of: string;
  readonly key: string;
  readonly after: string;
}

/** What was shown before a move was sent. */
export interface Sent {
  /** Moves in effect before it. */
  readonly moves: number;
  /** How many actions were sent at once. */
  readonly actions: number;
  readonly bill: readonly BillShown[];
}

/** A way of choosing: how a button is pressed and how a place of the board is touched. */
export interface Hand {
  press(page: Page, button: Locator): Promise<void>;
  touch(page: Page, place: string): Promise<void>;
  commit(page: Page): Promise<void>;
}

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

/** Waits until this seat must act, or the game is over. */
export async function turnOf(page: Page): Promise<'mine' | 'over'> {
  const screen = page.locator('[data-play][data-turn=mine], [data-play][data-turn=over]');
  await screen.waitFor({ timeout: 30_000 });
  return (await screen.getAttribute('data-turn')) === 'over' ? 'over' : 'mine';
}

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-play]').getAttribute('data-seq'));

/** Does something and waits until the table has moved on. */
export async function moving(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await seqOf(page);
  await act();
  await page.locator(`[data-play]:not([data-seq="${before}"])`).waitFor({ timeout: 10_000 });
}

/** Moves in effect, the set-up not counted: the end of the slider, which is there once there is a past. */
export const movesOf = (page: Page): Promise<number> =>
  page
    .locator('[data-play]')
    .evaluate((screen) => Number(screen.querySelector('header input[type=range]')?.getAttribute('max') ?? 0));

async function billShown(page: Page): Promise<Omit<Sent, 'moves'>> {
  const more = page.locator('[data-part=bill] button[aria-expanded=false]');
  if (await more.count()) await more.click();
  return page.locator('[data-part=bill]').evaluate((list) => ({
    actions: Number(list.getAttribute('data-actions')),
    bill: [...list.querySelectorAll('li[data-of]')].map((line) => ({
      of: line.getAttribute('data-of') ?? '',
      key: line.getAttribute('data-key') ?? '',
      after: line.getAttribute('data-after') ?? '',
    })),
  }));
}

/** Until what was touched is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const litPlaces = (page: Page): Promise<string[]> =>
  page
    .locator('[data-place][data-lit]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-place') ?? ''));

export interface Player {
  readonly page: Page;
  readonly hand: Hand;
  /** 0 ≤ x < 1, the same in every run. */
  luck(): number;
  readonly sent: Sent[];
  /** How often this player turns to a lit place although a button or the deed is offered; absent = never. */
  readonly roams?: number;
}

const oneOf = <T>(player: Player, list: readonly T[]): T => list[Math.floor(player.luck() * list.length)]!;

/** One move of whatever kind is asked for. */
export async function playOne(player: Player): Promise<void> {
  const { page, hand, sent } = player;
  if (await part(page, 'auction').count()) {
    const pass = page.locator('[data-part=auction] [data-part^="do-"]').first();
    const bids = (await pass.count()) === 0 || player.luck() < 0.5;
    if (bids) {
      await choose(player); // what is bid on, where that is a choice
      sent.push({ moves: await movesOf(page), ...(await billShown(page)) });
    }
    await moving(page, () => (bids ? hand.commit(page) : hand.press(page, pass)));
    return;
  }
  await choose(player);
  sent.push({ moves: await movesOf(page), ...(await billShown(page)) });
  await moving(page, () => hand.commit(page));
}

/** Touches until the main button is alive. */
async function choose(player: Player): Promise<void> {
  const { page, hand } = player;
  const { roams = 0 } = player;
  for (let i = 0; i < 8; i++) {
    const isReady = (await page.locator('[data-part=main]:enabled').count()) > 0;
    const goes = roams > 0 && player.luck() < roams;
    if (isReady && !goes) return;
    const buttons = page.locator('[data-part=choices] button[aria-pressed=false]');
    const offered = isReady ? 0 : await buttons.count();
    const lit = offered > 0 && !goes ? [] : await litPlaces(page);
    if (lit.length > 0) await hand.touch(page, oneOf(player, lit));
    else if (offered > 0) await hand.press(page, buttons.nth(Math.floor(player.luck() * offered)));
    else break;
    await drawn(page);
  }
  await page.locator('[data-part=main]:enabled').waitFor({ timeout: 5000 });
}

/** Plays to the end. */
export async function playOut(player: Player, most = 600): Promise<number> {
  let moves = 0;
  while (moves < most && (await turnOf(player.page)) === 'mine') {
    await playOne(player);
    moves += 1;
  }
  return moves;
}

/** Numbers that are the same in every run. */
export function luckOf(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
