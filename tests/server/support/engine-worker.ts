/** The program of an engine worker with the games of the tests. */
import { runWorker } from '../../../src/server/engine/run-worker.ts';
import { testGames } from './games.ts';

runWorker(testGames);
