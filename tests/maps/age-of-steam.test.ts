/** Age of Steam by pointing, a whole game on each of its maps. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finger, mouse } from '../e2e/support/hands.ts';
import { openSite, type Site, type VisitOptions } from '../e2e/support/site.ts';
import { kindsOf, playWhole } from '../e2e/support/whole-game.ts';

const DESKTOP: VisitOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

describe('a whole game of Age of Steam', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.end());

  test.each([
    { map: 'rust-belt', seats: 6, hand: mouse, options: DESKTOP, looks: ['lay', 'deliver'] },
    { map: 'southern-us', seats: 6, hand: mouse, options: DESKTOP },
    { map: 'germany', seats: 6, hand: mouse, options: DESKTOP },
    { map: 'barbados', seats: 1, hand: finger, options: PHONE },
  ])('on $map', async ({ map, seats, hand, options, looks = [] }) => {
    const visitor = await site.visit(options);
    const wish = { game: 'age-of-steam', options: { map }, seats, hand, seed: map, looks };
    const kinds = kindsOf(await playWhole(visitor, wish));
    expect(kinds).toEqual(expect.arrayContaining(['issue', 'choose', 'lay', 'deliver']));
    await visitor.close();
  });
});
