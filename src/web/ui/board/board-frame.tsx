/**
 * The frame of a board: pan, zoom, pinch, wheel, double tap, long press. The drawing inside knows nothing of it, and is
 * not drawn again while it moves: only the transform of the whole changes.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../../kernel/contract.ts';
import type { Lights, Place } from '../../games/face.ts';
import '../../styles/board.css';
import { lazyPart } from '../../play/lazy-part.tsx';
import { t } from '../../text/say.ts';
import { Icon } from '../icons.tsx';
import style from './board-frame.module.css';
import type { Ear } from './edge-marks.tsx';
import { followGestures } from './gestures.ts';
import { type Mover, mover, type Room } from './mover.ts';
import { type Area, levelOf, placeAt, type Size, toBoard, toScreen, type View, type ZoomLevel } from './view.ts';

/** What others may ask of the frame: the keys + − F, "show me", "go to a place". */
export interface BoardView {
  zoomBy(factor: number): void;
  fit(): void;
  show(places: readonly Place[]): void;
  /** Brings them out from under what covers the frame. */
  uncover(places: readonly Place[]): void;
}

export interface BoardFrameProps {
  readonly extent: Area;
  readonly unit: number;
  readonly places: readonly Place[];
  readonly lights: Lights;
  /** What lies over its lower edge: the one of them that is in the page. */
  readonly cover?: { readonly current: readonly HTMLElement[] } | undefined;
  /** The bar says what only the mouse asks for. */
  readonly foreseen?: boolean | undefined;
  /** How the frame is ruled: a dashed line for a plan, a fine dashed one for the past. */
  readonly rule?: 'plan' | 'past' | undefined;
  onTouch(touch: Touch): void;
  /** A finger lies on a lit place: when it lifts, that is touched. Null = it does not any more. */
  onAim?(touch: Touch | null): void;
  /** A long press asks why. */
  onExplain(touch: Touch): void;
  /** The wheel over a place: true when that turned what lies there, else the board is zoomed. */
  onTurn?(touch: Touch, by: 1 | -1): boolean;
  /** What the mouse is over; null = nothing. */
  onHover?(touch: Touch | null): void;
  /** Called once, with the frame's own handles. */
  onView?(view: BoardView): void;
  /** Beside a place: why it is dead. On a small frame it stands at the top instead. */
  readonly beside?: { readonly touch: Touch; readonly content: ComponentChildren } | null | undefined;
  /** More tools under those of the frame. */
  readonly tools?: ComponentChildren;
  /** The board, and what lies over it on a sheet of its own. */
  readonly children: (zoom: ZoomLevel) => readonly [board: ComponentChildren, over: ComponentChildren];
}

const EdgeMarks = lazyPart(async () => (await import('./edge-marks.tsx')).EdgeMarks);

const same = (a: Touch, b: Touch): boolean => a.on === b.on && a.id === b.id;

