/** The buttons of the table: one clipped green ticket that commits, framed ones beside it, and quiet ones. */
import type { ComponentChildren } from 'preact';
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
  onClick(): void;
}

export function Button({ look, children, hint, label, disabled, pressed, expanded, part, onClick }: ButtonProps) {
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
