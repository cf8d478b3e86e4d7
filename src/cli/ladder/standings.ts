/** What ladders say, one standing for each pair at each kind of table. */
import { LADDER } from '../../bots/ladder/bars.ts';
import { seedText } from '../setting.ts';
import { type Block, type Entry, measured, type Summary } from './entry.ts';
import { nameOf } from './pair.ts';

export interface Standing {
  game: string;
  map: string;
  players: number;
  /** With which it began: `S`, or `S+n`. */
  seed: string;
  /** A Master's time for a decision, where it had one. */
  ms: number | null;
  /** Of the blocks that count. */
  commits: string[];
  result: Summary;
}

export function standingOf(entry: Entry): Standing {
  const { pair, blocks, told } = entry;
  const { game, table, pairing, seed, ms } = pair;
  const at = { game, map: String(table.options.map ?? ''), players: table.seats, ms };
  if (told) {
    const { commits, ...figures } = told;
    return { ...at, seed, commits, result: { ...pairing, ...figures } };
  }
  const result = measured(pair, blocks);
  const commits = new Set(counted(entry, result.blocks).flatMap((block) => block.commits));
  return { ...at, seed: seedText(seed, blocks[0]!.number), commits: [...commits], result };
}

const counted = ({ blocks, told }: Entry, count: number): Block[] => (told ? [] : blocks.slice(0, count));

/** How many of the games that were played stand behind the figures. */
export function gamesWithSay(played: readonly Entry[], all: readonly Entry[]): number {
  const saying = new Map(
    all.map((entry) => {
      const blocks = counted(entry, standingOf(entry).result.blocks);
      return [nameOf(entry.pair), new Set(blocks.map(({ number }) => number))];
    }),
  );
  const blocks = played.flatMap((entry) =>
    entry.blocks.filter(({ number }) => saying.get(nameOf(entry.pair))?.has(number)),
  );
  return blocks.reduce((sum, { games }) => sum + games.length, 0);
}

const rung = (name: string): number => {
  const at = (LADDER as readonly string[]).indexOf(name);
  return at < 0 ? LADDER.length : at;
};

/** By game, map and number of players; from the foot of the ladder up. */
export function byPlace({ pair: a }: Entry, { pair: b }: Entry): number {
  return (
    compare(a.game, b.game) ||
    compare(String(a.table.options.map ?? ''), String(b.table.options.map ?? '')) ||
    a.table.seats - b.table.seats ||
    rung(b.pairing.stronger) - rung(a.pairing.stronger) ||
    rung(b.pairing.weaker) - rung(a.pairing.weaker) ||
    compare(a.pairing.weaker, b.pairing.weaker) ||
    (a.ms ?? 0) - (b.ms ?? 0) ||
    compare(a.seed, b.seed) ||
    compare(nameOf(a), nameOf(b))
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
