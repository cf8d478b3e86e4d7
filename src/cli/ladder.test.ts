import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Played } from '../bots/ladder/block.ts';
import { load } from '../games/registry.ts';
import { defaultOptions } from '../kernel/options.ts';
import { inFolder, turntable } from './testing/terminal.ts';

const played = (bots: Played['bots'], places: number[]): Played => ({
  ...{ bots, places, scores: places.map((place) => 30 - place), lost: [], actions: 9, ended: [] },
});
const BLOCK = [played(['directed', 'random'], [1, 2]), played(['random', 'directed'], [1, 2])];

describe('ladder', () => {
  test('what is kept by game or, in an older file, by block is not played again and gives the same figures', async () => {
    const g = await load('chicago-express');
    const names = [g.id, g.rules, defaultOptions(g.options), 2, 'directed', 'random', 'kept'];
    const line = (key: unknown[], value: unknown) => `${JSON.stringify({ key: JSON.stringify(key), played: value })}\n`;
    const files = [BLOCK.map((one, seating) => line([...names, seating], one)).join(''), line(names, BLOCK)];
    const command = 'ladder chicago-express --players 2 --games 2 --bots directed,random --seed kept --json --keep';
    await inFolder(async (path) => {
      for (const [i, text] of files.entries()) {
        writeFileSync(path(`kept-${i}`), text);
        const { exit, out } = await turntable(`${command} ${path(`kept-${i}`)}`);
        expect(exit).toBe(0);
        expect(JSON.parse(out).results).toMatchObject([{ blocks: 1, games: 2, higher: { mean: 0.5 } }]);
      }
    });
  });
});
