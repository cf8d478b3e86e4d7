/** Thin lines under the header of a table: the line is down. Where there are secrets: pass the device on. */
import { SiteLines } from '../shell/lines.tsx';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { lazyPart } from './lazy-part.tsx';
import css from './notices.module.css';
import { usePlay } from './play-context.ts';

const PassOn = lazyPart(async () => (await import('./pass-on.tsx')).PassOn);

export function Notices() {
  const { client, now, secret } = usePlay();
  const line = useStore(client.line);
  return (
    <>
      {now.where === 'online' ? null : <SiteLines />}
      {line === 'down' || line === 'connecting' ? (
        <p class={css.line} role="status" data-part="off-line">
          {now.sending ? t('play.waits-for-line') : t('play.off-line')}
        </p>
      ) : null}
      {now.mine.length > 1 && secret ? <PassOn /> : null}
    </>
  );
}
