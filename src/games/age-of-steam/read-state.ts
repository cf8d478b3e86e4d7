/** Reads a position from untrusted JSON: its shape here, its invariants in referee.ts. */

import { readOptions } from '../../kernel/options.ts';
import {
  dictionaryOf,
  good,
  int,
  listOf,
  object,
  oneOf,
  orNull,
  type Reader,
  unionBy,
  wrong,
  yesNo,
} from '../../kernel/shape.ts';
import { GOODS, type Good, SPECIALS } from './board/box.ts';
import { LIES } from './board/tiles.ts';
import { options as specs } from './options.ts';
import {
  type AosOptions,
  type AosPhase,
  type AosState,
  END_REASONS,
  NEUTRAL,
  NO_TRACK,
  type Supply,
  type Track,
} from './state.ts';

const MOST = 1_000_000;
const MOST_HEXES = 1000;
const seat = int(0, 5);
const seats = listOf(seat, 6);
const money = int(0, MOST);
const cube = oneOf(GOODS);
const cubes = listOf(cube, 200);
const bag = dictionaryOf(new RegExp(`^(${GOODS.join('|')})$`), int(0, 200), GOODS.length) as Reader<
  Partial<Record<Good, number>>
>;

const track: Reader<Track> = object({
  tiles: listOf(int(-8, LIES.length), MOST_HEXES),
  owners: listOf(int(0, 0xffffff), MOST_HEXES),
  connections: listOf(int(NO_TRACK, NEUTRAL), 50),
});
const supply: Reader<Supply> = object({ tiles: listOf(int(0, 200), 100), markers: int(0, 200) });
const begun = object({
  track,
  supply,
  cash: money,
  started: yesNo,
  cubes: listOf(cubes, 200),
  bag,
});

const plain = <const Id extends AosPhase['id']>(id: Id) => object({ id: oneOf([id]) });
const phase = unionBy<AosPhase>('id', {
  shares: object({ id: oneOf(['shares']), waiting: seats }),
  'turn-order': object({
    id: oneOf(['turn-order']),
    in: seats,
    turn: seat,
    high: orNull(object({ seat, amount: money })),
    bids: listOf(money, 6),
    skipped: yesNo,
    placed: seats,
  }),
  actions: object({ id: oneOf(['actions']), waiting: seats }),
  build: object({
    id: oneOf(['build']),
    waiting: seats,
    laid: listOf(int(-1, MOST_HEXES), 20),
    added: listOf(int(0, MOST_HEXES * 6), 100),
    prices: listOf(money, 20),
    urbanized: yesNo,
    ended: yesNo,
    restarts: int(0, 20),
    begun: orNull(begun),
  }),
  move: object({ id: oneOf(['move']), round: int(1, 2), waiting: seats, upgraded: seats }),
  income: plain('income'),
  expenses: plain('expenses'),
  reduction: plain('reduction'),
  production: object({ id: oneOf(['production']), seat, choice: oneOf(['open', 'draw', 'decline']) }),
  'production-draw': object({ id: oneOf(['production-draw']), seat }),
  'production-place': object({
    id: oneOf(['production-place']),
    seat,
    drawn: listOf(cube, 10),
    left: int(0, 10),
  }),
  'extra-growth': plain('extra-growth'),
  'growth-west': plain('growth-west'),
  'growth-east': plain('growth-east'),
  'next-turn': plain('next-turn'),
});

/** All of them, each with a value it may have. */
const options: Reader<AosOptions> = (raw, at) => {
  const read = readOptions<AosOptions>(specs, raw, at);
  if (!read.ok) return read;
  const missing = Object.keys(specs).find((key) => !Object.hasOwn(raw as object, key));
  return missing === undefined ? good(read.value) : wrong(`${at}.${missing}`, 'expected-text');
};

const state: Reader<AosState> = object({
  rules: int(1, 10_000),
  seats: int(1, 6),
  options,
  phases: listOf(phase, 3),
  chance: dictionaryOf(/^[a-z][a-z-]{0,39}$/, int(0, MOST), 20),
  players: listOf(
    object({
      cash: money,
      income: int(0, MOST),
      shares: int(0, 100),
      engine: int(0, 100),
      action: orNull(oneOf(SPECIALS)),
      started: yesNo,
      bankrupt: yesNo,
    }),
    6,
  ),
  order: seats,
  turn: int(1, 100),
  track,
  supply,
  cubes: listOf(cubes, 200),
  display: listOf(listOf(orNull(cube), 10), 50),
  bag,
  colours: listOf(orNull(cube), 200),
  gone: int(0, MOST),
  cycle: listOf(oneOf(SPECIALS), SPECIALS.length),
  ended: listOf(oneOf(END_REASONS), END_REASONS.length),
});

export const readState = (raw: unknown) => state(raw, '');
