import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { steelDriver } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(steelDriver, puzzles);
