/** The page's end of the worker: a carrier for its tables, and the list of them. */
import { type FromServer, PROTOCOL } from '../../../protocol/messages.ts';
import { store } from '../../store.ts';
import type { Carrier, CarrierState } from '../contract.ts';
import type { LocalTables, Quota } from '../local.ts';
import type { FromPage, FromWorker, Request, Served } from './talk.ts';

/** As much of a Worker as is used here. */
export interface WorkerPort {
  postMessage(message: FromPage): void;
  addEventListener(type: 'message', heard: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', heard: () => void): void;
  terminate(): void;
}

export interface LocalLine {
  readonly carrier: Carrier;
  readonly tables: LocalTables;
}

interface Asking {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A worker that breaks is replaced: all that it held is on the shelf. */
const MOST_WORKERS = 5;

export function localLine(open: () => WorkerPort, storage: StorageManager | null): LocalLine {
  const state = store<CarrierState>('connecting');
  const ears = new Set<(message: FromServer) => void>();
  const asking = new Map<number, Asking>();
  let workers = 0;
  let no = 0;
  let worker = begin();

  function begin(): WorkerPort {
    workers += 1;
    const mine = open();
    mine.addEventListener('message', ({ data }) => mine === worker && heard(data));
    mine.addEventListener('error', () => mine === worker && broken());
    mine.postMessage({ said: { t: 'hello', protocol: PROTOCOL } });
    return mine;
  }

  function heard(message: FromWorker): void {
    if ('told' in message) {
      if (message.told.t === 'welcome') state.set('up');
      for (const ear of [...ears]) ear(message.told);
    } else if ('answered' in message) {
      asking.get(message.answered.no)?.resolve(message.answered.value);
      asking.delete(message.answered.no);
    } else {
      asking.get(message.failed.no)?.reject(new Error(message.failed.why));
      asking.delete(message.failed.no);
    }
  }

  function broken(): void {
    if (state.value === 'up') state.set('down');
    for (const { reject } of asking.values()) reject(new Error('the worker of this device stopped'));
    asking.clear();
    worker.terminate();
    if (workers < MOST_WORKERS) worker = begin();
    else state.set('off');
  }

  function ask<K extends keyof Served>(what: K, ...given: Parameters<Served[K]>): ReturnType<Served[K]> {
    no += 1;
    const request = { no, do: what, with: given } as Request;
    const answer = new Promise((resolve, reject) => asking.set(request.no, { resolve, reject }));
    worker.postMessage({ asked: request });
    return answer as ReturnType<Served[K]>;
  }

  return {
    carrier: {
      state,
      clockSkew: () => 0,
      send: (message) => worker.postMessage({ said: message }),
      listen(ear) {
        ears.add(ear);
        return () => ears.delete(ear);
      },
    },
    tables: {
      open: (wish) => ask('open', wish),
      list: () => ask('list'),
      remove: (id) => ask('remove', id),
      rename: (id, name) => ask('rename', id, name),
      exportRecord: (id) => ask('exportRecord', id),
      importRecord: (text) => ask('importRecord', text),
      setPace: (ms) => ask('setPace', ms),
      hint: (table, seat) => ask('hint', table, seat),
      advise: (on) => ask('advise', on),
      judge: (asked) => ask('judge', asked),
      quota: () => quotaOf(storage),
      keep: async () => (await storage?.persist?.()) ?? false,
    },
  };
}

async function quotaOf(storage: StorageManager | null): Promise<Quota> {
  const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {};
  return { used: usage, most: quota, kept: (await storage?.persisted?.()) ?? false };
}
