/** What may be touched lies beyond an edge of the frame: on which side, and the nearest of it. */
import type { Place } from '../../games/face.ts';
import { type Size, toScreen, type View } from './view.ts';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

export interface Beyond {
  readonly side: Side;
  readonly nearest: Place;
  /** How far along that edge it lies, in pixels. */
  readonly along: number;
}

/** Room that a mark needs at the ends of its edge. */
const END = 34;
/** How far a mark reaches into the frame, and what it needs along its edge on either side. */
const MARK = { deep: 26, half: 24 };
/** Between a mark and the middle of what may be touched. */
const AIR = 8;

/** A stretch of an edge where something else stands. */
export interface Taken {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** Along an edge: the nearest to where it is wanted that covers the middle of none of these, nor what stands there. */
function clearOf(middles: readonly number[], taken: readonly Taken[], wanted: number, room: number): number {
  const far = MARK.half + AIR;
  const isClear = (at: number) =>
    middles.every((middle) => Math.abs(middle - at) >= far) &&
    taken.every(({ from, to }) => at + MARK.half <= from || at - MARK.half >= to);
  const isOn = (at: number) => at >= END && at <= Math.max(END, room - END);
  const beside = [
    ...middles.flatMap((middle) => [middle - far, middle + far]),
    ...taken.flatMap(({ from, to }) => [from - MARK.half, to + MARK.half]),
  ];
  const [nearest = wanted] = [wanted, ...beside]
    .filter((at) => isOn(at) && isClear(at))
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest;
}

const isUpright = (side: Side): boolean => side === 'left' || side === 'right';

/** One for each side beyond which there is something, unless the edge cuts the nearest: then it is seen to go on there. */
export function beyondOf(lit: readonly Place[], view: View, box: Size, taken: readonly Taken[] = []): Beyond[] {
  const outside = lit.flatMap((place) => {
    const { x, y } = toScreen(view, place.at);
    const [dx, dy] = [Math.max(-x, x - box.w), Math.max(-y, y - box.h)];
    const far = Math.max(dx, dy);
    if (far <= 0) return [];
    const side: Side = dx >= dy ? (x < 0 ? 'left' : 'right') : y < 0 ? 'top' : 'bottom';
    const [at, room] = dx >= dy ? [y, box.h] : [x, box.w];
    return [{ side, far, nearest: place, along: Math.min(Math.max(at, END), Math.max(END, room - END)) }];
  });
  return SIDES.flatMap((side) => {
    const [first] = outside.filter((one) => one.side === side).sort((a, b) => a.far - b.far);
    if (!first || first.far < first.nearest.at.r * view.k) return [];
    const room = isUpright(side) ? box.h : box.w;
    const here = taken.filter((one) => one.side === side);
    const middles = lit.flatMap(({ at }) => {
      const { x, y } = toScreen(view, at);
      const [deep, along] = isUpright(side)
        ? [side === 'left' ? x : box.w - x, y]
        : [side === 'top' ? y : box.h - y, x];
      return deep >= 0 && deep <= MARK.deep + AIR ? [along] : [];
    });
    return [{ side, nearest: first.nearest, along: clearOf(middles, here, first.along, room) }];
  });
}
