/**
 * The service worker: the site works without a line, and turns are told when no page is open. `scripts/client.ts` puts the
 * list of files in. A newer worker waits until it is asked: it never interrupts a game.
 */
import { isClientPath } from '../../protocol/addresses.ts';
import { answer, drop, keep } from './kept-files.ts';
import { noticeOf } from './notice.ts';
import { show, visit } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keep()));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([drop(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage ? isClientPath(pathname) : !pathname.startsWith('/api/'))
    event.respondWith(answer(isPage ? '/index.html' : pathname, request));
});

/** `take`: somebody pressed the button. `take-if-alone`: a page has just opened, and no other one is. */
self.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  if (event.data === 'take-if-alone') event.waitUntil(takeIfAlone());
});

async function takeIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text() ?? '');
  event.waitUntil(show(self, notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(self, event.notification.data));
});
