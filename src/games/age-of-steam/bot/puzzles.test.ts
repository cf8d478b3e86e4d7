import { testPuzzles } from '../../../bots/testing/puzzles.ts';
import { ageOfSteamForBots as ageOfSteam } from '../for-bots.ts';
import { hints } from '../hints.ts';
import { puzzles } from '../testing/puzzles.ts';

testPuzzles(ageOfSteam, hints, puzzles);
