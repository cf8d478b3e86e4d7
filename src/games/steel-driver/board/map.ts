/** A board ready for use: cities and links that know each other. */
import type { CityId, LinkId } from '../state.ts';
import type { BoardData, CityData, LinkData } from './board-file.ts';

export interface City extends CityData {
  /** Place in the order of the file: for marking cities in a table of bytes. */
  readonly index: number;
  readonly links: readonly Link[];
}

export interface Link extends Omit<LinkData, 'a' | 'b'> {
  /** Place in the order of the file, and in `rails` of a state. */
  readonly index: number;
  readonly a: City;
  readonly b: City;
}

export interface SDMap {
  readonly canvas: BoardData['canvas'];
  readonly cities: readonly City[];
  readonly links: readonly Link[];
  readonly cityById: ReadonlyMap<CityId, City>;
  readonly linkById: ReadonlyMap<LinkId, Link>;
  /** The hexagons, where a company may start. */
  readonly starts: readonly City[];
  /** Every first rail that a company could have: a link, and the hexagon that it leaves. */
  readonly ways: readonly { readonly link: Link; readonly city: City }[];
  /** What the transcontinental link joins. */
  readonly ends: readonly [City, City];
}

/** Makes a map out of a board that has been checked. */
export function mapFrom(board: BoardData): SDMap {
  const drafts = board.cities.map((data, index) => ({ ...data, index, links: [] as Link[] }));
  const cityById = new Map(drafts.map((city) => [city.id, city]));
  const links = board.links.map(({ id, a, b, cost }, index): Link => {
    const ends = { a: cityById.get(a)!, b: cityById.get(b)! };
    const link = { id, cost, index, ...ends };
    ends.a.links.push(link);
    ends.b.links.push(link);
    return link;
  });
  const [from, to] = board.transcontinental.ends;
  const starts = drafts.filter((city) => city.kind === 'start');
  return {
    canvas: board.canvas,
    cities: drafts,
    links,
    cityById,
    linkById: new Map(links.map((link) => [link.id, link])),
    starts,
    ways: starts.flatMap((city) => city.links.map((link) => ({ link, city }))),
    ends: [cityById.get(from!)!, cityById.get(to!)!],
  };
}

export const otherEnd = (link: Link, city: City): City => (link.a === city ? link.b : link.a);
