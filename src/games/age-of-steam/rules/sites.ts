/** Where a builder might lay which tile: a cheap superset of what is legal, hex by hex. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { type AosState, UNOWNED } from '../state.ts';
import { CONTACT, OTHER, standsIn, trackSeen } from './contact.ts';
import { goesOn } from './laying.ts';
import { opposite, ownerAt, partOf } from './track.ts';

type State = Sealed<AosState>;

const NONE: readonly Lie[] = [];
const TRACK_LIES = LIES.filter(({ kind }) => kind !== 'town');

/** For each tile as it lies, what may replace it: by more track, or by turning some of it. */
interface Successors {
  more: readonly Lie[];
  turning: readonly Lie[];
}
const successors: readonly Successors[] = LIES.map((old) => ({
  more: TRACK_LIES.filter((lie) => old.tracks.every(([a, b]) => lie.mate[a] === b) && lie.edges !== old.edges),
  turning: TRACK_LIES.filter((lie) => {
    const lost = old.tracks.filter(([a, b]) => lie.mate[a] !== b);
    return lost.length > 0 && lost.every(([a, b]) => lie.mate[a]! >= 0 || lie.mate[b]! >= 0);
  }),
}));
const townSuccessors: readonly (readonly Lie[])[] = LIES.map((old) =>
  LIES.filter((lie) => (old.edges & ~lie.edges) === 0 && lie.edges !== old.edges),
);

/** What a builder finds around each hex, as bits of its edges. */
export interface Sites {
  /** Where a section may start. */
  contact: number[];
  /** Where it would meet track of another player. */
  closed: number[];
}

/** Looks out of every tile and city once, instead of into every hex from all sides. */
export function sitesFor(s: State, map: AosMap, seat: Seat): Sites {
  const contact = map.besideCity.slice();
  const closed = new Array<number>(contact.length).fill(0);
  const { tiles } = s.track;
  for (let hex = 0; hex < tiles.length; hex++) {
    const code = tiles[hex]!;
    if (code === 0) continue;
    for (let edge = 0; edge < 6; edge++) {
      const next = map.near[partOf(hex, edge)]!;
      if (next < 0) continue;
      const found = code < 0 ? CONTACT : trackSeen(s, map, seat, hex, edge); // a New City is met from all sides
      if (found === CONTACT) contact[next]! |= 1 << opposite(edge);
      else if (found === OTHER) closed[next]! |= 1 << opposite(edge);
    }
  }
  return { contact, closed };
}

/** Tiles that a builder might lay on a hex. */
export function tilesFor(s: State, map: AosMap, seat: Seat, hex: number, sites: Sites): readonly Lie[] {
  const code = s.track.tiles[hex]!;
  if (code < 0) return NONE;
  const old = code > 0 ? lieOf(code) : null;
  const used = old ? old.edges : 0;
  const contact = sites.contact[hex]! & ~used;
  const closed = (sites.closed[hex]! | map.blocked[hex]!) & ~used;
  if (map.townAt[hex]) return townTiles(s, seat, hex, old, contact, closed);
  if (old === null) return contact === 0 ? NONE : freshTiles(contact, closed);
  return nextTiles(s, map, seat, hex, old, contact, closed);
}

const fresh: (readonly Lie[] | undefined)[] = [];
/** On open ground only the bits count: each pair is worked out once for all games. */
export function freshTiles(contact: number, closed: number): readonly Lie[] {
  const key = contact * 64 + closed;
  fresh[key] ??= TRACK_LIES.filter(
    ({ edges, masks }) => (edges & closed) === 0 && masks.every((mask) => (mask & contact) !== 0),
  );
  return fresh[key];
}

function townTiles(
  s: State,
  seat: Seat,
  hex: number,
  old: Lie | null,
  contact: number,
  closed: number,
): readonly Lie[] {
  const stands = old !== null && standsIn(s, seat, hex);
  if (contact === 0 && !stands) return NONE;
  const used = old ? old.edges : 0;
  return (old ? townSuccessors[old.code - 1]! : LIES).filter(
    ({ edges }) => (edges & closed) === 0 && (stands || (edges & ~used & contact) !== 0),
  );
}

function nextTiles(
  s: State,
  map: AosMap,
  seat: Seat,
  hex: number,
  old: Lie,
  contact: number,
  closed: number,
): readonly Lie[] {
  const canTurn = old.tracks.some(([a, b]) => {
    const owner = ownerAt(s.track, partOf(hex, a));
    return (owner === seat || owner === UNOWNED) && !(goesOn(map, s.track, hex, a) && goesOn(map, s.track, hex, b));
  });
  if (contact === 0 && !canTurn) return NONE;
  const { more, turning } = successors[old.code - 1]!;
  const open = ({ edges }: Lie) => (edges & closed) === 0;
  return [
    ...(contact === 0 ? NONE : more.filter((lie) => open(lie) && (lie.edges & ~old.edges & contact) !== 0)),
    ...(canTurn ? turning.filter(open) : NONE),
  ];
}
