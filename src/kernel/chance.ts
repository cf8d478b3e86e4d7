/**
 * Chance. A game draws at named *chance points*; the host answers from a seed that only it holds, from a
 * tape of outcomes (a real table with real dice, a replay, a browser), or, in a search, from its own numbers.
 *
 * Outcome k of point p comes from a ChaCha20 stream whose key is SHA-256(seed, p, k), so one more draw at
 * one point does not shift the others, and anyone who is shown the seed can check every outcome.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './contract.ts';
import { below, type Rng } from './rng.ts';

export type ChanceValue = number | string;

/** One visit to a chance point, as it goes into the log. */
export interface Drawn {
  point: string;
  values: ChanceValue[];
  /** Seats that may see the values; absent = everybody. */
  to?: Seat[];
}

/** What is asked of chance: a number in a range, or one token out of a bag of counts. */
export type Ask =
  | { type: 'number'; from: number; to: number }
  | { type: 'token'; bag: Readonly<Record<string, number>> };

/** What a `leave` or a `setup` draws with. `to` limits who may see the value. */
export interface ChanceDraw {
  /** 0..n-1. */
  below(n: number, to?: readonly Seat[]): number;
  /** 1..sides. */
  die(sides: number, to?: readonly Seat[]): number;
  /** One key of the bag, weighted by the counts; taking it out is the caller's part. */
  token(bag: Readonly<Record<string, number>>, to?: readonly Seat[]): string;
  /** A random order of 0..n-1. */
  order(n: number, to?: readonly Seat[]): number[];
}
export type DrawAt = (point: string) => ChanceDraw;

/** Answers the asks of one visit, in their order. */
export interface ChanceStream {
  next(ask: Ask): ChanceValue;
  /** Values that nobody asked for. */
  left(): ChanceValue[];
}

export interface ChanceSource {
  /** The stream of visit `k` (from 0) to a point; asking twice gives the same. */
  open(point: string, k: number): ChanceStream;
  /** Told when a visit has really taken place. */
  used?(): void;
  /** True for a tape: it can run out or be wrong, so the kernel tries each visit on a copy first. */
  tape: boolean;
}

/** Thrown inside a visit when the tape has no further value, and caught by the kernel. */
export class ChanceMissing extends Error {
  readonly ask: Ask;
  readonly index: number;
  constructor(ask: Ask, index: number) {
    super('bug: a missing outcome escaped');
    this.ask = ask;
    this.index = index;
  }
}

/** Thrown inside a visit when a value of the tape cannot be, and caught by the kernel. */
export class ChanceImpossible extends Error {
  readonly ask: Ask | null;
  readonly index: number;
  readonly value: ChanceValue;
  constructor(ask: Ask | null, index: number, value: ChanceValue) {
    super('bug: an impossible outcome escaped');
    this.ask = ask;
    this.index = index;
    this.value = value;
  }
}

function answer(ask: Ask, rng: Rng): ChanceValue {
  if (ask.type === 'number') return ask.from + below(rng, ask.to - ask.from + 1);
  const { bag } = ask;
  const tokens = tokensOf(bag);
  let total = 0;
  for (const token of tokens) total += bag[token]!;
  let at = below(rng, total);
  for (const token of tokens) {
    at -= bag[token]!;
    if (at < 0) return token;
  }
  throw new Error('bug: an empty bag');
}

/** A set-up may draw two hundred times out of the same bag: the tokens of the last one are kept. */
const last = { named: [] as string[], sorted: [] as string[] };

/** By code unit, so that the outcome does not depend on how the bag was written down. */
function tokensOf(bag: Readonly<Record<string, number>>): readonly string[] {
  let at = 0;
  for (const token in bag) if (token !== last.named[at++]) at = Number.POSITIVE_INFINITY;
  if (at !== last.named.length) {
    last.named = Object.keys(bag);
    last.sorted = [...last.named].sort();
  }
  return last.sorted;
}

function fits(ask: Ask, value: ChanceValue): boolean {
  if (ask.type === 'number')
    return Number.isSafeInteger(value) && (value as number) >= ask.from && (value as number) <= ask.to;
  return typeof value === 'string' && Object.hasOwn(ask.bag, value) && ask.bag[value]! > 0;
}

const rngStream = (rng: Rng): ChanceStream => ({ next: (ask) => answer(ask, rng), left: () => [] });

