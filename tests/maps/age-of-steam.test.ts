/** Age of Steam by pointing, a whole game on each of its maps. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/record.ts';
import { finger, mouse } from '../e2e/support/hands.ts';
import { openSite, type Site, type VisitOptions } from '../e2e/support/site.ts';
import { kindsOf, playWhole } from '../e2e/support/whole-game.ts';

const DESKTOP: VisitOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** The dice are the device's own: once in some hundred games on Barbados the money is gone before the first delivery. */
const wentBankrupt = ({ result }: GameRecord): boolean =>
  result?.lost?.includes(0) === true && !result.reasons.includes('shares-unpaid');

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
    const record = await playWhole(visitor, wish);
    const done = ['issue', 'choose', 'lay', ...(wentBankrupt(record) ? [] : ['deliver'])];
    expect(kindsOf(record)).toEqual(expect.arrayContaining(done));
    await visitor.close();
  });
});
