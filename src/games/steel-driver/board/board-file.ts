/**
 * The file of a board: read from untrusted JSON, then held against its own `invariants`. The reconstructed
 * board goes through here like anybody's. What only people read (titles of fields, provenance) is not kept.
 */
import type { BoardFault, Params } from '../../../kernel/contract.ts';
import { distancesFrom } from '../../../kernel/graph.ts';
import {
  dictionaryOf,
  good,
  int,
  listOf,
  maybe,
  object,
  oneOf,
  type Reader,
  recordOf,
  text,
  yesNo,
} from '../../../kernel/shape.ts';
import { type CityId, GOODS, type GoodId, type LinkId } from '../state.ts';

export const CITY_KINDS = ['start', 'regular'] as const;
export type CityKind = (typeof CITY_KINDS)[number];
export const LABEL_SIDES = ['n', 'e', 's', 'w'] as const;

export interface CityData {
  id: CityId;
  name: string;
  kind: CityKind;
  value: number;
  goods: GoodId;
  /** Place of its centre on the canvas, and the side on which its name is written. */
  x: number;
  y: number;
  label: (typeof LABEL_SIDES)[number];
}

export interface LinkData {
  id: LinkId;
  a: CityId;
  b: CityId;
  cost: number;
}

export interface BoardData {
  schema: 'steel-driver-map/1';
  canvas: { width: number; height: number };
  transcontinental: { ends: CityId[] };
  invariants: {
    cities: number;
    citiesPerColour: Record<GoodId, number>;
    linkCostMin: number;
    linkCostMax: number;
    valuesAreMultiplesOf: number;
    graphConnected: boolean;
    maxOneRailPerLink: true;
  };
  cities: CityData[];
  links: LinkData[];
}

/** Ids of cities and links: whether the board has one is a matter for `check`. */
export const ID = /^[a-z0-9]+(--?[a-z0-9]+)*$/;
export const LONGEST_ID = 60;

const MOST_CITIES = 120;
const MOST_LINKS = 400;
const id = text(LONGEST_ID, ID);
const remark = text(1000);
/** Words for people, in whatever order: read, so that nothing odd gets in, and left out. */
const remarks = dictionaryOf(/^[a-zA-Z]{1,40}$/, remark, 40);
const oneOrMore: Reader<unknown> = (raw, at) => (typeof raw === 'string' ? remark(raw, at) : remarks(raw, at));

const city = object({
  id,
  name: text(40),
  kind: oneOf(CITY_KINDS),
  value: int(0, 1000),
  goods: oneOf(GOODS),
  x: int(0, 10_000),
  y: int(0, 10_000),
  label: oneOf(LABEL_SIDES),
  provenance: maybe(oneOrMore),
});
const link = object({ id, a: id, b: id, cost: int(1, 100), provenance: maybe(oneOrMore) });
const count = int(0, 1000);

const shape = object({
  schema: oneOf(['steel-driver-map/1']),
  title: maybe(text(200)),
  status: maybe(remark),
  howToCorrect: maybe(listOf(remark, 40)),
  canvas: object({ width: int(1, 10_000), height: int(1, 10_000), origin: maybe(remark), note: maybe(remark) }),
  transcontinental: object({ ends: listOf(id, 2, 2), provenance: maybe(oneOrMore) }),
  goodsColours: maybe(listOf(object({ id: oneOf(GOODS), region: remark, cities: count, supply: remark }), 5)),
  invariants: object({
    cities: count,
    citiesPerColour: recordOf(GOODS, count),
    linkCostMin: count,
    linkCostMax: count,
    valuesAreMultiplesOf: int(1, 1000),
    graphConnected: yesNo,
    maxOneRailPerLink: oneOf([true]),
    provenance: maybe(oneOrMore),
  }),
  cities: listOf(city, MOST_CITIES, 2),
  links: listOf(link, MOST_LINKS, 1),
});

