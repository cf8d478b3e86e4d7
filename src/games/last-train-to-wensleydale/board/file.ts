/** The shape of a board file: ours, and those that players correct. What the figures must fit is in check.ts. */
import {
  dictionaryOf,
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  recordOf,
  text,
  wrong,
  yesNo,
} from '../../../kernel/shape.ts';
import { COLOURS, COMPANIES, MAPS, PIECES, SIDES } from '../state.ts';

export const GAME_ID = 'last-train-to-wensleydale';
export const TERRAINS = ['plain', 'valley', 'hill', 'hops'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What is printed in a sector: one each. */
export const MARKS = ['village', 'town', 'field-good', 'hill-good', 'south'] as const;
export type SectorMark = (typeof MARKS)[number];
export const HILL_GOODS = ['stone', 'beer'] as const;
export const FIELD_GOODS = ['cheese', 'mail'] as const;
export type GoodId = (typeof HILL_GOODS)[number] | (typeof FIELD_GOODS)[number];
export const TOKENS = [...COLOURS, 'green-or-red'] as const;
export type Token = (typeof TOKENS)[number];
export const SEAT_COUNTS = [2, 3, 4] as const;
const COUNTS = ['2', '3', '4'] as const;
const PRICES = ['1', '2', '3'] as const;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SECTOR_ID = ID;
export const BORDER_ID = /^[a-z0-9-]+\|[a-z0-9-]+$/;
const id = text(40, ID);
const name = text(60);
const place = int(-100_000, 100_000);
const spot: Reader<[number, number]> = tuple(2);
const few = int(0, 99);
const some = int(1, 99);

function tuple(size: 2): Reader<[number, number]>;
function tuple(size: 4): Reader<[number, number, number, number]>;
function tuple(size: number): Reader<number[]> {
  return listOf(place, size, size);
}

const sector = object({
  id,
  name,
  terrain: oneOf(TERRAINS),
  mark: oneOf(MARKS),
  companies: listOf(oneOf(COMPANIES), COMPANIES.length),
  figures: few,
  goods: int(0, 4),
  outlets: listOf(id, 20),
  center: spot,
  polygon: listOf(spot, 60, 3),
});
const border = object({
  id: text(81, BORDER_ID),
  /** The name of the river that runs along it. */
  river: maybe(name),
  blocked: maybe(yesNo),
  segment: tuple(4),
});

/** A list whose items name themselves: what is wrong with one is found under its id, not under a number. */
const named =
  <T>(reader: Reader<T>, most: number): Reader<T[]> =>
  (raw, at): Read<T[]> => {
    if (!Array.isArray(raw)) return wrong(at, 'expected-list');
    if (raw.length > most) return wrong(at, 'list-too-long', { longest: most });
    const out: T[] = [];
    for (const [i, item] of raw.entries()) {
      const called = isPlainObject(item) && typeof item.id === 'string' ? item.id.slice(0, 90) : `${i}`;
      const read = reader(item, `${at}[${called}]`);
      if (!read.ok) return read;
      out.push(read.value);
    }
    return good(out);
  };

const auction = object({
  bag: recordOf(COLOURS, few),
  boxes: listOf(object({ row: oneOf(['top', 'bottom']), least: some, printed: listOf(oneOf(TOKENS), 6) }), 12, 1),
});
const trains = object({
  goodPoints: few,
  passengerPoints: recordOf(PRICES, few),
  list: listOf(object({ id: text(10, /^[A-Z]\d$/), cost: int(1, 3), freight: few, passengers: few }), 12, 1),
});
const scale = object({ start: few, max: int(0, 20) });

export const readBoardFile = object({
  game: oneOf([GAME_ID]),
  map: oneOf(MAPS),
  name,
  /** Where each figure comes from, in words. */
  sources: dictionaryOf(/^[A-Za-z][A-Za-z -]{0,39}$/, text(400), 40),
  goods: object({ hill: oneOf(HILL_GOODS), field: oneOf(FIELD_GOODS) }),
  sides: recordOf(COUNTS, oneOf(SIDES)),
  rounds: recordOf(COUNTS, int(1, 9)),
  income: object({ each: few, most: some }),
  perPlayer: object({ tracks: some, locomotives: int(1, 9), cubes: some }),
  pieces: recordOf(PIECES, few),
  influence: recordOf(COLOURS, scale),
  profit: object({ min: int(-99, 0), max: few, start: int(-99, 99) }),
  auction: recordOf(SIDES, auction),
  trains: recordOf(SIDES, trains),
  /** Points that buy a missing railway point (LTW-29). */
  exchange: some,
  revenue: object({ hill: few, field: few, passenger: few, track: few }),
  construction: object({
    plainPlain: few,
    plainValley: few,
    valleyValley: few,
    river: few,
    townFee: few,
    landownerFee: few,
  }),
  sale: object({ tracksPerPoint: some, rounding: oneOf(['up', 'down']) }),
  end: object({ set: few, track: few }),
  south: orNull(object({ core: listOf(id, 20, 1), extension: listOf(id, 20) })),
  link: orNull(object({ from: listOf(id, 20, 1), to: listOf(id, 20, 1), points: few })),
  size: spot,
  sectors: named(sector, 400),
  borders: named(border, 1500),
});

type Value<R> = R extends Reader<infer T> ? T : never;
export type BoardFile = Value<typeof readBoardFile>;
export type SectorData = BoardFile['sectors'][number];
export type BorderData = BoardFile['borders'][number];
export type AuctionData = BoardFile['auction'][(typeof SIDES)[number]];
export type TrainBoardData = BoardFile['trains'][(typeof SIDES)[number]];
