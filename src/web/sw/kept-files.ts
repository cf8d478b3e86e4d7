/** The files of this version, kept by the browser. Those of the version before stay too, for pages that are still open. */

/** Put in by the build: every file of the client; `revision` is null where the name changes with the content. */
declare const __FILES__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __BUILT__: string;

const PREFIX = 'turntable-';
const NOW = `${PREFIX}${__BUILT__}`;
/** Where a cache says when it was made, so that the newest of the old ones is known. */
const STAMP = '/__made';

export async function keep(): Promise<void> {
  const cache = await caches.open(NOW);
  await Promise.all(
    __FILES__.map(async ({ url, revision }) => {
      const old = revision === null ? await caches.match(url) : undefined;
      if (old) await cache.put(url, old);
      else await cache.add(new Request(url, { cache: revision === null ? 'default' : 'reload' }));
    }),
  );
  await cache.put(STAMP, new Response(`${Date.now()}`));
}

/** All but this version's and the one before it. */
export async function drop(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NOW);
  const made = await Promise.all(
    names.map(async (name) => Number(await (await caches.match(STAMP, { cacheName: name }))?.text())),
  );
  const newest = Math.max(...made);
  await Promise.all(names.filter((_, i) => made[i] !== newest).map((name) => caches.delete(name)));
}

/** From this version, else from the one before, else from the network. */
export async function answer(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: NOW })) ?? (await caches.match(path)) ?? fetch(request);
}
