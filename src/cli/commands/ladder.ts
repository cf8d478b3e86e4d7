/** `turntable ladder`: how strong each level is against the one below it, with rotated seats and equal dice. */
import { isPlayerName, PLAYER_NAMES, type PlayerName } from '../../bots/everybody.ts';
import { type Pairing, type Played, seatingsOf } from '../../bots/ladder/block.ts';
import { type PairingResult, resultOf } from '../../bots/ladder/statistics.ts';
import { defineCommand } from '../command.ts';
import type { Shell } from '../io.ts';
import { keep, readKept } from '../kept.ts';
import { playAll } from '../ladder/pool.ts';
import type { GameJob } from '../ladder/worker.ts';
import { columns } from '../layout.ts';
import { progress } from '../progress.ts';
import { botsFor } from '../seats.ts';
import { type Setting, seedText, settingOf, TABLE_FLAGS } from '../setting.ts';
import { EXIT, usage } from '../stops.ts';

/** From the strongest down: each is compared with the next. */
const LADDER = ['master', 'expert', 'regular', 'newcomer', 'random'] as const satisfies readonly PlayerName[];
const USUAL_BLOCKS = 20;

export const ladder = defineCommand({
  name: 'ladder',
  operands: [{ name: 'game' }],
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'number', value: 'K', min: 1, max: 1_000_000 },
    bots: { type: 'list', value: PLAYER_NAMES.join(',') },
    all: { type: 'switch' },
    keep: { type: 'text', value: 'file' },
  },
  async run(shell, [game], flags) {
    const setting = await settingOf(shell, game!, flags);
    const pairings = pairingsOf(flags.bots, flags.all);
    const perBlock = seatingsOf(pairings[0]!, setting.table.seats).length;
    const blocks = Math.max(1, Math.ceil((flags.games ?? USUAL_BLOCKS * perBlock) / perBlock));
    const kept: KeptGames = flags.keep === undefined ? new Map() : await readKept(flags.keep);
    const all = pairings.map((pairing) =>
      Array.from({ length: blocks }, (_, n) => blockOf(setting, pairing, seedText(setting.seed, n), perBlock)),
    );
    const jobs = all.flat(2);
    const missing = jobs.filter((job) => playedOf(kept, job) === null);
    const bar = progress(shell, jobs.length, shell.say('ladder.label'));
    let done = jobs.length - missing.length;
    await playAll(missing, shell.stop, async (job, played) => {
      kept.set(keyOf(job), played);
      if (flags.keep !== undefined) await keep(flags.keep, { key: keyOf(job), played });
      done += 1;
      bar.at(done);
    });
    bar.clear();
    const results = pairings.map((pairing, i) => resultOf(pairing, wholeBlocks(kept, all[i]!)));
    shell.out(
      flags.json ? `${JSON.stringify({ ...described(setting), results })}\n` : tableOf(shell, setting, results),
    );
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

const described = ({ g, table, seed }: Setting) => ({
  ...{ game: g.id, rules: table.rules, options: table.options, players: table.seats, seed },
});

/** By key; a line of an older file holds a whole block. */
type KeptGames = Map<string, Played | Played[]>;

const blockOf = ({ g, table }: Setting, pairing: Pairing, seed: string, games: number): GameJob[] =>
  Array.from({ length: games }, (_, seating) => ({ game: g.id, table, pairing, seed, seating }));

/** Names the block, and the game in it: the same names give the same games. */
const namesOf = ({ game, table, pairing, seed }: GameJob) =>
  [game, table.rules, table.options, table.seats, pairing.stronger, pairing.weaker, seed] as const;
const keyOf = (job: GameJob): string => JSON.stringify([...namesOf(job), job.seating]);

function playedOf(kept: KeptGames, job: GameJob): Played | null {
  const alone = kept.get(keyOf(job));
  if (alone && !Array.isArray(alone)) return alone;
  const block = kept.get(JSON.stringify(namesOf(job)));
  return (Array.isArray(block) ? block[job.seating] : null) ?? null;
}

/** A block of which games are missing says nothing: its seats would not be even. */
const wholeBlocks = (kept: KeptGames, blocks: readonly GameJob[][]): Played[][] =>
  blocks
    .map((jobs) => jobs.flatMap((job) => playedOf(kept, job) ?? []))
    .filter((block, i) => block.length === blocks[i]!.length);

/** Neighbours on the ladder; with `--all` everybody against everybody. */
function pairingsOf(given: readonly string[] | undefined, all: boolean): Pairing[] {
  const names = given === undefined ? [...LADDER] : botsFor(given, given.length).filter(isPlayerName);
  if (names.length < 2) throw usage('usage.ladder-bots', { known: PLAYER_NAMES.join(', ') });
  return names.flatMap((stronger, i) =>
    names.slice(i + 1, all ? undefined : i + 2).map((weaker): Pairing => ({ stronger, weaker })),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function tableOf(shell: Shell, setting: Setting, results: readonly PairingResult[]): string {
  const head = ['pair', 'higher', 'interval', 'alone', 'mirrored', 'scores', 'lost', 'games'] as const;
  const rows = results.map(({ stronger, weaker, higher, alone, mirrored, scores, lost, games }) => [
    `${stronger} > ${weaker}`,
    percent(higher.mean),
    `${percent(higher.low)} – ${percent(higher.high)}`,
    percent(alone),
    percent(mirrored),
    `${scores.stronger.toFixed(1)} / ${scores.weaker.toFixed(1)}`,
    `${percent(lost.stronger)} / ${percent(lost.weaker)}`,
    `${games}`,
  ]);
  const seats = results.map(({ stronger, weaker, winsBySeat }) => [
    `${stronger} > ${weaker}`,
    ...winsBySeat.map((wins) => percent(wins)),
  ]);
  const { g, table, seed } = setting;
  return [
    `${g.id}, ${JSON.stringify(table.options)}, ${table.seats}, --seed ${seed}`,
    columns([head.map((name) => shell.say(`ladder.${name}`)), ...rows]),
    '',
    shell.say('ladder.by-seat'),
    columns(seats),
    '',
  ].join('\n');
}
