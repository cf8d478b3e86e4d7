/**
 * What is stored of each pair and what was played since. Further blocks are added. A block that is stored and was
 * played again, by another commit or with another end, says that the bots have changed: it is a new measurement, and
 * none of the stored blocks of that pair stays.
 */
import { type Block, type Entry, measured } from './entry.ts';
import { nameOf } from './pair.ts';
import { writtenBlock } from './written-block.ts';

export function merged(stored: readonly Entry[], played: readonly Entry[]): Entry[] {
  const all = new Map(stored.map((entry) => [nameOf(entry.pair), entry]));
  for (const entry of played) {
    const known = all.get(nameOf(entry.pair));
    all.set(nameOf(entry.pair), known ? joined(known, entry) : entry);
  }
  return [...all.values()];
}

function joined(stored: Entry, { pair, blocks: played }: Entry): Entry {
  const numbers = new Map(stored.blocks.map((block) => [block.number, block]));
  const isNew = played.some((block) => {
    const known = numbers.get(block.number);
    return known !== undefined && !isSame(known, block);
  });
  if (isNew) numbers.clear();
  for (const block of played) numbers.set(block.number, block);
  const blocks = [...numbers.values()].sort((a, b) => a.number - b.number);
  const entry = { pair, blocks, told: stored.told };
  return isOutweighed(entry) ? { ...entry, told: null } : entry;
}

const isSame = (a: Block, b: Block): boolean => JSON.stringify(writtenBlock(a)) === JSON.stringify(writtenBlock(b));

/** Told figures stand until the blocks have a verdict, or no fewer games. */
function isOutweighed({ pair, blocks, told }: Entry): boolean {
  if (told === null) return false;
  const { above, games } = measured(pair, blocks);
  return above !== null || games >= told.games;
}
