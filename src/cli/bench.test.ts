import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { loadForBots } from '../games/bot-registry.ts';
import type { Sealed } from '../kernel/contract.ts';
import { start } from '../kernel/engine.ts';
import { hashOf } from '../kernel/hash.ts';
import { legal } from '../kernel/legal.ts';
import { BENCHES } from './bench/benches.ts';
import { longLine, positionAt } from './bench/positions.ts';
import { ticTacToe, wide } from './bench/search-toys.ts';
import { inFolder, turntable } from './testing/terminal.ts';

describe('bench', () => {
  test.each(BENCHES.filter(({ apart }) => !apart).map(({ name }) => name))(
    '%s measures something next to its raw limit',
    async (name) => {
      const { exit, out } = await turntable(`bench ${name} --repeats 1 --ms 1 --json`);
      expect(exit).toBe(0);
      const { found } = JSON.parse(out);
      expect(found.length).toBeGreaterThan(0);
      for (const { value, limit, ratio } of found) {
        expect(value).toBeGreaterThan(0);
        expect(limit.value).toBeGreaterThan(0);
        expect(ratio).toBeGreaterThan(0);
      }
    },
    120_000, // one search of Age of Steam, slowly
  );

  test('the long game is long enough, and its positions are those of the game', async () => {
    const line = longLine(await loadForBots('chicago-express'));
    expect(line.moves.length).toBeGreaterThanOrEqual(340);
    expect(hashOf(positionAt(line, line.moves.length))).toBe(line.record.hash);
  });

  /** As much of boardgame.io as is used, with a bot that takes its time. */
  const PEER = {
    ai: `exports.MCTSBot = class {
      constructor(wish) { this.wish = wish; }
      async play(state) {
        for (let n = 0; n < this.wish.iterations; n++) this.wish.enumerate(JSON.parse(JSON.stringify(state.G)));
      }
    };`,
    core: "exports.INVALID_MOVE = 'INVALID';",
    internal: 'exports.InitializeGame = ({ game }) => ({ G: game.setup() });',
  };

  test('peer: both small games warm and fresh beside the bot in the folder that is named, and told where none is', async () => {
    vi.stubEnv('NODE_ENV', process.env.NODE_ENV); // it asks for production
    vi.stubEnv('BOARDGAME_IO', '');
    const { exit, err } = await turntable('bench peer --repeats 1 --ms 1');
    expect([exit, err]).toEqual([2, expect.stringContaining('BOARDGAME_IO')]);
    await inFolder(async (path) => {
      const home = path('node_modules/boardgame.io');
      mkdirSync(home, { recursive: true });
      for (const [name, text] of Object.entries(PEER)) writeFileSync(join(home, `${name}.js`), text);
      vi.stubEnv('BOARDGAME_IO', path(''));
      const { out } = await turntable('bench peer --repeats 1 --ms 20 --json');
      const { found } = JSON.parse(out);
      expect(found.map(({ name }: { name: string }) => name)).toEqual([
        'search, tic-tac-toe, warm',
        'search, tic-tac-toe, fresh',
        'search, wide, warm',
        'search, wide, fresh',
      ]);
      for (const { value, limit, ratio, goal } of found) {
        expect(value).toBeGreaterThan(0);
        expect(ratio).toBeCloseTo(limit.value / value, 6);
        expect(goal).toContain('100');
      }
    });
    vi.unstubAllEnvs();
  });

  test('the toy games are what they are compared by: nine cells, and 200 moves in a state of 29 KB', () => {
    const sizes = [ticTacToe, wide].map((g) => {
      const begun = start(g, { seats: 2, options: {}, rules: 1 }, null);
      if (!begun.ok) throw new Error('the setup waits');
      const s = begun.state as Sealed<typeof begun.state>;
      return [legal(g, s, 0).length, Math.round(JSON.stringify(s).length / 1000)];
    });
    expect(sizes).toEqual([
      [9, 0],
      [200, 29],
    ]);
  });

  test('a table for people', async () => {
    const { out } = await turntable('bench chance --repeats 1 --ms 1 --lang fr');
    expect(out).toContain('limite brute');
    expect(out).toMatch(/× [\d.]+/);
  });
});
