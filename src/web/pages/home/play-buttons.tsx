/** One press: the last game again, or the first one against bots. */
import { useState } from 'preact/hooks';
import { playNow } from '../../setup/open-here.ts';
import { t } from '../../text/say-page.ts';
import { Button, ButtonLink } from '../../ui/form/form.tsx';
import css from './home.module.css';

export function PlayButtons() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  if (failed !== null) throw failed;
  const play = () => {
    setBusy(true);
    // A set-up that is refused is a bug: it was read against the game just before.
    playNow().then(
      (began) => began.ok || setFailed(new Error(JSON.stringify(began))),
      (error: unknown) => setFailed(error ?? new Error('no table')),
    );
  };
  return (
    <div class={css.actions}>
      <Button look="main" disabled={busy} onClick={play}>
        {t('home.play')}
      </Button>
      <ButtonLink href="/play">{t('home.other-game')}</ButtonLink>
      <ButtonLink href="/lobby">{t('home.find')}</ButtonLink>
    </div>
  );
}
