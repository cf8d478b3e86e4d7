import { FLAGS, type Toy } from '../toy/state.ts';
import type { Universe } from './suite.ts';

export const toyUniverse: Universe<Toy> = {
  games: 8,
  stride: 1,
  *every() {
    for (let card = -2; card <= 8; card++) yield { kind: 'bid', card };
    for (const flag of FLAGS) yield { kind: 'buy', flag };
    yield { kind: 'pass' };
  },
};
