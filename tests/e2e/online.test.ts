/** Two people at one table of the server, each in a browser of their own; the line breaks and comes back; others watch. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { type Line, lineTo } from './support/line.ts';
import { luckOf, movesOf, type Player, part, playOne, seqOf, turnOf } from './support/player.ts';
import { openSite, type Site, type Visitor } from './support/site.ts';

/** What only a calculator tells of a company. */
const FORECAST = /A share pays|Par action/;
const DESKTOP = { viewport: { width: 1280, height: 800 } };

describe('two people online', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  interface Together {
    readonly opener: Visitor;
    readonly guest: Visitor;
    readonly link: string;
    close(): Promise<void>;
  }

  interface Wanted {
    readonly undo: string;
    /** Switches of the form that are put out. */
    readonly without?: readonly string[];
    /** The opener's. */
    readonly line?: Line;
  }

  /** A guest opens a table for two by the form; another guest comes by its link and sits down. */
  async function sitTogether({ undo, without = [], line }: Wanted): Promise<Together> {
    const opener = await site.visit({ ...DESKTOP, ...(line ? { baseURL: line.address } : {}) });
    const guest = await site.visit({ ...DESKTOP, locale: 'fr-FR' });
    const { page } = opener;
    await page.goto('/open?game=chicago-express');
    await page.getByText('2', { exact: true }).click();
    await page.getByText(undo, { exact: true }).click();
    await page.getByText('By link', { exact: true }).click();
    for (const help of without) await page.getByLabel(help).uncheck();
    await page.getByRole('button', { name: 'Open the table' }).click();
    for (const help of without) await page.getByText(`No ${help.toLowerCase()}`).waitFor();
    const { pathname, search } = new URL(await page.getByLabel('Link to this table').inputValue());
    const link = `${site.address}${pathname}${search}`;
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
    for (const one of [page, guest.page]) await one.locator('[data-play]').waitFor();
    return { opener, guest, link, close: async () => void (await Promise.all([opener.close(), guest.close()])) };
  }

  const players = (together: Together): Player[] =>
    [together.opener, together.guest].map(({ page }, n) => ({ page, hand: mouse, luck: luckOf(20 + n), sent: [] }));

  /** Whoever of them is to move. */
  async function mover(all: readonly Player[]): Promise<Player> {
    return Promise.race(
      all.map(async (player) => {
        await player.page.locator('[data-play][data-turn=mine]').waitFor();
        return player;
      }),
    );
  }

  /** Until a page stands where another one does. */
  const caughtUp = async (page: Page, seq: number) => page.locator(`[data-play][data-seq="${seq}"]`).waitFor();

  test('a move of one is seen by the other and by a watcher; they talk, and the watcher does not hear it', async () => {
    const together = await sitTogether({ undo: 'Freely until chance' });
    const watcher = await site.visit(DESKTOP);
    await watcher.page.goto(together.link);
    await watcher.page.locator('[data-play]').waitFor();
    const seats = players(together);
    const pages = [...seats, watcher].map(({ page }) => page);
    const moved = new Set<Player>();
    for (let n = 0; n < 8; n++) {
      const player = await mover(seats);
      await playOne(player);
      moved.add(player);
      const seq = await seqOf(player.page);
      for (const page of pages) await caughtUp(page, seq);
    }
    expect(moved.size).toBe(2);
    expect(await seats[0]!.page.locator('#panel').innerText()).toMatch(FORECAST);
    for (const page of pages) expect(await movesOf(page)).toBe(8);

    const [opener, guest] = [together.opener.page, together.guest.page];
    for (const page of pages) await part(page, 'tab-log').click();
    const told = (page: Page) => page.locator('#panel li button').allInnerTexts();
    expect(await told(watcher.page)).toEqual(await told(opener));
    expect(await told(guest)).not.toEqual(await told(opener)); // in French

    expect(await watcher.page.locator('[data-part=main], [data-part^="do-"]').count()).toBe(0);
    await part(opener, 'menu').click();
    await opener.getByText('1 person watches.').waitFor();
    await opener.keyboard.press('Escape');

    // Talk is for those who sit at the table.
    expect(await part(watcher.page, 'tab-chat').count()).toBe(0);
    for (const page of [opener, guest]) await part(page, 'tab-chat').click();
    await part(opener, 'chat-input').fill('Look at @Pittsburgh <img src=x onerror=alert(1)>');
    await part(opener, 'chat-input').press('Enter');
    for (const page of [opener, guest]) {
      const line = page.locator('#panel li', { hasText: '<img src=x onerror=alert(1)>' });
      await line.waitFor();
      expect(await line.locator('img').count()).toBe(0);
      expect(await line.getByRole('button').innerText()).toContain('Pittsburgh');
    }
    for (const { complaints } of [together.opener, together.guest, watcher]) expect(complaints).toEqual([]);
    await watcher.close();
    await together.close();
  });

  test('a move made while the line is down waits and is sent once; one whose answer was lost is not played twice', async () => {
    const line = await lineTo(site.address);
    const together = await sitTogether({ undo: 'Freely until chance', line });
    const { page } = together.opener;
    const [opener, other] = players(together) as [Player, Player];
    const guest: Player = { ...other, luck: () => 0.9 }; // never passes, whoever begins: that would end the auction
    const turnOfOpener = async () => {
      while ((await mover([opener, guest])) !== opener) await playOne(guest);
    };
    const send = () => page.locator('[data-part=auction] [data-part=main]').click();
    const lose = async () => {
      line.cut();
      await page.context().setOffline(true);
      await part(page, 'off-line').waitFor();
    };
    const comeBack = async () => {
      line.mend();
      await page.context().setOffline(false);
      await part(page, 'off-line').waitFor({ state: 'detached' });
    };

    await turnOfOpener();
    let moves = await movesOf(guest.page);
    await lose();
    const said = await part(page, 'off-line').innerText();
    await send();
    await page.locator('[data-play][data-turn=others]').waitFor();
    expect(await part(page, 'off-line').innerText()).not.toBe(said); // the move waits
    expect(await movesOf(guest.page)).toBe(moves);
    await comeBack();
    await guest.page.locator('[data-play][data-turn=mine]').waitFor();
    expect(await movesOf(guest.page)).toBe(moves + 1);
    await caughtUp(page, await seqOf(guest.page));

    // The server has heard it, but the answer never comes: after the break it is said again.
    await turnOfOpener();
    moves = await movesOf(guest.page);
    line.deafen();
    await send();
    await guest.page.locator('[data-play][data-turn=mine]').waitFor();
    expect(await movesOf(page)).toBe(moves);
    await lose();
    await comeBack();
    await caughtUp(page, await seqOf(guest.page));
    expect(await movesOf(page)).toBe(moves + 1);
    expect(await movesOf(guest.page)).toBe(moves + 1);

    // And what one misses meanwhile is there afterwards.
    await lose();
    await playOne(guest);
    await comeBack();
    await caughtUp(page, await seqOf(guest.page));
    expect(await movesOf(page)).toBe(moves + 2);
    expect(together.guest.complaints).toEqual([]);
    await together.close();
    await line.close();
  });

  test('a move is taken back only when the other agrees, at a table without calculator and hints; a rematch is told', async () => {
    const together = await sitTogether({ undo: 'If all agree', without: ['Calculator', 'Hints'] });
    const seats = players(together);
    const first = await mover(seats);
    const other = seats.find((one) => one !== first)!;
    for (const { page } of seats) expect(await page.locator('#panel').innerText()).not.toMatch(FORECAST);
    await part(first.page, 'hint').click();
    await part(first.page, 'hint-refused').waitFor();
    await first.page.keyboard.press('Escape');
    await playOne(first);
    await mover([other]);

    await part(first.page, 'undo').click();
    await part(other.page, 'ask-no').click();
    await part(first.page, 'ask').waitFor({ state: 'detached' });
    expect(await movesOf(first.page)).toBe(1);

    await part(first.page, 'undo').click();
    await part(first.page, 'ask-withdraw').waitFor();
    await part(other.page, 'ask-yes').click();
    await first.page.locator('[data-play][data-turn=mine]').waitFor();
    await caughtUp(other.page, await seqOf(first.page));
    for (const { page } of seats) expect(await movesOf(page)).toBe(0);
    await playOne(first);
    await mover([other]);

    // They stop; one of them opens a rematch, and the other is shown the way.
    await part(first.page, 'menu').click();
    for (let press = 0; press < 2; press++) await part(first.page, 'menu-end').click();
    await part(other.page, 'ask-yes').click();
    for (const { page } of seats) await part(page, 'to-result').click();
    await part(first.page, 'again').click();
    await first.page.waitForURL((url) => url.pathname !== new URL(together.link).pathname);
    const way = part(other.page, 'rematch').getByRole('link');
    expect(await way.getAttribute('href')).toBe(new URL(first.page.url()).pathname);
    for (const { complaints } of [together.opener, together.guest]) expect(complaints).toEqual([]);
    await together.close();
  });

  test('one of them leaves: a bot takes over the seat, the other one is told and plays on; a third takes the seat', async () => {
    const together = await sitTogether({ undo: 'Freely until chance' });
    const [opener, guest] = players(together) as [Player, Player];
    while ((await mover([opener, guest])) !== guest) await playOne(opener);
    const moves = await movesOf(opener.page);
    await part(guest.page, 'menu').click();
    for (let press = 0; press < 2; press++) await part(guest.page, 'menu-resign').click();

    for (let n = 1; n <= 2; n++) {
      expect(await turnOf(opener.page)).toBe('mine');
      expect(await movesOf(opener.page)).toBeGreaterThan(moves + n - 1); // a bot has moved
      await playOne(opener);
    }
    await part(opener.page, 'tab-log').click();
    await opener.page.locator('#panel', { hasText: 'leaves the game.' }).waitFor();

    // Somebody whom the server does not know yet comes by the link, takes the seat and plays on, without loading anew.
    const visitor = await site.visit({ ...DESKTOP, locale: 'fr-FR' });
    const newcomer: Player = { page: visitor.page, hand: mouse, luck: luckOf(30), sent: [] };
    await visitor.page.goto(together.link);
    await visitor.page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await visitor.page.getByRole('button', { name: 'Prendre la place' }).click();
    await part(visitor.page, 'tab-chat').waitFor();
    const seats = [opener, newcomer];
    while ((await mover(seats)) !== newcomer) await playOne(opener);
    await playOne(newcomer);
    await caughtUp(opener.page, await seqOf(visitor.page));
    expect(await visitor.page.locator('body[data-same-page]').count()).toBe(1);
    expect(await part(visitor.page, 'take-seat').count()).toBe(0);
    // Who left may watch, and finds no free seat any more.
    expect(await part(guest.page, 'take-seat').count()).toBe(0);
    for (const { complaints } of [together.opener, together.guest, visitor]) expect(complaints).toEqual([]);
    await visitor.close();
    await together.close();
  });
});
