import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { steelDriverForBots as steelDriver } from '../for-bots.ts';
import { hints } from '../hints.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(steelDriver, hints, puzzles);
