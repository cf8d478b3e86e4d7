/** Games of a ladder as they are kept: one line each, named by all that decides them. */
import type { Played } from '../../bots/ladder/block.ts';
import { keep, readKept } from '../kept.ts';
import type { GameJob } from './worker.ts';

/** By key; a line of an older file holds a whole block. */
export type KeptGames = Map<string, Played | Played[]>;

/** Names the block, and the game in it: the same names give the same games. */
const namesOf = ({ game, table, pairing, seed }: GameJob) =>
  [game, table.rules, table.options, table.seats, pairing.stronger, pairing.weaker, seed] as const;
export const keyOf = (job: GameJob): string => JSON.stringify([...namesOf(job), job.seating]);

export const readGames = (path: string | undefined): Promise<KeptGames> =>
  path === undefined ? Promise.resolve(new Map()) : readKept(path);

export const keepGame = (path: string, job: GameJob, played: Played, commit: string | null): Promise<void> =>
  keep(path, { key: keyOf(job), played: commit === null ? played : { ...played, commit } });

export function playedOf(kept: KeptGames, job: GameJob): Played | null {
  const alone = kept.get(keyOf(job));
  if (alone && !Array.isArray(alone)) return alone;
  const block = kept.get(JSON.stringify(namesOf(job)));
  return (Array.isArray(block) ? block[job.seating] : null) ?? null;
}

/** A block of which games are missing says nothing: its seats would not be even. */
export function blockFrom(kept: KeptGames, jobs: readonly GameJob[]): Played[] | null {
  const block = jobs.flatMap((job) => playedOf(kept, job) ?? []);
  return block.length === jobs.length ? block : null;
}
