/**
 * The service worker seen from a page. A newer version of the site waits to be taken: it is taken when asked, or when a
 * page opens that is no table while no other page is open. So it never interrupts a game.
 */
import { store } from '../store.ts';

export interface Newer {
  /** Takes it and loads the page again. */
  take(): void;
}

/** The one before may be long about an answer, and the newer one waits for it: a reload ends that (milliseconds). */
const LONGEST_TAKING = 4000;

export const newer = store<Newer | null>(null);

export async function startServiceWorker(isTable: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  const registration = await registered(serviceWorker);
  if (!registration) return;
  let taking = false;
  const take = (how: 'take' | 'take-if-alone') => {
    taking = true;
    registration.waiting?.postMessage(how);
    if (how === 'take') setTimeout(() => location.reload(), LONGEST_TAKING);
  };
  // A first worker takes over too: only one that was asked for changes what is on the screen.
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking) location.reload();
  });
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) newer.set({ take: () => take('take') });
  };
  if (registration.waiting && !isTable) take('take-if-alone');
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
}

/** None where the browser blocks it: the site then works with a line only, and says nothing about it. */
async function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await container.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
