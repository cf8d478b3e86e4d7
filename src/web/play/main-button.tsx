/** The one green button. Its label is the deed; held down or pressed twice where the reader wants it so. */
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useTime } from './live.tsx';
import { usePlay } from './play-context.ts';

interface MainProps {
  readonly ready: boolean;
  /** The deed, or what is missing; null = there is nothing to say yet. */
  readonly label: string | null;
  onCommit(): void;
}

// Few want it so.
const HoldButton = lazyPart(async () => (await import('./hold-button.tsx')).HoldButton);

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
