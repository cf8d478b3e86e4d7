/** The two lines of a page, each opened when it is first wanted: to the server, and to the worker of this device. */
import { workerAddress } from 'virtual:tables-worker';
import { isGameId, load } from '../../games/registry.ts';
import '../early/kept-here.ts';
import { me } from '../online/account.ts';
import { textsIn } from '../text/game-texts.ts';
import { localeNow } from '../text/say.ts';
import { createTableClient, type Kit } from './client.ts';
import type { TableClient, TableNow } from './contract.ts';
import { type LocalLine, localLine } from './here/line.ts';
import { openAgainAs } from './signed-in.ts';
import { type SocketCarrier, socketCarrier } from './socket.ts';

let server: SocketCarrier | null = null;
let here: LocalLine | null = null;

export function serverLine(): SocketCarrier {
  if (server) return server;
  server = socketCarrier({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    build: __VERSION__,
    open: (url) => new WebSocket(url),
    onWake,
    onLost(lost) {
      addEventListener('offline', lost);
      return () => removeEventListener('offline', lost);
    },
  });
  openAgainAs(server, me, ({ state, account }) => (state === 'known' ? (account?.id ?? null) : undefined));
  return server;
}

/** The device is on line again, or the page is looked at again. */
function onWake(wake: () => void): () => void {
  const looked = () => document.visibilityState === 'visible' && wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', looked);
  };
}

export function hereLine(): LocalLine {
  here ??= localLine(beginWorker, 'storage' in navigator ? navigator.storage : null);
  return here;
}

/** The one that the first script has begun, unless it was taken already. */
function beginWorker(): Worker {
  const begun = window.tablesWorker;
  window.tablesWorker = undefined;
  return begun ?? new Worker(workerAddress, { type: 'module', name: 'tables' });
}

/** Tables of this device: open, list, export and so on. */
export const localTables = () => hereLine().tables;

/** The rules of a game and its texts. */
export async function fetchKit(id: string): Promise<Kit | null> {
  if (!isGameId(id)) return null;
  const [game, texts] = await Promise.all([load(id), textsIn(id, localeNow())]);
  return texts && { game, texts };
}

export interface TableAddress {
  readonly where: TableNow['where'];
  readonly id: string;
  /** Of a table that is joined by link. */
  readonly key?: string | null;
}

/** Follows a table; call `leave` when it is no longer shown. */
export function followTable({ where, id, key = null }: TableAddress): TableClient {
  const carrier = where === 'here' ? hereLine().carrier : serverLine();
  return createTableClient({ carrier, table: id, where, load: fetchKit, ...(key === null ? {} : { key }) });
}
