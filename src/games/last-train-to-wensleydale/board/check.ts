/** What the figures of a board file must fit: the first thing that is wrong, with the sector or border it is about. */
import type { BoardFault, Params } from '../../../kernel/contract.ts';
import { sum } from '../../../kernel/money.ts';
import { COLOURS, type MapId, SIDES } from '../state.ts';
import type { BoardFile, SectorData } from './file.ts';

export const FAULT_CODES = [
  'other-map',
  'sector-twice',
  'sector-alone',
  'border-twice',
  'border-misnamed',
  'border-sector-unknown',
  'terrain-of-mark',
  'goods-misplaced',
  'figures-misplaced',
  'company-misplaced',
  'outlet-unknown',
  'outlet-no-town',
  'outlet-no-neighbour',
  'outlets-misplaced',
  'outlets-missing',
  'south-misplaced',
  'south-unknown',
  'link-unknown',
  'company-town-missing',
  'train-twice',
  'bag-too-small',
  'influence-over-max',
  'income-over-cubes',
  'profit-out-of-range',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export const isTown = ({ mark }: Pick<SectorData, 'mark'>): boolean => mark === 'town' || mark === 'village';
/** Hill and hops sectors never hold track (LTW-69). */
export const isClosed = ({ terrain }: Pick<SectorData, 'terrain'>): boolean => terrain === 'hill' || terrain === 'hops';

const fault = (at: string, code: FaultCode, params: Params = {}): BoardFault => ({ at, code, params });

export function checkBoard(file: BoardFile, map: MapId): BoardFault | null {
  if (file.map !== map) return fault('map', 'other-map', { map: file.map, wanted: map });
  return checkBorders(file) ?? checkSectors(file) ?? checkAreas(file) ?? checkFigures(file);
}

function checkBorders({ sectors, borders }: BoardFile): BoardFault | null {
  const known = new Set<string>();
  for (const { id } of sectors) {
    if (known.has(id)) return fault(`sectors[${id}]`, 'sector-twice', { sector: id });
    known.add(id);
  }
  const met = new Set<string>();
  const joined = new Set<string>();
  for (const { id } of borders) {
    const at = `borders[${id}]`;
    const [a, b] = id.split('|') as [string, string];
    const missing = [a, b].find((one) => !known.has(one));
    if (missing !== undefined) return fault(at, 'border-sector-unknown', { border: id, sector: missing });
    if (a >= b) return fault(at, 'border-misnamed', { border: id, wanted: [a, b].sort().join('|') });
    if (met.has(id)) return fault(at, 'border-twice', { border: id });
    met.add(id);
    joined.add(a).add(b);
  }
  const alone = sectors.find(({ id }) => !joined.has(id));
  return alone ? fault(`sectors[${alone.id}]`, 'sector-alone', { sector: alone.id }) : null;
}

function checkSectors(file: BoardFile): BoardFault | null {
  const byId = new Map(file.sectors.map((one) => [one.id, one]));
  const met = new Set(file.borders.map(({ id }) => id));
  for (const sector of file.sectors) {
    const { id, mark, goods, figures, companies, outlets } = sector;
    const wrong = (code: FaultCode, params: Params = {}) => fault(`sectors[${id}]`, code, { sector: id, ...params });
    // Towns, fields and The South lie where track can come; quarries and hop gardens where it cannot.
    if (isClosed(sector) !== (mark === 'hill-good')) return wrong('terrain-of-mark', { terrain: sector.terrain });
    if (goods > 0 && mark !== 'hill-good' && mark !== 'field-good') return wrong('goods-misplaced');
    if (figures > 0 && !isTown(sector)) return wrong('figures-misplaced');
    if (companies.length > 0 && !isTown(sector) && mark !== 'south') return wrong('company-misplaced');
    if (outlets.length > 0 && mark !== 'hill-good') return wrong('outlets-misplaced');
    if (outlets.length === 0 && mark === 'hill-good') return wrong('outlets-missing');
    for (const outlet of outlets) {
      const town = byId.get(outlet);
      if (!town) return wrong('outlet-unknown', { outlet });
      if (!isTown(town)) return wrong('outlet-no-town', { outlet });
      if (!met.has([id, outlet].sort().join('|'))) return wrong('outlet-no-neighbour', { outlet });
    }
  }
  return null;
}

function checkAreas({ sectors, south, link }: BoardFile): BoardFault | null {
  const marks = new Map(sectors.map(({ id, mark }) => [id, mark]));
  const parts = south ? [...south.core, ...south.extension] : [];
  for (const id of parts) if (marks.get(id) !== 'south') return fault('south', 'south-unknown', { sector: id });
  const stray = sectors.find(({ id, mark }) => mark === 'south' && !parts.includes(id));
  if (stray) return fault(`sectors[${stray.id}]`, 'south-misplaced', { sector: stray.id });
  for (const id of link ? [...link.from, ...link.to] : [])
    if (!marks.has(id)) return fault('link', 'link-unknown', { sector: id });
  return sectors.some(({ companies }) => companies.length > 0) ? null : fault('sectors', 'company-town-missing');
}

function checkFigures({ influence, auction, trains, income, perPlayer, profit }: BoardFile): BoardFault | null {
  for (const colour of COLOURS)
    if (influence[colour].start > influence[colour].max)
      return fault(`influence.${colour}`, 'influence-over-max', { colour });
  for (const side of SIDES) {
    const { bag, boxes } = auction[side];
    if (sum(COLOURS.map((colour) => bag[colour])) < boxes.length)
      return fault(`auction.${side}.bag`, 'bag-too-small', { boxes: boxes.length });
    const ids = trains[side].list.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) return fault(`trains.${side}`, 'train-twice', { train: twice });
  }
  if (income.most > perPlayer.cubes) return fault('income', 'income-over-cubes', { cubes: perPlayer.cubes });
  if (profit.start < profit.min || profit.start > profit.max) return fault('profit', 'profit-out-of-range');
  return null;
}
