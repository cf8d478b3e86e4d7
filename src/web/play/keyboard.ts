/** The keyboard of the play screen. Off while typing; arrows belong to the board unless one looks at the past. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardView } from '../ui/board/board-frame.tsx';
import { commandFor, isWriting } from './keys.ts';
import { type Play, usePlay } from './play-context.ts';
import { talks } from './tabs.ts';

const ZOOM: Readonly<Record<string, (view: BoardView) => void>> = {
  '+': (view) => view.zoomBy(1.4),
  '=': (view) => view.zoomBy(1.4),
  '-': (view) => view.zoomBy(1 / 1.4),
  f: (view) => view.fit(),
};

const PAST: Readonly<Record<string, (play: Play) => void>> = {
  ArrowLeft: ({ history }) => history.step(-1),
  ArrowRight: ({ history }) => history.step(1),
  ArrowUp: ({ history }) => history.stepRound(-1),
  ArrowDown: ({ history }) => history.stepRound(1),
};

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What the bar offers first: the deed, an amount, a choice, anything. */
const TO_BAR = ['[data-part=main]:enabled', '[role=spinbutton]', '[data-part=choices] button', 'button'];

function focusOnFirst(selectors: readonly string[]): void {
  const bar = document.querySelector('[data-part=bar]');
  const found = selectors.map((selector) => bar?.querySelector<HTMLElement>(selector)).find((one) => one);
  found?.focus();
}

/** The n-th button of the bar, as they stand. */
function pressNth(n: number): void {
  document.querySelectorAll<HTMLButtonElement>('[data-part=choices] button')[n - 1]?.click();
}

/** Things with an Enter of their own. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=spinbutton]') !== null;

/** What had the focus in the bar may go with a move: then the bar itself has it, so that Tab and a reader go on from there. */
function useFocusKept(): void {
  const wasInBar = useRef(false);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      wasInBar.current = target instanceof Element && target.closest('[data-part=bar]') !== null;
    };
    const pressed = () => {
      wasInBar.current = false;
    };
    addEventListener('focusin', focused);
    addEventListener('pointerdown', pressed);
    return () => {
      removeEventListener('focusin', focused);
      removeEventListener('pointerdown', pressed);
    };
  }, []);
  // After every change of the screen.
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-part=bar]');
    if (!bar || !wasInBar.current || document.activeElement !== document.body) return;
    bar.tabIndex = -1;
    bar.focus({ preventScroll: true });
  });
}

/** Nothing to be seen: it listens. */
export function Keys({ view }: { readonly view: { readonly current: BoardView | null } }): null {
  const play = usePlay();
  const now = useRef(play);
  now.current = play;
  useFocusKept();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      if (run(event, now.current, view.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [view]);
  return null;
}

/** True when the key was ours. */
function run(event: KeyboardEvent, play: Play, view: BoardView | null): boolean {
  const { key } = event;
  if (play.mode === 'past' && PAST[key] && !isRange(event.target)) {
    PAST[key](play);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (view && ZOOM[key.toLowerCase()]) {
    ZOOM[key.toLowerCase()]!(view);
    return true;
  }
  // In an auction digits belong to the amount, and 0 passes, also before it is chosen what is bid on.
  const amount = document.querySelector<HTMLElement>('[data-part=bar] [role=spinbutton]');
  const wayOut = document.querySelector<HTMLButtonElement>('[data-part=auction] [data-part^=do-]');
  if (key === '0' && wayOut && (amount === null || document.activeElement !== amount)) {
    wayOut.click();
    return true;
  }
  if (amount && /^[1-9]$/.test(key) && document.activeElement !== amount) {
    amount.focus();
    amount.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return true;
  }
  if (amount && (key === 'ArrowUp' || key === 'ArrowDown') && !isButton(event.target)) {
    amount.focus();
    amount.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return true;
  }
  return command(event, play);
}

const isRange = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'range';

function command(event: KeyboardEvent, play: Play): boolean {
  const lit = () => play.places.filter((place) => play.lights.isLit(place.touch));
  const cell = (on: string, id: string) => `[data-place="${CSS.escape(on)}:${CSS.escape(id)}"]`;
  switch (commandFor(event)) {
    case 'nth':
      pressNth(Number(event.key));
      return true;
    case 'commit':
      if (isButton(event.target)) return false;
      document.querySelector<HTMLButtonElement>('[data-part=main], [data-part=plan-add]')?.click();
      return true;
    case 'drop':
      play.escape();
      return true;
    case 'undo':
      play.undo();
      return true;
    case 'start-over':
      play.startOver();
      return true;
    case 'plan':
      if (play.me !== null || play.mode !== 'now') play.togglePlan();
      return true;
    case 'hint':
      document.querySelector<HTMLButtonElement>('[data-part=hint]')?.click();
      return true;
    case 'next-way':
    case 'previous-way':
      play.choice.turn(event.shiftKey ? -1 : 1);
      return true;
    case 'next-lit':
    case 'previous-lit': {
      const all = lit();
      const to = event.shiftKey ? all.at(-1) : all[0];
      if (to) focusOn(cell(to.touch.on, to.touch.id));
      return true;
    }
    case 'to-bar':
      focusOnFirst(TO_BAR);
      return true;
    case 'to-board':
      focusOn('main tbody :is([tabindex="0"], button)');
      return true;
    case 'to-panel':
      play.openTab(play.face.panels[0]?.id ?? 'log');
      focusOn('#panel');
      return true;
    case 'to-log':
      play.openTab('log');
      focusOn('#panel');
      return true;
    case 'to-talk':
      play.openTab(talks(play) ? 'chat' : 'notes');
      requestAnimationFrame(() => focusOn('#panel input, #panel textarea'));
      return true;
    case 'history':
      play.history.step(-1);
      return true;
    case 'rules':
      play.searchRules();
      return true;
    case 'go-to':
      play.float('go-to');
      return true;
    case 'list':
      play.toggleList();
      return true;
    case 'help':
      play.float(play.floating === 'keys' ? null : 'keys');
      return true;
    default:
      return false;
  }
}
