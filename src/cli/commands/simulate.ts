/** `turntable simulate`: whole games between bots, the referee watching. */
import { join } from 'node:path';
import { PLAYER_NAMES } from '../../bots/everybody.ts';
import { recordText } from '../../kernel/record.ts';
import { boardFor } from '../boards/board.ts';
import { defineCommand } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { breathe, type Shell } from '../io.ts';
import { progress } from '../progress.ts';
import { botAt, botsFor } from '../seats.ts';
import { type Setting, seedOf, seedText, settingOf, TABLE_FLAGS } from '../setting.ts';
import { speakerOf } from '../speech.ts';
import { EXIT } from '../stops.ts';
import { newTally, summaryJson, summaryText, type Tally, tallyGame } from '../tally.ts';
import { reportTrouble } from '../trouble.ts';
import { playWhole, type WholeGame } from '../whole-game.ts';

export const simulate = defineCommand({
  name: 'simulate',
  operands: [{ name: 'game' }],
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'number', value: 'K', min: 1, max: 10_000_000 },
    bots: { type: 'list', value: PLAYER_NAMES.join(',') },
    out: { type: 'text', value: 'dir' },
    quiet: { type: 'switch' },
  },
  async run(shell, [game], flags) {
    const setting = await settingOf(shell, game!, flags);
    const names = botsFor(flags.bots ?? ['random'], setting.table.seats);
    const called = names.map((name, seat) => `${name} ${seat + 1}`);
    const games = flags.games ?? 100;
    if (flags.out !== undefined) await makeFolder(flags.out);
    const tally = newTally(setting.table.seats);
    const bar = progress(shell, games, shell.say('simulate.label'));
    let rested = performance.now();
    for (let n = 0; n < games && !shell.stop.aborted; n++) {
      const seed = seedText(setting.seed, n);
      const cpu = process.cpuUsage();
      const bots = names.map((name, seat) => botAt(setting.g, name, seed, seat));
      const played = playWhole(setting, seedOf(seed), bots, called);
      const { user, system } = process.cpuUsage(cpu);
      tallyGame(tally, played, (user + system) / 1e6);
      if (!flags.quiet) shell.out(`${JSON.stringify(lineOf(n, seed, played))}\n`);
      if (flags.out !== undefined) await writeText(join(flags.out, fileOf(setting, n)), recordText(played.record));
      if (played.trouble) {
        bar.clear();
        await reportTrouble(shell, setting, seed, played, flags.out);
        return EXIT.failed;
      }
      bar.at(n + 1);
      if (performance.now() - rested > 40) {
        await breathe();
        rested = performance.now();
      }
    }
    bar.clear();
    await show(shell, setting, tally, flags.json);
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

const lineOf = (n: number, seed: string, { record, trouble }: WholeGame) => ({
  game: n,
  seed,
  actions: record.actions.length,
  outcome: record.result ?? null,
  hash: record.hash ?? null,
  ...(trouble ? { trouble } : {}),
});

const fileOf = ({ g, table }: Setting, n: number): string =>
  `${g.id}-${table.seats}p-${String(n).padStart(6, '0')}.json`;

/** With `--json` standard output holds one line per game and nothing else. */
async function show(shell: Shell, { g, table }: Setting, tally: Tally, json: boolean): Promise<void> {
  if (json) {
    shell.err(`${JSON.stringify({ summary: summaryJson(tally) })}\n`);
    return;
  }
  const speaker = await speakerOf(g.id, shell.say.lang, [], table.options);
  shell.out(summaryText(tally, await boardFor(g.id), speaker, shell.say));
}
