import { steelDriverForBots as steelDriver } from '../../src/games/steel-driver/for-bots.ts';
import { steelDriverUniverse } from './steel-driver-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(steelDriver, steelDriverUniverse);
