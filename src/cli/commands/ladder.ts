/** `turntable ladder`: how strong the levels are, everybody against everybody, with rotated seats and equal dice. */
import { PLAYER_NAMES } from '../../bots/everybody.ts';
import { LADDER } from '../../bots/ladder/bars.ts';
import { type Pairing, seatingsOf } from '../../bots/ladder/block.ts';
import { type Rating, ratingsOf } from '../../bots/ladder/ratings.ts';
import { MASTER_MS } from '../../bots/time.ts';
import { defineCommand } from '../command.ts';
import { commitNow } from '../commit.ts';
import { readText } from '../files.ts';
import type { Shell } from '../io.ts';
import {
  type Course,
  type CourseResult,
  courseOf,
  courseResult,
  meetingOf,
  type Until,
  verdictNow,
} from '../ladder/course.ts';
import { withStored } from '../ladder/kept-entries.ts';
import { type KeptGames, keepGame, keyOf, playedOf, takeUpGames } from '../ladder/kept-games.ts';
import { playAll } from '../ladder/pool.ts';
import { storedFile, storedIn } from '../ladder/stored.ts';
import type { GameJob } from '../ladder/worker.ts';
import { columns } from '../layout.ts';
import { progress } from '../progress.ts';
import { botsFor } from '../seats.ts';
import { type Setting, settingOf, TABLE_FLAGS } from '../setting.ts';
import { EXIT, usage } from '../stops.ts';

const USUAL_BLOCKS = 20;
/** With a bar: where the test has not decided by then, the figure stands as it is. */
const MOST_GAMES = 300;

/** No board of one's own: what is kept and stored names a table by its options. */
const { board: _board, ...FLAGS } = TABLE_FLAGS;