/** The host's source: a 256-bit seed as 64 hexadecimal digits. */
export function seedSource(seed: string): ChanceSource {
  const key = seedBytes(seed);
  return {
    tape: false,
    open: (point, k) => rngStream(chachaRng(sha256(concatBytes(key, utf8ToBytes(`/${point}/${k}`))))),
  };
}

/** Words of a ChaCha20 stream with nonce 0, read little-endian. */
function chachaRng(key: Uint8Array): Rng {
  const nonce = new Uint8Array(12);
  let block = 0;
  let blocks = 1; // mostly one is enough; whoever wants more wants many
  let at = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  return {
    next() {
      if (at >= bytes.byteLength) {
        bytes = new DataView(chacha20(key, nonce, new Uint8Array(64 * blocks), undefined, block).buffer);
        block += blocks;
        blocks = Math.min(8, blocks * 2);
        at = 0;
      }
      const word = bytes.getUint32(at, true);
      at += 4;
      return word;
    },
  };
}

/** A search brings its own numbers. */
export const rngSource = (rng: Rng): ChanceSource => ({ tape: false, open: () => rngStream(rng) });

/** Outcomes given one visit after another, in the order of play. */
export function tapeSource(visits: readonly Drawn[]): ChanceSource {
  let next = 0;
  return {
    tape: true,
    open(point) {
      const visit = visits[next];
      return tapeStream(visit?.point === point ? visit.values : []);
    },
    used: () => {
      next += 1;
    },
  };
}

function tapeStream(values: readonly ChanceValue[]): ChanceStream {
  let at = 0;
  return {
    next(ask) {
      const value = values[at];
      if (value === undefined) throw new ChanceMissing(ask, at);
      if (!fits(ask, value)) throw new ChanceImpossible(ask, at, value);
      at += 1;
      return value;
    },
    left: () => values.slice(at),
  };
}

export interface Visit {
  draw: ChanceDraw;
  drawn: Drawn;
  /** To be called when the visit is over: a tape may not say more than was asked. */
  close(): void;
}

/** Opens one visit to a point: a `ChanceDraw` that writes down what it gave. */
export function visitPoint(source: ChanceSource, point: string, k: number): Visit {
  const stream = source.open(point, k);
  const drawn: Drawn = { point, values: [] };
  const ask = (question: Ask, to: readonly Seat[] | undefined): ChanceValue => {
    const value = stream.next(question);
    drawn.values.push(value);
    if (to) drawn.to = drawn.to ? drawn.to.filter((seat) => to.includes(seat)) : [...to];
    return value;
  };
  const number = (from: number, last: number, to: readonly Seat[] | undefined) =>
    ask({ type: 'number', from, to: last }, to) as number;
  return {
    drawn,
    draw: {
      below: (n, to) => number(0, n - 1, to),
      die: (sides, to) => number(1, sides, to),
      token: (bag, to) => ask({ type: 'token', bag }, to) as string,
      order(n, to) {
        const left = Array.from({ length: n }, (_, i) => i);
        const order: number[] = [];
        while (left.length > 0) {
          const chosen = ask({ type: 'token', bag: Object.fromEntries(left.map((i) => [i, 1])) }, to);
          order.push(Number(chosen));
          left.splice(left.indexOf(Number(chosen)), 1);
        }
        return order;
      },
    },
    close() {
      const extra = stream.left();
      if (extra.length > 0) throw new ChanceImpossible(null, drawn.values.length, extra[0]!);
    },
  };
}

/** What a phase without a chance point is given. */
export const NO_CHANCE: ChanceDraw = {
  below: noChance,
  die: noChance,
  token: noChance,
  order: noChance,
};
function noChance(): never {
  throw new Error('bug: a draw outside a chance point');
}

const SEED = /^[0-9a-f]{64}$/;
export const isSeed = (text: unknown): text is string => typeof text === 'string' && SEED.test(text);

function seedBytes(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new Error('bug: a seed is 64 lower-case hexadecimal digits');
  return hexToBytes(seed);
}

/** Published before the first draw, so that the seed shown at the end can be checked. */
export const commitmentOf = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('turntable-seed-1/'), seedBytes(seed))));

/** A seed out of any text, for simulations and tests: a host takes 32 bytes from the system instead. */
export const seedFromText = (text: string): string => bytesToHex(sha256(utf8ToBytes(`turntable-text-seed/${text}`)));
