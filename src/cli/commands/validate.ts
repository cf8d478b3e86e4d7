/** `turntable validate`: replays every stored game with this code, before it is deployed. */
import type { Difference } from '../../server/ops/validate.ts';
import { defineCommand } from '../command.ts';
import { DATABASE_FLAGS, orSentence, whereOf } from '../database.ts';
import { progress } from '../progress.ts';
import { EXIT } from '../stops.ts';

export const validate = defineCommand({
  name: 'validate',
  operands: [],
  flags: DATABASE_FLAGS,
  async run(shell, _operands, flags) {
    const { openBeside } = await import('../../server/ops/beside.ts');
    const { countTables, validate: validateAll } = await import('../../server/ops/validate.ts');
    const { say } = shell;
    const db = await orSentence(() => openBeside(whereOf(shell, flags)));
    try {
      const bar = progress(shell, await countTables(db), say('validate.label'));
      const found = (one: Difference) => {
        bar.clear();
        shell.out(flags.json ? `${JSON.stringify(one)}\n` : `${one.table}  ${one.game}  ${one.code}  ${one.detail}\n`);
      };
      const load = (id: string) => shell.games.find((game) => game.id === id)?.load() ?? null;
      const sum = await validateAll(db, load, { found, progress: bar.at, stop: shell.stop });
      bar.clear();
      shell.out(
        flags.json
          ? `${JSON.stringify({ ok: sum.differences === 0, ...sum })}\n`
          : `${say('validate.done', { ...sum })}\n`,
      );
      if (shell.stop.aborted) return EXIT.interrupted;
      return sum.differences === 0 ? EXIT.ok : EXIT.failed;
    } finally {
      await db.close();
    }
  },
});
