/** Moves one drawing in its frame. While it moves only a transform changes; once it rests it is drawn at its own size. */
import type { Place } from '../../games/face.ts';
import type { Point } from './hex.ts';
import {
  type Area,
  areaOf,
  centred,
  fingerScale,
  isSeen,
  kept,
  LEAST_TARGET,
  limitsOf,
  midmost,
  opening,
  revealing,
  type Size,
  scaleToFit,
  scaleToShow,
  type View,
  zoomedAt,
} from './view.ts';

export interface Board {
  readonly extent: Area;
  readonly unit: number;
  readonly places: readonly Place[];
  readonly lights: { isLit(touch: Place['touch']): boolean };
  /** What covers the frame follows the mouse, which looks what a place would do or turns a tile: nothing moves under it. */
  readonly isHeld: boolean;
  /** Somebody has pressed something since the board was opened. */
  readonly isUsed: boolean;
}

export interface Mover {
  readonly view: View;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at?: Point): void;
  fit(): void;
  /** Brings places into the frame, at the scale of now where they fit; where they do not, one of them is enough. */
  show(places: readonly Place[]): void;
  /**
   * Brings out places that lie under what covers the frame: it moves as little as need be, and back when it may. Where they
   * do not all fit, one that is seen is enough.
   */
  uncover(places: readonly Place[]): void;
  /** Brings a place that is too small for a finger nearer; false when it is large enough already. */
  enlarge(place: Place): boolean;
  /** After each drawing: until somebody moves the board, it opens anew when the first places are lit. */
  drawn(): void;
  end(): void;
}

/** What is free of the frame. */
export interface Room extends Size {
  /** Pixels of its lower edge that are not. */
  readonly covered: number;
  /** False while the board is on its way. */
  readonly resting: boolean;
}

/** After this long without a change the drawing is made sharp again (milliseconds). */
const REST = 140;

const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

