/** The lesson of each game, played through by pointing at what is lit; then the game goes on. */
import type { Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drag, mouse } from './support/hands.ts';
import { drawn } from './support/player.ts';
import { openSite, PHONE, type Site, type VisitOptions } from './support/site.ts';

const DESKTOP: VisitOptions = { viewport: { width: 1280, height: 800 } };
const IN_HAND: VisitOptions = { ...PHONE, locale: 'fr-FR', colorScheme: 'dark' };

/** A button may go between the look and the press, since the others play too: then there is nothing to press. */
const press = (button: Locator): Promise<void> =>
  button.click({ timeout: 5000 }).catch(async (error) => {
    if (await button.count()) throw error;
  });

describe('learning', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  test.each([
    { game: 'chicago-express', name: 'on a desktop in English', options: DESKTOP },
    { game: 'chicago-express', name: 'on a phone in French', options: IN_HAND },
    { game: 'age-of-steam', name: 'on a desktop in English', options: DESKTOP },
    { game: 'last-train-to-wensleydale', name: 'on a desktop in English', options: DESKTOP },
    { game: 'steel-driver', name: 'on a phone in French', options: IN_HAND },
  ])('the lesson of $game, $name', async ({ game, options }) => {
    const { page, complaints, close } = await site.visit(options);
    await page.goto(`/learn/${game}`);
    const coach = page.locator('section[data-step]');
    await coach.waitFor();
    expect(await faultsOf(page, 'section[data-step]')).toEqual([]);
    for (let turn = 0; turn < 400; turn++) {
      const step = await coach.getAttribute('data-step');
      if (step === 'over') break;
      const kind = await coach.getAttribute('data-do');
      if (kind === 'read') {
        // Whoever looks around meanwhile finds what is asked for next in sight all the same.
        if (options.hasTouch) await drag(page, { x: 100, y: 400 }, { x: 280, y: 20 });
        await coach.getByRole('button').first().click();
      } else if (kind === 'play') await playStep(step!);
      await page.waitForTimeout(kind === 'watch' ? 200 : 50);
    }
    expect(await coach.getAttribute('data-step')).toBe('over');
    await coach.getByRole('button').first().click();
    await page.waitForURL(/\/here\//);
    await page.locator('[data-play]').waitFor();
    expect(complaints).toEqual([]);
    await close();

    /** Presses the one thing that is offered: the main button, a pass, a choice of the bar, or a lit place. */
    async function playStep(step: string): Promise<void> {
      const still = async () => (await coach.getAttribute('data-step')) === step;
      const main = page.locator('[data-part=main]:enabled');
      const pass = page.locator('[data-part=auction] [data-part^="do-"]');
      const choices = page.locator('[data-part=choices] button[aria-pressed=false]');
      await drawn(page);
      if (await main.count()) await press(main);
      else if (await pass.count()) await press(pass.first());
      else if (await choices.count()) await press(choices.first());
      else {
        const lit = await page
          .locator('[data-place][data-lit]')
          .first()
          .getAttribute('data-place', { timeout: 2000 })
          .catch(() => null);
        if (lit === null || !(await still())) return;
        await mouse.touch(page, lit);
        // Touched again it would be taken back.
        await page.locator('[data-part=main]:enabled').waitFor({ timeout: 5000 });
      }
    }
  });
});
