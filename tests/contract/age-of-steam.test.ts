import { ageOfSteamForBots as ageOfSteam } from '../../src/games/age-of-steam/for-bots.ts';
import { ageOfSteamUniverse } from './age-of-steam-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(ageOfSteam, ageOfSteamUniverse);
