/** The buttons of the table: one clipped green ticket that commits, framed ones beside it, and quiet ones. */
import type { ComponentChildren, TargetedTouchEvent } from 'preact';
import css from './button.module.css';

interface ButtonProps {
  readonly look: 'go' | 'second' | 'quiet' | 'tool';
  readonly children: ComponentChildren;
  /** The key that presses it, shown where there is room. */
  readonly hint?: string | undefined;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  /** A stable name for tests and styles. */
  readonly part?: string | undefined;
  /** It is held down: what follows may be prepared. Such a button answers a finger as it lifts, and not after that. */
  onAim?: (() => void) | undefined;
  onClick(): void;
}

/** A click would follow when the browser has made sure that it is one, with the events of a mouse before it. */
function lifted(event: TargetedTouchEvent<HTMLButtonElement>, act: () => void): void {
  const [finger] = event.changedTouches;
  if (!finger || !event.cancelable || event.touches.length > 0) return;
  event.preventDefault();
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = finger;
  if (x >= left && x <= right && y >= top && y <= bottom) act();
}

export function Button(props: ButtonProps) {
  const { look, children, hint, label, disabled, pressed, expanded, part, onAim, onClick } = props;
  return (
    <button
      type="button"
      class={`${css.button} ${css[look]}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hint}
      disabled={disabled ?? false}
      data-part={part}
      // A timer would wait: browsers hold them back while a finger may be about to scroll.
      onPointerDown={onAim && !disabled ? () => requestAnimationFrame(onAim) : undefined}
      onTouchEnd={onAim && !disabled ? (event) => lifted(event, onClick) : undefined}
      onClick={onClick}
    >
      {children}
      {hint === undefined ? null : (
        // Said by aria-keyshortcuts; drawn by the style sheet, so that it is no part of the name.
        <span class={css.hint} data-hint={hint} aria-hidden="true" />
      )}
    </button>
  );
}
