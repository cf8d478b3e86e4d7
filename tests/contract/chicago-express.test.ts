import { chicagoExpress } from '../../src/games/chicago-express/index.ts';
import { chicagoExpressUniverse } from './chicago-express-universe.ts';
import { contractSuite } from './suite.ts';

contractSuite(chicagoExpress, chicagoExpressUniverse);
