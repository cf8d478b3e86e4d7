import { defineConfig } from 'vitest/config';

/** The whole site in a real Chromium, served by a real server: `vitest run --config vitest.e2e.config.ts`. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/support/built.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
