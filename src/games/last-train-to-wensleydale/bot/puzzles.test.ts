import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { hints } from '../hints.ts';
import { lastTrain } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(lastTrain, hints, puzzles);
