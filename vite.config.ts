/** The web client: `npm run build` writes dist/web, which the server serves; `npm run dev` serves it while one works on it. */
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import pack from './package.json' with { type: 'json' };
import { chunkGroups } from './scripts/vite-chunks.ts';
import { tablesWorker } from './scripts/vite-worker.ts';

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  define: { __VERSION__: JSON.stringify(pack.version) },
  plugins: [preact(), tablesWorker()],
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
