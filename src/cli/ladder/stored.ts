/** What ladders have said, as it is stored beside the documentation: one line of JSON for each pair. */
import { join } from 'node:path';
import { PLAYER_NAMES } from '../../bots/everybody.ts';
import { GAME_IDS } from '../../games/registry.ts';
import type { OptionValue } from '../../kernel/options.ts';
import { MOST_SEATS } from '../../kernel/record-fields.ts';
import {
  dictionaryOf,
  good,
  int,
  listOf,
  maybe,
  object,
  oneOf,
  type Read,
  type Reader,
  text,
  wrong,
  yesNo,
} from '../../kernel/shape.ts';
import { parsed } from '../kept.ts';
import { failed } from '../stops.ts';
import type { Block, Entry } from './entry.ts';
import { fullPair, nameOf } from './pair.ts';
import { readBlock, writtenBlock } from './written-block.ts';
import { readTold, writtenTold } from './written-told.ts';

export const storedFile = (docs: string): string => join(docs, 'bots', 'standings.jsonl');

const option: Reader<OptionValue> = (raw, at) => {
  if (typeof raw === 'string') return text(60)(raw, at);
  return typeof raw === 'number' ? int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)(raw, at) : yesNo(raw, at);
};

const shape = object({
  game: oneOf(GAME_IDS),
  rules: int(1, 10_000),
  options: dictionaryOf(/^[A-Za-z][\w-]*$/, option, 100),
  players: int(1, MOST_SEATS),
  pair: listOf(oneOf(PLAYER_NAMES), 2, 2),
  seed: text(200),
  ms: maybe(int(1, 60_000)),
  told: maybe(readTold),
  blocks: maybe((raw, at) => (Array.isArray(raw) ? good(raw as unknown[]) : wrong(at, 'expected-list'))),
});

export const storedText = (entries: readonly Entry[]): string => entries.map((entry) => `${lineOf(entry)}\n`).join('');

/** With every option: a line says the same table after a game's defaults have changed. */
function lineOf({ pair, blocks, told }: Entry): string {
  const { game, table, pairing, seed, ms } = pair;
  return JSON.stringify({
    ...{ game, rules: table.rules, options: table.options, players: table.seats },
    ...{ pair: [pairing.stronger, pairing.weaker], seed, ...(ms === null ? {} : { ms }) },
    ...(told === null ? {} : { told: writtenTold(told) }),
    ...(blocks.length === 0 ? {} : { blocks: blocks.map(writtenBlock) }),
  });
}

/** Nothing is guessed: a line that is damaged would take a pair off the page, so it is told by its number. */
export async function storedIn(file: string, content: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const lines = new Map<string, number>();
  for (const [i, written] of content.split('\n').entries()) {
    if (written === '') continue;
    const line = i + 1;
    const read = await entryFrom(parsed(written));
    if (!read.ok) throw failed('strength.damaged', { file, line, at: read.at || '{}' });
    const name = nameOf(read.value.pair);
    const other = lines.get(name);
    if (other !== undefined) throw failed('strength.twice', { file, line, other });
    lines.set(name, line);
    entries.push(read.value);
  }
  return entries;
}

async function entryFrom(raw: unknown): Promise<Read<Entry>> {
  const read = shape(raw, '');
  if (!read.ok) return read;
  const { game, rules, options, players, pair: names, seed, ms = null, told = null, blocks = [] } = read.value;
  const table = { seats: players, options, rules };
  const full = await fullPair({ game, table, pairing: { stronger: names[0]!, weaker: names[1]! }, seed, ms });
  if (!full.ok) return full;
  const pair = full.value;
  if (told && told.winsBySeat.length !== players) return wrong('told.seats', 'list-too-short');
  const all: Block[] = [];
  for (const [i, one] of blocks.entries()) {
    const block = readBlock(one, `blocks[${i}]`, pair);
    if (!block.ok) return block;
    if (block.value.number <= (all.at(-1)?.number ?? -1)) return wrong(`blocks[${i}].n`, 'number-too-small');
    all.push(block.value);
  }
  if (!told && all.length === 0) return wrong('blocks', 'list-too-short');
  return good({ pair, blocks: all, told });
}
