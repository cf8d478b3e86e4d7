import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { hints } from '../hints.ts';
import { ageOfSteam } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(ageOfSteam, hints, puzzles);
