import { ageOfSteam } from '../../src/games/age-of-steam/index.ts';
import { ageOfSteamUniverse } from './age-of-steam-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(ageOfSteam, ageOfSteamUniverse);
