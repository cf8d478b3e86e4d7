import { steelDriver } from '../../src/games/steel-driver/index.ts';
import { steelDriverUniverse } from './steel-driver-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(steelDriver, steelDriverUniverse);
