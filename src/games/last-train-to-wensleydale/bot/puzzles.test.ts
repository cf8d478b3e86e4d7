import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { lastTrainForBots as lastTrain } from '../for-bots.ts';
import { hints } from '../hints.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(lastTrain, hints, puzzles);
