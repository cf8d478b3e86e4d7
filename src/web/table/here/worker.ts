/** The worker that hosts the tables of this device. */
import { isGameId, load } from '../../../games/registry.ts';
import { freshId } from '../fresh-id.ts';
import { createHere } from './host.ts';
import { leadByLocks } from './leading.ts';
import type { HereOptions } from './places.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { idbShelf } from './shelf-idb.ts';
import { type FromPage, type FromWorker, serve } from './talk.ts';
import { thinkHere } from './think.ts';

const USUAL_PACE = 700;

const say = (message: FromWorker): void => postMessage(message);

/** Where a browser keeps nothing (some private windows), tables last as long as the page. */
async function shelfHere(): Promise<Shelf> {
  try {
    const shelf = idbShelf(indexedDB);
    await shelf.row(''); // opens the database
    return shelf;
  } catch {
    return memoryShelf();
  }
}

function otherTabs(): Pick<HereOptions, 'others'> {
  if (typeof BroadcastChannel === 'undefined') return {};
  const channel = new BroadcastChannel('turntable-tables');
  return {
    others: {
      tell: (id) => channel.postMessage(id),
      listen: (heard) => channel.addEventListener('message', ({ data }) => typeof data === 'string' && heard(data)),
    },
  };
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const ready = shelfHere().then((shelf) => {
  const here = createHere({
    shelf,
    game: async (id) => (isGameId(id) ? load(id) : null),
    now: Date.now,
    seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
    id: freshId,
    think: thinkHere,
    pace: USUAL_PACE,
    ...otherTabs(),
    ...('locks' in navigator ? { lead: leadByLocks(navigator.locks) } : {}),
    onError: (error) => reportError(error),
  });
  return { here, page: here.connect((message) => say({ told: message })) };
});

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  void ready.then(({ here, page }) => {
    if ('said' in data) return page.hear(data.said);
    const { no } = data.asked;
    return serve(here, data.asked).then(
      (value) => say({ answered: { no, value } }),
      (error: unknown) => say({ failed: { no, why: String(error) } }),
    );
  });
});
