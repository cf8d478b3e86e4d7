/** Where the page begins. */
import { render } from 'preact';
import './styles/base.css';
import { refreshMe } from './online/account.ts';
import { startRouter } from './router.ts';
import { startSettings } from './settings/keep.ts';
import { fetchLetters } from './shell/letters.ts';
import { startServiceWorker } from './shell/newer.ts';
import { findPage } from './shell/pages.ts';
import { Site } from './shell/site.tsx';

// The page's own code comes down together with the language; whether it arrives is seen when it is shown.
const first = findPage(location.pathname)?.page;
first?.load().catch(() => undefined);
await startSettings();
startRouter();
void refreshMe();
render(<Site />, document.getElementById('app')!);

// Well after the page itself: what is kept for later must not hold up what is wanted now. A table asks for its letters
// once it is drawn; where a service worker has them they cost nothing.
const LATER = 4000;
if (first?.frame !== 'own' || navigator.serviceWorker?.controller) void fetchLetters();
const later = () =>
  setTimeout(() => {
    void fetchLetters();
    void startServiceWorker(findPage(location.pathname)?.page.frame === 'own');
  }, LATER);
if (document.readyState === 'complete') later();
else addEventListener('load', later);
