/** The worker that hosts the tables of this device, and, once more under another name, the one in which their bots think. */
import { isGameId, load } from '../../../games/registry.ts';
import { freshId } from '../fresh-id.ts';
import { createHere } from './host.ts';
import { leadByLocks } from './leading.ts';
import type { HereOptions } from './places.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { idbShelf } from './shelf-idb.ts';
import { type FromPage, type FromWorker, serve } from './talk.ts';
import type { Games } from './think.ts';
import type { Thought } from './think-apart.ts';

const USUAL_PACE = 700;
const THINKER = 'thinker';

const games: Games = async (id) => (isGameId(id) ? load(id) : null);
/** Fetched when the first bot must move, or somebody wants a hint. */
const late = () => import('./think-apart.ts');

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

async function host() {
  const shelf = await shelfHere();
  const here = createHere({
    shelf,
    game: games,
    now: Date.now,
    seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
    id: freshId,
    // The thinker begins with this same file: it is there, and so is most of what it needs.
    thinker: async () => (await late()).thinkerOf(() => new Worker(location.href, { type: 'module', name: THINKER })),
    pace: USUAL_PACE,
    online: (again) => addEventListener('online', again),
    ...otherTabs(),
    ...('locks' in navigator ? { lead: leadByLocks(navigator.locks) } : {}),
    onError: (error) => reportError(error),
    onLostThought: (error) => console.warn(error),
  });
  return { here, page: here.connect((message) => say({ told: message })) };
}

function hostTables(): void {
  const ready = host();
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
}

function thinkForTables(): void {
  addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    late().then(
      ({ think, botGames }) => think(botGames, data, (told) => postMessage(told)),
      (error: unknown) => postMessage({ notFetched: String(error) }),
    );
  });
}

if (self.name === THINKER) thinkForTables();
else hostTables();
