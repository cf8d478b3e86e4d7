/** A pair of bots at one kind of table, with one series of seeds. */
import { seatingsOf } from '../../bots/ladder/block.ts';
import { isGameId, load } from '../../games/registry.ts';
import { readOptions } from '../../kernel/options.ts';
import { text } from '../../kernel/shape.ts';
import { seedParts, seedText } from '../setting.ts';
import { keyOf } from './kept-games.ts';
import type { GameJob } from './worker.ts';

/** Its seed is that of the series: block n is played with `S+n`. */
export type Pair = Omit<GameJob, 'seating'>;

export const nameOf = (pair: Pair): string => keyOf({ ...pair, seating: 0 });

/** The games of a block. */
export const jobsOf = (pair: Pair, number: number): GameJob[] =>
  seatingsOf(pair.pairing, pair.table.seats).map((_seats, seating) => ({
    ...pair,
    seed: seedText(pair.seed, number),
    seating,
  }));

/** The pair with all options of its table, in the game's own order; null where the game has no such table. */
export async function fullPair(pair: Pair): Promise<Pair | null> {
  const { game, table, seed } = pair;
  if (!isGameId(game) || !text(200)(seed, '').ok || seedParts(seed).base !== seed) return null;
  const g = await load(game);
  const options = readOptions(g.options, table.options);
  if (!options.ok || !g.seatCounts(options.value).includes(table.seats)) return null;
  return { ...pair, table: { ...table, options: options.value } };
}
