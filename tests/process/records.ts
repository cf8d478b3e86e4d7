/** The games that other processes and browsers must agree on: every golden record, and some by random players. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../../src/games/registry.ts';
import { toy } from '../toy/index.ts';
import { randomGame } from './engine.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Sample {
  name: string;
  text: string;
}

const golden = (): Sample[] =>
  globSync('src/games/*/golden/*.json', { cwd: root })
    .sort()
    .map((path) => ({ name: path.split('\\').join('/'), text: readFileSync(join(root, path), 'utf8') }));

/** What `randomGame` is asked for: each game with its fewest and its most players. */
export const RANDOM: readonly { game: string; seats: number; seed: string }[] = [
  { id: toy.id, seats: toy.seatCounts({ rounds: 3, openHands: false }) },
  ...GAMES,
].flatMap(({ id, seats }) =>
  [seats[0]!, seats.at(-1)!].map((count) => ({ game: id, seats: count, seed: `agree ${id} ${count}` })),
);

export async function samples(): Promise<Sample[]> {
  const random = RANDOM.map(async ({ game, seats, seed }) => ({
    name: `random ${game} ${seats}`,
    text: await randomGame(game, seats, seed),
  }));
  return [...golden(), ...(await Promise.all(random))];
}
