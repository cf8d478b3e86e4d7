/** The site: a header, a line when something is to be known, and the page of the address. */
import { useEffect, useRef } from 'preact/hooks';
import { address } from '../router.ts';
import { useStore } from '../store.ts';
import { t, voice } from '../text/say.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { Lazy } from './lazy.tsx';
import { SiteLines } from './lines.tsx';
import { NotFound } from './not-found.tsx';
import { findPage } from './pages.ts';

export function Site() {
  useStore(voice); // everything is said again in another language
  const { path } = useStore(address);
  const found = findPage(path);
  const title = t(found?.page.title ?? 'title.not-found');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useFocusOnNewPage(path);
  const body = (
    <Boundary key={path}>
      {found ? <Lazy load={found.page.load} params={found.params} bare={found.page.frame === 'own'} /> : <NotFound />}
    </Boundary>
  );
  if (found?.page.frame === 'own') return body;
  return (
    <>
      <a class="skip" href="#main">
        {t('site.skip')}
      </a>
      <Header />
      <SiteLines />
      {body}
    </>
  );
}

/** After a step to another page, a screen reader and the Tab key begin at its top. */
function useFocusOnNewPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  }, [path]);
}
