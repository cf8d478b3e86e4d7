/** Something that floats beside the board and explains or offers: never over the whole of it, never asking for a move. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text/say.ts';
import css from './pop.module.css';

interface PopProps {
  readonly label: string;
  /** Where it stands: over the bar, under the header, or in the middle of the board's column. */
  readonly at: 'bar' | 'top' | 'middle';
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Focus goes in, Escape closes, and focus returns to where it came from. */
export function Pop({ label, at, children, onClose }: PopProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    box.current?.focus();
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return (
    <section
      ref={box}
      class={`${css.pop} ${css[at]}`}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{label}</h2>
        <button type="button" class={css.close} aria-label={t('play.close')} onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4 16 16M16 4 4 16" />
          </svg>
        </button>
      </header>
      {children}
    </section>
  );
}
