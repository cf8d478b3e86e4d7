/** A board as the rules look at it: everything by index, what can be worked out once worked out. */
import type { South } from '../state.ts';
import { isClosed, isTown } from './check.ts';
import type { AuctionData, BoardFile, SectorMark, Terrain, TrainBoardData } from './file.ts';

/** A border that may hold track, seen from one of its sectors. */
export interface Passage {
  readonly border: number;
  readonly to: number;
  /** Construction points. */
  readonly cost: number;
}

export interface Sector {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly mark: SectorMark;
  /** A village or a town (LTW-5). */
  readonly isTown: boolean;
  /** Hill or hops: no track ever (LTW-69). */
  readonly isClosed: boolean;
  /** Part of The South, as the option has it (LTW-48). */
  readonly isSouth: boolean;
  /** At the start: 1 = green, 2 = red, 3 = both. */
  readonly companies: number;
  readonly goods: number;
  readonly figures: number;
  /** Towns that the goods of a hill go through. */
  readonly outlets: readonly number[];
  /** Hills whose goods go through here. */
  readonly hills: readonly number[];
  readonly ways: readonly Passage[];
  /** Every neighbour, hills too: its border by the neighbour's index. */
  readonly neighbours: ReadonlyMap<number, number>;
  readonly center: readonly [number, number];
  readonly polygon: readonly (readonly [number, number])[];
}

export interface Border {
  readonly index: number;
  readonly id: string;
  readonly a: number;
  readonly b: number;
  /** Construction points (LTW-71). */
  readonly cost: number;
  readonly river: string | null;
  readonly isBlocked: boolean;
  readonly segment: readonly [number, number, number, number];
}

export interface Board extends Omit<BoardFile, 'sectors' | 'borders' | 'link' | 'south' | 'auction' | 'trains'> {
  readonly sectors: readonly Sector[];
  readonly borders: readonly Border[];
  readonly sectorAt: ReadonlyMap<string, number>;
  readonly borderAt: ReadonlyMap<string, number>;
  /** Borders that may hold track. */
  readonly ways: readonly Border[];
  /** The same for loops over all of them: of each its index and its two sectors, one after the other. */
  readonly triples: Int16Array;
  /** A 0 for each sector, to copy: a new typed list takes longer. */
  readonly zeros: readonly number[];
  readonly hasSouth: boolean;
  readonly link: { readonly from: readonly number[]; readonly to: readonly number[]; readonly points: number } | null;
  readonly auction: Readonly<Record<'small' | 'large', AuctionData>>;
  readonly trains: Readonly<Record<'small' | 'large', TrainBoardData>>;
}

export const MASKS = { green: 1, red: 2 } as const;

/** Two valleys or one of them, or a river: dearer, and never added up (LTW-25). */
function costOf({ construction }: BoardFile, a: Terrain, b: Terrain, river: boolean): number {
  const valleys = [a, b].filter((terrain) => terrain === 'valley').length;
  const land = [construction.plainPlain, construction.plainValley, construction.valleyValley][valleys]!;
  return river ? Math.max(land, construction.river) : land;
}

export function compile(file: BoardFile, south: South): Board {
  const sectorAt = new Map(file.sectors.map(({ id }, index) => [id, index]));
  const at = (id: string) => sectorAt.get(id)!;
  const inSouth = new Set([
    ...(file.south?.core ?? []),
    ...(south === 'extended' ? (file.south?.extension ?? []) : []),
  ]);
  const borders = file.borders.map(({ id, river, blocked, segment }, index): Border => {
    const [a, b] = id.split('|').map(at) as [number, number];
    const cost = costOf(file, file.sectors[a]!.terrain, file.sectors[b]!.terrain, river !== undefined);
    return { index, id, a, b, cost, river: river ?? null, isBlocked: blocked === true, segment };
  });
  const ways = borders.filter(({ a, b, isBlocked }) => !isBlocked && ![a, b].some((i) => isClosed(file.sectors[i]!)));
  const sectors = file.sectors.map((data, index): Sector => {
    const seen = (border: Border): Passage => ({
      border: border.index,
      to: border.a === index ? border.b : border.a,
      cost: border.cost,
    });
    const around = borders.filter(({ a, b }) => a === index || b === index).map(seen);
    // LTW-48: The South is red and nothing else.
    const colours = inSouth.has(data.id) ? (['red'] as const) : data.companies;
    return {
      index,
      id: data.id,
      name: data.name,
      terrain: data.terrain,
      mark: data.mark,
      isTown: isTown(data),
      isClosed: isClosed(data),
      isSouth: inSouth.has(data.id),
      companies: colours.reduce((mask, company) => mask | MASKS[company], 0),
      goods: data.goods,
      figures: data.figures,
      outlets: data.outlets.map(at),
      hills: file.sectors.flatMap(({ outlets }, hill) => (outlets.includes(data.id) ? [hill] : [])),
      ways: ways.filter(({ a, b }) => a === index || b === index).map(seen),
      neighbours: new Map(around.map(({ border, to }) => [to, border])),
      center: data.center,
      polygon: data.polygon,
    };
  });
  return {
    ...file,
    sectors,
    borders,
    sectorAt,
    borderAt: new Map(borders.map(({ id, index }) => [id, index])),
    ways,
    triples: Int16Array.from(ways.flatMap(({ index, a, b }) => [index, a, b])),
    zeros: sectors.map(() => 0),
    hasSouth: file.south !== null,
    link: file.link && { from: file.link.from.map(at), to: file.link.to.map(at), points: file.link.points },
  };
}
