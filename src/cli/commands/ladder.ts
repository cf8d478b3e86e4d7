/** `turntable ladder`: how strong each level is against the one below it, with rotated seats and equal dice. */
import { isPlayerName, PLAYER_NAMES, type PlayerName } from '../../bots/everybody.ts';
import type { Pairing, Played } from '../../bots/ladder/block.ts';
import { type PairingResult, resultOf } from '../../bots/ladder/statistics.ts';
import { defineCommand } from '../command.ts';
import type { Shell } from '../io.ts';
import { keep, readKept } from '../kept.ts';
import { playAll } from '../ladder/pool.ts';
import type { BlockJob } from '../ladder/worker.ts';
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
    const blocks = Math.max(1, Math.ceil((flags.games ?? USUAL_BLOCKS * perBlock(setting)) / perBlock(setting)));
    const kept = flags.keep === undefined ? new Map<string, Played[]>() : await readKept<Played[]>(flags.keep);
    const jobs = pairings.flatMap((pairing) =>
      Array.from(
        { length: blocks },
        (_, n): BlockJob => ({
          ...{ game: setting.g.id, table: setting.table, pairing, seed: seedText(setting.seed, n) },
        }),
      ),
    );
    const missing = jobs.filter((job) => !kept.has(keyOf(job)));
    const bar = progress(shell, jobs.length, shell.say('ladder.label'));
    await playAll(missing, shell.stop, async (job, played) => {
      kept.set(keyOf(job), played);
      if (flags.keep !== undefined) await keep(flags.keep, { key: keyOf(job), played });
      bar.at(kept.size);
    });
    bar.clear();
    const results = pairings.map((pairing) =>
      resultOf(
        pairing,
        jobs
          .filter((job) => job.pairing === pairing)
          .flatMap((job) => (kept.has(keyOf(job)) ? [kept.get(keyOf(job))!] : [])),
      ),
    );
    shell.out(
      flags.json ? `${JSON.stringify({ ...described(setting), results })}\n` : tableOf(shell, setting, results),
    );
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

const described = ({ g, table, seed }: Setting) => ({
  ...{ game: g.id, rules: table.rules, options: table.options, players: table.seats, seed },
});

const perBlock = ({ table: { seats } }: Setting): number => (seats <= 2 ? 2 : 2 * seats);

/** Names the block: the same names give the same games. */
const keyOf = ({ game, table, pairing, seed }: BlockJob): string =>
  JSON.stringify([game, table.rules, table.options, table.seats, pairing.stronger, pairing.weaker, seed]);

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
