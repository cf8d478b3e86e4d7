/** A thread of the ladder: plays the blocks it is given. */
import { parentPort } from 'node:worker_threads';
import type { Pairing, Played } from '../../bots/ladder/block.ts';
import { playBlock } from '../../bots/ladder/block.ts';
import { isGameId, load } from '../../games/registry.ts';
import type { AnyGame, GameTypes, Table } from '../../kernel/contract.ts';

export interface BlockJob {
  game: string;
  table: Table<GameTypes>;
  pairing: Pairing;
  seed: string;
}
export type BlockDone = { ok: true; played: Played[] } | { ok: false; why: string };

const loaded = new Map<string, Promise<AnyGame>>();
const gameOf = (id: string): Promise<AnyGame> => {
  if (!isGameId(id)) throw new Error(`bug: no game ${id}`);
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  return known;
};

parentPort?.on('message', async ({ game, table, pairing, seed }: BlockJob) => {
  let done: BlockDone;
  try {
    done = { ok: true, played: playBlock(await gameOf(game), table, pairing, seed) };
  } catch (error) {
    done = { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(done);
});
