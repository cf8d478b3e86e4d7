/** Thin lines under the header: the line to the server is down; a newer version of the site is ready. */
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import css from './lines.module.css';
import { newer } from './newer.ts';

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    for (const event of ['online', 'offline']) addEventListener(event, look);
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, look);
    };
  }, []);
  return online;
}

export function SiteLines() {
  const online = useOnline();
  const ready = useStore(newer);
  return (
    <div role="status">
      {online ? null : <p class={css.offline}>{t('site.offline')}</p>}
      {ready === null ? null : (
        <p class={css.news}>
          {t('site.newer')}{' '}
          <button type="button" class={css.take} onClick={() => ready.take()}>
            {t('site.take-newer')}
          </button>
        </p>
      )}
    </div>
  );
}
