/** What a map of Age of Steam is. A map holds no code: if it needs a rule of its own it names one in `rules`. */
import {
  CITY_SLOTS,
  CUBES,
  type Good,
  LETTERS,
  type Letter,
  NEW_CITIES,
  NEW_CITY_SLOTS,
  PRICE,
  SIDES,
  type Side,
  SPECIALS,
  type Special,
} from './box.ts';
import { checkMap } from './check-map.ts';
import {
  axialOf,
  type CityId,
  type ColumnId,
  type HexData,
  type HexId,
  readColumns,
  STEPS,
  type Terrain,
} from './columns.ts';
import { type MapRules, PLAIN_RULES } from './map-rules.ts';

/** One name for all languages, or one for each. */
export type NameData = string | Readonly<Record<Language, string>>;
export type Language = 'fr' | 'en';

export interface CityData {
  name: NameData;
  hex: HexId;
  /** Goods it takes; none yet where the colour is drawn. */
  colours: readonly Good[];
  column?: ColumnId;
  /** Cubes it begins with. */
  cubes: number;
  /** AOS-76: its colour is drawn at the start. */
  randomColour?: true;
  /** Goods may end there and never pass. */
  terminal?: true;
  /** A label for the drawing only. */
  foreign?: true;
}

export interface MapData {
  id: string;
  name: { fr: string; en: string };
  /** Players -> turns (AOS-68). */
  turns: Readonly<Record<number, number>>;
  /** Cubes of each colour; those of the box where it is left out. */
  goods?: Readonly<Partial<Record<Good, number>>>;
  actions?: readonly Special[];
  newCities?: readonly Letter[];
  /** In which order cities get their first cubes; that of the list where it is left out (AOS-4). */
  setupOrder?: readonly CityId[];
  rules?: Partial<MapRules>;
  cities: Readonly<Record<CityId, CityData>>;
  towns: Readonly<Record<HexId, NameData>>;
  /**
   * A line for each column letter: the row of its first hex, a bar, then one word for each hex going down: a
   * terrain, with `:25` the edges a river is drawn through, with `$7` the printed price; `-` = no hex.
   */
  columns: Readonly<Record<string, string>>;
  /** Declared numbers: a lost line does not go unseen. */
  counts: Readonly<Record<Terrain | 'cities' | 'towns', number>>;
}

export interface Hex extends HexData {
  readonly terrain: Terrain;
  readonly index: number;
  /** Axial coordinates, flat top: for drawing. */
  readonly q: number;
  readonly r: number;
  readonly town: boolean;
  /** Its place among cities and towns; -1 = open country. */
  readonly place: number;
}

/** A city or a town: where cubes can lie and links can end. */
export interface Place {
  readonly index: number;
  readonly hex: number;
  readonly id: HexId;
  readonly name: Readonly<Record<Language, string>>;
  /** Null for a town. */
  readonly city: (CityData & { readonly id: CityId }) | null;
}

export interface Column {
  readonly id: ColumnId;
  readonly side: Side;
  /** The face of the die. */
  readonly number: number;
  readonly slots: number;
  /** The New City it feeds, or null. */
  readonly letter: Letter | null;
  /** The place it feeds; -1 for a New City. */
  readonly place: number;
}

