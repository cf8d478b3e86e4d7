/** From words on the command line to a table that can be set up: game, options, players, seed. */
import type { BotGameEntry } from '../games/bot-registry.ts';
import { isSeed, seedFromText } from '../kernel/chance.ts';
import type { AnyBotGame, AnyGame, GameTypes, Table } from '../kernel/contract.ts';
import { readBoard } from '../kernel/given.ts';
import { jsonBreak } from '../kernel/json-place.ts';
import { defaultOptions, type OptionValues, readOptions } from '../kernel/options.ts';
import type { Problem } from '../kernel/record.ts';
import { MOST_SEATS } from '../kernel/record-fields.ts';
import { isPlainObject } from '../kernel/shape.ts';
import { sayProblem } from '../text/say.ts';
import type { Flags, Values } from './args.ts';
import { readText } from './files.ts';
import type { Io, Shell } from './io.ts';
import { nearest } from './nearest.ts';
import { speakerOf } from './speech.ts';
import { failed, usage } from './stops.ts';

export const TABLE_FLAGS = {
  players: { type: 'number', value: 'N', min: 1, max: MOST_SEATS },
  map: { type: 'text', value: 'M' },
  preset: { type: 'text', value: 'P' },
  option: { type: 'pairs', value: 'k=v' },
  board: { type: 'text', value: 'file' },
  seed: { type: 'text', value: 'S' },
} as const satisfies Flags;

export interface Setting {
  g: AnyBotGame;
  table: Table<GameTypes>;
  /** The file of a board of the players' own; `table.board` is its content hash. */
  board?: object;
  /** As it was given: any text, or 64 hexadecimal digits. */
  seed: string;
}

export const FIRST_SEED = '1';

export async function settingOf(io: Shell, game: string, flags: Values<typeof TABLE_FLAGS>): Promise<Setting> {
  const g = await loadGame(io, game);
  const options = optionsOf(g, flags.map, flags.preset, flags.option);
  const allowed = g.seatCounts(options);
  const seats = flags.players ?? (allowed.includes(3) ? 3 : allowed[0]!);
  if (!allowed.includes(seats)) throw usage('usage.players', { given: seats, allowed: allowed.join(', ') });
  const table = { seats, options, rules: g.rules };
  const seed = flags.seed ?? FIRST_SEED;
  if (flags.board === undefined) return { g, table, seed };
  const own = await boardFrom(io, g, options, flags.board);
  return { g, table: { ...table, board: own.id }, board: own.file, seed };
}

/** A board out of a file, checked; what is wrong with it is said with its place. */
async function boardFrom(
  io: Shell,
  g: AnyGame,
  options: OptionValues,
  path: string,
): Promise<{ id: string; file: object }> {
  if (!g.ownBoards) throw usage('usage.no-own-board', { game: g.id });
  const source = await readText(io, path);
  const speaker = await speakerOf(g.id, io.say.lang, [], options);
  const broken = (problem: Problem) =>
    failed('play.broken-record', { file: path, problem: sayProblem(speaker, problem) });
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    throw broken({ at: '', code: 'record-not-json', params: jsonBreak(source) });
  }
  if (!isPlainObject(raw)) throw broken({ at: '', code: 'expected-object', params: {} });
  const read = readBoard(g, raw, options);
  if (!read.ok) throw broken(read.problem);
  return { id: read.value.board!, file: raw };
}

export function entryOf(io: Io, game: string): BotGameEntry {
  const entry = io.games.find(({ id }) => id === game);
  if (entry) return entry;
  const ids = io.games.map(({ id }) => id);
  const meant = nearest(game, ids);
  if (meant) throw usage('usage.unknown-game-meant', { game, meant });
  throw usage('usage.unknown-game', { game, known: ids.join(', ') });
}

export const loadGame = (io: Io, game: string): Promise<AnyBotGame> => entryOf(io, game).load();

/** `--map M` is a short way of saying `--option map=M`; options given one by one go before those of a preset. */
function optionsOf(
  g: AnyGame,
  map: string | undefined,
  preset: string | undefined,
  pairs: readonly [string, string][],
): OptionValues {
  const chosen: OptionValues = {};
  const all: readonly (readonly [string, string])[] = map === undefined ? pairs : [['map', map], ...pairs];
  for (const [key, text] of all) {
    if (!Object.hasOwn(g.options, key)) throw unknownOption(g, key);
    const { values } = g.options[key]!;
    const value = values.find((known) => String(known) === text);
    if (value === undefined)
      throw usage('usage.option-value', { option: key, given: text, known: values.map(String).join(', ') });
    chosen[key] = value;
  }
  const read = readOptions(g.options, { ...presetOf(g, preset, chosen), ...chosen });
  if (!read.ok) throw usage('usage.options-clash', { option: read.at, known: String(read.params.values ?? '') });
  return read.value;
}

/** The values of a preset, as far as they go with what was given one by one: on some maps an option is idle. */
function presetOf(g: AnyGame, name: string | undefined, given: OptionValues): OptionValues {
  if (name === undefined) return {};
  const presets = g.presets ?? {};
  if (!Object.hasOwn(presets, name))
    throw usage('usage.unknown-preset', { preset: name, known: Object.keys(presets).join(', ') || '-' });
  const base = { ...defaultOptions(g.options), ...given };
  const chosen: OptionValues = {};
  for (const [key, value] of Object.entries(presets[name]!))
    if (value !== undefined && (g.options[key]?.allowed?.(base).includes(value) ?? true)) chosen[key] = value;
  return chosen;
}

function unknownOption(g: AnyGame, key: string) {
  const known = Object.keys(g.options);
  const meant = nearest(key, known);
  if (meant) return usage('usage.unknown-option-meant', { option: key, meant });
  return usage('usage.unknown-option', { option: key, known: known.join(', ') || '-' });
}

/** The seed of game `n` of a series: `--seed S+17 --games 1` plays game 17 of `--seed S` again. */
export function seedText(seed: string, n: number): string {
  const { base, number: from } = seedParts(seed);
  const number = from + n;
  return number === 0 ? base : `${base}+${number}`;
}

/** The seed of a series, and which of its games this is. */
export function seedParts(seed: string): { base: string; number: number } {
  const [, base, number] = /^(.*?)(?:\+(\d{1,9}))?$/s.exec(seed)!;
  return { base: base!, number: Number(number ?? 0) };
}

export const seedOf = (seed: string): string => (isSeed(seed) ? seed : seedFromText(seed));
