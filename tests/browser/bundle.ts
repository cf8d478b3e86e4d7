/** Parts of the project as one script for a browser, built in memory. */
import { resolve } from 'node:path';
import { build } from 'vite';

/** The bundle puts the exports of tests/process/engine.ts on `window.engine`. */
export const engineBundle = (): Promise<string> => bundleOf('tests/process/engine.ts', 'engine');

/** The exports of a file on `window.<name>`. */
export async function bundleOf(file: string, name: string): Promise<string> {
  const root = resolve(import.meta.dirname, '../..');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(root, file), formats: ['iife'], name },
      // One script: the games, which are loaded late, go into it too.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const scripts = outputs.filter((file) => file.type === 'chunk');
  if (scripts.length !== 1) throw new Error(`the bundle has ${scripts.length} scripts instead of one`);
  return scripts[0]!.code;
}
