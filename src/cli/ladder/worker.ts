/** A thread of the ladder: plays the games it is given. */
import { parentPort } from 'node:worker_threads';
import type { Pairing, Played } from '../../bots/ladder/block.ts';
import { playGame, seatingsOf } from '../../bots/ladder/block.ts';
import { loadForBots } from '../../games/bot-registry.ts';
import { isGameId } from '../../games/registry.ts';
import type { AnyBotGame, GameTypes, Table } from '../../kernel/contract.ts';

/** One game of a block. */
export interface GameJob {
  game: string;
  table: Table<GameTypes>;
  pairing: Pairing;
  seed: string;
  /** Which of the block's seatings. */
  seating: number;
  /** A Master's time for a decision; null: its playouts alone. */
  ms: number | null;
}
export type GameDone = { ok: true; played: Played } | { ok: false; why: string };

const loaded = new Map<string, Promise<AnyBotGame>>();
const gameOf = (id: string): Promise<AnyBotGame> => {
  if (!isGameId(id)) throw new Error(`bug: no game ${id}`);
  const known = loaded.get(id) ?? loadForBots(id);
  loaded.set(id, known);
  return known;
};

parentPort?.on('message', async ({ game, table, pairing, seed, seating, ms }: GameJob) => {
  let done: GameDone;
  try {
    const bots = seatingsOf(pairing, table.seats)[seating];
    if (!bots) throw new Error(`bug: a block has no seating ${seating}`);
    done = { ok: true, played: playGame(await gameOf(game), table, bots, seed, ms) };
  } catch (error) {
    done = { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(done);
});
