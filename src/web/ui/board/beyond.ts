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

/** One for each side beyond which there is something, unless the edge cuts the nearest: then it is seen to go on there. */
export function beyondOf(lit: readonly Place[], view: View, box: Size): Beyond[] {
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
    return [{ side, nearest: first.nearest, along: first.along }];
  });
}
