/** The one green button. Its label is the deed; held down or pressed twice where the reader wants it so. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import { useTime } from './live.tsx';
import css from './main-button.module.css';
import { usePlay } from './play-context.ts';

interface MainProps {
  readonly ready: boolean;
  /** The deed, or what is missing; null = there is nothing to say yet. */
  readonly label: string | null;
  onCommit(): void;
}

const HOLD = 600;
/** A move that is quicker than this needs no words. */
const SLOW = 400;

export function MainButton({ ready, label, onCommit }: MainProps) {
  const { now, aimCommit } = usePlay();
  const { hold } = useStore(settings);
  const clock = useTime(now.sending ? SLOW : null);
  if (now.sending && clock - now.sending.since >= SLOW)
    return (
      <Button look="go" part="main" disabled onClick={() => {}}>
        {t('play.sending')}
      </Button>
    );
  if (label === null) return null;
  if (hold && ready && !now.sending) return <HoldButton label={label} onCommit={onCommit} />;
  return (
    <Button
      look="go"
      hint={ready ? 'Enter' : undefined}
      part="main"
      disabled={!ready || now.sending !== null}
      onAim={aimCommit}
      onClick={onCommit}
    >
      {label}
    </Button>
  );
}

/** Held for a moment with the finger, or pressed twice by keyboard. */
function HoldButton({ label, onCommit }: { readonly label: string; onCommit(): void }) {
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
