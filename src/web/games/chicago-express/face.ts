/** The face of Chicago Express: wires its drawing and its words. */
import type { CEState } from '../../../games/chicago-express/index.ts';
import { SIDE } from '../../ui/board/hex.ts';
import type { Face } from '../face.ts';
import { auction } from './auction.ts';
import { Board } from './board.tsx';
import { CompaniesPanel } from './companies-panel.tsx';
import { Gauges } from './gauges.tsx';
import { layoutOf } from './geometry.ts';
import { Holdings, markOf, OwnerMark } from './holdings.tsx';
import { Over } from './over.tsx';
import { places } from './places.ts';
import { faceText } from './text.ts';
import { deed, endings, status, touchesOf, touchLabel, warnings } from './words.ts';

export const chicagoExpressFace: Face<CEState> = {
  id: 'chicago-express',
  extent: (s) => layoutOf(s.options.map).extent,
  unit: SIDE,
  places,
  Board,
  Over,
  panels: [{ id: 'companies', title: (speaker) => faceText(speaker, 'panel.companies'), Panel: CompaniesPanel }],
  Gauges,
  Holdings,
  purse: { key: 'cash' },
  Mark: OwnerMark,
  markOf,
  status,
  endings,
  auction,
  closing: ['end-expansion'],
  deed,
  touchLabel,
  warnings,
  touchesOf,
  charts: [
    { key: 'cash', owners: 'seats' },
    { key: 'income', owners: 'others' },
    { key: 'dividend-per-share', owners: 'others' },
  ],
};
