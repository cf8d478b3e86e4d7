/** What a map of Chicago Express is, and the checks every map goes through. A map holds no code. */
import { axialKey, DIRECTIONS, fromOddColumns } from '../../../kernel/hex.ts';
import { isHexId } from '../rules/ids.ts';
import type { CompanyId, DialId, HexId, MapId, TrackId } from '../state.ts';

export const HEX_KINDS = ['plain', 'forest', 'mountain', 'city', 'industrial', 'chicago', 'start'] as const;
export type HexKind = (typeof HEX_KINDS)[number];

/** One hex as it is written in a map file. */
export interface HexData {
  kind: HexKind;
  name?: string;
  /** The red figure; none on a start hex, where nobody builds (CE-27). */
  cost?: number;
  /** Income of the company that comes here; on a start hex what its owner begins with. */
  income?: number;
  /** What a house adds. */
  house?: number;
  track?: TrackId;
}

export interface CompanyData {
  start: HexId;
  shares: number;
  locomotives: number;
  openingBid: number | null;
}

export interface TrackData {
  values: readonly number[];
  movedBy: 'players' | 'dividends';
}

export interface MapData {
  id: MapId;
  /** Players -> cash each begins with. */
  seats: Readonly<Record<number, number>>;
  houses: number;
  /** Choices until a dial is in red. */
  dials: Readonly<Record<DialId, number>>;
  hexesPerExpansion: number;
  forestCash: number;
  /** In the order of the opening auctions; the one without opening bid opens when Chicago is reached. */
  companies: Readonly<Record<CompanyId, CompanyData>>;
  tracks: Readonly<Record<TrackId, TrackData>>;
  end: { companiesWithoutLocomotives: number; companiesWithoutShares: number; housesLeft: number };
  hexes: Readonly<Record<HexId, HexData>>;
  /** Declared number of hexes of each kind: a lost line does not go unseen. */
  counts: Readonly<Record<HexKind, number>>;
}

/** A hex ready for use. */
export interface Hex {
  readonly id: HexId;
  readonly kind: HexKind;
  readonly name: string | null;
  readonly cost: number;
  readonly income: number;
  readonly house: number;
  readonly track: TrackId | null;
  readonly q: number;
  readonly r: number;
  readonly neighbours: readonly HexId[];
  /** Place in map order, and those of the neighbours: for marking hexes in a table of bytes. */
  readonly index: number;
  readonly near: readonly number[];
}

export interface CEMap extends Omit<MapData, 'hexes'> {
  /** In map order, which is not the order of the ids as text (K10 comes after K2). */
  readonly hexes: ReadonlyMap<HexId, Hex>;
  /** The same by index. */
  readonly inOrder: readonly Hex[];
  /** Companies sold before the game, in order. */
  readonly openers: readonly CompanyId[];
  /** The company that opens when Chicago is reached. */
  readonly latecomer: CompanyId;
  /** The track that dividends move, and that ends the game at its last value. */
  readonly clockTrack: TrackId;
}

const place = (id: HexId) => fromOddColumns(id.charCodeAt(0) - 65, Number(id.slice(1)));

/** Makes a map out of its data; throws on a slip in it, so a broken map never starts. */
export function defineMap(data: MapData): CEMap {
  const slips = checkMap(data);
  if (slips.length > 0) throw new Error(`bug: map ${data.id}: ${slips.join('; ')}`);
  const ids = Object.keys(data.hexes);
  const byPlace = new Map(ids.map((id) => [axialKey(place(id)), id]));
  const hexes = new Map<HexId, Hex>();
  const inOrder: Hex[] = [];
  for (const id of ids) {
    const { kind, name = null, cost = 0, income = 0, house = 0, track = null } = data.hexes[id]!;
    const at = place(id);
    const neighbours: HexId[] = [];
    for (const d of DIRECTIONS) {
      const other = byPlace.get(axialKey({ q: at.q + d.q, r: at.r + d.r }));
      if (other !== undefined) neighbours.push(other);
    }
    const near = neighbours.map((other) => ids.indexOf(other));
    const hex: Hex = { id, kind, name, cost, income, house, track, ...at, neighbours, index: hexes.size, near };
    hexes.set(id, hex);
    inOrder.push(hex);
  }
  const companies = Object.keys(data.companies) as CompanyId[];
  const tracks = Object.keys(data.tracks) as TrackId[];
  return {
    ...data,
    hexes,
    inOrder,
    openers: companies.filter((id) => data.companies[id].openingBid !== null),
    latecomer: companies.find((id) => data.companies[id].openingBid === null)!,
    clockTrack: tracks.find((id) => data.tracks[id].movedBy === 'dividends')!,
  };
}

/** What is wrong with a map, one sentence each, naming the hex or company. */
export function checkMap(data: MapData): string[] {
  const slips: string[] = [];
  const found = Object.fromEntries(HEX_KINDS.map((kind) => [kind, 0])) as Record<HexKind, number>;
  for (const [id, hex] of Object.entries(data.hexes)) {
    found[hex.kind] += 1;
    if (!isHexId(id)) slips.push(`hex ${id} is not a column letter and a row number`);
    slips.push(...checkHex(id, hex, data));
  }
  for (const kind of HEX_KINDS) {
    if (found[kind] !== data.counts[kind]) slips.push(`${found[kind]} ${kind} hexes, ${data.counts[kind]} declared`);
  }
  for (const [id, company] of Object.entries(data.companies)) {
    const hex = data.hexes[company.start];
    if (!hex) slips.push(`company ${id} starts on ${company.start}, which is not on the map`);
    else if (hex.kind !== (company.openingBid === null ? 'city' : 'start'))
      slips.push(`company ${id} starts on ${company.start}, a ${hex.kind}`);
    else if (company.openingBid !== null && company.openingBid !== hex.income)
      slips.push(`company ${id} opens at ${company.openingBid}, but ${company.start} gives ${hex.income}`); // CE-2
  }
  const late = Object.values(data.companies).filter((company) => company.openingBid === null);
  if (late.length !== 1) slips.push(`${late.length} companies open late, 1 expected`);
  const clocks = Object.values(data.tracks).filter((track) => track.movedBy === 'dividends');
  if (clocks.length !== 1) slips.push(`${clocks.length} tracks move with the dividends, 1 expected`);
  return slips;
}

function checkHex(id: HexId, hex: HexData, data: MapData): string[] {
  const slips: string[] = [];
  const need = (has: boolean, wanted: boolean, what: string) => {
    if (has !== wanted) slips.push(`${hex.kind} ${id} ${wanted ? 'lacks' : 'has'} ${what}`);
  };
  const developable = hex.kind === 'city' || hex.kind === 'mountain';
  need(hex.cost !== undefined, hex.kind !== 'start', 'a cost');
  if (hex.cost !== undefined && hex.cost < 1) slips.push(`${hex.kind} ${id} is free`); // an empty treasury builds nothing
  need(hex.income !== undefined, developable || hex.kind === 'chicago' || hex.kind === 'start', 'an income');
  need(hex.house !== undefined, developable, 'a house value');
  need(hex.track !== undefined, hex.kind === 'industrial', 'a track');
  if (hex.track !== undefined && !Object.hasOwn(data.tracks, hex.track)) slips.push(`${id} names no track of the map`);
  return slips;
}
