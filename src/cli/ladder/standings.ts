/** What kept games of ladders say, one standing for each pair at each kind of table. */
import { isPlayerName } from '../../bots/everybody.ts';
import { LADDER } from '../../bots/ladder/bars.ts';
import { isGameId } from '../../games/registry.ts';
import { int, isPlainObject, text } from '../../kernel/shape.ts';
import { parsed } from '../kept.ts';
import { seedParts, seedText } from '../setting.ts';
import { type Course, type CourseResult, courseFor, courseResult } from './course.ts';
import { type KeptGames, keyOf } from './kept-games.ts';
import type { GameJob } from './worker.ts';

export interface Standing {
  game: string;
  map: string;
  players: number;
  /** With which it began: `S`, or `S+n`. */
  seed: string;
  /** A Master's time for a decision, where it had one. */
  ms: number | null;
  commits: string[];
  result: CourseResult;
}

/** Alike in all but the number of the block and the seating. */
interface Group {
  of: GameJob;
  base: string;
  /** Of the blocks of which there is something. */
  numbers: Set<number>;
}

export function standingsOf(kept: KeptGames): Standing[] {
  const groups = new Map<string, Group>();
  for (const key of kept.keys()) {
    const job = jobOf(key);
    if (!job) continue;
    const { base, number } = seedParts(job.seed);
    const name = keyOf({ ...job, seed: base, seating: 0 });
    const group = groups.get(name) ?? { of: job, base, numbers: new Set() };
    groups.set(name, group);
    group.numbers.add(number);
  }
  return [...groups.values()]
    .map((group) => standingOf(group, kept))
    .filter(({ result }) => result.games > 0)
    .sort(byPlace);
}

/** The blocks and those after each one, so that a gap is seen; a number out of a damaged line costs no more than it. */
const inOrder = (numbers: Set<number>): number[] =>
  [...new Set([...numbers].flatMap((n) => [n, n + 1]))].sort((a, b) => a - b);

function standingOf({ of, base, numbers }: Group, kept: KeptGames): Standing {
  const { game, table, pairing, ms } = of;
  const order = inOrder(numbers);
  const course: Course = courseFor({ game, table, seed: base, ms }, pairing, order, 'bar');
  const commits = new Set<string>();
  for (const job of course.blocks.flat()) {
    const played = kept.get(keyOf(job));
    if (played && !Array.isArray(played) && played.commit !== undefined) commits.add(played.commit);
  }
  return {
    ...{ game, map: String(table.options.map ?? ''), players: table.seats, seed: seedText(base, order[0]!) },
    ...{ ms, commits: [...commits], result: courseResult(course, kept) },
  };
}

/** Null for a line that names no single game. */
function jobOf(key: string): GameJob | null {
  const names = parsed(key);
  if (!Array.isArray(names) || names.length < 8 || names.length > 9) return null;
  const [game, rules, options, seats, stronger, weaker, seed, seating, ms] = names as unknown[];
  const [id, version, count, place] = [
    text(60)(game, ''),
    int(1, 10_000)(rules, ''),
    int(1, 12)(seats, ''),
    int(0, 99)(seating, ''),
  ];
  if (!id.ok || !isGameId(id.value) || !version.ok || !count.ok || !place.ok || !isPlainObject(options)) return null;
  if (options.map !== undefined && !text(60, /^[\w-]+$/)(options.map, '').ok) return null;
  if (typeof stronger !== 'string' || typeof weaker !== 'string' || typeof seed !== 'string') return null;
  if (!isPlayerName(stronger) || !isPlayerName(weaker)) return null;
  const time = names.length === 9 ? int(1, 60_000)(ms, '') : { ok: true as const, value: null };
  if (!time.ok) return null;
  const table = { seats: count.value, options: optionsOf(options), rules: version.value };
  return { game: id.value, table, pairing: { stronger, weaker }, seed, seating: place.value, ms: time.value };
}

const optionsOf = (raw: Record<string, unknown>): GameJob['table']['options'] =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  );

const rung = (name: string): number => {
  const at = (LADDER as readonly string[]).indexOf(name);
  return at < 0 ? LADDER.length : at;
};

/** By game, map and number of players; from the foot of the ladder up. */
function byPlace(a: Standing, b: Standing): number {
  return (
    compare(a.game, b.game) ||
    compare(a.map, b.map) ||
    a.players - b.players ||
    rung(b.result.stronger) - rung(a.result.stronger) ||
    compare(a.result.weaker, b.result.weaker) ||
    (a.ms ?? 0) - (b.ms ?? 0) ||
    compare(a.seed, b.seed)
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
