/** The play screen in its states: refusals name their rule, undo, history by address, plans, orders; axe finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringIn } from '../../scripts/recorded.ts';
import { drag, mouse } from './support/hands.ts';
import { drawn, luckOf, moving, type Player, part, playOne, turnOf } from './support/player.ts';
import { against, openSite, PHONE, type Site, type VisitOptions, type Visitor } from './support/site.ts';

/** They move at once. */
const OTHERS = against('chicago-express', 2, 'random');

describe('the play screen', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  async function sitDown(options: VisitOptions = {}): Promise<Visitor & { player: Player }> {
    const visitor = await site.visit({ viewport: { width: 1280, height: 800 }, setup: OTHERS, ...options });
    await visitor.page.goto('/');
    await visitor.page.locator('main button').first().click();
    await turnOf(visitor.page);
    return { ...visitor, player: { page: visitor.page, hand: mouse, luck: luckOf(7), sent: [] } };
  }

  /** Passes until a turn of one's own comes, past the opening auctions. */
  async function toOwnTurn({ page }: Player): Promise<void> {
    while ((await turnOf(page)) === 'mine' && (await part(page, 'auction').count())) {
      const bids = !(await page.locator('nav [data-me] svg').count());
      await moving(page, () => (bids ? part(page, 'main') : page.locator('[data-part^="do-"]').first()).click());
    }
  }

  const faults = async (page: Page): Promise<string[]> =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

  test('says the same in French and in English, and axe finds nothing in any state', async () => {
    for (const [locale, word] of [
      ['en-GB', 'or pass'],
      ['fr-FR', 'ou passez'],
    ] as const) {
      const { page, player, complaints, close } = await sitDown({ locale });
      expect(await part(page, 'prompt').innerText()).toContain(word);
      expect(await faults(page), 'auction').toEqual([]);
      await toOwnTurn(player);
      expect(await faults(page), 'choose').toEqual([]);
      // The rest differs by its words only.
      if (locale !== 'en-GB') {
        await close();
        continue;
      }
      for (const tab of ['log', 'rules', 'notes', 'charts']) {
        await part(page, `tab-${tab}`).click();
        await page.locator('#panel > *').first().waitFor();
        expect(await faults(page), tab).toEqual([]);
        // It opens where one is in the game: a turn is being chosen.
        if (tab === 'rules') await page.locator('#panel [data-rule="CE-15"][aria-current]').waitFor();
      }
      for (const [key, shown] of [
        ['?', 'section'],
        ['p', '[data-part=plan-bar]'],
        ['v', '[data-part=as-drawing]'],
      ] as const) {
        await page.keyboard.press(key);
        await page.locator(shown).first().waitFor();
        expect(await faults(page), key).toEqual([]);
        if (key === '?') await page.keyboard.press('Escape');
        else await page.keyboard.press(key);
      }
      expect(complaints).toEqual([]);
      await close();
    }
  });

  /** Where the board's frame and its drawing are, and where the bar begins. */
  const boxes = (page: Page) =>
    page.evaluate(() => {
      const drawing = document.querySelector('main svg.board')!;
      const box = (of: Element) => JSON.stringify(of.getBoundingClientRect());
      return {
        frame: box(drawing.parentElement!.parentElement!),
        drawing: box(drawing),
        bar: document.querySelector('[data-stop]')!.getBoundingClientRect().top,
      };
    });

  /** Tells how much of what is seen has moved since, as the browser counts it, after touches too. */
  async function watchShifts(page: Page): Promise<() => Promise<number>> {
    await page.evaluate(() => {
      const moved = { sum: 0 };
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) moved.sum += 'value' in entry ? Number(entry.value) : 0;
      };
      const watch = new PerformanceObserver(add);
      watch.observe({ type: 'layout-shift' });
      Object.assign(globalThis, { moved });
    });
    return async () => {
      // Told after the frame in which it was.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      return page.evaluate<number>('moved.sum');
    };
  }

  test('an amount that may not be bid is not sent; a place that cannot be chosen says which rule forbids it', async () => {
    const { page, player, complaints, close } = await sitDown();
    const seq = await page.locator('[data-play]').getAttribute('data-seq');
    // A key that comes before the keyboard's part of the page is lost, and pressed again.
    const one = page.locator('[role=spinbutton][aria-valuenow="1"]');
    while (!(await one.isVisible())) {
      await page.keyboard.press('1');
      await page.waitForTimeout(300);
    }
    await page.keyboard.press('Enter');
    // A bid that was sent would be answered by the engine of the page within this time.
    await page.waitForTimeout(500);
    expect(await part(page, 'main').innerText()).toMatch(/Least/);
    expect(await part(page, 'main').isDisabled()).toBe(true);
    expect(await page.locator('[data-play]').getAttribute('data-seq')).toBe(seq);
    await page.keyboard.press('Home');
    await moving(page, () => page.keyboard.press('Enter'));
    await page.locator('[data-part=bar]:focus-within').waitFor({ timeout: 5000 });
    await toOwnTurn(player);
    await page.waitForLoadState('networkidle'); // parts that come after the first move stand there
    const moved = await watchShifts(page);
    await part(page, 'touch-dial-expansion').click();
    const dead = await page.locator('[data-place]:not([data-lit])').first().getAttribute('data-place');
    const { bar: _bar, ...before } = await boxes(page);
    await mouse.touch(page, dead ?? '');
    await drawn(page);
    expect(await boxes(page)).toMatchObject(before);
    expect(await moved()).toBeLessThan(0.01);
    const rule = await part(page, 'why').getAttribute('data-rule');
    expect(rule).toMatch(/^CE-\d+$/);
    await part(page, 'rule-link').click();
    await page.locator(`#panel [data-rule="${rule}"]`).waitFor();
    await page.keyboard.press('Escape');
    await part(page, 'why').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone on its side the bar stands beside the board', async () => {
    const { page, complaints, close } = await sitDown({ viewport: { width: 844, height: 390 } });
    const { frame, bar } = await page.evaluate(() => {
      const box = (of: string) => document.querySelector(of)!.getBoundingClientRect().toJSON();
      return { frame: box('main'), bar: box('[data-stop]') };
    });
    expect(frame.width).toBeGreaterThan(420);
    expect(frame.height).toBeGreaterThan(320);
    expect(bar.left).toBeGreaterThanOrEqual(frame.right);
    expect(await part(page, 'main').boundingBox()).toMatchObject({ height: 48 });
    expect(complaints).toEqual([]);
    await close();
  });

  test('a move is taken back in a click, and history opens at its address', async () => {
    const { page, player, complaints, close } = await sitDown();
    await toOwnTurn(player);
    const before = await page.locator('nav').first().innerText();
    await playOne(player);
    await turnOf(page);
    await moving(page, () => part(page, 'undo').click());
    await turnOf(page);
    expect(await page.locator('nav').first().innerText()).toBe(before);

    await page.keyboard.press('h');
    await part(page, 'past').waitFor();
    await page.keyboard.press('ArrowLeft');
    const said = await part(page, 'past').innerText();
    const address = page.url();
    expect(address).toContain('?at=');
    await page.reload();
    await part(page, 'past').waitFor();
    expect(await part(page, 'past').innerText()).toBe(said);
    await page.keyboard.press('Escape');
    await part(page, 'past').waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('?at=');

    // Who goes by keys stays on the same elements of the bar; whoever points sees it come anew.
    const isSame = async (act: () => Promise<void>, seen: string) => {
      await part(page, 'bar').evaluate((bar) => bar.setAttribute('data-marked', ''));
      await act();
      await page.locator(seen).waitFor();
      return (await page.locator('[data-marked]').count()) > 0;
    };
    expect(await isSame(() => page.keyboard.press('1'), '[data-part=chips]')).toBe(true);
    await page.keyboard.press('Escape');
    await part(page, 'chips').waitFor({ state: 'detached' });
    expect(await isSame(() => page.locator('[data-part=choices] button').first().click(), '[data-part=chips]')).toBe(
      false,
    );
    expect(complaints).toEqual([]);

    // What breaks in a part of the bar that draws itself anew is said in plain words; nothing is lost by it.
    await part(page, 'undo-menu').evaluate((button: HTMLElement) => {
      const { map } = Array.prototype;
      Array.prototype.map = () => {
        Array.prototype.map = map;
        throw new Error('broken on purpose');
      };
      button.click();
    });
    await page.getByRole('alert').filter({ hasText: 'Games are saved' }).waitFor();
    await page.locator('main button').first().click();
    await turnOf(page);
    await close();
  });

  test('a plan sends nothing until its owner says so', async () => {
    const { page, player, complaints, close } = await sitDown();
    await toOwnTurn(player);
    const seq = await page.locator('[data-play]').getAttribute('data-seq');
    await page.keyboard.press('p');
    await part(page, 'touch-dial-development').click();
    // With nothing to develop yet, declining is all that the dial can mean.
    const decline = page.locator('[data-part^="touch-button"]').first();
    await decline.or(part(page, 'plan-add')).first().waitFor();
    if (await decline.count()) await decline.click();
    await part(page, 'plan-add').click();
    await part(page, 'plan-send').waitFor();
    expect(await page.locator('[data-play]').getAttribute('data-seq')).toBe(seq);
    await moving(page, () => part(page, 'plan-send').click());
    expect(await page.locator('[data-play]').getAttribute('data-mode')).toBe('now');
    // One of several tiles is chosen as in a move.
    await bringIn(page, { game: 'age-of-steam', name: 'rust-belt-4p', moves: 157 });
    await part(page, 'plan').click();
    await mouse.touch(page, 'hex:K3');
    const tile = part(page, 'ways').locator('[aria-pressed=false]').first();
    const name = await tile.getAttribute('data-way');
    await tile.click();
    await part(page, 'ways').locator(`[data-way="${name}"][aria-pressed=true]`).waitFor();
    await part(page, 'plan-add').click();
    await part(page, 'plan-send').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('another language is spoken at once at an open table, and what was chosen stays', async () => {
    const { page, player, complaints, close } = await sitDown();
    await toOwnTurn(player);
    await part(page, 'touch-dial-expansion').click();
    await part(page, 'tab-log').click();
    const chosen = await page.locator('[data-place][data-lit]').count();
    const settings = await page.context().newPage();
    await settings.goto('/settings');
    await settings.locator('main').getByText('Français', { exact: true }).click();
    await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
    await page.locator('[data-part=chips]', { hasText: 'Extension' }).waitFor();
    expect(await page.locator('[data-place][data-lit]').count()).toBe(chosen);
    const [log, bar] = [await page.locator('#panel').innerText(), await part(page, 'bar').innerText()];
    expect(log).toMatch(/passe|enchérit/);
    expect(`${log} ${bar}`).not.toMatch(/Expansion|passes|bids|Your/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone Back closes what is open, one thing at a time, before it leaves the table', async () => {
    const { page, player, complaints, close } = await sitDown(PHONE);
    await toOwnTurn(player);
    await page.waitForLoadState('networkidle'); // the part that does it comes after the first move
    const table = page.url();
    const shows = (what: string) => page.locator(`[data-play]${what}`).waitFor();
    const menu = page.locator('[data-part=menu][aria-expanded=true]');

    // The bar grows and shrinks over the board, whose frame keeps its size and its place; nothing else moves either.
    const before = await boxes(page);
    const moved = await watchShifts(page);
    await part(page, 'touch-dial-expansion').tap();
    await drawn(page);
    const after = await boxes(page);
    expect(after.bar).not.toBe(before.bar);
    expect(after.frame).toBe(before.frame);
    await part(page, 'undo').tap();
    await drawn(page);
    expect(await moved()).toBeLessThan(0.01);

    await part(page, 'dock-rules').tap();
    await part(page, 'menu').tap();
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'detached' });
    await shows('[data-tab=rules]');
    await page.goBack();
    await shows('[data-tab=board]');

    // Who is quick goes back on the first sight of it.
    const marked = markedOnSight(page);
    await part(page, 'plan').tap();
    expect(await marked).toBe('open');
    await page.goBack();
    await shows('[data-mode=now]');

    await swipeUp(page);
    await page.locator('[data-stop=full]').waitFor();
    await page.goBack();
    await page.locator('[data-stop=half]').waitFor();

    await page.keyboard.press('h');
    await part(page, 'past').waitFor();
    await page.goBack();
    await part(page, 'past').waitFor({ state: 'detached' });
    expect(page.url()).toBe(table);

    // What was closed by hand is not closed again: the next Back leaves.
    await part(page, 'dock-log').tap();
    await shows('[data-tab=log]');
    await part(page, 'dock-board').tap();
    await shows('[data-tab=board]');
    await page.waitForFunction(() => history.state === null);
    await page.goBack();
    await page.waitForURL((to) => to.pathname === '/');
    expect(complaints).toEqual([]);
    await close();
  });

  /** What the history says at the moment the page begins to show a plan. */
  const markedOnSight = (page: Page): Promise<unknown> =>
    page.locator('[data-play]').evaluate(
      (play: HTMLElement) =>
        new Promise((done) => {
          const observer = new MutationObserver(() => {
            if (play.dataset.mode !== 'plan') return;
            observer.disconnect();
            done(history.state);
          });
          observer.observe(play, { attributes: true });
        }),
    );

  /** A finger pulls the sheet up by its handle. */
  async function swipeUp(page: Page): Promise<void> {
    const box = (await page.locator('[data-stop] > button').first().boundingBox())!;
    await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 0, y: -60 });
  }
});
