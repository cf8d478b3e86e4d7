/** Usage: child.ts < samples.json      writes, for each record on standard input, the hash after every action. */
import { readFileSync } from 'node:fs';
import { hashesOf, randomGame } from './engine.ts';
import { RANDOM, type Sample } from './records.ts';

const given = JSON.parse(readFileSync(0, 'utf8')) as Sample[];
const hashes: Record<string, string[]> = {};
for (const { name, text } of given) hashes[name] = await hashesOf(text);
const random = await Promise.all(RANDOM.map(({ game, seats, seed }) => randomGame(game, seats, seed)));
const locale = new Intl.NumberFormat().resolvedOptions().locale;
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
process.stdout.write(JSON.stringify({ hashes, random, locale, zone }));
