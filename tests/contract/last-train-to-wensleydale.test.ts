import { lastTrainForBots as lastTrain } from '../../src/games/last-train-to-wensleydale/for-bots.ts';
import { lastTrainUniverse } from './last-train-to-wensleydale-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(lastTrain, lastTrainUniverse);
