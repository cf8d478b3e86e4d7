/** Where a board stands in its frame, as numbers: no drawing here. On the screen a point is `board * k + (x, y)`. */
import type { Place } from '../../games/face.ts';
import type { Point } from './hex.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  /** Pixels per board unit. */
  readonly k: number;
}
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}
export type ZoomLevel = 'far' | 'mid' | 'near';

/** A target smaller than this on a touch screen is enlarged before it can be touched. */
export const LEAST_TARGET = 44;
/** A unit (the side of a hex) is never larger than this on the screen. */
const LARGEST_UNIT = 120;

export const levelOf = (unitPixels: number): ZoomLevel => (unitPixels < 26 ? 'far' : unitPixels > 52 ? 'near' : 'mid');

/** The scale at which an area just fits its frame. */
export const scaleToFit = (area: Area, box: Size, margin = 0): number =>
  Math.min((box.w - 2 * margin) / area.w, (box.h - 2 * margin) / area.h);

export const limitsOf = (extent: Area, box: Size, unit: number): { least: number; most: number } => {
  const fit = scaleToFit(extent, box);
  return { least: fit, most: Math.max(fit, LARGEST_UNIT / unit) };
};

/** An area in the middle of the frame at a given scale. */
export const centred = (area: Area, box: Size, k: number): View => ({
  x: box.w / 2 - (area.x + area.w / 2) * k,
  y: box.h / 2 - (area.y + area.h / 2) * k,
  k,
});

export const toBoard = (view: View, at: Point): Point => ({ x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k });
export const toScreen = (view: View, at: Point): Point => ({ x: at.x * view.k + view.x, y: at.y * view.k + view.y });

/** Larger or smaller, with the point under the finger staying where it is. */
export function zoomedAt(view: View, factor: number, at: Point, limits: { least: number; most: number }): View {
  const k = Math.min(limits.most, Math.max(limits.least, view.k * factor));
  const held = toBoard(view, at);
  return { x: at.x - held.x * k, y: at.y - held.y * k, k };
}

/** A board smaller than its frame stays inside it; a larger one leaves no more than a margin empty. */
export function kept(view: View, extent: Area, box: Size): View {
  const along = (at: number, from: number, length: number, room: number): number => {
    const [near, far] = [from * view.k + at, (from + length) * view.k + at];
    if (far - near <= room) return near < 0 ? at - near : far > room ? at - (far - room) : at;
    const margin = room / 4;
    return near > margin ? at - (near - margin) : far < room - margin ? at + (room - margin - far) : at;
  };
  return {
    x: along(view.x, extent.x, extent.w, box.w),
    y: along(view.y, extent.y, extent.h, box.h),
    k: view.k,
  };
}

/** The smallest area that holds all these places. */
export function areaOf(places: readonly Pick<Place, 'at'>[]): Area | null {
  if (places.length === 0) return null;
  const [left, top] = [
    Math.min(...places.map((p) => p.at.x - p.at.r)),
    Math.min(...places.map((p) => p.at.y - p.at.r)),
  ];
  const right = Math.max(...places.map((p) => p.at.x + p.at.r));
  const bottom = Math.max(...places.map((p) => p.at.y + p.at.r));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The least scale at which a finger can mean each of these places. */
export const fingerScale = (places: readonly Pick<Place, 'at'>[]): number =>
  places.length === 0 ? 0 : LEAST_TARGET / Math.min(...places.map((place) => place.at.r * 2));

/** The scale at which to show an area: that of now where it fits and a finger can touch it (`finger` = 0 for a mouse). */
export function scaleToShow(now: number, fit: number, finger: number): number {
  if (now < finger) return Math.max(finger, Math.min(fit, finger * 1.3));
  return fit < now ? Math.max(finger, fit) : now;
}

/** The place nearest to the middle of an area. */
export function midmost(places: readonly Place[], { x, y, w, h }: Area): Place {
  const far = ({ at }: Place) => Math.hypot(at.x - x - w / 2, at.y - y - h / 2);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/**
 * How a board opens: whole for a mouse, where its places are large enough for a finger and while nothing is lit; else on
 * what is lit.
 */
export function opening(
  { extent, unit, places }: { extent: Area; unit: number; places: readonly Place[] },
  lit: readonly Place[],
  box: Size,
  coarse: boolean,
): View {
  const { least, most } = limitsOf(extent, box, unit);
  const target = fingerScale(places);
  const area = areaOf(lit);
  if (!coarse || least >= target || !area) return centred(extent, box, least);
  const k = Math.min(most, Math.max(target * 1.3, Math.min(scaleToFit(area, box, 12), target * 1.8)));
  // Where they lie too far apart to be seen together, one of them is in the middle, not the empty land between them.
  const fits = scaleToFit(area, box) >= k;
  return kept(centred(fits ? area : (areaOf([midmost(lit, area)]) ?? area), box, k), extent, box);
}

/** True where the whole of a place is in the frame. */
export function isSeen({ at }: Pick<Place, 'at'>, view: View, box: Size): boolean {
  const [{ x, y }, reach] = [toScreen(view, at), at.r * view.k];
  return x >= reach && y >= reach && x <= box.w - reach && y <= box.h - reach;
}

/** Moves as little as needed to bring an area into the frame. */
export function revealing(view: View, area: Area, extent: Area, box: Size, margin = 24): View {
  const shift = (near: number, far: number, room: number): number =>
    near < margin ? margin - near : far > room - margin ? room - margin - far : 0;
  const from = toScreen(view, area);
  const to = toScreen(view, { x: area.x + area.w, y: area.y + area.h });
  const moved = { ...view, x: view.x + shift(from.x, to.x, box.w), y: view.y + shift(from.y, to.y, box.h) };
  return kept(moved, extent, box);
}

/** The place a finger means: a lit one before a dead one, then the nearer; small ones reach as far as a finger does. */
export function placeAt(
  places: readonly Place[],
  at: Point,
  k: number,
  isLit: (place: Place) => boolean,
): Place | null {
  let found: { place: Place; lit: boolean; far: number } | null = null;
  let under: Place | null = null;
  for (const place of places) {
    if (place.outline) {
      if (isInside(place.outline, at)) under = place;
      continue;
    }
    // A hex reaches a little farther at its corners than at its edges.
    const reach = Math.max(place.at.r * 1.155, LEAST_TARGET / 2 / k);
    if (Math.abs(place.at.x - at.x) > reach || Math.abs(place.at.y - at.y) > reach) continue;
    const far = Math.hypot(place.at.x - at.x, place.at.y - at.y);
    if (far > reach) continue;
    const small = place.at.r * 2 * k < LEAST_TARGET;
    const lit = small && isLit(place);
    if (!found || (lit && !found.lit) || (lit === found.lit && far < found.far)) found = { place, lit, far };
  }
  // A disc that is dead does not stand in the way of what it lies on.
  if (found && under && isLit(under) && !isLit(found.place)) return under;
  return found?.place ?? under;
}

/** Whether a point lies inside a polygon: a ray from it crosses the outline an odd number of times. */
export function isInside(outline: readonly (readonly [number, number])[], { x, y }: Point): boolean {
  let inside = false;
  let from = outline.at(-1);
  for (const to of outline) {
    // Most edges lie wholly above or below.
    if (from && from[1] > y !== to[1] > y) {
      const crossing = ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0];
      if (x < crossing) inside = !inside;
    }
    from = to;
  }
  return inside;
}
