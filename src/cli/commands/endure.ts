/** `turntable endure`: every level through every game, map and number of players; nothing may be refused. */
import type { BotName } from '../../bots/bots.ts';
import { PLAYER_NAMES, type PlayerName } from '../../bots/everybody.ts';
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import { int, object, type Reader, wrong } from '../../kernel/shape.ts';
import { defineCommand } from '../command.ts';
import { breathe, type Shell } from '../io.ts';
import { keep, takeUp } from '../kept.ts';
import { columns, figure } from '../layout.ts';
import { botAt, botsFor } from '../seats.ts';
import { FIRST_SEED, loadGame, type Setting, seedOf, seedText, settingOf } from '../setting.ts';
import { EXIT } from '../stops.ts';
import { reportTrouble } from '../trouble.ts';
import { playWhole } from '../whole-game.ts';

/** From the quickest to the slowest: what is wrong shows early. */
const USUAL = ['random', 'newcomer', 'regular', 'expert', 'master'] as const satisfies readonly BotName[];
const USUAL_GAMES = 100;

/** One level at one kind of table. */
interface Course {
  setting: Setting;
  bot: PlayerName;
}

/** What came of it. */
interface Endured {
  games: number;
  troubles: number;
  actions: number;
  cpuSeconds: number;
}

const count = int(0, Number.MAX_SAFE_INTEGER);
const seconds: Reader<number> = (raw, at) =>
  typeof raw === 'number' && raw >= 0 ? { ok: true, value: raw } : wrong(at, 'number-too-small');
const readEndured = object({ games: count, troubles: count, actions: count, cpuSeconds: seconds });

export const endure = defineCommand({
  name: 'endure',
  operands: [{ name: 'game', optional: true }],
  flags: {
    map: { type: 'text', value: 'M' },
    players: { type: 'number', value: 'N', min: 1, max: MOST_SEATS },
    games: { type: 'number', value: 'K', min: 1, max: 1_000_000 },
    bots: { type: 'list', value: PLAYER_NAMES.join(',') },
    seed: { type: 'text', value: 'S' },
    keep: { type: 'text', value: 'file' },
    out: { type: 'text', value: 'dir' },
  },
  async run(shell, [game], flags) {
    const { map, players, games = USUAL_GAMES, seed = FIRST_SEED } = flags;
    const bots = flags.bots === undefined ? USUAL : botsFor(flags.bots, flags.bots.length);
    const all: Setting[] = [];
    for (const id of game === undefined ? shell.games.map((entry) => entry.id) : [game])
      all.push(...(await settingsOf(shell, id, seed)));
    const asked = all.filter(
      ({ table }) => (map ?? table.options.map) === table.options.map && (players ?? table.seats) === table.seats,
    );
    const courses = bots.flatMap((bot) => asked.map((setting): Course => ({ setting, bot })));
    const kept = flags.keep === undefined ? new Map<string, Endured>() : await takeUp<Endured>(flags.keep, readEndured);
    const done: Endured[] = [];
    for (const [n, course] of courses.entries()) {
      const key = `${keyOf(course)} x${games}`;
      const known = kept.get(key);
      const endured = known ?? (await run(shell, course, games, flags.out));
      if (shell.stop.aborted) break;
      if (!known && flags.keep !== undefined) await keep(flags.keep, { key, played: endured });
      done.push(endured);
      shell.out(
        flags.json
          ? `${JSON.stringify({ ...described(course), ...endured })}\n`
          : lineOf(shell, n + 1, courses, endured),
      );
    }
    const sum = (of: keyof Endured): number => done.reduce((total, one) => total + one[of], 0);
    const values = { courses: done.length, of: courses.length, games: sum('games'), troubles: sum('troubles') };
    if (!flags.json) shell.out(`${shell.say('endure.sum', values)}\n`);
    if (shell.stop.aborted) return EXIT.interrupted;
    return values.troubles > 0 || courses.length === 0 ? EXIT.failed : EXIT.ok;
  },
});

/** Every map with every number of players that it takes, the other options as they usually are. */
async function settingsOf(shell: Shell, game: string, seed: string): Promise<Setting[]> {
  const g = await loadGame(shell, game);
  const blank = { preset: undefined, option: [], board: undefined, seed };
  const settings: Setting[] = [];
  for (const value of g.options.map?.values ?? [undefined]) {
    const map = value === undefined ? undefined : String(value);
    const { table } = await settingOf(shell, game, { ...blank, map, players: undefined });
    for (const players of g.seatCounts(table.options))
      settings.push(await settingOf(shell, game, { ...blank, map, players }));
  }
  return settings;
}

/** Also the beginning of its seeds: `simulate … --seed <that>+7 --games 1` plays its game 7 again. */
const keyOf = ({ setting: { g, table, seed }, bot }: Course): string =>
  [seed, g.id, table.options.map ?? '-', table.seats, bot].join('/');

/** A game that fails is kept and told; the others are played all the same. */
async function run(shell: Shell, course: Course, games: number, out: string | undefined): Promise<Endured> {
  const { setting, bot } = course;
  const { g, table } = setting;
  const names = Array.from({ length: table.seats }, (_, seat) => `${bot} ${seat + 1}`);
  const endured: Endured = { games: 0, troubles: 0, actions: 0, cpuSeconds: 0 };
  for (let n = 0; n < games && !shell.stop.aborted; n++) {
    const seed = seedText(keyOf(course), n);
    const cpu = process.cpuUsage();
    const bots = names.map((_, seat) => botAt(g, bot, seed, seat));
    const played = playWhole(setting, seedOf(seed), bots, names);
    const { user, system } = process.cpuUsage(cpu);
    endured.games += 1;
    endured.actions += played.record.actions.length;
    endured.cpuSeconds += (user + system) / 1e6;
    if (played.trouble) {
      endured.troubles += 1;
      await reportTrouble(shell, setting, seed, played, out);
    }
    await breathe();
  }
  return endured;
}

const described = ({ setting: { g, table }, bot }: Course) => ({
  ...{ game: g.id, map: table.options.map ?? null, players: table.seats, bot },
});

function lineOf(shell: Shell, n: number, courses: readonly Course[], endured: Endured): string {
  const { game, map, players, bot } = described(courses[n - 1]!);
  const { games, troubles, actions, cpuSeconds } = endured;
  const values = { games, troubles, actions, seconds: figure(cpuSeconds) };
  return `${columns([[`${n}/${courses.length}`, game, `${map ?? ''}`, `${players}`, bot, shell.say('endure.line', values)]])}\n`;
}
