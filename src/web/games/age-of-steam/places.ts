/** What can be touched on the board, in words: hexes; and while goods move, cubes, cities and links. */
import {
  type AosState,
  coloursOf,
  type Hex,
  letterOfCode,
  lieOf,
  mapOf,
  NEUTRAL,
  NO_TRACK,
  ownerAt,
  partOf,
  UNOWNED,
} from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, placeName, type Speaker, say, seatName } from '../../../text/speaker.ts';
import { cornerOf, HALF, type Point } from '../../ui/board/hex.ts';
import { edgeMiddle } from '../../ui/board/track.ts';
import type { Place } from '../face.ts';
import { layoutOf } from './geometry.ts';
import { goodTouch, groupsAt } from './goods.ts';
import { hexState } from './hex-state.ts';
import { linksOf } from './links.ts';
import { isMoving } from './phase.ts';
import { faceText } from './text.ts';

type State = Sealed<AosState>;

/** A finger means a cube or a link from so far; of two it means the nearer. */
const NEAR = 14;
const EDGES = [0, 1, 2, 3, 4, 5];

const ownerName = (owner: number, speaker: Speaker): string =>
  owner === UNOWNED
    ? faceText(speaker, 'owner.nobody')
    : owner === NEUTRAL
      ? faceText(speaker, 'owner.neutral')
      : seatName(speaker, owner);

/** The tile of a hex and who owns what of it. */
function trackWords(s: State, { index }: Hex, speaker: Speaker): string[] {
  const code = s.track.tiles[index]!;
  if (code <= 0) return [];
  const owners = EDGES.map((edge) => ownerAt(s.track, partOf(index, edge))).filter((owner) => owner !== NO_TRACK);
  const names = [...new Set(owners)].map((owner) => ownerName(owner, speaker));
  return [faceText(speaker, 'place.track', { tile: lieOf(code).tile, owners: list(speaker, names) })];
}

function cubeWords(s: State, place: number, speaker: Speaker): string[] {
  const groups = groupsAt(s, place).map(({ good, spots }) =>
    faceText(speaker, 'place.cubes-of', { good, n: spots.length }),
  );
  return groups.length > 0 ? [faceText(speaker, 'place.cubes', { cubes: list(speaker, groups) })] : [];
}

/** Name or id, kind, printed figures, then what lies there. */
function labelOf(s: State, hex: Hex, speaker: Speaker): string {
  const map = mapOf(s);
  const letter = letterOfCode(s.track.tiles[hex.index]!);
  const place = hex.place < 0 ? null : map.places[hex.place]!;
  const column = letter ? null : map.columns.find((one) => one.place === hex.place && hex.place >= 0);
  const goods = place ? coloursOf(s, place.index) : [];
  const kind = letter
    ? faceText(speaker, 'place.new-city', { city: letter })
    : place?.city
      ? faceText(speaker, 'place.city')
      : hex.town
        ? faceText(speaker, 'place.town')
        : say(speaker, `terrain.${hex.terrain}`);
  const printed = [
    placeName(speaker, hex.id),
    kind,
    ...(goods.length > 0 ? [faceText(speaker, 'place.takes', { goods })] : []),
    ...(column ? [faceText(speaker, 'place.column', { side: column.side, number: column.number })] : []),
    ...(place?.city?.terminal ? [faceText(speaker, 'place.terminal')] : []),
    ...(hex.cost === null ? [] : [faceText(speaker, 'place.cost', { cost: hex.cost })]),
  ].join(', ');
  const here = [...trackWords(s, hex, speaker), ...(place ? cubeWords(s, place.index, speaker) : [])];
  return [`${printed}.`, ...(here.length > 0 ? here : [faceText(speaker, 'place.empty')])].join(' ');
}

const known = new WeakMap<State, { speaker: Speaker; asked: State; list: readonly Place[] }>();

/** Kept for a position and a speaker: a list of places is asked for at every drawing. */
export function places(s: State, speaker: Speaker, asked: State = s): readonly Place[] {
  const found = known.get(s);
  if (found?.speaker === speaker && found.asked === asked) return found.list;
  const moving = isMoving(asked);
  const made = [
    ...hexPlaces(s, speaker, moving),
    ...(moving ? movePlaces(s, speaker, asked) : connectionPlaces(s, speaker)),
  ];
  known.set(s, { speaker, asked, list: made });
  return made;
}

/** Hexes by what lies there: a move changes few of them. */
const made = new WeakMap<Speaker, Map<string, Place>>();

function hexPlaces(s: State, speaker: Speaker, moving: boolean): Place[] {
  const { map, centres } = layoutOf(s.options.map);
  const ofSpeaker = made.get(speaker) ?? new Map<string, Place>();
  made.set(speaker, ofSpeaker);
  return map.hexes
    .filter(({ terrain }) => terrain !== 'lake')
    .map((hex) => {
      const on = moving && hex.place >= 0 ? 'place' : 'hex';
      const key = `${map.id} ${on} ${hex.id} ${hexState(s, hex)}`;
      const place = ofSpeaker.get(key) ?? hexPlace(s, hex, centres[hex.index]!, on, speaker);
      ofSpeaker.set(key, place);
      return place;
    });
}

const hexPlace = (s: State, hex: Hex, at: Point, on: string, speaker: Speaker): Place => ({
  touch: { on, id: hex.id },
  label: labelOf(s, hex, speaker),
  name: placeName(speaker, hex.id),
  at: { ...at, r: HALF },
  outline: EDGES.map((i) => {
    const { x, y } = cornerOf(at, i);
    return [x, y] as const;
  }),
  cell: { row: hex.r + (hex.q - (hex.q & 1)) / 2, column: hex.q },
});

/** A cube that is chosen stays where it is until it moves: cubes are those of the question. */
function movePlaces(s: State, speaker: Speaker, asked: State): Place[] {
  const { map, centres } = layoutOf(s.options.map);
  const cubes = map.places.flatMap(({ index, hex, id }) =>
    groupsAt(asked, index).map(({ good, spots }): Place => {
      const name = faceText(speaker, 'place.good', { good, hex: id });
      const [x, y] = [
        spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
        spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
      ];
      return {
        touch: goodTouch(id, good),
        label: faceText(speaker, 'place.good-says', { good, hex: id, n: spots.length }),
        name,
        at: { x: centres[hex]!.x + x, y: centres[hex]!.y + y, r: NEAR },
      };
    }),
  );
  const links = linksOf(s).map(({ id, ends: [from, into], owner, at }): Place => {
    const name = faceText(speaker, 'place.link', { from, into });
    return {
      touch: { on: 'link', id },
      label: faceText(speaker, 'place.link-says', { from, into, owner: ownerName(owner, speaker) }),
      name,
      at: { ...at, r: NEAR },
    };
  });
  return [...cubes, ...links];
}

/** Cities that may be joined across their border (AOS-48). */
function connectionPlaces(s: State, speaker: Speaker): Place[] {
  const { map, centres } = layoutOf(s.options.map);
  return map.connections.map(({ id, cost, ends }) => {
    const [from, into] = ends.map(({ hex }) => map.hexes[hex]!.id);
    const { x, y } = edgeMiddle(ends[0]!.edge);
    const at = centres[ends[0]!.hex]!;
    return {
      touch: { on: 'link', id },
      label: faceText(speaker, 'place.connection-says', { from, into, cost }),
      name: faceText(speaker, 'place.connection', { from, into }),
      at: { x: at.x + x, y: at.y + y, r: NEAR },
    };
  });
}
