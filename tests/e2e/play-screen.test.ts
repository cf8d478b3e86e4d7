/** The play screen in its states: refusals name their rule, undo, history by address, plans, orders; axe finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mouse } from './support/hands.ts';
import { luckOf, moving, type Player, part, playOne, turnOf } from './support/player.ts';
import { openSite, type Site, type VisitOptions, type Visitor } from './support/site.ts';

describe('the play screen', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  async function sitDown(options: VisitOptions = {}): Promise<Visitor & { player: Player }> {
    const visitor = await site.visit({ viewport: { width: 1280, height: 800 }, ...options });
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

  test('a place that cannot be chosen says which rule forbids it, and leads to that rule', async () => {
    const { page, player, complaints, close } = await sitDown();
    await toOwnTurn(player);
    await part(page, 'touch-dial-expansion').click();
    const dead = await page.locator('[data-place]:not([data-lit])').first().getAttribute('data-place');
    await mouse.touch(page, dead ?? '');
    const rule = await part(page, 'why').getAttribute('data-rule');
    expect(rule).toMatch(/^CE-\d+$/);
    await part(page, 'rule-link').click();
    await page.locator(`#panel [data-rule="${rule}"]`).waitFor();
    await page.keyboard.press('Escape');
    await part(page, 'why').waitFor({ state: 'detached' });
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
    expect(complaints).toEqual([]);
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
    expect(complaints).toEqual([]);
    await close();
  });
});