/** The parts of a board that the game needs, and nothing else. */
export const boardShape: Reader<BoardData> = (raw, at) => {
  const read = shape(raw, at);
  if (!read.ok) return read;
  const { schema, canvas, transcontinental, invariants, cities, links } = read.value;
  const { provenance: _why, ...sums } = invariants;
  return good({
    schema,
    canvas: { width: canvas.width, height: canvas.height },
    transcontinental: { ends: transcontinental.ends },
    invariants: sums,
    cities: cities.map(({ provenance: _city, ...kept }) => kept),
    links: links.map(({ provenance: _link, ...kept }) => kept),
  });
};

export const FAULT_CODES = [
  'city-twice',
  'link-twice',
  'link-end-unknown',
  'link-to-itself',
  'cost-out-of-range',
  'value-not-multiple',
  'cities-miscounted',
  'colour-miscounted',
  'city-off-canvas',
  'end-unknown',
  'ends-equal',
  'no-start-city',
  'city-cut-off',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
export type Fault = BoardFault & { code: FaultCode };

/** What is wrong with a board, each fault naming its city or link. */
export function checkBoard(board: BoardData): Fault[] {
  const faults: Fault[] = [];
  const note = (code: FaultCode, at: string, params: Params = {}) => faults.push({ code, at, params });
  checkCities(board, note);
  checkLinks(board, note);
  const ids = new Set(board.cities.map((one) => one.id));
  const [first, second] = board.transcontinental.ends;
  for (const end of board.transcontinental.ends)
    if (!ids.has(end)) note('end-unknown', 'transcontinental.ends', { where: end });
  if (first === second) note('ends-equal', 'transcontinental.ends', { where: first! });
  if (board.invariants.graphConnected && faults.length === 0)
    for (const lost of cutOff(board)) note('city-cut-off', 'links', { where: lost });
  return faults;
}

type Note = (code: FaultCode, at: string, params?: Params) => void;

function checkCities({ cities, canvas, invariants }: BoardData, note: Note): void {
  const seen = new Set<CityId>();
  const step = invariants.valuesAreMultiplesOf;
  cities.forEach((one, i) => {
    const at = `cities[${i}]`;
    if (seen.has(one.id)) note('city-twice', at, { where: one.id });
    seen.add(one.id);
    if (one.value % step !== 0) note('value-not-multiple', `${at}.value`, { where: one.id, value: one.value, step });
    if (one.x > canvas.width || one.y > canvas.height) note('city-off-canvas', at, { where: one.id });
  });
  if (cities.length !== invariants.cities)
    note('cities-miscounted', 'cities', { found: cities.length, declared: invariants.cities });
  for (const colour of GOODS) {
    const found = cities.filter((one) => one.goods === colour).length;
    const declared = invariants.citiesPerColour[colour];
    if (found !== declared) note('colour-miscounted', 'cities', { good: colour, found, declared });
  }
  if (!cities.some((one) => one.kind === 'start')) note('no-start-city', 'cities');
}

function checkLinks({ cities, links, invariants }: BoardData, note: Note): void {
  const ids = new Set(cities.map((one) => one.id));
  const seen = new Set<LinkId>();
  const { linkCostMin: min, linkCostMax: max } = invariants;
  links.forEach((one, i) => {
    const at = `links[${i}]`;
    if (seen.has(one.id)) note('link-twice', at, { where: one.id });
    seen.add(one.id);
    for (const end of [one.a, one.b]) if (!ids.has(end)) note('link-end-unknown', at, { where: one.id, end });
    if (one.a === one.b) note('link-to-itself', at, { where: one.id });
    if (one.cost < min || one.cost > max)
      note('cost-out-of-range', `${at}.cost`, { where: one.id, cost: one.cost, min, max });
  });
}

/** Cities that no chain of links joins to the first one. */
function cutOff({ cities, links }: BoardData): CityId[] {
  const near = new Map<CityId, CityId[]>(cities.map((one) => [one.id, []]));
  for (const { a, b } of links) {
    near.get(a)!.push(b);
    near.get(b)!.push(a);
  }
  const reached = distancesFrom([cities[0]!.id], (node) => near.get(node)!);
  return cities.flatMap((one) => (reached.has(one.id) ? [] : one.id));
}
