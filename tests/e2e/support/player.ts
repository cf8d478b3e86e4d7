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
export async function moving(page: Page, act: () => Promise<void>, seq?: number): Promise<void> {
  const before = seq ?? (await seqOf(page));
  await act();
  await page.locator(`[data-play]:not([data-seq="${before}"])`).waitFor({ timeout: 10_000 });
}

/** Moves in effect, the set-up not counted. */
export const movesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-play]').getAttribute('data-moves'));

/** Until what was touched is drawn: first the board, and after its paint the rest of the screen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
    do await frame();
    while (document.documentElement.hasAttribute('data-drawing'));
    await frame();
  });

/** What lies before a player. */
interface Sight {
  readonly seq: number;
  readonly moves: number;
  readonly isAuction: boolean;
  readonly mayPass: boolean;
  /** The main button is alive. */
  readonly isReady: boolean;
  /** Buttons that are not chosen yet. */
  readonly offered: number;
  readonly lit: readonly string[];
}

const BUTTONS = '[data-part=choices] button[aria-pressed=false]';
const PASS = '[data-part=auction] [data-part^="do-"]';

/** All of it in one look, once it is drawn: each question to a browser takes as long as all of them together. */
const look = (page: Page): Promise<Sight> =>
  page.locator('[data-play]').evaluate(
    async (screen, { buttons, pass }) => {
      const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
      do await frame();
      while (document.documentElement.hasAttribute('data-drawing'));
      await frame();
      const all = (selector: string) => [...screen.querySelectorAll(selector)];
      return {
        seq: Number(screen.getAttribute('data-seq')),
        moves: Number(screen.getAttribute('data-moves')),
        isAuction: all('[data-part=auction]').length > 0,
        mayPass: all(pass).length > 0,
        isReady: all('[data-part=main]:enabled').length > 0,
        offered: all(buttons).length,
        lit: all('[data-place][data-lit]').map((cell) => cell.getAttribute('data-place') ?? ''),
      };
    },
    { buttons: BUTTONS, pass: PASS },
  );

/** The bill as it stands, every line of it: the rest is asked for with the same hand. */
export async function billShown({ page, hand }: Pick<Player, 'page' | 'hand'>): Promise<Omit<Sent, 'moves'>> {
  const bill = page.locator('[data-part=bill]');
  const read = () =>
    bill.evaluate((list) => ({
      isCut: list.querySelector('button[aria-expanded=false]') !== null,
      actions: Number(list.getAttribute('data-actions')),
      bill: [...list.querySelectorAll('li[data-of]')].map((line) => ({
        of: line.getAttribute('data-of') ?? '',
        key: line.getAttribute('data-key') ?? '',
        after: line.getAttribute('data-after') ?? '',
      })),
    }));
  const first = await read();
  if (!first.isCut) return first;
  await hand.press(page, bill.locator('button[aria-expanded]'));
  await bill.locator('button[aria-expanded=true]').waitFor();
  return read();
}

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
  const first = await look(page);
  if (first.isAuction && first.mayPass && player.luck() < 0.5)
    return moving(page, () => hand.press(page, page.locator(PASS).first()), first.seq);
  await choose(player, first); // in an auction: what is bid on, where that is a choice
  sent.push({ moves: first.moves, ...(await billShown(player)) });
  await moving(page, () => hand.commit(page), first.seq);
}

/** Touches until the main button is alive. */
async function choose(player: Player, first: Sight): Promise<void> {
  const { page, hand, roams = 0 } = player;
  let sight = first;
  for (let i = 0; i < 8; i++) {
    const goes = roams > 0 && player.luck() < roams;
    if (sight.isReady && !goes) return;
    const offered = sight.isReady ? 0 : sight.offered;
    const lit = offered > 0 && !goes ? [] : sight.lit;
    if (lit.length > 0) await hand.touch(page, oneOf(player, lit));
    else if (offered > 0) await hand.press(page, page.locator(BUTTONS).nth(Math.floor(player.luck() * offered)));
    else break;
    sight = await look(page);
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
