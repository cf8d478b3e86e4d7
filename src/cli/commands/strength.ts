/** `turntable strength`: what ladders say, stored and kept ones, as the tables and charts of docs/bots.md. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { codeOf, makeFolder, readText, replaceText, unreadable } from '../files.ts';
import type { Shell } from '../io.ts';
import { textOrNothing } from '../kept.ts';
import { chartOf } from '../ladder/chart.ts';
import type { Entry } from '../ladder/entry.ts';
import { entriesOf } from '../ladder/kept-entries.ts';
import { type KeptGames, readGames } from '../ladder/kept-games.ts';
import { merged } from '../ladder/merge.ts';
import { gamesOf, MARKS, pageOf, withTables } from '../ladder/page.ts';
import { byPlace, gamesWithSay, type Standing, standingOf } from '../ladder/standings.ts';
import { storedFile, storedIn, storedText } from '../ladder/stored.ts';
import { EXIT, failed, usage } from '../stops.ts';

const PAGE = 'bots.md';
const CHARTS = 'bots';

export const strength = defineCommand({
  name: 'strength',
  operands: [{ name: 'folder', optional: true }],
  flags: { docs: { type: 'text', value: 'dir' } },
  async run(shell, [folder], { docs, json }) {
    if (folder === undefined && docs === undefined) throw usage('strength.nothing', {});
    const kept: KeptGames = folder === undefined ? new Map() : await gamesIn(folder);
    const played = await entriesOf(kept);
    const all = merged(docs === undefined ? [] : await storedBeside(docs), played).sort(byPlace);
    if (all.length === 0) throw usage('strength.none', { folder: folder ?? docs! });
    const standings = all.map(standingOf);
    const tables = pageOf(standings, (game) => `${CHARTS}/${game}.svg`);
    if (docs !== undefined) await write(shell, docs, tables, all, standings);
    if (json || docs === undefined) {
      shell.out(`${json ? JSON.stringify(standings) : tables}\n`);
      return EXIT.ok;
    }
    const games = standings.reduce((sum, { result }) => sum + result.games, 0);
    const values = {
      rows: standings.length,
      games,
      file: join(docs, PAGE),
      unused: kept.size - gamesWithSay(played, all),
    };
    shell.out(`${shell.say('strength.done', values)}\n`);
    return EXIT.ok;
  },
});

const storedBeside = async (docs: string): Promise<Entry[]> => {
  const file = storedFile(docs);
  return await storedIn(file, await textOrNothing(file));
};

/** All is made before anything is written; what is stored goes first, since the rest can be made from it again. */
async function write(
  shell: Shell,
  docs: string,
  tables: string,
  entries: readonly Entry[],
  standings: readonly Standing[],
): Promise<void> {
  const file = join(docs, PAGE);
  const page = withTables(await readText(shell, file), tables);
  if (page === null) throw failed('strength.marks', { file, ...MARKS });
  const charts = gamesOf(standings).map((game) => ({
    file: join(docs, CHARTS, `${game}.svg`),
    chart: chartOf(standings.filter((one) => one.game === game)),
  }));
  const stored = storedText(entries);
  await makeFolder(join(docs, CHARTS));
  await replaceText(storedFile(docs), stored);
  for (const { file: at, chart } of charts) await replaceText(at, chart);
  await replaceText(file, page);
}

async function gamesIn(folder: string): Promise<KeptGames> {
  const names = await readdir(folder).catch((error) => {
    throw codeOf(error) === 'ENOTDIR' ? usage('strength.no-folder', { folder }) : unreadable(folder, error);
  });
  const all: KeptGames = new Map();
  for (const name of names.filter((one) => one.endsWith('.jsonl')).sort())
    for (const [key, played] of await readGames(join(folder, name))) all.set(key, played);
  return all;
}
