/** Where a builder might lay which tile: a cheap superset of what is legal, hex by hex. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { type AosState, UNOWNED } from '../state.ts';
import { beyond, CONTACT, OTHER, standsIn } from './contact.ts';
import { goesOn } from './laying.ts';
import { ownerAt, partOf } from './track.ts';

type State = Sealed<AosState>;

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

/** Tiles that a builder might lay on a hex, pushed onto a list. */
export function tilesFor(s: State, map: AosMap, seat: Seat, hex: number, out: Lie[]): void {
  const code = s.track.tiles[hex]!;
  if (code < 0) return;
  let contact = 0;
  let closed = map.blocked[hex]!;
  const old = code > 0 ? lieOf(code) : null;
  const used = old ? old.edges : 0;
  for (let edge = 0; edge < 6; edge++) {
    const mask = 1 << edge;
    if (closed & mask) continue;
    if (used & mask) continue;
    const found = beyond(s, map, seat, hex, edge);
    if (found === CONTACT) contact |= mask;
    else if (found === OTHER) closed |= mask;
  }
  if (map.townAt[hex]) townTiles(s, seat, hex, old, contact, closed & ~used, out);
  else if (old === null) freshTiles(contact, closed, out);
  else nextTiles(s, map, seat, hex, old, contact, closed & ~used, out);
}

function freshTiles(contact: number, closed: number, out: Lie[]): void {
  if (contact === 0) return;
  for (const lie of TRACK_LIES) {
    if (lie.edges & closed) continue;
    if ((lie.masks[0]! & contact) === 0) continue;
    if (lie.masks.length > 1 && (lie.masks[1]! & contact) === 0) continue;
    out.push(lie);
  }
}

function townTiles(
  s: State,
  seat: Seat,
  hex: number,
  old: Lie | null,
  contact: number,
  closed: number,
  out: Lie[],
): void {
  const stands = old !== null && standsIn(s, seat, hex);
  if (contact === 0 && !stands) return;
  for (const lie of old ? townSuccessors[old.code - 1]! : LIES) {
    if (lie.edges & closed) continue;
    const gained = old ? lie.edges & ~old.edges : lie.edges;
    if (stands || gained & contact) out.push(lie);
  }
}

function nextTiles(
  s: State,
  map: AosMap,
  seat: Seat,
  hex: number,
  old: Lie,
  contact: number,
  closed: number,
  out: Lie[],
): void {
  const { more, turning } = successors[old.code - 1]!;
  if (contact !== 0) {
    for (const lie of more) {
      const gained = lie.edges & ~old.edges;
      if ((gained & closed) === 0 && gained & contact) out.push(lie);
    }
  }
  const canTurn = old.tracks.some(([a, b]) => {
    const owner = ownerAt(s.track, partOf(hex, a));
    return (owner === seat || owner === UNOWNED) && !(goesOn(map, s.track, hex, a) && goesOn(map, s.track, hex, b));
  });
  if (!canTurn) return;
  for (const lie of turning) if ((lie.edges & closed) === 0) out.push(lie);
}
