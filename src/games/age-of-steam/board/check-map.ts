/** What is wrong with a map file: one sentence each, naming the hex, the city or the rule. */
import { CUBES, GOODS, LETTERS, NEW_CITIES, SPECIALS } from './box.ts';
import { axialOf, readColumns, STEPS, TERRAINS } from './columns.ts';
import type { MapData, NameData } from './map.ts';
import { MAP_RULES } from './map-rules.ts';

const HEX_ID = /^[A-Z]([1-9]|[1-9]\d)$/;
const MAP_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const COLUMN = /^(west|east)-[1-6]$/;

export function checkMap(data: MapData): string[] {
  return [
    ...checkHead(data),
    ...checkColumns(data),
    ...checkHexes(data),
    ...checkCities(data),
    ...checkTowns(data),
    ...checkCubes(data),
    ...checkRules(data),
  ];
}

function checkHead(data: MapData): string[] {
  const slips: string[] = [];
  if (!MAP_ID.test(data.id)) slips.push(`the id "${data.id}" is not lower-case words with hyphens`);
  if (Object.keys(data.turns).length === 0) slips.push('turns names no number of players');
  for (const [players, turns] of Object.entries(data.turns)) {
    if (!/^[1-6]$/.test(players)) slips.push(`turns has ${players} players, 1 to 6 can sit down`);
    if (!Number.isSafeInteger(turns) || turns < 1) slips.push(`turns for ${players} players is ${turns}`);
  }
  for (const action of data.actions ?? [])
    if (!SPECIALS.includes(action)) slips.push(`actions names "${action}", which is none of ${SPECIALS.join(', ')}`);
  const most = Math.max(...Object.keys(data.turns).map(Number));
  const actions = data.actions ?? SPECIALS;
  if (actions.length < most) slips.push(`${actions.length} actions are not enough for ${most} players`);
  for (const letter of data.newCities ?? [])
    if (!LETTERS.includes(letter)) slips.push(`newCities names "${letter}", which is none of ${LETTERS.join(', ')}`);
  return slips;
}

function checkColumns(data: MapData): string[] {
  const slips: string[] = [];
  for (const [letter, line] of Object.entries(data.columns)) {
    if (!/^[A-Z]$/.test(letter)) slips.push(`column "${letter}" is not one capital letter`);
    if (!/^[1-9]\d?\s*\|/.test(line)) slips.push(`column ${letter} does not begin with its first row and a bar`);
  }
  for (const hex of readColumns(data.columns)) {
    if (!HEX_ID.test(hex.id)) slips.push(`hex ${hex.id} is not a column letter and a row number from 1`);
    if (!(TERRAINS as readonly string[]).includes(hex.terrain))
      slips.push(`hex ${hex.id} is "${hex.terrain}", which is none of ${TERRAINS.join(', ')}`);
    if (hex.river && (hex.river.some((edge) => edge > 5) || hex.terrain !== 'river'))
      slips.push(
        `hex ${hex.id} has a river drawn through edges ${hex.river.join(' and ')}: edges are 0 to 5, on river`,
      );
    if (hex.cost !== null && hex.cost < 1) slips.push(`hex ${hex.id} is free: a printed price is 1 or more`);
  }
  return slips;
}

function checkHexes(data: MapData): string[] {
  const slips: string[] = [];
  const hexes = readColumns(data.columns);
  for (const terrain of TERRAINS) {
    const found = hexes.filter((hex) => hex.terrain === terrain).length;
    if (found !== data.counts[terrain]) slips.push(`${found} ${terrain} hexes, ${data.counts[terrain]} declared`);
  }
  const land = new Map(hexes.filter((hex) => hex.terrain !== 'lake').map((hex) => [key(axialOf(hex.id)), hex.id]));
  for (const id of land.values()) {
    const { q, r } = axialOf(id);
    if (!STEPS.some((step) => land.has(key({ q: q + step.q, r: r + step.r })))) slips.push(`hex ${id} touches no land`);
  }
  return slips;
}

const key = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

function checkCities(data: MapData): string[] {
  const slips: string[] = [];
  const terrain = new Map(readColumns(data.columns).map((hex) => [hex.id, hex.terrain]));
  const cities = Object.entries(data.cities);
  if (cities.length !== data.counts.cities) slips.push(`${cities.length} cities, ${data.counts.cities} declared`);
  const columns = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const [id, city] of cities) {
    if (!MAP_ID.test(id)) slips.push(`city "${id}" is not lower-case words with hyphens`);
    slips.push(...checkName(`city ${id}`, city.name));
    if (!terrain.has(city.hex)) slips.push(`city ${id} lies on ${city.hex}, which is not on the map`);
    else if (terrain.get(city.hex) === 'lake') slips.push(`city ${id} lies on ${city.hex}, a lake`);
    if (seen.has(city.hex)) slips.push(`cities ${seen.get(city.hex)} and ${id} both lie on ${city.hex}`);
    seen.set(city.hex, id);
    if (Object.hasOwn(data.towns, city.hex)) slips.push(`city ${id} lies on ${city.hex}, which is also a town`);
    for (const colour of city.colours)
      if (!Object.hasOwn(data.goods ?? CUBES, colour))
        slips.push(`city ${id} takes ${colour}, of which there are no cubes`);
    if (city.randomColour ? city.colours.length > 0 : city.colours.length === 0)
      slips.push(`city ${id} has ${city.randomColour ? 'a colour although it is drawn' : 'no colour'}`);
    if (!Number.isSafeInteger(city.cubes) || city.cubes < 0) slips.push(`city ${id} begins with ${city.cubes} cubes`);
    if (city.column === undefined) continue;
    if (!COLUMN.test(city.column)) slips.push(`city ${id} has column "${city.column}": west-1 to east-6 exist`);
    if (columns.has(city.column)) slips.push(`cities ${columns.get(city.column)} and ${id} share ${city.column}`);
    columns.set(city.column, id);
  }
  for (const id of data.setupOrder ?? [])
    if (!Object.hasOwn(data.cities, id)) slips.push(`setupOrder names "${id}", which is no city of the map`);
  if (data.setupOrder && new Set(data.setupOrder).size !== cities.length)
    slips.push(`setupOrder names ${new Set(data.setupOrder).size} of ${cities.length} cities`);
  return slips;
}

