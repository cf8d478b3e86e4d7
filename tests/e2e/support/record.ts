/** What the screen promised against what the game did: the record is exported and replayed by the engine. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { isGameId, load } from '../../../src/games/registry.ts';
import type { AnyGame, BaseState, Sealed } from '../../../src/kernel/contract.ts';
import { copy } from '../../../src/kernel/copy.ts';
import { readRecord } from '../../../src/kernel/read-record.ts';
import type { GameRecord } from '../../../src/kernel/record.ts';
import { replay } from '../../../src/kernel/replay.ts';
import type { Sent } from './player.ts';

/** Presses "Export the record" on the final screen. */
async function exported(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-part=record]').click()]);
  const read = readRecord(readFileSync(await download.path(), 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

/** Every position of a recorded game, that of the set-up first. */
async function positionsOf(record: GameRecord): Promise<{ game: AnyGame; states: Sealed<BaseState>[] }> {
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  const game = await load(record.game);
  const states: Sealed<BaseState>[] = [];
  const replayed = replay(game, record, { onStep: ({ state }) => states.push(copy(state)) });
  if (!replayed.ok) throw new Error(replayed.problem.code);
  return { game, states };
}

/** Lines of bills that the game did not keep, as text; empty = every promise was kept. */
function brokenPromises(game: AnyGame, states: readonly Sealed<BaseState>[], sent: readonly Sent[]): string[] {
  const broken: string[] = [];
  for (const { moves, actions, bill } of sent) {
    const [before, after] = [states[moves], states[moves + actions]];
    if (!before || !after) {
      broken.push(`move ${moves}: no such position`);
      continue;
    }
    // Nobody can promise what is drawn.
    if (JSON.stringify(before.chance) !== JSON.stringify(after.chance)) continue;
    const was = new Map(game.facts(before).map(({ of, key, value }) => [`${of} ${key}`, `${value}`]));
    const is = new Map(game.facts(after).map(({ of, key, value }) => [`${of} ${key}`, `${value}`]));
    const changed = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
    const shown = new Map(bill.map(({ of, key, after: value }) => [`${of} ${key}`, value]));
    for (const name of new Set([...changed, ...shown.keys()]))
      if ((shown.get(name) ?? '(not shown)') !== (is.get(name) ?? ''))
        broken.push(`move ${moves}, ${name}: shown ${shown.get(name)}, then ${is.get(name)}`);
  }
  return broken;
}

/** On the final screen: its ranking is that of the game, and every bill shown on the way was kept. */
export async function gameAsShown(page: Page, sent: readonly Sent[]) {
  const record = await exported(page);
  const { game, states } = await positionsOf(record);
  const last = states.at(-1)!;
  const scores = await page
    .locator('[data-part=ranking] li')
    .evaluateAll((rows) =>
      rows.map((row) => [Number(row.getAttribute('data-seat')), Number(row.getAttribute('data-score'))]),
    );
  expect(scores).toEqual(game.outcome(last)!.ranking.map(({ seat, score }) => [seat, score]));
  expect(brokenPromises(game, states, sent)).toEqual([]);
  return { record, last };
}
