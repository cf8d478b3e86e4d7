/** Recorded games brought into a browser, whole or cut short: the same position in every run. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { GameId } from '../src/games/registry.ts';
import { readRecord } from '../src/kernel/read-record.ts';
import { type GameRecord, recordText } from '../src/kernel/record.ts';

const root = resolve(import.meta.dirname, '..');

export interface Recorded {
  readonly game: GameId;
  /** A golden game, without `.json`. */
  readonly name: string;
  /** How many moves of it; absent = all. */
  readonly moves?: number;
}

/** The text of a golden game's record, cut after so many moves. */
export function textOf({ game, name, moves }: Recorded): string {
  const read = readRecord(readFileSync(join(root, 'src/games', game, 'golden', `${name}.json`), 'utf8'));
  if (!read.ok) throw new Error(`${game}/${name}: ${read.problem.code}`);
  if (moves === undefined) return recordText(read.value);
  const { hash: _hash, result: _result, ...rest } = read.value;
  const cut: GameRecord = { ...rest, actions: rest.actions.slice(0, moves) };
  return recordText(cut);
}

/** Brings a record in by the page of saved games and waits for its table. */
export async function bringIn(page: Page, recorded: Recorded): Promise<void> {
  await page.goto('/games');
  const buffer = Buffer.from(textOf(recorded));
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/here\//);
  await page.locator('[data-play]').waitFor();
}
