/** Figures whose blocks are gone, as they are stored: shares from 0 to 1, of the stronger before the weaker. */
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import { good, int, listOf, object, orNull, type Reader, wrong, yesNo } from '../../kernel/shape.ts';
import type { Told } from './entry.ts';
import { readCommits } from './written-block.ts';

const number =
  (min: number, max: number): Reader<number> =>
  (raw, at) =>
    typeof raw === 'number' && raw >= min && raw <= max ? good(raw) : wrong(at, 'not-one-of');

const share = number(0, 1);
const score = number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

const shape = object({
  mean: share,
  interval: listOf(share, 2, 2),
  bar: orNull(share),
  above: orNull(yesNo),
  games: int(1, 1_000_000),
  blocks: int(1, 1_000_000),
  scores: listOf(score, 2, 2),
  lost: listOf(share, 2, 2),
  seats: listOf(share, MOST_SEATS, 1),
  by: readCommits,
});

export const writtenTold = ({ higher, bar, above, games, blocks, scores, lost, winsBySeat, commits }: Told) => ({
  ...{ mean: higher.mean, interval: [higher.low, higher.high], bar, above, games, blocks },
  ...{ scores: [scores.stronger, scores.weaker], lost: [lost.stronger, lost.weaker], seats: winsBySeat, by: commits },
});

export const readTold: Reader<Told> = (raw, at) => {
  const read = shape(raw, at);
  if (!read.ok) return read;
  const { mean, interval, bar, above, games, blocks, scores, lost, seats, by } = read.value;
  const both = ([stronger, weaker]: readonly number[]) => ({ stronger: stronger!, weaker: weaker! });
  const higher = { mean, low: interval[0]!, high: interval[1]! };
  return good({
    ...{ higher, bar, above, games, blocks, scores: both(scores), lost: both(lost) },
    ...{ winsBySeat: seats, commits: by },
  });
};