/** One name, or one in each language. */
function checkName(what: string, name: NameData): string[] {
  const names = typeof name === 'string' ? [name] : [name.fr, name.en];
  return names.every((one) => typeof one === 'string' && one.trim() !== '')
    ? []
    : [`${what} has no name, or none in one of the languages`];
}

function checkTowns(data: MapData): string[] {
  const slips: string[] = [];
  const hexes = new Map(readColumns(data.columns).map((hex) => [hex.id, hex]));
  const towns = Object.keys(data.towns);
  if (towns.length !== data.counts.towns) slips.push(`${towns.length} towns, ${data.counts.towns} declared`);
  for (const id of towns) {
    const hex = hexes.get(id);
    const name = data.towns[id]!;
    const called = typeof name === 'string' ? name : name.en;
    slips.push(...checkName(`town ${id}`, name));
    if (!hex) slips.push(`town ${called} lies on ${id}, which is not on the map`);
    else if (hex.terrain === 'lake') slips.push(`town ${called} lies on ${id}, a lake`);
    else if (hex.cost !== null) slips.push(`town ${id} has a printed price, but towns cost by their exits (AOS-41)`);
  }
  return slips;
}

/** The bag must have enough for the display and the cities. */
function checkCubes(data: MapData): string[] {
  const slips: string[] = [];
  const goods: Partial<Record<string, number>> = data.goods ?? CUBES;
  for (const good of Object.keys(goods)) {
    if (!(GOODS as readonly string[]).includes(good)) slips.push(`goods names "${good}", none of ${GOODS.join(', ')}`);
  }
  const rules = data.rules ?? {};
  const inBag = Object.entries(goods)
    .filter(([good]) => !(rules.bagExcludes as readonly string[] | undefined)?.includes(good))
    .reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const cities = Object.values(data.cities);
  const slots =
    cities.filter((city) => city.column !== undefined).length * (rules.displayStartCubes ?? 3) +
    (data.newCities ?? LETTERS).length * Math.min(2, rules.displayStartCubes ?? 2);
  const wanted = slots + cities.reduce((sum, city) => sum + city.cubes + (city.randomColour ? 1 : 0), 0);
  if (wanted > inBag) slips.push(`setup wants ${wanted} cubes and the bag has ${inBag}`);
  for (const good of rules.townStartCubes ?? []) {
    const towns = Object.keys(data.towns).length;
    if ((goods[good] ?? 0) < towns)
      slips.push(`${towns} towns begin with a ${good} cube, there are ${goods[good] ?? 0}`);
    if (!rules.bagExcludes?.includes(good)) slips.push(`towns begin with ${good} cubes, but the bag has them too`);
  }
  return slips;
}

function checkRules(data: MapData): string[] {
  const slips: string[] = [];
  const rules = data.rules ?? {};
  for (const name of Object.keys(rules))
    if (!(MAP_RULES as readonly string[]).includes(name)) slips.push(`there is no rule "${name}"`);
  for (const { city } of rules.extraGrowth ?? [])
    if (!Object.hasOwn(data.cities, city)) slips.push(`extraGrowth names "${city}", which is no city of the map`);
  for (const letter of rules.columnExcludesOwnColour ?? [])
    if (!(data.newCities ?? LETTERS).includes(letter) || NEW_CITIES[letter] === undefined)
      slips.push(`columnExcludesOwnColour names "${letter}", which is no New City of the map`);
  for (const { between } of rules.cityConnections ?? []) {
    const places = between.map((id) => data.cities[id]?.hex);
    const lost = between.filter((_, i) => places[i] === undefined);
    if (lost.length > 0) slips.push(`cityConnections names "${lost[0]}", which is no city of the map`);
    else if (!adjacent(places[0]!, places[1]!)) slips.push(`${between.join(' and ')} are connected but not adjacent`);
  }
  if (rules.auction === false && Object.keys(data.turns).some((players) => players !== '1'))
    slips.push('without an auction only one player can sit down: nothing else settles the order of play');
  return slips;
}

function adjacent(a: string, b: string): boolean {
  const [from, to] = [axialOf(a), axialOf(b)];
  return STEPS.some((step) => from.q + step.q === to.q && from.r + step.r === to.r);
}
