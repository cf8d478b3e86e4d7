import { defineConfig } from 'vitest/config';
import e2e from './vitest.e2e.config.ts';

/** A whole game on every map, by pointing: `npm run test:maps`. `npm test` plays the lessons of these games, and whole games of the others. */
export default defineConfig({ ...e2e, test: { ...e2e.test, include: ['tests/maps/**/*.test.ts'] } });
