/** The sectors in words, and in the sale the tracks: what a screen reader says and what the list shows. */
import {
  type Board,
  boardOf,
  FIGURES,
  type LTWState,
  type Sector,
} from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, said, say, seatName } from '../../../text/speaker.ts';
import type { Place } from '../face.ts';
import { layoutOf } from './geometry.ts';
import { companiesIn, isCompanyTrack, trackColour } from './looks.ts';
import { faceText } from './text.ts';

type State = Sealed<LTWState>;

const ownerOf = (track: number, speaker: Speaker): string =>
  isCompanyTrack(track) ? say(speaker, `company.${trackColour(track)}`) : seatName(speaker, track - 1);

/** Name, kind, terrain and owner; then what lies and stands there; then the tracks that touch it. */
function labelOf(s: State, board: Board, sector: Sector, speaker: Speaker): string {
  const { index, id, mark, terrain, outlets } = sector;
  const printed = [
    sector.name,
    say(speaker, `mark.${mark}`),
    ...(mark === 'south' ? [] : [say(speaker, `terrain.${terrain}`)]),
    ...companiesIn(s.companies[index]!).map((company) => faceText(speaker, 'place.company', { company })),
    ...(sector.isSouth && mark !== 'south' ? [faceText(speaker, 'place.south')] : []),
  ].join(', ');
  const figures = FIGURES.flatMap((kind) => {
    const n = s.figures[kind][index]!;
    return n === 0 ? [] : [faceText(speaker, `place.${kind}`, { n })];
  });
  const tracks = sector.ways.flatMap(({ border, to }) => {
    const track = s.tracks[border]!;
    if (track === 0) return [];
    return [faceText(speaker, 'place.track', { owner: said(ownerOf(track, speaker)), sector: board.sectors[to]!.id })];
  });
  const good = mark === 'hill-good' ? board.goods.hill : board.goods.field;
  const here = [
    ...(s.goods[index]! > 0 ? [faceText(speaker, 'place.goods', { good, n: s.goods[index]! })] : []),
    ...(figures.length > 0 ? [faceText(speaker, 'place.figures', { figures: said(list(speaker, figures)) })] : []),
    ...(tracks.length > 0 ? [faceText(speaker, 'place.tracks', { tracks: said(list(speaker, tracks)) })] : []),
  ];
  const through = outlets.map((town) => board.sectors[town]!.id).filter((town) => town !== id);
  return [
    `${printed}.`,
    ...(here.length > 0 ? here : [faceText(speaker, 'place.empty')]),
    ...(through.length > 0 ? [faceText(speaker, 'place.outlets', { outlets: through })] : []),
  ].join(' ');
}

const known = new WeakMap<State, { speaker: Speaker; asked: State; list: readonly Place[] }>();

/** Kept for a position and a speaker: a list of places is asked for at every drawing. */
export function places(s: State, speaker: Speaker, asked: State = s): readonly Place[] {
  const found = known.get(s);
  if (found?.speaker === speaker && found.asked === asked) return found.list;
  // Tracks are touched only where lines are sold; elsewhere they would lie in the way of sectors.
  const sells = asked.phases.at(-1)?.id === 'sales';
  const made = [...sectorsOf(s, speaker), ...(sells ? tracksOf(s, speaker) : [])];
  known.set(s, { speaker, asked, list: made });
  return made;
}

/** About as high as a sector: places are read from west to east in bands. */
const BAND = 90;

function sectorsOf(s: State, speaker: Speaker): Place[] {
  const board = boardOf(s);
  const layout = layoutOf(board);
  const band = ({ center: [, y] }: Sector) => Math.floor(y / BAND);
  return [...board.sectors]
    .sort((a, b) => band(a) - band(b) || a.center[0] - b.center[0])
    .map((sector) => {
      const { at, reach } = layout.sectors[sector.index]!;
      return {
        touch: { on: 'sector', id: sector.id },
        label: labelOf(s, board, sector, speaker),
        name: sector.name,
        at: { ...at, r: reach },
        outline: sector.polygon,
      };
    });
}

/** The size of a track as a target. */
const TRACK_REACH = 24;

function tracksOf(s: State, speaker: Speaker): Place[] {
  const board = boardOf(s);
  const layout = layoutOf(board);
  return board.borders.flatMap(({ id, index }) => {
    const track = s.tracks[index]!;
    if (track === 0) return [];
    const owner = said(ownerOf(track, speaker));
    return [
      {
        touch: { on: 'border', id },
        label: faceText(speaker, 'border.says', { border: id, owner }),
        name: faceText(speaker, 'border.name', { border: id }),
        at: { ...layout.borders[index]!.middle, r: TRACK_REACH },
      },
    ];
  });
}
