import { describe, expect, test } from 'vitest';
import { load } from '../games/registry.ts';
import { hashOf } from '../kernel/hash.ts';
import { BENCHES } from './bench/benches.ts';
import { longLine, positionAt } from './bench/positions.ts';
import { turntable } from './testing/terminal.ts';

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
    const line = longLine(await load('chicago-express'));
    expect(line.moves.length).toBeGreaterThanOrEqual(340);
    expect(hashOf(positionAt(line, line.moves.length))).toBe(line.record.hash);
  });

  test('a table for people', async () => {
    const { out } = await turntable('bench chance --repeats 1 --ms 1 --lang fr');
    expect(out).toContain('limite brute');
    expect(out).toMatch(/× [\d.]+/);
  });
});
