import { afterEach, expect, test, vi } from 'vitest';
import { loadForBots } from '../../../games/bot-registry.ts';
import { loadHints } from '../../../games/hint-registry.ts';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { BaseState, Sealed } from '../../../kernel/contract.ts';
import { start } from '../../../kernel/engine.ts';
import { check } from '../../../kernel/legal.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { toAct } from '../../../kernel/phases.ts';
import { LONGEST_MS, thinkHere } from './think.ts';

afterEach(() => vi.restoreAllMocks());

/** A device on which each round of a search takes this long. */
function slow(ms: number) {
  let now = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

async function opening() {
  // A module that is loaded looks at the clock too.
  await Promise.all([loadHints('chicago-express'), import('../../../bots/bots.ts'), import('./advise.ts')]);
  const game = await loadForBots('chicago-express');
  const setting = { seats: 3, options: defaultOptions(game.options), rules: game.rules };
  const begun = start(game, setting, seedSource(seedFromText('slow')));
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<BaseState>;
  const seat = toAct(game, s)[0]!;
  return { game, s, seat, view: game.view(s, seat) as Sealed<BaseState> };
}

test.each([
  ['expert', LONGEST_MS, 500],
  ['master', 500, 500],
  ['master', 2000, 2000],
])('on a slow device %s plays the best found within its limit of %i ms', async (bot, limit, masterMs) => {
  const { game, s, seat, view } = await opening();
  const clock = slow(limit / 2);
  const asked = { game: game.id, board: null, view, seat, bot, luck: 'luck', masterMs };
  const action = await thinkHere(async () => game).move(asked);
  expect(clock).toHaveBeenCalledTimes(4); // at the beginning, and after each of three rounds
  expect(check(game, s, seat, action!)).toBeNull();
});

test('a hint too is given within the limit', async () => {
  const { game, seat, view } = await opening();
  const clock = slow(LONGEST_MS / 2);
  const asked = { game: game.id, view, board: null, seat, luck: 'luck' };
  const hint = await thinkHere(async () => game).hint(asked);
  expect(hint!.actions.length).toBeGreaterThan(0);
  expect(clock).toHaveBeenCalledTimes(4);
});
