import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { chicagoExpressForBots as chicagoExpress } from '../for-bots.ts';
import { hints } from '../hints.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(chicagoExpress, hints, puzzles);
