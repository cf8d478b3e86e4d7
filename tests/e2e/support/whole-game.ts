/** A whole game on this device against bots that do not ponder, by pointing, to the final screen. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { OptionValues } from '../../../src/kernel/options.ts';
import type { GameRecord } from '../../../src/kernel/record.ts';
import { faultsOf, isTooWide } from './axe.ts';
import { playWanted, wanting } from './intent.ts';
import { type Hand, turnOf } from './player.ts';
import { gameAsShown } from './record.ts';
import type { Visitor } from './site.ts';

export interface WholeGame {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly hand: Hand;
  readonly seed: string;
  /** Kinds of decisions that are looked at with axe once all is chosen, each once; so is the final screen. */
  readonly looks?: readonly string[];
}

/** Opens the set-up as whoever played this before would find it, and begins. */
async function begin(page: Page, { game, options, seats }: WholeGame): Promise<void> {
  const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'newcomer' }));
  const draft = { game, options, seats: [{ who: 'person', name: 'Ada' }, ...others] };
  await page.addInitScript((kept) => localStorage.setItem('turntable.setup', kept), JSON.stringify(draft));
  await page.goto(`/play?game=${game}`);
  await page.locator('main button').last().click();
}

/** Plays to the end and holds the record against what was shown and meant; gives back the record. */
export async function playWhole({ page, complaints }: Visitor, wish: WholeGame): Promise<GameRecord> {
  await begin(page, wish);
  const looks = new Set(wish.looks);
  const player = wanting(page, wish.hand, wish.seed, async (actions) => {
    for (const { kind } of actions) {
      if (!looks.delete(kind)) continue;
      expect(await faultsOf(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
  });
  while (player.meant.length < 1000 && (await turnOf(page)) === 'mine') await playWanted(player);
  expect([...looks]).toEqual([]);
  await page.locator('[data-part=to-result]').click();
  if (wish.looks) expect(await faultsOf(page)).toEqual([]);
  const { record } = await gameAsShown(page, player.sent);
  expect(record.actions.flatMap(({ seat, action }) => (seat === 0 ? [action] : []))).toEqual(player.meant);
  expect(record.options).toMatchObject(wish.options);
  expect(complaints).toEqual([]);
  return record;
}

/** What the first seat did in a recorded game, each kind once. */
export const kindsOf = ({ actions }: GameRecord): string[] => [
  ...new Set(actions.flatMap(({ seat, action }) => (seat === 0 ? [action.kind] : []))),
];
