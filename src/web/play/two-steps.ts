/**
 * A finger is answered in two steps. First the board alone: what is lit, chosen and laid is drawn in the frame that
 * follows the touch. All else (bar, bill, panels, the board in words) is drawn after that frame is painted.
 */
import { options } from 'preact';

/** A page in the background paints nothing: then nobody waits longer than this (milliseconds). */
const MOST = 200;

let waiting: (() => void)[] | null = null;

// A message is heard after the paint of the frame in which it was sent.
const { port1, port2 } = new MessageChannel();

/** Runs after the next paint: what is drawn now is on the screen by then. */
function afterPaint(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, MOST);
  requestAnimationFrame(() => {
    port1.onmessage = once;
    port2.postMessage(null);
  });
}

// Whatever is to be drawn again while a first step is under way is drawn after it.
options.debounceRendering = (draw) => {
  if (waiting) waiting.push(draw);
  else queueMicrotask(draw);
};

/** Draws at once; everything else that is to be drawn or done by now waits for the paint. */
export function drawFirst(draw: () => void): void {
  draw();
  if (waiting || document.hidden) return;
  const held: (() => void)[] = [];
  waiting = held;
  document.documentElement.setAttribute('data-drawing', '');
  afterPaint(() => {
    waiting = null;
    document.documentElement.removeAttribute('data-drawing');
    for (const run of held) {
      try {
        run();
      } catch (error) {
        reportError(error); // what fails must not keep the others back: one of them may send the move
      }
    }
  });
}

/** After the paint of a first step that is under way; at once where there is none. */
export function afterFirst(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
