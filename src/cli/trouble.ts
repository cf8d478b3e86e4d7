/** A game that should have gone through and did not: kept as a record, and said in one sentence. */
import { join } from 'node:path';
import { recordText } from '../kernel/record.ts';
import { writeText } from './files.ts';
import type { Shell } from './io.ts';
import type { Setting } from './setting.ts';
import type { WholeGame } from './whole-game.ts';

export async function reportTrouble(
  shell: Shell,
  { g }: Pick<Setting, 'g'>,
  seed: string,
  { record, trouble }: WholeGame,
  folder = '.',
): Promise<void> {
  const file = join(folder, `trouble-${g.id}-${fileSafe(seed)}.json`);
  await writeText(file, recordText(record));
  const values = { seed, after: trouble!.after, detail: trouble!.detail, file };
  shell.err(`${shell.say(`trouble.${trouble!.what}`, values)} ${shell.say('trouble.saved', values)}\n`);
}

const fileSafe = (seed: string): string => seed.replace(/[^A-Za-z0-9+-]/g, '_').slice(0, 60);
