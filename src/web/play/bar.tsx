/**
 * The bar, on two sheets of which one is seen: what is asked or chosen anew is drawn on the other one, and they are turned
 * over, so that nothing that is seen moves. The other is out of the page: whoever looks for a button finds one. Who goes by
 * keys, or has the page read out, stays on one sheet: a reader would lose its place with the other.
 */
import { Component, type ComponentChildren, type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { waitsForDice } from './action-bar.tsx';
import { isAuction } from './auction-bar.tsx';
import css from './bar.module.css';
import { lazyPart } from './lazy-part.tsx';
import type { Play } from './play-context.ts';

// Only some games have several ways of one thing.
const Tray = lazyPart(async () => (await import('./tray.tsx')).Tray);

interface BarProps<P extends { readonly play: Play }> {
  readonly of: ComponentType<P>;
  readonly with: P;
  /** Where others find its sheets: the one in the page is seen. */
  readonly sheets: { current: readonly HTMLElement[] };
}

interface Side<P> {
  readonly place: HTMLElement;
  drawn: P | null;
}

const made = <P,>(): Side<P> => {
  const place = document.createElement('div');
  place.className = css.side!;
  return { place, drawn: null };
};

/** What has something of its own that is written, dragged or opened stays on its sheet. */
const isPlain = ({ mode, now, choice }: Play): boolean =>
  mode === 'now' && !now.ending && !now.sheet.ask && !waitsForDice(now) && !isAuction(choice.selection);

/** The tiles or routes that are offered. */
const listOf = ({ choice }: Play) => choice.selection?.staged.at(-1)?.ways ?? [];

/** True where all that is said is another, and nobody is busy with what stands there. */
function isAnother<P extends { readonly play: Play }>({ place, drawn }: Side<P>, { play: is }: P): boolean {
  const was = drawn?.play;
  if (!was || !isPlain(was) || !isPlain(is)) return false;
  if (was.before === is.before && was.bill === is.bill && was.choice.selection === is.choice.selection) return false;
  // Another of the same list: what was scrolled or opened in it stays.
  if (listOf(is)[1] && listOf(is) === listOf(was)) return false;
  // What is open stays open, and who goes by keyboard stays there.
  return !place.querySelector('section [aria-expanded=true], :focus-visible');
}

/** False once a key was pressed, or a button without a pointer, until a pointer comes again. */
let points = true;
addEventListener('pointerdown', () => (points = true), true);
addEventListener('keydown', () => (points = false), true);
addEventListener('click', ({ detail }) => (points &&= detail > 0), true);

interface BreaksProps {
  readonly children: ComponentChildren;
  onBreak(error: unknown): void;
}

/** A sheet is a tree of its own: what breaks in it is handed to the page, whose boundary says so. */
class Breaks extends Component<BreaksProps> {
  override componentDidCatch(error: unknown): void {
    this.props.onBreak(error);
  }
  override render() {
    return this.props.children;
  }
}

/** What a finger or the mouse has pressed has the focus, and keeps it on the other sheet. */
function focusAlike(on: HTMLElement, { part, way }: DOMStringMap): void {
  // Both may be named after places of a board.
  const [name, value] = part ? ['part', part] : ['way', way];
  if (value) on.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`)?.focus({ preventScroll: true });
}

export function Bar<P extends { readonly play: Play }>({ of: Part, with: given, sheets }: BarProps<P>) {
  const box = useRef<HTMLDivElement>(null);
  /** The one that is seen, and the other. */
  const sides = useRef<readonly [Side<P>, Side<P>] | null>(null);
  const held = useRef(false);
  const [broken, setBroken] = useState<{ readonly by: unknown } | null>(null);
  if (broken) throw broken.by;
  // A finger that lifts, or is taken for a scroll, leaves too.
  const press = ({ type }: Event) => {
    held.current = type === 'pointerdown';
  };
  useLayoutEffect(() => {
    const [seen, other] = sides.current ?? [made<P>(), made<P>()];
    // What is held down stays under the finger: a button that went would swallow the press, or be held for ever.
    const [now, then] = points && !held.current && isAnother(seen, given) ? [other, seen] : [seen, other];
    now.drawn = given;
    render(
      <Breaks onBreak={(by) => setBroken({ by })}>
        <Part {...given} />
      </Breaks>,
      now.place,
    );
    if (!now.place.isConnected) {
      const pressed = then.place.querySelector<HTMLElement>(':focus');
      then.place.remove();
      box.current?.append(now.place);
      if (pressed) focusAlike(now.place, pressed.dataset);
    }
    sides.current = [now, then];
    sheets.current = [now.place, then.place];
  });
  useLayoutEffect(
    () => () => {
      for (const place of sheets.current) render(null, place);
    },
    [],
  );
  const { play } = given;
  return (
    <div
      ref={box}
      class={css.bar}
      data-foreseen={play.foreseen || undefined}
      onPointerDown={press}
      onPointerUp={press}
      onPointerLeave={press}
    >
      {play.face.Way ? <Tray /> : null}
    </div>
  );
}
