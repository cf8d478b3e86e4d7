/** The face of Last Train and First Train: wires its drawing and its words. */
import { boardOf, type LTWState } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Face } from '../face.ts';
import { AccountsPanel } from './accounts-panel.tsx';
import { auction } from './auction.ts';
import { Board } from './board.tsx';
import { BoardsPanel } from './boards-panel.tsx';
import { layoutOf } from './geometry.ts';
import { Holdings, markOf, OwnerMark } from './holdings.tsx';
import { places } from './places.ts';
import { faceText } from './text.ts';
import { TouchPicture } from './touch-picture.tsx';
import { deed, endings, status, touchesOf, touchLabel, warnings } from './words.ts';

export const lastTrainFace: Face<LTWState> = {
  id: 'last-train-to-wensleydale',
  extent: (s) => layoutOf(boardOf(s)).extent,
  /** About half a sector. */
  unit: 48,
  places,
  Board,
  panels: [
    { id: 'boards', title: (speaker) => faceText(speaker, 'panel.boards'), Panel: BoardsPanel },
    { id: 'accounts', title: (speaker) => faceText(speaker, 'panel.accounts'), Panel: AccountsPanel },
  ],
  Holdings,
  purse: { key: 'cubes' },
  score: { key: 'score-now' },
  Mark: OwnerMark,
  markOf,
  status,
  endings,
  auction,
  closing: ['end-line'],
  deed,
  touchLabel,
  TouchPicture,
  warnings,
  touchesOf,
  charts: [
    { key: 'points', owners: 'seats' },
    { key: 'profit', owners: 'seats' },
    { key: 'tracks-on-map', owners: 'seats' },
  ],
};
