/** A pair of bots at one kind of table, with one series of seeds. */
import { seatingsOf } from '../../bots/ladder/block.ts';
import { isGameId, load } from '../../games/registry.ts';
import { readOptions } from '../../kernel/options.ts';
import { good, type Read, text, wrong } from '../../kernel/shape.ts';
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

/** The pair with all options of its table, in the game's own order; refused where it is no pair or the game has no such table. */
export async function fullPair(pair: Pair): Promise<Read<Pair>> {
  const { game, table, pairing, seed } = pair;
  if (!isGameId(game)) return wrong('game', 'not-one-of');
  if (pairing.stronger === pairing.weaker) return wrong('pair', 'not-one-of');
  if (!text(200)(seed, '').ok || seedParts(seed).base !== seed) return wrong('seed', 'text-malformed');
  const g = await load(game);
  const options = readOptions(g.options, table.options);
  if (!options.ok) return wrong('options', 'not-one-of');
  if (!g.seatCounts(options.value).includes(table.seats)) return wrong('players', 'not-one-of');
  return good({ ...pair, table: { ...table, options: options.value } });
}