export function BoardFrame(props: BoardFrameProps) {
  const { extent, places, lights, rule, beside, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [zoom, setZoom] = useState<ZoomLevel>('mid');
  const move = useRef<Mover | null>(null);
  const ear: Ear = useRef(null);

  useLayoutEffect(() => {
    const [frame, moved] = [box.current!, sheet.current!];
    const moving = (view: View, room: Room): void => {
      if (room.resting) {
        tools.current?.style.setProperty('--covered', `${room.covered}px`);
        ear.current?.(now.current, view, room);
      }
      setZoom(levelOf(view.k * now.current.unit));
      placeNote(note.current, now.current, room, (at) => toScreen(view, at), view.k);
    };
    /** The wheel has turned what lies under the mouse, which is still there. */
    let turning = false;
    let isUsed = false;
    const use = () => {
      isUsed = true;
    };
    // The first press ends them, whatever board is shown by then.
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, use, { capture: true, once: true });
    const shown = () => ({ ...now.current, isUsed, isHeld: turning || now.current.foreseen === true });
    const mine = mover(frame, moved, shown, { moved: moving }, now.current.cover?.current);
    move.current = mine;
    // A tap asks several times over for what it touched.
    let last: { readonly of: readonly unknown[]; readonly place: Place | null } | null = null;
    const find = (x: number, y: number): Place | null => {
      const { places: all, lights: shown } = now.current;
      const of = [x, y, mine.view, all, shown];
      if (last && of.every((value, i) => value === last?.of[i])) return last.place;
      const place = placeAt(all, toBoard(mine.view, { x, y }), mine.view.k, (one) => shown.isLit(one.touch));
      last = { of, place };
      return place;
    };
    const end = followGestures(frame, moved, mine, {
      aim: (x, y) => {
        const place = find(x, y);
        if (place && now.current.lights.isLit(place.touch)) now.current.onAim?.(place.touch);
      },
      lose: () => now.current.onAim?.(null),
      tap: (x, y, coarse) => {
        const place = find(x, y);
        turning = false;
        if (!place) return;
        // A finger cannot mean one of several small places: bring it nearer first.
        if (coarse && mine.enlarge(place)) return;
        now.current.onTouch(place.touch);
      },
      isDead: (x, y) => {
        const place = find(x, y);
        return !place || !now.current.lights.isLit(place.touch);
      },
      press: (x, y) => {
        const place = find(x, y);
        if (place) now.current.onExplain(place.touch);
      },
      turn: (x, y, by) => {
        const place = find(x, y);
        const has = place !== null && now.current.onTurn?.(place.touch, by) === true;
        turning ||= has;
        return has;
      },
      hover: (at) => {
        turning &&= at !== null;
        now.current.onHover?.((at && find(at.x, at.y)?.touch) ?? null);
      },
    });
    now.current.onView?.({
      zoomBy: (factor) => mine.zoomBy(factor),
      fit: () => mine.fit(),
      show: (wanted) => mine.show(wanted),
      uncover: (wanted) => mine.uncover(wanted),
    });
    return () => {
      end();
      mine.end();
    };
  }, []);

  const { focus } = lights;
  useEffect(() => {
    const place = focus && places.find((p) => same(p.touch, focus));
    if (place) move.current?.show([place]);
  }, [focus?.on, focus?.id]);
  useLayoutEffect(() => move.current?.drawn());

  return (
    <div class={style.frame} ref={box} data-rule={rule}>
      {/* The sheet moves, not the drawing on it: a browser sets all its letters anew when a drawing itself is scaled. */}
      <div class={style.sheet} ref={sheet}>
        {children(zoom).map((layer, i) =>
          layer === null ? null : (
            <svg
              key={i}
              class={`board ${style.board}`}
              viewBox={`${extent.x} ${extent.y} ${extent.w} ${extent.h}`}
              data-zoom={zoom}
              aria-hidden="true"
            >
              {layer}
            </svg>
          ),
        )}
      </div>
      {beside && (
        <div class={style.note} ref={note}>
          {beside.content}
        </div>
      )}
      <EdgeMarks ear={ear} move={move} tools={tools} />
      <div class={style.tools} ref={tools}>
        <button type="button" aria-label={t('board.zoom-in')} onClick={() => move.current?.zoomBy(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t('board.zoom-out')} onClick={() => move.current?.zoomBy(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={t('board.fit')} data-part="fit" onClick={() => move.current?.fit()}>
          <Icon name="maximize" />
        </button>
        {props.tools}
      </div>
    </div>
  );
}

/** A frame narrower than this is that of a phone. */
export const SMALL = 560;

/** Puts the note under its place, or above it where there is no room; on a small frame it stands at the top. */
function placeNote(
  note: HTMLElement | null,
  { beside, places }: BoardFrameProps,
  room: Size,
  at: (p: { x: number; y: number }) => { x: number; y: number },
  k: number,
): void {
  const place = beside && places.find((p) => same(p.touch, beside.touch));
  if (!note || !place) return;
  const small = room.w < SMALL;
  note.dataset.at = small ? 'top' : 'place';
  if (small) {
    note.style.transform = '';
    return;
  }
  const [middle, reach] = [at(place.at), place.at.r * k + 10];
  const [w, h] = [note.offsetWidth, note.offsetHeight];
  const below = middle.y + reach + h <= room.h - 8 || middle.y - reach - h < 8;
  const x = Math.min(Math.max(8, middle.x - 30), Math.max(8, room.w - w - 8));
  note.dataset.side = below ? 'below' : 'above';
  note.style.setProperty('--arrow', `${Math.min(Math.max(12, middle.x - x - 7), w - 26)}px`);
  note.style.transform = `translate(${Math.round(x)}px, ${Math.round(below ? middle.y + reach : middle.y - reach - h)}px)`;
}
