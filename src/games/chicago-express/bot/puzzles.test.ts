import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { chicagoExpress } from '../index.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(chicagoExpress, puzzles);
