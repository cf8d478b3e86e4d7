/**
 * Builds the worker of this device's tables together with the page. Vite builds each worker apart, and the engine and
 * the games would be fetched twice; as an entry of the same build it shares their chunks.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:tables-worker';
const FILE = 'table/here/worker.ts';

export function tablesWorker(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'tables-worker',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (!building) return `export const workerAddress = '/${FILE}';`;
      const file = this.emitFile({ type: 'chunk', id: resolve(root, FILE), name: 'tables' });
      return `export const workerAddress = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    /** What imports late looks for links in a document; a worker has none. */
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      const safe = code.replace('deps && deps.length > 0', 'deps && deps.length > 0 && typeof document === "object"');
      if (safe === code) throw new Error('the preload helper of this Vite is another: see scripts/vite-worker.ts');
      return { code: safe, map: null };
    },
  };
}
