import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { hints } from '../hints.ts';
import { steelDriver } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(steelDriver, hints, puzzles);