export interface AosMap {
  readonly id: string;
  readonly name: { fr: string; en: string };
  readonly turns: Readonly<Record<number, number>>;
  readonly goods: readonly Good[];
  readonly cubes: Readonly<Partial<Record<Good, number>>>;
  readonly actions: readonly Special[];
  readonly newCities: readonly Letter[];
  readonly setupOrder: readonly number[];
  readonly rules: MapRules;
  readonly hexes: readonly Hex[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** For hex and edge the neighbour; -1 where the map ends or a lake begins: no track may point there. */
  readonly near: readonly number[];
  /** For each hex a bit for each edge without a neighbour to build towards. */
  readonly blocked: readonly number[];
  /** By hex: printed cities, towns, and hexes on which a tile may ever lie. */
  readonly cityAt: readonly boolean[];
  readonly townAt: readonly boolean[];
  /** By hex: a bit for each edge beyond which a printed city lies. */
  readonly besideCity: readonly number[];
  readonly land: readonly number[];
  /** The least that any tile costs, a printed price among them. */
  readonly cheapest: number;
  readonly places: readonly Place[];
  /** The place on a hex, as its number. */
  readonly placeOf: ReadonlyMap<HexId, number>;
  /** By place: goods may end there and never pass. */
  readonly terminalAt: readonly boolean[];
  readonly columns: readonly Column[];
  /** AOS-48: what each connection is called, and the two places it joins by which edges. */
  readonly connections: readonly { id: string; cost: number; ends: readonly { hex: number; edge: number }[] }[];
}

/** Makes a map out of its data; throws on a slip in it, so a broken map never starts. */
export function defineMap(data: MapData): AosMap {
  const slips = checkMap(data);
  if (slips.length > 0) throw new Error(`bug: map ${data.id}: ${slips.join('; ')}`);
  const rules: MapRules = { ...PLAIN_RULES, ...data.rules };
  const cityAt = new Map(Object.entries(data.cities).map(([id, city]) => [city.hex, { ...city, id }]));
  const places: Place[] = [];
  const put = (id: HexId, name: NameData, city: Place['city']) =>
    places.push({ index: places.length, hex: -1, id, name: inEach(name), city });
  for (const city of cityAt.values()) put(city.hex, city.name, city);
  for (const [id, name] of Object.entries(data.towns)) put(id, name, null);
  const placeAt = new Map(places.map((place) => [place.id, place.index]));
  const hexes = readColumns(data.columns).map((hex, index): Hex => {
    const place = placeAt.get(hex.id) ?? -1;
    return {
      ...hex,
      terrain: hex.terrain as Terrain, // checked above
      index,
      ...axialOf(hex.id),
      town: Object.hasOwn(data.towns, hex.id),
      place,
    };
  });
  const indexOf = new Map(hexes.map((hex) => [hex.id, hex.index]));
  const located = places.map((place) => ({ ...place, hex: indexOf.get(place.id)! }));
  const near = neighbours(hexes);
  const letters = data.newCities ?? LETTERS;
  const cubes = data.goods ?? CUBES;
  const cityIndex = (id: CityId): number => placeAt.get(data.cities[id]!.hex)!;
  return {
    id: data.id,
    name: data.name,
    turns: data.turns,
    goods: Object.keys(cubes) as Good[],
    cubes,
    actions: data.actions ?? SPECIALS,
    newCities: letters,
    setupOrder: (data.setupOrder ?? Object.keys(data.cities)).map(cityIndex),
    rules,
    hexes,
    indexOf,
    near,
    blocked: hexes.map(({ index }) => edgesWhere(near, index, (next) => next < 0)),
    besideCity: hexes.map(({ index }) => edgesWhere(near, index, (next) => cityAt.has(hexes[next]?.id ?? ''))),
    cityAt: hexes.map(({ id }) => cityAt.has(id)),
    townAt: hexes.map(({ town }) => town),
    land: hexes.filter(({ id, terrain }) => terrain !== 'lake' && !cityAt.has(id)).map(({ index }) => index),
    cheapest: Math.min(PRICE.plain, ...hexes.map(({ cost }) => cost ?? PRICE.plain)),
    places: located,
    placeOf: placeAt,
    terminalAt: located.map(({ city }) => city?.terminal === true),
    columns: columnsOf(located, letters),
    connections: rules.cityConnections.map(({ between, cost }) => {
      const [from, to] = between.map((id) => located[cityIndex(id)]!.hex) as [number, number];
      const edge = [0, 1, 2, 3, 4, 5].find((e) => near[from * 6 + e] === to)!;
      const ends = [
        { hex: from, edge },
        { hex: to, edge: (edge + 3) % 6 },
      ];
      return { id: between.join('-'), cost, ends };
    }),
  };
}

const inEach = (name: NameData): Place['name'] => (typeof name === 'string' ? { fr: name, en: name } : name);

function neighbours(hexes: readonly Hex[]): number[] {
  const at = new Map(hexes.map(({ q, r, index }) => [`${q},${r}`, index]));
  return hexes.flatMap(({ q, r }) =>
    STEPS.map((step) => {
      const other = at.get(`${q + step.q},${r + step.r}`);
      return other === undefined || hexes[other]!.terrain === 'lake' ? -1 : other;
    }),
  );
}

/** A bit for each edge of a hex with such a neighbour. */
function edgesWhere(near: readonly number[], hex: number, suits: (next: number) => boolean): number {
  let mask = 0;
  for (let edge = 0; edge < 6; edge++) if (suits(near[hex * 6 + edge]!)) mask |= 1 << edge;
  return mask;
}

/** AOS-4: the display row by row: cities of the west, then of the east, then New Cities in the same way. */
function columnsOf(places: readonly Place[], letters: readonly Letter[]): Column[] {
  const columns: Column[] = [];
  for (const side of SIDES) {
    for (let number = 1; number <= 6; number++) {
      const id = `${side}-${number}`;
      const place = places.find(({ city }) => city?.column === id);
      if (place) columns.push({ id, side, number, slots: CITY_SLOTS, letter: null, place: place.index });
    }
  }
  for (const letter of letters) {
    const { side, number } = NEW_CITIES[letter];
    columns.push({ id: letter, side, number, slots: NEW_CITY_SLOTS, letter, place: -1 });
  }
  return columns;
}
