/** Kept games put together to whole blocks, pair by pair. */
import { isPlayerName } from '../../bots/everybody.ts';
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import { int, isPlainObject, text } from '../../kernel/shape.ts';
import { parsed } from '../kept.ts';
import { seedParts } from '../setting.ts';
import type { Block, Entry } from './entry.ts';
import { blockFrom, type KeptGames, keyOf } from './kept-games.ts';
import { merged } from './merge.ts';
import { fullPair, jobsOf, nameOf, type Pair } from './pair.ts';
import type { GameJob } from './worker.ts';
import { readBlock, writtenBlock } from './written-block.ts';

/** Those without a whole block are left out. */
export async function entriesOf(kept: KeptGames): Promise<Entry[]> {
  const groups = new Map<string, { pair: Pair; numbers: Set<number> }>();
  for (const key of kept.keys()) {
    const job = jobOf(key);
    if (!job) continue;
    const { seating: _, ...of } = job;
    const { base, number } = seedParts(job.seed);
    const pair = { ...of, seed: base };
    const group = groups.get(nameOf(pair)) ?? { pair, numbers: new Set() };
    groups.set(nameOf(pair), group);
    group.numbers.add(number);
  }
  let entries: Entry[] = [];
  for (const { pair, numbers } of groups.values()) {
    const blocks = blocksOf(pair, numbers, kept);
    if (blocks.length === 0) continue;
    const full = await fullPair(pair);
    // One by one: a file of before an option was added names the same table by fewer of them.
    if (full.ok) entries = merged(entries, [{ pair: full.value, blocks, told: null }]);
  }
  return entries;
}

/** Up to the first that was only begun: what follows it waits, so that no later block decides before it. */
function blocksOf(pair: Pair, numbers: ReadonlySet<number>, kept: KeptGames): Block[] {
  const blocks: Block[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const games = blockFrom(kept, jobsOf(pair, number));
    if (games === null) break;
    const commits = [...new Set(games.flatMap(({ commit }) => commit ?? []))];
    const block = { number, commits, games };
    if (!readBlock(writtenBlock(block), '', pair).ok) break; // a damaged line must not damage what is stored
    blocks.push(block);
  }
  return blocks;
}

/** What is kept and, of what is stored, all that it does not replace: nothing of it need be played again. */
export async function withStored(kept: KeptGames, stored: readonly Entry[]): Promise<KeptGames> {
  const all: KeptGames = new Map(kept);
  for (const { pair, blocks } of merged(stored, await entriesOf(kept)))
    for (const { number, games } of blocks)
      for (const job of jobsOf(pair, number)) all.set(keyOf(job), games[job.seating]!);
  return all;
}

/** Null for a line that names no single game. */
function jobOf(key: string): GameJob | null {
  const names = parsed(key);
  if (!Array.isArray(names) || names.length < 8 || names.length > 9) return null;
  const [game, rules, options, seats, stronger, weaker, seed, seating, ms] = names as unknown[];
  const [id, version, count, place] = [
    text(60)(game, ''),
    int(1, 10_000)(rules, ''),
    int(1, MOST_SEATS)(seats, ''),
    int(0, 99)(seating, ''),
  ];
  if (!id.ok || !version.ok || !count.ok || !place.ok || !isPlainObject(options)) return null;
  if (typeof stronger !== 'string' || typeof weaker !== 'string' || typeof seed !== 'string') return null;
  if (!isPlayerName(stronger) || !isPlayerName(weaker)) return null;
  const time = names.length === 9 ? int(1, 60_000)(ms, '') : { ok: true as const, value: null };
  if (!time.ok) return null;
  const table = { seats: count.value, options: optionsOf(options), rules: version.value };
  return { game: id.value, table, pairing: { stronger, weaker }, seed, seating: place.value, ms: time.value };
}

const optionsOf = (raw: Record<string, unknown>): GameJob['table']['options'] =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  );
