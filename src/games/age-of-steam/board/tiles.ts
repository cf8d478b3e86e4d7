/** The 136 tiles of the box, and every way one can lie. Edges 0 to 5 run clockwise from the north. */

export const TILES = [
  'straight',
  'curve-gentle',
  'curve-sharp',
  'cross-straights',
  'cross-straight-curve',
  'cross-curves',
  'parallel-straight-sharp',
  'parallel-curves',
  'parallel-curve-sharp-left',
  'parallel-curve-sharp-right',
  'town-1',
  'town-3-even',
  'town-3-tight',
  'town-3-lean-left',
  'town-3-lean-right',
] as const;
export type TileId = (typeof TILES)[number];

export type TileKind = 'simple' | 'crossing' | 'parallel' | 'town';

export interface TileData {
  kind: TileKind;
  /** How many the box holds. */
  count: number;
  /** Pairs of edges joined by a section; tiles with a town circle have exits instead. */
  tracks: readonly (readonly [number, number])[];
  /** Edges joined to the circle in the middle. */
  exits: readonly number[];
}

const track = (kind: TileKind, count: number, ...tracks: [number, number][]): TileData => ({
  kind,
  count,
  tracks,
  exits: [],
});
const town = (count: number, ...exits: number[]): TileData => ({ kind: 'town', count, tracks: [], exits });

export const TILE_DATA: Readonly<Record<TileId, TileData>> = {
  straight: track('simple', 48, [0, 3]),
  'curve-gentle': track('simple', 55, [0, 2]),
  'curve-sharp': track('simple', 7, [0, 1]),
  'cross-straights': track('crossing', 4, [0, 3], [1, 4]),
  'cross-straight-curve': track('crossing', 4, [0, 3], [1, 5]),
  'cross-curves': track('crossing', 3, [0, 2], [1, 5]),
  'parallel-straight-sharp': track('parallel', 1, [0, 3], [1, 2]),
  'parallel-curves': track('parallel', 1, [0, 2], [3, 5]),
  'parallel-curve-sharp-left': track('parallel', 1, [0, 2], [3, 4]),
  'parallel-curve-sharp-right': track('parallel', 1, [0, 2], [4, 5]),
  'town-1': town(3, 0),
  'town-3-even': town(2, 0, 2, 4),
  'town-3-tight': town(2, 5, 0, 1),
  'town-3-lean-left': town(2, 0, 3, 5),
  'town-3-lean-right': town(2, 0, 1, 3),
};

export const TOWN_MARKERS = 8;
export const TILE_COUNTS: readonly number[] = TILES.map((id) => TILE_DATA[id].count);

/** A tile as it lies: turned by `rotation` steps clockwise. */
export interface Lie {
  /** Its number on the board of a state: 1 and up; 0 is an empty hex. */
  readonly code: number;
  readonly tile: TileId;
  /** Place of the tile in `TILES`. */
  readonly index: number;
  readonly rotation: number;
  readonly kind: TileKind;
  /** Its sections where there is no town, each as two edges. */
  readonly tracks: readonly (readonly [number, number])[];
  /** A bit for each edge with track. */
  readonly edges: number;
  /** The bits of each section. */
  readonly masks: readonly number[];
  /** For each edge the other end of its section; -1 without track. */
  readonly mate: readonly number[];
  readonly exits: number;
}

const bit = (edge: number): number => 1 << edge;
const turned = (edge: number, by: number): number => (edge + by) % 6;

function lie(code: number, index: number, rotation: number): Lie {
  const tile = TILES[index]!;
  const data = TILE_DATA[tile];
  const tracks = data.tracks.map(([a, b]): readonly [number, number] => [turned(a, rotation), turned(b, rotation)]);
  const mate = [-1, -1, -1, -1, -1, -1];
  for (const [a, b] of tracks) {
    mate[a] = b;
    mate[b] = a;
  }
  const masks = tracks.map(([a, b]) => bit(a) | bit(b));
  const ends = data.exits.map((edge) => bit(turned(edge, rotation)));
  const edges = [...masks, ...ends].reduce((all, mask) => all | mask, 0);
  const exits = data.kind === 'town' ? data.exits.length : tracks.length * 2;
  return { code, tile, index, rotation, kind: data.kind, tracks, edges, masks, mate, exits };
}

/** What tells two lies of one tile apart. */
const look = ({ masks, edges }: Lie): string => (masks.length > 0 ? [...masks].sort().join() : `${edges}`);

/** Every way a tile can lie, each look once: a straight has 3, not 6 (AOS-8). */
export const LIES: readonly Lie[] = (() => {
  const all: Lie[] = [];
  for (let index = 0; index < TILES.length; index++) {
    const seen = new Set<string>();
    for (let rotation = 0; rotation < 6; rotation++) {
      const one = lie(all.length + 1, index, rotation);
      if (seen.has(look(one))) continue;
      seen.add(look(one));
      all.push(one);
    }
  }
  return all;
})();

/** The lie of a code on the board; codes of tiles are 1 and up. */
export const lieOf = (code: number): Lie => LIES[code - 1]!;

const byTile = new Map(TILES.map((tile) => [tile, LIES.filter((one) => one.tile === tile)]));
/** Null for a rotation that only repeats another look: the looks of a tile are its first rotations. */
export const lieNamed = (tile: TileId, rotation: number): Lie | null => byTile.get(tile)![rotation] ?? null;

/** How many looks a tile has. */
export const looksOf = (tile: TileId): number => LIES.filter((one) => one.tile === tile).length;

export const isComplex = (kind: TileKind): boolean => kind === 'crossing' || kind === 'parallel';
