/** Fingers, mouse and wheel over a board: one finger pans, two zoom, a tap chooses, a long press or a right click asks. */
import type { Point } from './hex.ts';

interface Moves {
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at?: Point): void;
}

interface Heard {
  /** A finger has come down where it may tap. */
  aim(x: number, y: number): void;
  /** It has tapped, or will not any more. */
  lose(): void;
  /** `coarse` = by a finger. */
  tap(x: number, y: number, coarse: boolean): void;
  press(x: number, y: number): void;
  hover(at: Point | null): void;
  /** The wheel over something that can be turned: true when it was. */
  turn(x: number, y: number, by: 1 | -1): boolean;
  /** True where a tap chooses nothing: a second tap there zooms in. */
  isDead(x: number, y: number): boolean;
}

/** Farther than this it is no tap (pixels). */
const SLACK = 8;
const LONG_PRESS = 500;
const DOUBLE_TAP = 300;
/** A wheel turns one step in this time, however many notches it reports (milliseconds). */
const TURN = 120;

export function followGestures(frame: HTMLElement, sheet: HTMLElement, moves: Moves, heard: Heard): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let mode: 'none' | 'tap' | 'pan' = 'none';
  let press: ReturnType<typeof setTimeout> | undefined;
  let lastTap: { at: Point; time: number; dead: boolean } | null = null;

  const here = (event: MouseEvent): Point => {
    const edge = frame.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  };
  const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const onBoard = (event: Event): boolean =>
    event.target === frame || (event.target instanceof Node && sheet.contains(event.target));

  function down(event: PointerEvent): void {
    if (!onBoard(event) || event.button > 0) return;
    const at = here(event);
    fingers.set(event.pointerId, at);
    frame.setPointerCapture(event.pointerId);
    clearTimeout(press);
    if (fingers.size > 1) {
      mode = 'pan';
      heard.lose();
      return;
    }
    start = at;
    mode = 'tap';
    // After the event: nothing that it brings about waits for this.
    setTimeout(() => mode === 'tap' && heard.aim(at.x, at.y));
    if (event.pointerType === 'mouse') return; // its right button asks
    press = setTimeout(() => {
      if (mode !== 'tap') return;
      mode = 'none';
      heard.lose();
      heard.press(at.x, at.y);
    }, LONG_PRESS);
  }

  function move(event: PointerEvent): void {
    const at = here(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') heard.hover(onBoard(event) ? at : null);
      return;
    }
    if (mode === 'tap' && apart(start, at) > SLACK) {
      mode = 'pan';
      clearTimeout(press);
      heard.lose();
      moves.panBy(at.x - start.x, at.y - start.y);
    } else if (mode === 'pan') {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [apart(before, other), apart(at, other)];
        if (was > 0) moves.zoomBy(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
        moves.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
      } else moves.panBy(at.x - before.x, at.y - before.y);
    }
    fingers.set(event.pointerId, at);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(press);
    if (mode === 'tap' && event.type === 'pointerup') tapped(start, event);
    heard.lose();
    if (fingers.size === 0) mode = 'none';
  }

  function tapped(at: Point, event: PointerEvent): void {
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_TAP && apart(lastTap.at, at) < 3 * SLACK;
    const dead = heard.isDead(at.x, at.y);
    // What was just chosen is no longer lit: tapping it again takes it back, and does not zoom.
    const zooms = again && lastTap?.dead && dead;
    lastTap = again ? null : { at, time: event.timeStamp, dead };
    if (zooms) moves.zoomBy(1.8, at);
    else heard.tap(at.x, at.y, event.pointerType === 'touch');
  }

  let turned = Number.NEGATIVE_INFINITY;
  function wheel(event: WheelEvent): void {
    if (!onBoard(event)) return;
    event.preventDefault();
    if (event.timeStamp - turned < TURN) return;
    const { x, y } = here(event);
    if (!event.ctrlKey && heard.turn(x, y, event.deltaY > 0 ? 1 : -1)) {
      turned = event.timeStamp;
      return;
    }
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touch pad arrives as a wheel with Ctrl, in small steps.
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    moves.zoomBy(Math.exp(-event.deltaY * lines * strength), here(event));
  }
  const left = () => heard.hover(null);
  /** A browser clicks after a tap, on what lies there by then: the sheet that grew under the finger. */
  function touched(event: TouchEvent): void {
    if (!onBoard(event)) return;
    event.preventDefault();
    // As a mouse would: a button pressed before does not keep the focus.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !focused.matches(':focus-visible')) focused.blur();
  }
  /** The right button asks why; a finger that rests does so by itself. */
  function asked(event: MouseEvent): void {
    if (!onBoard(event)) return;
    event.preventDefault();
    if (mode === 'none' && fingers.size === 0) {
      const at = here(event);
      heard.press(at.x, at.y);
    }
  }

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', up);
  frame.addEventListener('pointerleave', left);
  frame.addEventListener('contextmenu', asked);
  frame.addEventListener('wheel', wheel, { passive: false });
  frame.addEventListener('touchstart', touched, { passive: false });
  return () => {
    clearTimeout(press);
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', up);
    frame.removeEventListener('pointerleave', left);
    frame.removeEventListener('contextmenu', asked);
    frame.removeEventListener('wheel', wheel);
    frame.removeEventListener('touchstart', touched);
  };
}
