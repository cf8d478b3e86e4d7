/** Where the tools of a small frame stand: off what may be touched. */
import type { Place } from '../../games/face.ts';
import type { Taken } from './beyond.ts';
import { type Area, LEAST_TARGET, type Size, toScreen, type View } from './view.ts';

/** Corners where tools may stand, the usual one first. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first corner where tools of a size cover none of these places; the usual one where there is none such. */
export function freeCorner(places: readonly Pick<Place, 'at'>[], view: View, box: Size, tools: Size): Corner {
  const isFree = (corner: Corner) =>
    places.every(({ at }) => {
      const { x, y } = toScreen(view, at);
      const [dx, dy] = [corner.endsWith('right') ? box.w - x : x, corner.startsWith('bottom') ? box.h - y : y];
      // Its middle may not lie under them, nor what a finger needs around it.
      const reach = Math.min(at.r * view.k, LEAST_TARGET / 2);
      return dx < -reach || dy < -reach || dx > tools.w + reach || dy > tools.h + reach;
    });
  return CORNERS.find(isFree) ?? CORNERS[0];
}

/**
 * Whether they lie in a row: a board wider than its frame leaves room below it, not beside it. Asked of the whole frame, not of
 * what the bar leaves free, so that they do not turn with every choice.
 */
export const lieDown = (extent: Area, { w, h, covered }: Size & { readonly covered: number }): boolean =>
  extent.w * (h + covered) > extent.h * w;

/** What they take of the two edges that meet there. */
export function takenAt(corner: Corner, box: Size, { w, h }: Size): Taken[] {
  const [isLow, isRight] = [corner.startsWith('bottom'), corner.endsWith('right')];
  const stretch = (atEnd: boolean, room: number, long: number) =>
    atEnd ? { from: room - long, to: room } : { from: 0, to: long };
  return [
    { side: isRight ? 'right' : 'left', ...stretch(isLow, box.h, h) },
    { side: isLow ? 'bottom' : 'top', ...stretch(isRight, box.w, w) },
  ];
}
