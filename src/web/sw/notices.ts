/** Notices of the system, and what a press on one does. */
import type { Notice } from './notice.ts';

export const show = (self: ServiceWorkerGlobalScope, { title, body, url, tag }: Notice): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: url,
  });

/** The open page of that address comes to the front; else any open one goes there; else a new one opens. */
export async function visit(self: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  const url = new URL(typeof data === 'string' ? data : '/', self.location.origin);
  if (url.origin !== self.location.origin) return; // a notice leads nowhere else
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}
