import { toy } from '../toy/index.ts';
import { contractSuite } from './suite.ts';
import { toyUniverse } from './toy-universe.ts';

contractSuite(toy, toyUniverse);
