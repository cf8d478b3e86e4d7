/** Standing orders, and what bots need to know. Both look at a seat's view only. */
import type { Brain, OrderSpecs, Sealed, Seat } from '../../src/kernel/contract.ts';
import { legal } from '../../src/kernel/legal.ts';
import { below } from '../../src/kernel/rng.ts';
import { scoreOf } from './facts.ts';
import { toy } from './index.ts';
import type { Toy, ToyState } from './state.ts';

const bestCard = (s: Sealed<ToyState>, seat: Seat): number => Math.max(0, ...s.players[seat]!.hand);
const phaseId = (s: Sealed<ToyState>) => s.phases.at(-1)?.id;

export const orders: OrderSpecs<Toy> = {
  'bid-best': {
    fields: { least: { type: 'amount', min: 1, max: 6 } },
    decide(s, seat, { least }) {
      if (phaseId(s) !== 'bids') return { do: 'nothing' };
      const card = bestCard(s, seat);
      if (card < Number(least)) return { do: 'ask', why: 'cards-too-low' };
      return { do: 'act', action: { kind: 'bid', card }, why: 'best-card' };
    },
  },
  market: {
    fields: { what: { type: 'choice', values: ['buy', 'pass'] } },
    decide(s, seat, { what }) {
      if (phaseId(s) !== 'market') return { do: 'nothing' };
      const action = what === 'buy' ? legal(toy, s, seat)[0]! : ({ kind: 'pass' } as const);
      return { do: 'act', action, why: 'market' };
    },
  },
};

export const brain: Brain<Toy> = {
  value(s, terms) {
    return s.players.map((player, seat) => {
      const cards = player.hand.length; // a card is worth about a coin
      if (terms) terms[seat] = { score: scoreOf(s, seat), cards };
      return scoreOf(s, seat) + cards;
    });
  },
  policy(s, seat, rng) {
    const all = legal(toy, s, seat);
    if (phaseId(s) === 'bids' && below(rng, 3) > 0) return { kind: 'bid', card: bestCard(s, seat) };
    return phaseId(s) === 'market' ? all[0]! : all[below(rng, all.length)]!;
  },
  plans(s, seat, k, rng) {
    const first = this.policy(s, seat, rng);
    const rest = legal(toy, s, seat).filter((a) => JSON.stringify(a) !== JSON.stringify(first));
    return [first, ...rest].slice(0, k).map((action, i) => ({ actions: [action], prior: 1 / (i + 1), why: [] }));
  },
  price: (s, seat) => (phaseId(s) === 'bids' ? bestCard(s, seat) : 0),
  horizon: (s) => phaseId(s) === 'market',
  scale: { s: 5, winWeight: 0.5, odds: 5 },
};
