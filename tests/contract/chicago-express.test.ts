import { chicagoExpressForBots as chicagoExpress } from '../../src/games/chicago-express/for-bots.ts';
import { chicagoExpressUniverse } from './chicago-express-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(chicagoExpress, chicagoExpressUniverse);
