/** `turntable admin <deed> <whom>`: tables and accounts put right, while the server runs. */
import type { PersonDeed } from '../../server/ops/admin-people.ts';
import type { TableDeed } from '../../server/ops/admin-tables.ts';
import { defineCommand } from '../command.ts';
import { DATABASE_FLAGS, orSentence, whereOf } from '../database.ts';
import { nearest } from '../nearest.ts';
import { EXIT, usage } from '../stops.ts';

const TABLE_DEEDS = ['freeze', 'unfreeze', 'rewind', 'repair'] as const;
const PERSON_DEEDS = ['ban', 'unban', 'promote', 'demote', 'reset', 'export'] as const;
const DEEDS: readonly string[] = [...TABLE_DEEDS, ...PERSON_DEEDS];
const DAY = 86_400_000;

const FLAGS = {
  to: { type: 'number', value: 'N', min: 0, max: 10_000_000 },
  why: { type: 'text', value: 'W' },
  days: { type: 'number', value: 'N', min: 1, max: 100_000 },
  ...DATABASE_FLAGS,
} as const;
type Given = { to: number | undefined; why: string | undefined; days: number | undefined };

export const admin = defineCommand({
  name: 'admin',
  operands: [{ name: 'deed' }, { name: 'whom' }],
  flags: FLAGS,
  async run(shell, [word, whom], flags) {
    const deed = deedOf(word!, flags);
    const { openBeside } = await import('../../server/ops/beside.ts');
    const db = await orSentence(() => openBeside(whereOf(shell, flags), true));
    try {
      const load = (id: string) => shell.games.find((game) => game.id === id)?.load() ?? null;
      const answer =
        deed.about === 'table'
          ? await (await import('../../server/ops/admin-tables.ts')).adminTable(
              ...([db, load, (await import('../../server/build.ts')).buildId(), whom!, deed.deed, Date.now] as const),
            )
          : await (await import('../../server/ops/admin-people.ts')).adminPerson(
              ...([db, whom!, deed.deed, Date.now(), shell.env.PUBLIC_URL] as const),
            );
      if (!answer.ok) {
        if (flags.json) shell.out(`${JSON.stringify(answer)}\n`);
        else
          shell.err(
            `turntable: ${shell.say('admin.refused', { deed: word!, code: answer.code, detail: answer.detail })}\n`,
          );
        return EXIT.failed;
      }
      const shown = 'data' in answer ? answer.data : answer;
      if (flags.json || 'data' in answer) shell.out(`${JSON.stringify(shown)}\n`);
      else if ('head' in answer)
        shell.out(`${shell.say('admin.table', { table: whom!, head: answer.head, frozen: answer.frozen ?? '-' })}\n`);
      else shell.out(`${shell.say('admin.person', { name: answer.name, link: answer.link ?? '' }).trim()}\n`);
      return EXIT.ok;
    } finally {
      await db.close();
    }
  },
});

function deedOf(
  word: string,
  flags: Given,
): { about: 'table'; deed: TableDeed } | { about: 'person'; deed: PersonDeed } {
  const why = flags.why ?? 'admin';
  switch (word as (typeof TABLE_DEEDS)[number] | (typeof PERSON_DEEDS)[number]) {
    case 'freeze':
      return { about: 'table', deed: { type: 'freeze', why } };
    case 'unfreeze':
      return { about: 'table', deed: { type: 'unfreeze' } };
    case 'rewind':
      if (flags.to === undefined) throw usage('usage.flag-missing', { flag: 'to', value: 'N' });
      return { about: 'table', deed: { type: 'rewind', to: flags.to } };
    case 'repair':
      return { about: 'table', deed: { type: 'repair' } };
    case 'ban': {
      const until = flags.days === undefined ? null : Date.now() + flags.days * DAY;
      return { about: 'person', deed: { type: 'ban', until, why: flags.why ?? '' } };
    }
    case 'unban':
    case 'promote':
    case 'demote':
    case 'reset':
    case 'export':
      return { about: 'person', deed: { type: word as Exclude<PersonDeed['type'], 'ban'> } };
    default: {
      const meant = nearest(word, DEEDS);
      if (meant) throw usage('usage.unknown-deed-meant', { deed: word, meant });
      throw usage('usage.unknown-deed', { deed: word, known: DEEDS.join(', ') });
    }
  }
}
