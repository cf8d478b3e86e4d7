/**
 * What is run in another process and in a browser, to be compared with what this process finds. It names no Node
 * module: the browser test bundles it as it is.
 */
import { GAMES } from '../../src/games/registry.ts';
import type { AnyGame } from '../../src/kernel/contract.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { defaultOptions, type OptionValues, readOptions } from '../../src/kernel/options.ts';
import { readRecord } from '../../src/kernel/read-record.ts';
import { recordText } from '../../src/kernel/record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { pick, rngOf } from '../../src/kernel/rng.ts';
import { playout } from '../support/playout.ts';
import { toy } from '../toy/index.ts';

export async function gameOf(id: string): Promise<AnyGame> {
  if (id === toy.id) return toy as unknown as AnyGame;
  const entry = GAMES.find((game) => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.load();
}

/** The hash of the state after the setup and after every action of a record. */
export async function hashesOf(text: string): Promise<string[]> {
  const read = readRecord(text);
  if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.at}`);
  const hashes: string[] = [];
  const replayed = replay(await gameOf(read.value.game), read.value, {
    onStep: ({ state }) => hashes.push(hashOf(state)),
  });
  if (!replayed.ok) throw new Error(`${replayed.problem.code} at ${replayed.problem.at}`);
  return hashes;
}

/** The record of a whole game between random players: the same text for the same seed, wherever it is played. */
export async function randomGame(id: string, seats: number, seed: string): Promise<string> {
  const game = await gameOf(id);
  const rng = rngOf(seed);
  const played = playout(game, { seats, options: optionsFor(game, seats) }, seed, (moves) => pick(rng, moves));
  return recordText(played.record);
}

/** The usual options; where they do not allow so many players, the first map that does. */
function optionsFor(game: AnyGame, seats: number): OptionValues {
  const usual = defaultOptions(game.options);
  const maps = game.options.map?.values ?? [];
  const fits = [usual, ...maps.map((map) => ({ map }))].flatMap((given) => {
    const read = readOptions(game.options, given);
    return read.ok && game.seatCounts(read.value).includes(seats) ? [read.value] : [];
  });
  const first = fits[0];
  if (!first) throw new Error(`no map of ${game.id} is for ${seats}`);
  return first;
}
