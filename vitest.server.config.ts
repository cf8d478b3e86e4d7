import { defineConfig } from 'vitest/config';

/**
 * What needs databases, sockets or server processes: `vitest run --config vitest.server.config.ts`.
 * Processes rather than threads, so that a test may start and kill others and change its own surroundings.
 */
export default defineConfig({
  test: {
    include: ['tests/server/**/*.test.ts', 'src/server/**/*.test.ts', 'src/protocol/**/*.test.ts'],
    globalSetup: ['tests/server/support/postgres.ts'],
    setupFiles: ['tests/support/same-every-run.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
