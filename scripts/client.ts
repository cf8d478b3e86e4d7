/** Builds the web client into dist/web, and knows whether that is still to be done. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import type { TableFiles } from '../src/protocol/page-files.ts';
import { filesOfPages } from './page-files.ts';

const root = resolve(import.meta.dirname, '..');
const out = join(root, 'dist/web');
const stamp = join(root, 'dist/web.built');
/** What the client is made of. */
const SOURCES = [
  'src/{kernel,games,bots,table,text,protocol,web}/**/*',
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite-{worker,chunks,facades}.ts',
  'scripts/client.ts',
  'scripts/{page-files,built-chunks}.ts',
];
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Fonts for letters that no text of ours has: fetched when a name needs them. */
const RARE = /-(latin-ext|vietnamese|cyrillic)-/;
/** Below this a compressed file saves no packet. */
const SMALL = 1024;

function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds it unless that was done from these very sources. */
export async function ensureClient(say: (line: string) => void): Promise<void> {
  const hash = sourcesHash();
  const isBuilt = existsSync(join(out, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isBuilt) return;
  say('Building the web client; this takes a few seconds, once.');
  await buildClient('error');
}

export async function buildClient(logLevel: 'info' | 'error'): Promise<void> {
  const hash = sourcesHash();
  const { build } = await import('vite'); // loaded only where something is to be built
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel });
  const { page, pageText, ...tables } = filesOfPages(out);
  writeFileSync(join(out, 'pages.json'), JSON.stringify({ ...tables, page, pageText }));
  await build(earlyScript(tables, logLevel));
  putFirst(join(out, 'index.html'));
  await build(serviceWorker(keptFiles(), logLevel));
  for (const file of globSync('**/*', { cwd: out }).filter((name) => TEXT.test(name))) compress(join(out, file));
  writeFileSync(stamp, hash);
}

/** What a browser keeps to work without a line. Names under assets change with their content, so they need no revision. */
function keptFiles(): { url: string; revision: string | null }[] {
  return globSync('**/*.{html,js,css,svg,png,woff2,webmanifest}', { cwd: out })
    .filter((file) => !RARE.test(file))
    .sort()
    .map((file) => ({
      url: `/${file.replaceAll('\\', '/')}`,
      revision: file.startsWith('assets') ? null : hashOf(readFileSync(join(out, file))),
    }));
}

const EARLY = 'assets/early-*.js';

const earlyScript = (files: TableFiles, logLevel: 'info' | 'error'): InlineConfig => ({
  configFile: false,
  root: join(root, 'src/web/early'),
  logLevel,
  publicDir: false,
  define: { __EARLY__: JSON.stringify(files) },
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'src/web/early/early.ts'),
      output: { format: 'iife', entryFileNames: EARLY.replace('*', '[hash]') },
    },
  },
});

/** Before all other scripts of the page: it is the first to be asked for, and to run. */
function putFirst(page: string): void {
  const [file] = globSync(EARLY, { cwd: out });
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<script', `<script src="/${file?.replaceAll('\\', '/')}"></script>\n    <script`));
}

const serviceWorker = (files: object, logLevel: 'info' | 'error'): InlineConfig => ({
  configFile: false,
  root: join(root, 'src/web/sw'),
  logLevel,
  publicDir: false,
  define: { __FILES__: JSON.stringify(files), __BUILT__: JSON.stringify(hashOf(JSON.stringify(files))) },
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'src/web/sw/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** So that the server need not compress anything while people wait. */
function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < SMALL) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
