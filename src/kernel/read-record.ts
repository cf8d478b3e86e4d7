/** A record is hostile until it has been read here: its shape, field by field. Whether its moves are legal is `replay`'s part. */

import { isSeed } from './chance.ts';
import type { Outcome } from './contract.ts';
import { jsonBreak } from './json-place.ts';
import type { OptionValues } from './options.ts';
import { type GameRecord, type Outcomes, problem, RECORD_FORMAT, RECORD_VERSION } from './record.ts';
import { ID, MOST_SEATS, readDrawn, readName, seatReader } from './record-fields.ts';
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  type Read,
  type Reader,
  text,
  wrong,
} from './shape.ts';

export const MOST_BYTES = 4_000_000;
const MOST_ACTIONS = 20_000;

const HASH = /^[0-9a-f]{16}$/;

const seed: Reader<string> = (raw, at) => (isSeed(raw) ? good(raw) : wrong(at, 'text-malformed'));
const anyObject: Reader<object> = (raw, at) => (isPlainObject(raw) ? good(raw) : wrong(at, 'expected-object'));
const anyAction: Reader<{ kind: string }> = (raw, at) =>
  isPlainObject(raw) ? good(raw as { kind: string }) : wrong(at, 'expected-object');
const optionValue: Reader<string | number | boolean> = (raw, at) =>
  typeof raw === 'boolean'
    ? good(raw)
    : typeof raw === 'number'
      ? int(-1_000_000, 1_000_000)(raw, at)
      : text(60)(raw, at);
const optionValues: Reader<OptionValues> = (raw, at) => {
  if (!isPlainObject(raw)) return wrong(at, 'expected-object');
  const out: OptionValues = {};
  for (const key of Object.keys(raw).slice(0, 200)) {
    if (!/^[a-zA-Z][a-zA-Z0-9]{0,39}$/.test(key)) return wrong(`${at}.${key.slice(0, 40)}`, 'unknown-field');
    const item = optionValue(raw[key], `${at}.${key}`);
    if (!item.ok) return item;
    out[key] = item.value;
  }
  return good(out);
};

const readOutcome: Reader<Outcome> = object({
  ranking: listOf(
    object({
      seat: seatReader,
      place: int(1, MOST_SEATS),
      score: int(-1_000_000_000, 1_000_000_000),
      tie: maybe(int(-1_000_000_000, 1_000_000_000)),
    }),
    MOST_SEATS,
  ),
  reasons: listOf(text(60), 20),
  lost: maybe(listOf(seatReader, MOST_SEATS)),
});

const envelope = object({
  format: oneOf([RECORD_FORMAT]),
  version: oneOf([RECORD_VERSION]),
  game: text(60, ID),
  rules: int(1, 10_000),
  options: optionValues,
  seats: listOf(object({ name: readName }), MOST_SEATS, 1),
  firstSeat: maybe(seatReader),
  board: maybe(anyObject),
  seed: maybe(seed),
  start: maybe(anyObject),
  chance: maybe(listOf(readDrawn, 1000)),
  actions: listOf(object({ seat: seatReader, action: anyAction, chance: maybe(listOf(readDrawn, 100)) }), MOST_ACTIONS),
  hash: maybe(text(16, HASH)),
  result: maybe(readOutcome),
});

/** Reads the shape of a record from text. */
export function readRecord(source: string): Outcomes<GameRecord> {
  if (source.length > MOST_BYTES) return problem('', 'record-too-large', { most: MOST_BYTES });
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    return problem('', 'record-not-json', jsonBreak(source));
  }
  return recordFrom(raw);
}

/** The same for JSON already parsed. */
export function recordFrom(raw: unknown): Outcomes<GameRecord> {
  if (!isPlainObject(raw) || raw.format !== RECORD_FORMAT)
    return problem('format', 'record-foreign', { format: RECORD_FORMAT });
  if (raw.version !== RECORD_VERSION) return problem('version', 'record-version', { known: RECORD_VERSION });
  return toOutcomes(envelope(raw, '')) as Outcomes<GameRecord>;
}

const toOutcomes = <T>(read: Read<T>): Outcomes<T> =>
  read.ok ? { ok: true, value: read.value } : problem(read.at, read.code, read.params);
