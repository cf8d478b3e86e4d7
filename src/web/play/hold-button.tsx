/** The one green button, held for a moment with the finger or pressed twice by keyboard. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import css from './hold-button.module.css';

/** Milliseconds. */
const HOLD = 600;

export function HoldButton({ label, onCommit }: { readonly label: string; onCommit(): void }) {
  const [since, setSince] = useState<number | null>(null);
  const [once, setOnce] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const drop = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    setSince(null);
  };
  useEffect(() => drop, []);
  const byKey = () => {
    if (once) onCommit();
    setOnce(!once);
  };
  return (
    <button
      type="button"
      class={css.hold}
      data-part="main"
      data-holding={since !== null || undefined}
      onPointerDown={() => {
        setSince(Date.now());
        timer.current = setTimeout(onCommit, HOLD);
      }}
      onPointerUp={drop}
      onPointerLeave={drop}
      onPointerCancel={drop}
      onClick={(event) => {
        if (event.detail === 0) byKey(); // a key, or a screen reader
      }}
    >
      {label}
      <small>{once ? t('play.enter-again') : t('play.hold')}</small>
    </button>
  );
}
