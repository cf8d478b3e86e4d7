/** `--board`: a corrected board from a file, played and embedded in the record. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { turntable } from './testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-board-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with another cost of the second link. */
function fileWith(cost: number): string {
  const board = JSON.parse(readFileSync('src/games/steel-driver/board/reconstructed.json', 'utf8'));
  board.links[1].cost = cost;
  const file = join(folder, `cost-${cost}.json`);
  writeFileSync(file, JSON.stringify(board));
  return file;
}

test('a game on a board of one’s own embeds it, and replays', async () => {
  const file = fileWith(5);
  const played = await turntable(
    `simulate steel-driver --players 3 --games 1 --bots directed --board ${file} --out ${folder} --quiet`,
  );
  expect(played.exit).toBe(0);
  const path = join(folder, 'steel-driver-3p-000000.json');
  const record = JSON.parse(readFileSync(path, 'utf8'));
  expect(record.board.links[1].cost).toBe(5);
  const replayed = await turntable(`replay ${path}`);
  expect(replayed.out).toContain(record.hash);
  // The same decisions on the printed map are another game.
  const { board: _board, ...without } = record;
  writeFileSync(path, JSON.stringify(without));
  expect((await turntable(`replay ${path}`)).exit).toBe(1);
});

test.each([
  ['a cost out of range', () => fileWith(9), ['board.links[1].cost', 'boston--new-york']],
  ['no file', () => 'nowhere.json', ['nowhere.json', 'no such file']],
])('%s is refused with its place', async (_what, file, wanted) => {
  const { err, exit } = await turntable(`play steel-driver --lang en --board ${file()}`);
  expect(exit).toBeGreaterThan(0);
  for (const words of wanted) expect(err).toContain(words);
});

test('a file that is no JSON, a list, and a game without own boards', async () => {
  const file = join(folder, 'junk.json');
  writeFileSync(file, '{"links": [');
  expect((await turntable(`play steel-driver --board ${file}`)).err).toMatch(/JSON/);
  writeFileSync(file, '[]');
  expect((await turntable(`play steel-driver --lang en --board ${file}`)).err).toContain('braces');
  expect((await turntable(`play chicago-express --lang en --board ${file}`)).err).toContain('leave the flag out');
});
