/**
 * Bids as words: one amount after another. Which amounts are allowed is each game's own rule (its `check`); how they
 * are read, listed, touched and drawn by lot is the same wherever a seat names a price for one lot.
 */
import type { ActionKind, GameTypes, Sealed, Seat } from './contract.ts';
import { below } from './rng.ts';

export type BidAction = { kind: 'bid'; amount: number };

/** What a game says of its auction: the least that may be named now, and what a seat could pay at most. */
export interface Purse<G extends GameTypes> {
  least(s: Sealed<G['state']>): number;
  most(s: Sealed<G['state']>, seat: Seat): number;
}

type Words<G extends GameTypes> = Required<
  Pick<ActionKind<G, BidAction>, 'parse' | 'candidates' | 'easiest' | 'attempts' | 'touches' | 'sample'>
>;

const parse = ({ kind, amount }: Readonly<Record<string, unknown>>): BidAction | null =>
  kind === 'bid' && Number.isSafeInteger(amount) ? { kind, amount: (amount as number) + 0 } : null; // no -0

export const bidWords = <G extends GameTypes>({ least, most }: Purse<G>): Words<G> => ({
  parse,
  *candidates(s, seat) {
    const last = most(s, seat);
    for (let amount = least(s); amount <= last; amount++) yield { kind: 'bid', amount };
  },
  easiest: (s) => ({ kind: 'bid', amount: least(s) }),
  *attempts(s, seat, touched = []) {
    const last = most(s, seat) + 1;
    for (let amount = 0; amount <= last; amount++) yield { kind: 'bid', amount };
    for (const { on, id } of touched) {
      const dared = on === 'amount' ? parse({ kind: 'bid', amount: Number(id) }) : null;
      if (dared && dared.amount > last) yield dared;
    }
  },
  touches: ({ amount }) => [
    { on: 'button', id: 'bid' },
    { on: 'amount', id: `${amount}` },
  ],
  sample(s, seat, rng) {
    const first = least(s);
    const last = most(s, seat);
    return first <= last ? { kind: 'bid', amount: first + below(rng, last - first + 1) } : null;
  },
});
