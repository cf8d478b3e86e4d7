import { defineConfig } from 'vitest/config';
import e2e from './vitest.e2e.config.ts';

/** A whole game on every map, by pointing: `npm run test:maps`. `npm test` plays one map of each game. */
export default defineConfig({ ...e2e, test: { ...e2e.test, include: ['tests/maps/**/*.test.ts'] } });
