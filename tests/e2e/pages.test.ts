/** Every page in both themes and languages, wide and narrow: axe finds nothing serious, and nothing moves sideways. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringIn } from '../../scripts/recorded.ts';
import { GAME_IDS } from '../../src/games/registry.ts';
import { faultsOf, isTooWide } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import { part } from './support/player.ts';
import { openSite, type Site, type VisitOptions } from './support/site.ts';

const LOOKS = [
  { colorScheme: 'light', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', locale: 'fr-FR', viewport: { width: 320, height: 720 } },
] as const satisfies readonly VisitOptions[];
type Look = (typeof LOOKS)[number];
/** Each kind of page in one look, so that the whole is quick. */
const [WIDE, NARROW] = [LOOKS.slice(0, 1), LOOKS.slice(1)];
/** The middle of a game of four: somebody has a whole turn before them. */
const MIDDLE = { game: 'chicago-express', name: '4p-houses', moves: 120 } as const;

describe('every page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  const nameOf = ({ colorScheme, locale, viewport }: Look) => `${colorScheme}, ${locale}, ${viewport.width} px`;

  /** Looks at the page as it stands now. */
  async function expectFine(page: Page, what: string): Promise<void> {
    expect([what, await faultsOf(page)]).toEqual([what, []]);
    expect([what, await isTooWide(page)]).toEqual([what, false]);
  }

  async function expectPages(page: Page, look: Look, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      const html = page.locator('html');
      expect(await html.getAttribute('data-theme')).toBe(look.colorScheme);
      expect(await html.getAttribute('lang')).toBe(look.locale.slice(0, 2));
      await page.waitForLoadState('networkidle');
      await expectFine(page, path);
    }
  }

  test.each(NARROW.map((look) => ({ look, name: nameOf(look) })))('for anybody: $name', async ({ look }) => {
    const { page, complaints, close } = await site.visit(look);
    const rules = GAME_IDS.map((game) => `/rules/${game}`);
    await expectPages(page, look, [
      ...['/', '/play', '/games', '/learn', '/settings', '/lobby', '/open', '/account', '/notifications', '/nowhere'],
      ...['/ranks/chicago-express', '/people/nobody', '/table/nowhere', '/here/nowhere'],
      ...rules,
    ]);
    // These two the server writes itself.
    for (const path of ['/privacy', '/about']) {
      await page.goto(path);
      await page.locator('h1').waitFor();
      await expectFine(page, path);
    }
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  });

  test.each(WIDE.map((look, n) => ({ look, n, name: nameOf(look) })))(
    'for somebody with an account who has played: $name',
    async ({ look, n }) => {
      const { page, complaints, close } = await site.visit(look);
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(path, { data, headers: { origin: site.address } });
        expect([path, answer.ok()]).toEqual([path, true]);
        return answer.json();
      };
      await page.goto('/');
      const account = await post('/api/register', { name: `Reader ${n}`, password: 'a long enough word' });
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const played = await post('/api/tables', { game: 'chicago-express', seats });
      const waiting = await post('/api/tables', { game: 'chicago-express', seats: [{ kind: 'me' }, { kind: 'open' }] });

      await page.goto(`/table/${played.id}`);
      await page.locator('[data-play]').waitFor();
      await part(page, 'menu').click();
      await expectFine(page, 'menu of a table');
      // A bot plays on for whoever leaves: the game is soon over.
      await part(page, 'menu-resign').click();
      await part(page, 'menu-resign').click();
      await page.locator('[data-play][data-turn=over]').waitFor();
      await part(page, 'to-result').click();
      await part(page, 'final').waitFor();
      await expectFine(page, 'final screen online');

      await page.goto(`/table/${waiting.id}`);
      await page.locator('main h1').waitFor();
      await expectFine(page, 'waiting room');
      await expectPages(page, look, [
        ...['/', '/lobby', '/lobby?show=over', '/account', '/notifications', '/games', '/ranks/chicago-express'],
        `/people/${account.account.id}`,
      ]);

      // Holidays are entered, refused where they are too long, and removed.
      await page.goto('/notifications');
      const year = new Date().getFullYear() + 1;
      const away = async (first: string, last: string) => {
        await page.getByLabel('First day').fill(`${year}-${first}`);
        await page.getByLabel('Last day').fill(`${year}-${last}`);
        await page.getByRole('button', { name: 'Add the holiday' }).click();
      };
      await away('08-03', '08-14');
      const entered = page.getByRole('list', { name: 'Holidays' });
      await entered.getByText(new RegExp(`^3\\D+14 August ${year} .12 days.$`)).waitFor();
      await away('09-01', '11-30');
      await page.getByText('All holidays together may be 60 days at most.').waitFor();
      await expectFine(page, 'holidays');
      await page.reload();
      await entered.getByRole('button', { name: new RegExp(`^Remove: 3\\D+14 August ${year}$`) }).click();
      await entered.getByText('None.').waitFor();
      expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
      await close();
    },
  );

  test.each(NARROW.map((look) => ({ look, name: nameOf(look) })))('a table in its states: $name', async ({ look }) => {
    const { page, complaints, close } = await site.visit(look);
    await bringIn(page, MIDDLE);
    await expectFine(page, 'a turn');
    await part(page, 'touch-dial-expansion').click();
    await expectFine(page, 'choosing');
    const dead = await page.locator('[data-place]:not([data-lit])').first().getAttribute('data-place');
    await mouse.touch(page, dead!);
    await part(page, 'why').waitFor();
    await expectFine(page, 'why card');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowLeft');
    await part(page, 'past').waitFor();
    await expectFine(page, 'history');
    await part(page, 'to-now').click();
    await part(page, 'plan').click();
    await part(page, 'plan-bar').waitFor();
    await expectFine(page, 'plan');
    await part(page, 'plan-leave').click();
    await part(page, 'dock-rules').click();
    await page.locator('#panel [data-rule]').first().waitFor();
    await expectFine(page, 'rulebook over the board');
    // Everybody of this game sits at this device: the bid of one hands it over to the next.
    await bringIn(page, { ...MIDDLE, moves: 3 });
    await part(page, 'auction').waitFor();
    await expectFine(page, 'auction');
    await part(page, 'main').click();
    await part(page, 'hand-over').waitFor();
    await expectFine(page, 'hand-over');
    await bringIn(page, { game: 'chicago-express', name: '4p-houses' });
    await part(page, 'to-result').click();
    await part(page, 'final').waitFor();
    await expectFine(page, 'final screen');
    expect(complaints).toEqual([]);
    await close();
  });
});
