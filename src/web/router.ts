/** Addresses of the site. A link is an ordinary `<a href>`: the router takes over clicks on those of this site. */
import { isClientPath } from '../protocol/addresses.ts';
import { store } from './store.ts';

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const read = (): Address => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const address = store<Address>(read());

/** Goes to an address of this site. `replace` leaves no step to go back to. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  address.set(read());
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!isClientPath(link.pathname)) return; // a page or file of the server
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
  scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener('click', onClick);
  addEventListener('popstate', () => address.set(read()));
}
