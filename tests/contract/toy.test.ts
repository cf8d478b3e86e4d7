import { toy } from '../toy/index.ts';
import { FLAGS, type Toy } from '../toy/state.ts';
import { contractSuite } from './suite.ts';

contractSuite<Toy>(toy, {
  games: 8,
  *every() {
    for (let card = -2; card <= 8; card++) yield { kind: 'bid', card };
    for (const flag of FLAGS) yield { kind: 'buy', flag };
    yield { kind: 'pass' };
  },
});