export const ladder = defineCommand({
  name: 'ladder',
  operands: [{ name: 'game' }],
  flags: {
    ...FLAGS,
    games: { type: 'number', value: 'K', min: 1, max: 1_000_000 },
    bots: { type: 'list', value: PLAYER_NAMES.join(',') },
    all: { type: 'switch' },
    until: { type: 'text', value: '0.70|bar' },
    ms: { type: 'number', value: 'T', min: MASTER_MS.least, max: MASTER_MS.most },
    keep: { type: 'text', value: 'file' },
    known: { type: 'text', value: 'dir' },
  },
  async run(shell, [game], flags) {
    const setting = await settingOf(shell, game!, { ...flags, board: undefined });
    const until = untilOf(flags.until);
    const pairings = pairingsOf(flags.bots, until === null || flags.all);
    const perBlock = seatingsOf(pairings[0]!, setting.table.seats).length;
    const games = flags.games ?? (until === null ? USUAL_BLOCKS * perBlock : MOST_GAMES);
    const blocks = Math.max(1, Math.ceil(games / perBlock));
    const kept = await withKnown(shell, await takeUpGames(flags.keep), flags.known);
    const commit = flags.keep === undefined ? null : await commitNow();
    const courses = pairings.map((pairing) => courseOf(setting, pairing, blocks, until, timeOf(pairing, flags.ms)));
    const decided = new Set(courses.filter((course) => verdictNow(course, kept)));
    const courseOfJob = new Map<GameJob, Course>(
      courses.flatMap((course) => course.blocks.flat().map((job) => [job, course] as const)),
    );
    const jobs = [...courseOfJob.keys()];
    const missing = jobs.filter((job) => playedOf(kept, job) === null);
    const bar = progress(shell, jobs.length, shell.say('ladder.label'));
    let done = jobs.length - missing.length;
    const wanted = (job: GameJob) => !decided.has(courseOfJob.get(job)!);
    await playAll(missing, wanted, shell.stop, async (job, played) => {
      kept.set(keyOf(job), played);
      if (flags.keep !== undefined) await keepGame(flags.keep, job, played, commit);
      const course = courseOfJob.get(job)!;
      if (verdictNow(course, kept)) decided.add(course);
      done += 1;
      bar.at(done);
    });
    bar.clear();
    const timed = pairings.map((pairing) => timeOf(pairing, flags.ms)).find((ms) => ms !== null) ?? null;
    const results = courses.map((course) => courseResult(course, kept));
    const ratings = ratingsOf(courses.map((course) => meetingOf(course, kept)));
    shell.out(
      flags.json
        ? `${JSON.stringify({ ...described(setting), ms: timed, results, ratings })}\n`
        : tableOf(shell, setting, timed, results, ratings),
    );
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

async function withKnown(shell: Shell, kept: KeptGames, docs: string | undefined): Promise<KeptGames> {
  if (docs === undefined) return kept;
  const file = storedFile(docs);
  return await withStored(kept, await storedIn(file, await readText(shell, file)));
}

const described = ({ g, table, seed }: Setting) => ({
  ...{ game: g.id, rules: table.rules, options: table.options, players: table.seats, seed },
});

function untilOf(text: string | undefined): Until {
  if (text === undefined || text === 'bar') return text ?? null;
  const share = /^0?\.\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(share > 0)) throw usage('usage.ladder-until', { given: text });
  return share;
}

/** Only a Master takes a time: other pairs play the same games with and without one. */
const timeOf = ({ stronger, weaker }: Pairing, ms: number | undefined): number | null =>
  stronger === 'master' || weaker === 'master' ? (ms ?? null) : null;

/** Everybody against everybody; where a bar ends a pair, neighbours alone, since bars are theirs, unless `--all` is given. */
function pairingsOf(given: readonly string[] | undefined, all: boolean): Pairing[] {
  const names = given === undefined ? [...LADDER] : botsFor(given, given.length);
  if (names.length < 2) throw usage('usage.ladder-bots', { known: PLAYER_NAMES.join(', ') });
  // Against itself a bot is even, and two who met twice would count the same games twice.
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw usage('usage.ladder-twice', { bot: twice });
  return names.flatMap((stronger, i) =>
    names.slice(i + 1, all ? undefined : i + 2).map((weaker): Pairing => ({ stronger, weaker })),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function tableOf(
  shell: Shell,
  setting: Setting,
  ms: number | null,
  results: readonly CourseResult[],
  ratings: readonly Rating[],
): string {
  const head = ['pair', 'higher', 'interval', 'bar', 'alone', 'mirrored', 'scores', 'lost', 'games'] as const;
  const rows = results.map((result) => {
    const { stronger, weaker, higher, alone, mirrored, scores, lost, games } = result;
    return [
      `${stronger} > ${weaker}`,
      percent(higher.mean),
      `${percent(higher.low)} – ${percent(higher.high)}`,
      barText(shell, result),
      ...[alone, mirrored].map((share) => (setting.table.seats === 1 ? '' : percent(share))),
      `${scores.stronger.toFixed(1)} / ${scores.weaker.toFixed(1)}`,
      `${percent(lost.stronger)} / ${percent(lost.weaker)}`,
      `${games}`,
    ];
  });
  const seats = results.map(({ stronger, weaker, winsBySeat }) => [
    `${stronger} > ${weaker}`,
    ...winsBySeat.map((wins) => percent(wins)),
  ]);
  const elos = ratings.map(({ name, elo: { mean, low, high } }) => [
    name,
    mean.toFixed(0),
    `${low.toFixed(0)} – ${high.toFixed(0)}`,
  ]);
  const { g, table, seed } = setting;
  return [
    `${g.id}, ${JSON.stringify(table.options)}, ${table.seats}, --seed ${seed}${ms === null ? '' : ` --ms ${ms}`}`,
    columns([head.map((name) => shell.say(`ladder.${name}`)), ...rows]),
    '',
    shell.say('ladder.elo'),
    columns(elos),
    '',
    shell.say('ladder.by-seat'),
    columns(seats),
    '',
  ].join('\n');
}

function barText({ say }: Shell, { bar, above }: CourseResult): string {
  if (bar === null) return '';
  return `${percent(bar)} ${say(above === null ? 'ladder.open' : above ? 'ladder.above' : 'ladder.below')}`;
}
