/** `turntable strength`: what kept ladders say, as the tables and charts of docs/bots.md. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { makeFolder, readText, writeText } from '../files.ts';
import { chartOf } from '../ladder/chart.ts';
import { type KeptGames, readGames } from '../ladder/kept-games.ts';
import { gamesOf, MARKS, pageOf, withTables } from '../ladder/page.ts';
import { standingsOf } from '../ladder/standings.ts';
import { EXIT, failed, usage } from '../stops.ts';

const PAGE = 'bots.md';
const CHARTS = 'bots';

export const strength = defineCommand({
  name: 'strength',
  operands: [{ name: 'folder' }],
  flags: { docs: { type: 'text', value: 'dir' } },
  async run(shell, [folder], { docs, json }) {
    const kept = await gamesIn(folder!);
    const standings = standingsOf(kept);
    if (standings.length === 0) throw usage('strength.none', { folder: folder! });
    if (json) {
      shell.out(`${JSON.stringify(standings)}\n`);
      return EXIT.ok;
    }
    const tables = pageOf(standings, (game) => `${CHARTS}/${game}.svg`);
    if (docs === undefined) {
      shell.out(`${tables}\n`);
      return EXIT.ok;
    }
    const file = join(docs, PAGE);
    const page = withTables(await readText(shell, file), tables);
    if (page === null) throw failed('strength.marks', { file, ...MARKS });
    await makeFolder(join(docs, CHARTS));
    for (const game of gamesOf(standings)) {
      const own = standings.filter((one) => one.game === game);
      await writeText(join(docs, CHARTS, `${game}.svg`), chartOf(own));
    }
    await writeText(file, page);
    const games = standings.reduce((sum, { result }) => sum + result.games, 0);
    shell.out(`${shell.say('strength.done', { rows: standings.length, games, file, unused: kept.size - games })}\n`);
    return EXIT.ok;
  },
});

async function gamesIn(folder: string): Promise<KeptGames> {
  const names = await readdir(folder).catch(() => {
    throw usage('file.missing', { file: folder });
  });
  const all: KeptGames = new Map();
  for (const name of names.filter((one) => one.endsWith('.jsonl')).sort())
    for (const [key, played] of await readGames(join(folder, name))) all.set(key, played);
  return all;
}
