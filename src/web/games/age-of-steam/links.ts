/** Links as lines on the board: their path, and where their sign stands. */
import {
  type AosState,
  isComplete,
  type Line,
  lieOf,
  linesOn,
  linkId,
  mapOf,
  NO_TRACK,
} from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { HALF, type Point } from '../../ui/board/hex.ts';
import { edgeMiddle, exit, section, sectionMiddle } from '../../ui/board/track.ts';
import { layoutOf } from './geometry.ts';

type State = Sealed<AosState>;

/** A piece of a line on one hex. */
export interface Piece {
  readonly hex: number;
  readonly d: string;
  readonly middle: Point;
}

export interface LinkDrawn {
  /** As the engine's touches call it. */
  readonly id: string;
  /** Ids of the hexes of its two ends. */
  readonly ends: readonly [string, string];
  readonly owner: number;
  readonly pieces: readonly Piece[];
  /** In the middle of the line, in board units. */
  readonly at: Point;
}

const half = (p: Point): Point => ({ x: p.x / 2, y: p.y / 2 });

/** The pieces of a line in the order in which it runs. */
function piecesOf(s: State, { parts }: Line): Piece[] {
  const map = mapOf(s);
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  for (const part of parts) {
    const [hex, edge] = [Math.floor(part / 6), part % 6];
    const mate = map.townAt[hex] ? edge : lieOf(s.track.tiles[hex]!).mate[edge]!;
    const [a, b] = [Math.min(edge, mate), Math.max(edge, mate)];
    if (seen.has(`${hex} ${a} ${b}`)) continue;
    seen.add(`${hex} ${a} ${b}`);
    const isTown = a === b;
    pieces.push({
      hex,
      d: isTown ? exit(a) : section(a, b),
      middle: isTown ? half(edgeMiddle(a)) : sectionMiddle(a, b),
    });
  }
  return inOrder(pieces, s);
}

/** From one end to the other: each piece beside the one before. */
function inOrder(pieces: readonly Piece[], s: State): Piece[] {
  const { centres } = layoutOf(s.options.map);
  const far = (a: Piece, b: Piece) =>
    Math.hypot(centres[a.hex]!.x - centres[b.hex]!.x, centres[a.hex]!.y - centres[b.hex]!.y);
  const near = (one: Piece) => pieces.filter((other) => other !== one && far(one, other) < 2.1 * HALF).length;
  const left = [...pieces];
  const out: Piece[] = [];
  const first = left.findIndex((one) => near(one) <= 1);
  for (let next = left.splice(Math.max(0, first), 1)[0]; next; ) {
    out.push(next);
    const here: Piece = next;
    left.sort((a, b) => far(here, a) - far(here, b));
    next = left.shift();
  }
  return out;
}

const known = new WeakMap<State['track'], readonly LinkDrawn[]>();

/** Every link of the board; kept with its track, which is never changed in place. */
export function linksOf(s: State): readonly LinkDrawn[] {
  const found = known.get(s.track);
  if (found) return found;
  const made = [...lines(s), ...connections(s)];
  known.set(s.track, made);
  return made;
}

function lines(s: State): LinkDrawn[] {
  const { map, centres } = layoutOf(s.options.map);
  return linesOn(s)
    .filter(isComplete)
    .map((line) => {
      const [from, to] = line.ends.map(({ hex, edge }) => ({ place: map.hexes[hex]!.place, edge }));
      const pieces = piecesOf(s, line);
      const { hex, middle } = pieces[pieces.length >> 1]!;
      return {
        id: linkId(s, { ends: [from!, to!] }),
        ends: [map.places[from!.place]!.id, map.places[to!.place]!.id],
        owner: line.owner,
        pieces,
        at: { x: centres[hex]!.x + middle.x, y: centres[hex]!.y + middle.y },
      };
    });
}

/** Two cities side by side, joined across their border (AOS-48). */
function connections(s: State): LinkDrawn[] {
  const { map, centres } = layoutOf(s.options.map);
  return map.connections.flatMap(({ ends }, i) => {
    const owner = s.track.connections[i]!;
    if (owner === NO_TRACK) return [];
    const [from, to] = ends.map(({ hex, edge }) => ({ place: map.hexes[hex]!.place, edge }));
    const { hex, edge } = ends[0]!;
    const { x, y } = edgeMiddle(edge);
    return [
      {
        id: linkId(s, { ends: [from!, to!] }),
        ends: [map.places[from!.place]!.id, map.places[to!.place]!.id] as const,
        owner,
        pieces: [{ hex, d: bridge(edge), middle: { x, y } }],
        at: { x: centres[hex]!.x + x, y: centres[hex]!.y + y },
      },
    ];
  });
}

/** A short track across an edge, from city to city. */
export function bridge(edge: number): string {
  const { x, y } = edgeMiddle(edge);
  return `M${(x * 0.62).toFixed(1)} ${(y * 0.62).toFixed(1)}L${(x * 1.38).toFixed(1)} ${(y * 1.38).toFixed(1)}`;
}
