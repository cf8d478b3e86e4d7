/** The face of Steel Driver: wires its drawing and its words. */
import type { SDState } from '../../../games/steel-driver/index.ts';
import type { Face } from '../face.ts';
import { Board } from './board.tsx';
import { Boxes } from './boxes.tsx';
import { CompaniesPanel } from './companies-panel.tsx';
import { layoutOf, UNIT } from './geometry.ts';
import { Holdings, markOf, OwnerMark } from './holdings.tsx';
import { MarketPanel } from './market-panel.tsx';
import { places } from './places.ts';
import { faceText } from './text.ts';
import { askFor, auction, deed, endings, owners, status, touchesOf, touchLabel, warnings } from './words.ts';

export const steelDriverFace: Face<SDState> = {
  id: 'steel-driver',
  extent: (s) => layoutOf(s).extent,
  unit: UNIT,
  places,
  Board,
  Below: Boxes,
  panels: [
    { id: 'companies', title: (speaker) => faceText(speaker, 'panel.companies'), Panel: CompaniesPanel },
    { id: 'market', title: (speaker) => faceText(speaker, 'panel.market'), Panel: MarketPanel },
  ],
  Holdings,
  purse: { key: 'cash' },
  Mark: OwnerMark,
  markOf,
  status,
  endings,
  auction,
  closing: [],
  single: true,
  deed,
  touchLabel,
  askFor,
  owners,
  warnings,
  touchesOf,
  charts: [
    { key: 'cash', owners: 'seats' },
    { key: 'cities', owners: 'others' },
    { key: 'shares-sold', owners: 'others' },
  ],
};