export function mover(
  frame: HTMLElement,
  sheet: HTMLElement,
  board: () => Board,
  told: { moved(view: View, room: Room): void },
  /** What lies over the frame's lower edge, the one in the page. It may grow and shrink: the board stays where it is. */
  cover: readonly HTMLElement[] = [],
): Mover {
  /** The frame, and what is free of it. */
  let frameSize: Size = { w: 0, h: 0 };
  let box: Size = { w: 0, h: 0 };
  let view: View = { x: 0, y: 0, k: 1 };
  let scale = 0;
  let whole = true;
  /** Nobody has moved the board yet. */
  let untouched = true;
  let wasLit = false;
  let wasHeld = false;
  /** The height that was free when nothing was held by the mouse. */
  let freeHeight = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void =>
    told.moved(view, { ...box, covered: frameSize.h - box.h, resting: sheet.style.willChange === '' });

  function apply(): void {
    if (box.w === 0) return;
    const { extent } = board();
    const more = view.k / scale;
    const [x, y] = [view.x + extent.x * view.k, view.y + extent.y * view.k];
    sheet.style.transform = `translate(${x}px, ${y}px)${Math.abs(more - 1) < 1e-4 ? '' : ` scale(${more})`}`;
    tell();
  }
  /** Draws at the size of now: crisp lines and letters. */
  function sharpen(): void {
    const { extent } = board();
    scale = view.k;
    sheet.style.width = `${extent.w * scale}px`;
    sheet.style.height = `${extent.h * scale}px`;
    sheet.style.willChange = '';
    apply();
  }
  function go(next: View, settled = false, gentle = false): void {
    sheet.toggleAttribute('data-gentle', gentle);
    view = kept(next, board().extent, box);
    if (settled) {
      sharpen();
      return;
    }
    sheet.style.willChange = 'transform';
    apply();
    clearTimeout(rest);
    rest = setTimeout(sharpen, REST);
  }
  const middle = (): Point => ({ x: box.w / 2, y: box.h / 2 });
  const limits = () => limitsOf(board().extent, box, board().unit);

  function open(): void {
    const { places, lights } = board();
    const lit = places.filter((place) => lights.isLit(place.touch));
    wasLit = lit.length > 0;
    const first = opening(board(), lit, box, isCoarse());
    whole = first.k <= limits().least;
    go(first, true);
  }

  function covered(): number {
    const seen = cover.find(({ isConnected }) => isConnected);
    const [own, over] = [frame.getBoundingClientRect(), seen?.getBoundingClientRect()];
    // Beside it nothing is covered.
    return !over || over.left >= own.right ? 0 : Math.max(0, own.bottom - over.top);
  }

  function resized(): void {
    const next = { w: frame.clientWidth, h: frame.clientHeight };
    if (next.w === 0 || next.h === 0) return;
    const { extent, isHeld, isUsed } = board();
    const before = middle();
    const [isFirst, isSame] = [box.w === 0, next.w === frameSize.w && next.h === frameSize.h];
    frameSize = next;
    box = { w: next.w, h: Math.max(next.h - covered(), next.h / 4) };
    const { least } = limits();
    const isLower = box.h > freeHeight;
    if (!isHeld) freeHeight = box.h;
    if (isFirst) {
      open();
      return;
    }
    if (isSame) {
      // As long as there was nothing to touch on it, the whole board stands above the tallest bar so far; so it does until
      // anything is pressed: letters and drawings come late, and the bar grows with them. Later it is only fitted anew where
      // it was fitted above a bar that is lower now.
      const isNew = untouched && !wasLit;
      const isOpening = untouched && whole && !isUsed;
      const isCovered = view.y + (extent.y + extent.h) * view.k > box.h + 1;
      const isDue = (isNew || isOpening) && isCovered;
      if (!isHeld && (isDue || (!isNew && whole && isLower)))
        go(centred(extent, box, isDue ? least : Math.max(view.k, least)), true, true);
      else tell();
      return;
    }
    const moved = { ...view, x: view.x + middle().x - before.x, y: view.y + middle().y - before.y };
    go(whole ? centred(extent, box, least) : { ...moved, k: Math.max(moved.k, least) }, true);
  }
  const watch = new ResizeObserver(resized);
  watch.observe(frame);
  for (const sheet of cover) watch.observe(sheet);
  resized();

  return {
    get view() {
      return view;
    },
    panBy(dx, dy) {
      untouched = false;
      whole = false;
      go({ ...view, x: view.x + dx, y: view.y + dy });
    },
    zoomBy(factor, at = middle()) {
      untouched = false;
      go(zoomedAt(view, factor, at, limits()));
      whole = view.k <= limits().least * 1.001;
    },
    fit() {
      untouched = false;
      whole = true;
      go(centred(board().extent, box, limits().least), true);
    },
    show(wanted) {
      const area = areaOf(wanted);
      if (!area || box.w === 0) return;
      const finger = isCoarse() ? fingerScale(board().places) : 0;
      const k = Math.max(limits().least, scaleToShow(view.k, scaleToFit(area, box, 24), finger));
      const fits = scaleToFit(area, box) >= k;
      if (!fits && k === view.k && wanted.some((place) => isSeen(place, view, box))) return;
      const goal = fits ? area : areaOf([midmost(wanted, area)])!;
      const next = k === view.k ? view : centred(goal, box, k);
      go(revealing(next, goal, board().extent, box), true);
    },
    uncover(wanted) {
      const hidden = wanted.filter((place) => !isSeen(place, view, box) && isSeen(place, view, frameSize));
      const area = areaOf(hidden);
      if (!area) return;
      const fits = scaleToFit(area, box) >= view.k;
      if (!fits && wanted.some((place) => isSeen(place, view, box))) return;
      const goal = fits ? area : areaOf([midmost(hidden, area)])!;
      go(revealing(view, goal, board().extent, box), true, true);
    },
    enlarge(place) {
      const wanted = (LEAST_TARGET * 1.3) / (place.at.r * 2);
      if (view.k * place.at.r * 2 >= LEAST_TARGET - 0.5 || limits().most < wanted) return false;
      untouched = false;
      whole = false;
      const area = { x: place.at.x, y: place.at.y, w: 0, h: 0 };
      go(centred(area, box, wanted), true);
      return true;
    },
    drawn() {
      const { isHeld, places, lights } = board();
      // What the mouse looked at is chosen by now, and the bar as tall as before: observed anew, it is measured once more.
      if (wasHeld && !isHeld) watch.observe(frame);
      wasHeld = isHeld;
      if (untouched && !wasLit && box.w > 0 && places.some((place) => lights.isLit(place.touch))) open();
      else apply();
    },
    end() {
      clearTimeout(rest);
      watch.disconnect();
    },
  };
}
