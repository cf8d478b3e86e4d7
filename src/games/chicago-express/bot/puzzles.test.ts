import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { hints } from '../hints.ts';
import { chicagoExpress } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(chicagoExpress, hints, puzzles);
