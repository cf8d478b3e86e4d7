/** The games that other processes and browsers must agree on: every golden record, and some by random players. */
import { readFileSync } from 'node:fs';
import { GAMES } from '../../src/games/registry.ts';
import { goldens } from '../support/golden.ts';
import { toy } from '../toy/index.ts';
import { randomGame } from './engine.ts';

export interface Sample {
  name: string;
  text: string;
}

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
  const golden = goldens().map(({ name, json }) => ({ name, text: readFileSync(json, 'utf8') }));
  return [...golden, ...(await Promise.all(random))];
}
