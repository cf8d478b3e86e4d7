/** The program of an engine worker. */
import { registered } from '../tables/games.ts';
import { runWorker } from './run-worker.ts';

runWorker(registered);
