/**
 * A block as it is stored: its number, the commits that played it, and a text for each of its seatings, `1:88 3:61
 * 2:-9x`: place and score of each seat, with an x where the seat was lost. Who sat where follows from the seating; how
 * long a game was and how it ended is not stored.
 */
import { type Played, seatingsOf } from '../../bots/ladder/block.ts';
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import { int, listOf, object, type Read, text, wrong } from '../../kernel/shape.ts';
import { readCommit } from '../commit.ts';
import type { Block } from './entry.ts';
import type { Pair } from './pair.ts';

const SEAT = /^([1-9]\d?):(-?\d{1,16})(x?)$/;

export const readCommits = listOf(readCommit, 2 * MOST_SEATS);

const shape = object({
  n: int(0, 999_999_999),
  by: readCommits,
  games: listOf(text(20 * MOST_SEATS), 2 * MOST_SEATS, 1),
});

export const writtenBlock = ({ number, commits, games }: Block) => ({
  ...{ n: number, by: commits, games: games.map(gameText) },
});

const gameText = ({ places, scores, lost }: Played): string =>
  places.map((place, seat) => `${place}:${scores[seat]}${lost.includes(seat) ? 'x' : ''}`).join(' ');

export function readBlock(raw: unknown, at: string, { pairing, table }: Pair): Read<Block> {
  const read = shape(raw, at);
  if (!read.ok) return read;
  const { n, by, games } = read.value;
  const seatings = seatingsOf(pairing, table.seats);
  const played = seatings.flatMap((bots, seating) => gameFrom(games[seating] ?? '', bots) ?? []);
  if (played.length !== seatings.length || games.length !== seatings.length)
    return wrong(`${at}.games`, 'text-malformed');
  return { ok: true, value: { number: n, commits: by, games: played } };
}

function gameFrom(written: string, bots: Played['bots']): Played | null {
  const seats = written.split(' ').flatMap((one) => {
    const [, place, score, lost] = SEAT.exec(one) ?? [];
    return place === undefined ? [] : [{ place: Number(place), score: Number(score), isLost: lost === 'x' }];
  });
  if (
    seats.length !== bots.length ||
    seats.some(({ place, score }) => place > bots.length || !Number.isSafeInteger(score))
  )
    return null;
  return {
    ...{ bots, places: seats.map(({ place }) => place), scores: seats.map(({ score }) => score) },
    lost: seats.flatMap(({ isLost }, seat) => (isLost ? [seat] : [])),
    ...{ actions: 0, ended: [] },
  };
}
