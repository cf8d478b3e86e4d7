import { defineConfig } from 'vitest/config';

/**
 * `vitest run` takes what needs no browser and no other process. The rest has a mode of its own:
 * `vitest run --mode process`, `vitest run --mode browser` (npm test runs all three).
 */
const APART: Record<string, string> = { process: 'tests/process/**/*.test.ts', browser: 'tests/browser/**/*.test.ts' };
/** Those of vitest.server.config.ts. */
const SERVER = ['src/server/**', 'src/protocol/**', 'tests/server/**'];
/** Those of vitest.e2e.config.ts and vitest.maps.config.ts. */
const E2E = ['tests/e2e/**', 'tests/maps/**'];

export default defineConfig(({ mode }) => ({
  test: {
    include: APART[mode] ? [APART[mode]] : ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: APART[mode] ? [] : [...Object.values(APART), ...SERVER, ...E2E],
    pool: 'threads',
    // Tests share no state, so they may share a module graph: the engine is loaded once per worker.
    isolate: false,
    setupFiles: ['tests/support/same-every-run.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
