/** Games of a ladder as they are kept: one line each, named by all that decides them. */
import { PLAYER_NAMES } from '../../bots/everybody.ts';
import { type Played, seatingsOf } from '../../bots/ladder/block.ts';
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import { int, listOf, maybe, object, oneOf, type Reader, text, wrong } from '../../kernel/shape.ts';
import { readCommit } from '../commit.ts';
import { keep, readKept, takeUp } from '../kept.ts';
import type { GameJob } from './worker.ts';

/** By key; a line of an older file holds a whole block. */
export type KeptGames = Map<string, Played | Played[]>;

/** Names the block, and the game in it: the same names give the same games. */
const namesOf = ({ game, table, pairing, seed }: GameJob) =>
  [game, table.rules, table.options, table.seats, pairing.stronger, pairing.weaker, seed] as const;
export const keyOf = (job: GameJob): string =>
  JSON.stringify([...namesOf(job), job.seating, ...(job.ms === null ? [] : [job.ms])]);

const shape = object({
  bots: listOf(oneOf(PLAYER_NAMES), MOST_SEATS, 1),
  places: listOf(int(1, MOST_SEATS), MOST_SEATS),
  scores: listOf(int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), MOST_SEATS),
  lost: listOf(int(0, MOST_SEATS - 1), MOST_SEATS),
  actions: int(0, Number.MAX_SAFE_INTEGER),
  ended: listOf(text(60), 20),
  commit: maybe(readCommit),
});

const readGame: Reader<Played> = (raw, at) => {
  const read = shape(raw, at);
  if (!read.ok) return read;
  const { bots, places, scores } = read.value;
  return places.length === bots.length && scores.length === bots.length ? read : wrong(at, 'list-too-short');
};
const readBlock = listOf(readGame, 2 * MOST_SEATS, 1);
const read: Reader<Played | Played[]> = (raw, at) => (Array.isArray(raw) ? readBlock(raw, at) : readGame(raw, at));

export const readGames = (path: string): Promise<KeptGames> => readKept(path, read);

/** To be added to. */
export const takeUpGames = (path: string | undefined): Promise<KeptGames> =>
  path === undefined ? Promise.resolve(new Map()) : takeUp(path, read);

export const keepGame = (path: string, job: GameJob, played: Played, commit: string | null): Promise<void> =>
  keep(path, { key: keyOf(job), played: commit === null ? played : { ...played, commit } });

export function playedOf(kept: KeptGames, job: GameJob): Played | null {
  const alone = kept.get(keyOf(job));
  const block = job.ms === null ? kept.get(JSON.stringify(namesOf(job))) : undefined; // older than times
  const played = alone && !Array.isArray(alone) ? alone : Array.isArray(block) ? block[job.seating] : null;
  const bots = seatingsOf(job.pairing, job.table.seats)[job.seating];
  return played && played.bots.join() === bots?.join() ? played : null; // a line may say that others sat there
}

/** A block of which games are missing says nothing: its seats would not be even. */
export function blockFrom(kept: KeptGames, jobs: readonly GameJob[]): Played[] | null {
  const block = jobs.flatMap((job) => playedOf(kept, job) ?? []);
  return block.length === jobs.length ? block : null;
}
