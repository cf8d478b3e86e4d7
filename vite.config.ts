/** The web client: `npm run build` writes dist/web, which the server serves; `npm run dev` serves it while one works on it. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import pack from './package.json' with { type: 'json' };
import { chunkGroups } from './scripts/vite-chunks.ts';
import { noFacades } from './scripts/vite-facades.ts';
import { tablesWorker } from './scripts/vite-worker.ts';

/** Classes are named in the scripts too, so they weigh little: the name, and a mark of its file. */
const classOf = (name: string, file: string): string =>
  `${name}-${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  define: { __VERSION__: JSON.stringify(pack.version) },
  plugins: [preact(), tablesWorker(), noFacades()],
  css: { modules: { generateScopedName: classOf } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/socket': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});
