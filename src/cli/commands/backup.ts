/** `turntable backup` and `turntable restore`: all of the database in one file, good for both kinds. */
import { defineCommand } from '../command.ts';
import { DATABASE_FLAGS, orSentence, whereOf } from '../database.ts';
import { progress } from '../progress.ts';
import { EXIT, usage } from '../stops.ts';

export const backup = defineCommand({
  name: 'backup',
  operands: [{ name: 'file' }],
  flags: DATABASE_FLAGS,
  async run(shell, [file], flags) {
    const { backup: write } = await import('../../server/ops/backup.ts');
    const bar = progress(shell, 0, shell.say('backup.label'));
    const done = await orNoFile(file!, () => orSentence(() => write(whereOf(shell, flags), file!, bar.at)));
    bar.clear();
    shell.out(
      flags.json
        ? `${JSON.stringify({ ok: true, ...done })}\n`
        : `${shell.say('backup.done', { file: file!, rows: done.rows })}\n`,
    );
    return EXIT.ok;
  },
});

export const restore = defineCommand({
  name: 'restore',
  operands: [{ name: 'file' }],
  flags: { ...DATABASE_FLAGS, 'force-empty': { type: 'switch' } },
  async run(shell, [file], flags) {
    const { restore: read } = await import('../../server/ops/restore.ts');
    const bar = progress(shell, 0, shell.say('backup.label'));
    const done = await orNoFile(file!, () =>
      orSentence(() => read(whereOf(shell, flags), file!, flags['force-empty'], bar.at)),
    );
    bar.clear();
    shell.out(
      flags.json
        ? `${JSON.stringify({ ok: true, ...done })}\n`
        : `${shell.say('restore.done', { file: file!, rows: done.rows })}\n`,
    );
    return EXIT.ok;
  },
});

async function orNoFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENOSPC')
      throw usage('backup.file', { file, code });
    throw error;
  }
}
