/** `turntable fuzz`: random play under a rain of illegal and malformed actions. */
import { PLAYER_NAMES } from '../../bots/everybody.ts';
import { recordText } from '../../kernel/record.ts';
import { defineCommand } from '../command.ts';
import { writeText } from '../files.ts';
import { type Count, fuzzGame, newCount, type Trouble } from '../fuzz/game.ts';
import { breathe, type Shell } from '../io.ts';
import { columns } from '../layout.ts';
import { progress } from '../progress.ts';
import { botsFor } from '../seats.ts';
import { type Setting, seedText, settingOf, TABLE_FLAGS } from '../setting.ts';
import { EXIT } from '../stops.ts';

export const fuzz = defineCommand({
  name: 'fuzz',
  operands: [{ name: 'game' }],
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'number', value: 'K', min: 1, max: 10_000_000 },
    malformed: { type: 'number', value: 'M', min: 0, max: 100_000_000 },
    bots: { type: 'list', value: PLAYER_NAMES.join(',') },
  },
  async run(shell, [game], flags) {
    const setting = await settingOf(shell, game!, flags);
    const names = botsFor(flags.bots ?? ['random'], setting.table.seats);
    const games = flags.games ?? 20;
    const wanted = flags.malformed ?? 0;
    const count = newCount();
    const sent = () => count.malformed + count.refused + count.accepted;
    const bar = progress(shell, games, shell.say('fuzz.label'));
    // Games go on beyond K until the wanted number of hostile actions has been sent.
    for (let n = 0; (n < games || sent() < wanted) && !shell.stop.aborted; n++) {
      const trouble = fuzzGame(setting, seedText(setting.seed, n), names, count);
      if (trouble) {
        bar.clear();
        return await report(shell, setting, trouble, flags.json);
      }
      bar.at(n + 1);
      await breathe();
    }
    bar.clear();
    const rows = Object.entries(count).map(([key, value]) => [shell.say(`fuzz.${key as keyof Count}`), `${value}`]);
    shell.out(flags.json ? `${JSON.stringify({ game: setting.g.id, ...count })}\n` : `${columns(rows)}\n`);
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

async function report(shell: Shell, { g }: Setting, { record, finding }: Trouble, json: boolean): Promise<number> {
  const file = `fuzz-${g.id}-${record.seed!.slice(0, 12)}.json`;
  await writeText(file, recordText(record));
  const sent = JSON.stringify(finding.sent)?.slice(0, 2000) ?? 'undefined';
  if (json) shell.out(`${JSON.stringify({ game: g.id, ...finding, sent, file })}\n`);
  const values = { seat: finding.seat + 1, after: record.actions.length, file };
  shell.err(`${shell.say(`fault.${finding.fault}`, values)} ${shell.say('fault.where', values)}\n`);
  shell.err(`${sent}\n${finding.detail}\n`);
  return EXIT.failed;
}
