/** Small boards for tests: they go the way of any board file. */
import type { BoardData, CityData, LinkData } from '../board/board-file.ts';
import { readOwnBoard } from '../board/maps.ts';
import { GOODS, type GoodId } from '../state.ts';

/** `ny*=40:black`: id, a star for a hexagon, value, colour of its goods. */
function cityOf(word: string, index: number): CityData {
  const found = /^([a-z0-9]+)(\*?)(?:=(\d+))?(?::([a-z]+))?$/.exec(word);
  if (!found) throw new Error(`no city "${word}"`);
  const [, id = '', star, value, goods] = found;
  return {
    id,
    name: id.toUpperCase(),
    kind: star ? 'start' : 'regular',
    value: value ? Number(value) : 20,
    goods: GOODS.find((colour) => colour === goods) ?? 'black',
    x: 10 * index,
    y: 0,
    label: 'n',
  };
}

/** `ny-a:2`: its two ends and its cost; a second one between the same cities is `ny-a:2#2`. */
function linkOf(word: string): LinkData {
  const [, a = '', b = '', cost, again] = /^([a-z0-9]+)-([a-z0-9]+)(?::(\d+))?(?:#(\d+))?$/.exec(word) ?? [];
  if (a === '') throw new Error(`no link "${word}"`);
  return { id: again ? `${a}--${b}-${again}` : `${a}--${b}`, a, b, cost: cost ? Number(cost) : 2 };
}

/** The file of a board; its first and last city are what the transcontinental link joins. */
export function boardFile(cityWords: string, linkWords: string): BoardData {
  const cities = cityWords.split(' ').map(cityOf);
  const links = linkWords.split(' ').map(linkOf);
  const countOf = (colour: GoodId) => cities.filter((city) => city.goods === colour).length;
  const [black, white, silver, orange, red] = GOODS.map(countOf) as [number, number, number, number, number];
  return {
    schema: 'steel-driver-map/1',
    canvas: { width: 1000, height: 100 },
    transcontinental: { ends: [cities[0]!.id, cities.at(-1)!.id] },
    invariants: {
      cities: cities.length,
      citiesPerColour: { black, white, silver, orange, red },
      linkCostMin: 1,
      linkCostMax: 100,
      valuesAreMultiplesOf: 10,
      graphConnected: false,
      maxOneRailPerLink: true,
    },
    cities,
    links,
  };
}

/** The content hash of a small board, which is then known. */
export function board(cityWords: string, linkWords: string): string {
  const read = readOwnBoard(boardFile(cityWords, linkWords));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.id;
}
