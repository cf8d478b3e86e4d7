/** `turntable play`: at one terminal, hot seat or against bots. */
import { randomBytes } from 'node:crypto';
import { BOT_NAMES } from '../../bots/bots.ts';
import type { AnyBotGame } from '../../kernel/contract.ts';
import { readBoard } from '../../kernel/given.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { type GameRecord, recordText } from '../../kernel/record.ts';
import { LONGEST_NAME, readName } from '../../kernel/record-fields.ts';
import { replay } from '../../kernel/replay.ts';
import { clean } from '../../text/clean.ts';
import { sayProblem } from '../../text/say.ts';
import type { COMMON, Values } from '../args.ts';
import { boardFor } from '../boards/board.ts';
import { defineCommand } from '../command.ts';
import { readText, writeText } from '../files.ts';
import type { Shell } from '../io.ts';
import { mapText } from '../play/answers.ts';
import { playToEnd } from '../play/game-loop.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { askOutcome, type Playing, tell } from '../play/screen.ts';
import { openSession, playAction, recordNow, type Session } from '../play/session.ts';
import { sittersFor } from '../seats.ts';
import { entryOf, seedOf, settingOf, TABLE_FLAGS } from '../setting.ts';
import { speakerOf } from '../speech.ts';
import { EXIT, failed, usage } from '../stops.ts';
import { emptyRecord } from '../whole-game.ts';

const FLAGS = {
  ...TABLE_FLAGS,
  bots: { type: 'list', value: ['human', ...BOT_NAMES].join(',') },
  names: { type: 'list', value: 'A,B' },
  record: { type: 'text', value: 'file' },
  resume: { type: 'text', value: 'file' },
  tape: { type: 'switch' },
} as const;

export const play = defineCommand({
  name: 'play',
  operands: [{ name: 'game' }],
  flags: FLAGS,
  async run(shell, [game], flags) {
    if (flags.tape && flags.seed !== undefined) throw usage('usage.tape-and-seed');
    const lines = openLines(shell);
    try {
      const begun =
        flags.resume === undefined ? await fresh(shell, game!, flags) : await saved(shell, game!, flags.resume);
      return await playAt(shell, lines, begun, flags);
    } finally {
      lines.close();
    }
  },
});

interface Begun {
  g: AnyBotGame;
  /** Names, seed, and the actions already played. */
  record: GameRecord;
}
type PlayFlags = Values<typeof FLAGS & typeof COMMON>;

/** A new table; without `--seed` nobody can know the draws beforehand. */
async function fresh(shell: Shell, game: string, flags: PlayFlags): Promise<Begun> {
  const { g, table, board } = await settingOf(shell, game, flags);
  const sitters = sittersFor(flags.bots ?? ['human', 'directed'], table.seats);
  const names = namesOf(shell, flags.names, sitters);
  const record = emptyRecord(g, table, names, board);
  const seed = flags.seed === undefined ? randomBytes(32).toString('hex') : seedOf(flags.seed);
  return { g, record: flags.tape ? record : { ...record, seed } };
}

function namesOf(shell: Shell, given: readonly string[] | undefined, sitters: readonly string[]): string[] {
  if (given && given.length > sitters.length)
    throw usage('usage.too-many-names', { given: given.length, seats: sitters.length });
  // A name that no reader of records takes would make a game that cannot be opened again.
  const bad = given?.find((name) => !readName(name, '').ok);
  if (bad !== undefined) throw usage('usage.name', { name: clean(bad, 20), most: LONGEST_NAME });
  return sitters.map((sitter, seat) => given?.[seat] ?? `${shell.say(`sitter.${sitter as 'human'}`)} ${seat + 1}`);
}

/** A game from a file, checked from its first line before anything is shown. */
async function saved(shell: Shell, game: string, path: string): Promise<Begun> {
  const read = readRecord(await readText(shell, path));
  const record = read.ok ? read.value : null;
  const g = await entryOf(shell, game).load();
  const problem = !read.ok ? read.problem : null;
  if (record && record.game !== g.id) throw failed('play.other-game', { file: path, game: record.game });
  const again = record ? replay(g, record) : null;
  const wrong = problem ?? (again && !again.ok ? again.problem : null);
  if (wrong || !record) {
    const speaker = await speakerOf(g.id, shell.say.lang, [], {});
    throw failed('play.broken-record', { file: path, problem: sayProblem(speaker, wrong!) });
  }
  return { g, record };
}

async function playAt(shell: Shell, lines: Lines, { g, record }: Begun, flags: PlayFlags): Promise<number> {
  const names = record.seats.map(({ name }) => name);
  const own = readBoard(g, record.board, record.options);
  const speaker = await speakerOf(g.id, shell.say.lang, names, record.options, own.ok ? own.value.board : null);
  const seats = sittersFor(flags.bots ?? ['human', 'directed'], names.length);
  const { actions } = record;
  const write = flags.json ? shell.err : shell.out;
  const ask = askOutcome({ shell, lines, speaker, write });
  const opened = await openSession(g, record, seats, replaying(record.chance ?? [], ask));
  if (opened === null) return leave(shell, false);
  const { session } = opened;
  const seed = record.seed ?? 'tape';
  const playing: Playing = {
    shell,
    lines,
    session,
    board: await boardFor(g.id),
    speaker,
    seats,
    seed,
    write,
    shown: [],
  };
  write(mapText(speaker, shell.say));
  if (actions.length === 0) tell(playing, opened.events);
  for (const { seat, action, chance } of actions) {
    await playAction(session, seat, action, replaying(chance ?? [], ask));
  }
  const over = await playToEnd(playing);
  return await finish(shell, session, over, flags);
}

/** The outcomes written down come first; after them the person is asked. */
function replaying(drawn: readonly { values: readonly (number | string)[] }[], ask: ReturnType<typeof askOutcome>) {
  const values = drawn.flatMap((visit) => [...visit.values]);
  return async (waiting: Parameters<typeof ask>[0]) => values.shift() ?? (await ask(waiting));
}

async function finish(shell: Shell, session: Session, over: boolean, flags: PlayFlags): Promise<number> {
  const record = recordNow(session);
  if (flags.record !== undefined) {
    await writeText(flags.record, recordText(record));
    shell.err(`${shell.say('play.saved', { file: flags.record })}\n`);
  }
  if (flags.json) {
    const { actions, result = null, hash } = record;
    shell.out(`${JSON.stringify({ actions: actions.length, outcome: result, hash })}\n`);
  }
  return leave(shell, over);
}

function leave(shell: Shell, over: boolean): number {
  if (!over) shell.err(`${shell.say('play.left')}\n`);
  return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
}
