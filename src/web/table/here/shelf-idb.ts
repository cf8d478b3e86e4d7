/** The shelf in the browser's own database. One transaction for each change: after a crash it is there whole or not at all. */
import type { Entry } from '../../../table/index.ts';
import type { Row, Shelf } from './shelf.ts';

const NAME = 'turntable';
const VERSION = 1;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('the transaction was given up'));
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
  };
  return asked(request);
}

type Kept = { table: string; seq: number; entry: Entry };

export function idbShelf(factory: IDBFactory): Shelf {
  let open: Promise<IDBDatabase> | null = null;
  const database = async (): Promise<IDBDatabase> => {
    open ??= openDatabase(factory);
    const db = await open.catch((error) => {
      open = null; // the next one may have more luck
      throw error;
    });
    // A newer version of the site, in another tab, may want to change the database.
    db.onversionchange = () => {
      db.close();
      open = null;
    };
    return db;
  };
  const span = (id: string, after: number) => IDBKeyRange.bound([id, after + 1], [id, Number.MAX_SAFE_INTEGER]);

  return {
    async rows() {
      const db = await database();
      return asked<Row[]>(db.transaction('tables').objectStore('tables').getAll());
    },
    async row(id) {
      const db = await database();
      const row = await asked<Row | undefined>(db.transaction('tables').objectStore('tables').get(id));
      return row ?? null;
    },
    async entries(id, after) {
      const db = await database();
      const kept = await asked<Kept[]>(db.transaction('entries').objectStore('entries').getAll(span(id, after)));
      return kept.map(({ entry }) => entry);
    },
    async put(row, entries) {
      const db = await database();
      const work = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      const done = finished(work);
      const tables = work.objectStore('tables');
      const before = await asked<Row | undefined>(tables.get(row.id));
      if ((before?.version ?? -1) !== row.version - 1) {
        await done;
        return false;
      }
      tables.put(row);
      const log = work.objectStore('entries');
      for (const entry of entries) log.add({ table: row.id, seq: entry.seq, entry } satisfies Kept);
      await done;
      return true;
    },
    async remove(id) {
      const db = await database();
      const work = db.transaction(['tables', 'entries'], 'readwrite');
      work.objectStore('tables').delete(id);
      work.objectStore('entries').delete(span(id, -1));
      await finished(work);
    },
  };
}
