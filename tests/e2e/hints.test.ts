/** What bots say: how a game went, and, against an Expert on this device, a hint that is put on the board and played. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn } from '../../scripts/recorded.ts';
import { faultsOf, isTooWide } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import { luckOf, movesOf, moving, type Player, part, playOne, turnOf } from './support/player.ts';
import { openSite, PHONE, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.end());

/** Why a hint advises what it does, in sentences; none only where all is equal, or nothing else can be done. */
async function reasonsOf(page: Page): Promise<string[]> {
  const whole = await part(page, 'hint-card').innerText();
  const reasons = await part(page, 'hint-why').allInnerTexts();
  for (const reason of reasons) expect(reason).toMatch(/^\S.{8,}\.$/);
  if (reasons.length === 0) expect(whole).toMatch(/Something else would be as good|There is nothing else to do/);
  else expect(whole).toMatch(/the best|better than anything|as good|nothing else/);
  return reasons;
}

test('a finished game is judged: chances by round, and three turns that lead to their positions', async () => {
  const { page, complaints, close } = await site.visit({ ...PHONE, locale: 'fr-FR' });
  await bringIn(page, { game: 'chicago-express', name: '4p-shares-wabash' });
  await part(page, 'to-result').click();
  const judgement = part(page, 'judgement');
  await judgement.locator('[data-part=turning]').first().waitFor();
  const rows = await judgement
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent ?? '', 10))),
    );
  expect(rows).toHaveLength(4);
  expect(rows[0]!.length).toBeGreaterThan(3);
  rows[0]!.forEach((_, round) => {
    const all = rows.reduce((sum, row) => sum + row[round]!, 0);
    expect(Math.abs(all - 100)).toBeLessThanOrEqual(2); // each is rounded
  });
  expect(await isTooWide(page)).toBe(false);
  expect(await faultsOf(page, '[data-part=judgement]')).toEqual([]);

  const turnings = judgement.locator('[data-part=turning]');
  expect(await turnings.count()).toBe(3);
  for (const told of await judgement.locator('[data-part=turnings] li').allInnerTexts())
    expect(told).toMatch(/(passe|tombe) de \d+\s% à \d+\s%/);
  const seq = await turnings.first().getAttribute('data-seq');
  await turnings.first().click();
  await part(page, 'past').waitFor();
  expect(new URL(page.url()).hash + new URL(page.url()).search).toContain(seq!);
  expect(complaints).toEqual([]);
  await close();
});

test('robots that cannot be fetched are waited for: the page says so, and they play once they can be had', async () => {
  // Nothing is kept beforehand: all comes over the line.
  const { page, close } = await site.visit({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
  await page.context().route(/-brain/, (route) => route.abort());
  await page.goto('/play');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const missing = part(page, 'bots-missing');
  // Who begins is drawn: if it is the person, a pass makes a robot be next.
  const pass = page.getByRole('button', { name: 'Passer', exact: true });
  await missing.or(pass).first().waitFor();
  if (await pass.isVisible()) await pass.click();
  await missing.waitFor({ timeout: 20_000 });
  expect(await missing.innerText()).toMatch(/la partie les attend/);
  expect(await isTooWide(page)).toBe(false);
  expect(await faultsOf(page, '[data-part=bots-missing]')).toEqual([]);
  const before = await movesOf(page);
  await page.context().unroute(/-brain/);
  await missing.waitFor({ state: 'detached', timeout: 40_000 });
  expect(await movesOf(page)).toBeGreaterThan(before);
  await close();
});

test('a game against an Expert: a hint says why, goes onto the board and is played; the same without a line', async () => {
  const { page, complaints, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/play');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('expert');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turnOf(page);
  const player: Player = { page, hand: mouse, luck: luckOf(3), sent: [] };

  // By the keyboard: the card names a move, how sure it is, and why.
  await part(page, 'hint').waitFor();
  await page.keyboard.press('i');
  await part(page, 'hint-turn').waitFor({ timeout: 20_000 });
  expect((await part(page, 'hint-turn').innerText()).length).toBeGreaterThan(3);
  const reasons = await reasonsOf(page);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await part(page, 'hint-card').waitFor({ state: 'detached' });

  await site.stopServer();
  // The game differs from run to run, and in some the first hints hold no figure: three turns, and then until one does.
  for (let n = 0; n < 3 || (n < 15 && !/\d/.test(reasons.join())); n++) {
    await part(page, 'hint').click();
    await part(page, 'hint-do').waitFor({ timeout: 20_000 });
    reasons.push(...(await reasonsOf(page)));
    await part(page, 'hint-do').click();
    const before = await movesOf(page);
    const main = part(page, 'main');
    const advised = await page.locator('[data-part=main]:enabled').count();
    // A pass is a button of its own, and a hint to pass leaves it to the player.
    if (advised > 0) await moving(page, () => main.click());
    else await playOne(player);
    await turnOf(page);
    expect(await movesOf(page)).toBeGreaterThan(before);
  }
  expect(reasons.join(' ')).toMatch(/\d/); // "$12 more from dividends."
  expect(complaints).toEqual([]);
  await close();
});
