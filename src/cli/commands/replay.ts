/** `turntable replay`: plays a record again and checks every word of it. */
import type { AnyGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { hashOf } from '../../kernel/hash.ts';
import { toAct } from '../../kernel/phases.ts';
import { readRecord } from '../../kernel/read-record.ts';
import type { GameRecord, Problem } from '../../kernel/record.ts';
import { type Replayed, replay as replayRecord } from '../../kernel/replay.ts';
import { sayOutcome, sayProblem, sayWaiting } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import { boardFor } from '../boards/board.ts';
import { defineCommand } from '../command.ts';
import { readText } from '../files.ts';
import type { Shell } from '../io.ts';
import { promptText, ruleOf, speakerOf } from '../speech.ts';
import { EXIT, failed, usage } from '../stops.ts';

export const replay = defineCommand({
  name: 'replay',
  operands: [{ name: 'record' }],
  flags: { at: { type: 'number', value: 'n', min: 0, max: 1_000_000 } },
  async run(shell, [path], flags) {
    const read = readRecord(await readText(shell, path!));
    if (!read.ok) return await refuse(shell, path!, read.problem, null, flags.json);
    const record = read.value;
    const entry = shell.games.find(({ id }) => id === record.game);
    if (!entry)
      throw failed('replay.unknown-game', { game: record.game, known: shell.games.map(({ id }) => id).join(', ') });
    const g = await entry.load();
    if (flags.at !== undefined && flags.at > record.actions.length)
      throw usage('replay.at-too-far', { at: flags.at, actions: record.actions.length });
    const again = replayRecord(g, record, flags.at === undefined ? {} : { until: flags.at });
    if (!again.ok) return await refuse(shell, path!, again.problem, record, flags.json);
    if (flags.json) shell.out(`${JSON.stringify(asJson(g, record, again.value, flags.at))}\n`);
    else await show(shell, g, record, again.value, flags.at);
    return EXIT.ok;
  },
});

function asJson(g: AnyGame, record: GameRecord, { state, hash, waiting }: Replayed<GameTypes>, at: number | undefined) {
  const result = { ok: true, game: record.game, players: record.seats.length, actions: record.actions.length };
  if (at !== undefined) return { ...result, at, hash: hashOf(state), state, waiting };
  return { ...result, outcome: g.outcome(state as Sealed<GameTypes['state']>), hash, waiting };
}

/** One sentence that names the place. */
async function refuse(
  shell: Shell,
  path: string,
  problem: Problem,
  record: GameRecord | null,
  json: boolean,
): Promise<number> {
  const names = record?.seats.map(({ name }) => name) ?? [];
  const speaker = await speakerOf(record?.game ?? null, shell.say.lang, names, record?.options ?? {});
  const sentence = sayProblem(speaker, problem);
  if (json) shell.out(`${JSON.stringify({ ok: false, problem, sentence })}\n`);
  else {
    const rule = problem.violation ? ` [${ruleOf(speaker, problem.violation.rule)}]` : '';
    shell.err(`${path}: ${sentence}${rule}\n`);
  }
  return EXIT.failed;
}

async function show(
  shell: Shell,
  g: AnyGame,
  record: GameRecord,
  { state, hash, waiting }: Replayed<GameTypes>,
  at: number | undefined,
): Promise<void> {
  const { say } = shell;
  const names = record.seats.map(({ name }) => name);
  const speaker = await speakerOf(g.id, say.lang, names, record.options, state.board);
  const sealed = state as Sealed<GameTypes['state']>;
  const outcome = g.outcome(sealed);
  if (at !== undefined || outcome === null) {
    const board = await boardFor(g.id);
    const parts = board.draw(g, g.view(sealed, 'watcher') as typeof sealed, { speaker, say, colours: shell.colours });
    shell.out(`${parts.join('\n\n')}\n\n`);
  }
  const played = at ?? record.actions.length;
  shell.out(`${say('replay.played', { played, actions: record.actions.length, hash })}\n`);
  shell.out(`${standing(g, sealed, speaker, outcome, waiting).join('\n')}\n`);
}

function standing(
  g: AnyGame,
  s: Sealed<GameTypes['state']>,
  speaker: Speaker,
  outcome: ReturnType<AnyGame['outcome']>,
  waiting: Replayed<GameTypes>['waiting'],
): string[] {
  if (outcome) return sayOutcome(speaker, outcome);
  if (waiting) return [sayWaiting(speaker, waiting)];
  return [promptText(speaker, s, toAct(g, s), 'watcher')];
}
