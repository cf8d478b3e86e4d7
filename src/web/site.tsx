/** The site: which page an address shows. */
import { useStore } from './store.ts';
import { t, voice } from './text/say.ts';

export function Site() {
  useStore(voice);
  return (
    <main>
      <h1>{t('site.name')}</h1>
      <p>{t('site.unofficial')}</p>
    </main>
  );
}
