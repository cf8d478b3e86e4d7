/** The face of Age of Steam: wires its drawing and its words. */
import type { AosState } from '../../../games/age-of-steam/index.ts';
import { lazyPart } from '../../play/lazy-part.tsx';
import { SIDE } from '../../ui/board/hex.ts';
import type { Face } from '../face.ts';
import { auction } from './auction.ts';
import { Board } from './board.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { Gauges } from './gauges.tsx';
import { layoutOf } from './geometry.ts';
import { Holdings, markOf, OwnerMark } from './holdings.tsx';
import { Over } from './over.tsx';
import { places } from './places.ts';
import { faceText } from './text.ts';
import { TilesPanel } from './tiles-panel.tsx';
import { TouchPicture } from './touch-picture.tsx';
import { Way, wayLabel } from './way.tsx';
import { ways } from './ways.ts';
import { deed, endings, status, touchesOf, touchLabel, warnings } from './words.ts';

const ReachPanel = lazyPart(async () => (await import('./reach-panel.tsx')).ReachPanel);

export const ageOfSteamFace: Face<AosState> = {
  id: 'age-of-steam',
  extent: (s) => layoutOf(s.options.map).extent,
  unit: SIDE,
  places,
  Board,
  Over,
  panels: [
    { id: 'goods', title: (speaker) => faceText(speaker, 'panel.goods'), Panel: DisplayPanel },
    { id: 'tiles', title: (speaker) => faceText(speaker, 'panel.tiles'), Panel: TilesPanel },
    { id: 'reach', title: (speaker) => faceText(speaker, 'panel.reach'), Panel: ReachPanel },
  ],
  Gauges,
  Holdings,
  purse: { key: 'cash' },
  Mark: OwnerMark,
  markOf,
  status,
  endings,
  auction,
  closing: ['end-build'],
  single: ['deliver', 'upgrade'],
  ways,
  Way,
  wayLabel,
  deed,
  touchLabel,
  TouchPicture,
  warnings,
  touchesOf,
  charts: [
    { key: 'income', owners: 'seats' },
    { key: 'score', owners: 'seats' },
    { key: 'cash', owners: 'seats' },
  ],
};
