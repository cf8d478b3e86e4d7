/** Games for tests: the real ones, the toy, and toys with a planted fault. */
import type { AnyBotGame } from '../../../src/kernel/contract.ts';
import type { Games } from '../../../src/server/tables/api.ts';
import { registered } from '../../../src/server/tables/games.ts';
import { type ToyState, toy } from '../../toy/index.ts';

type Run = AnyBotGame['actions'][string]['run'];

/** A toy whose bids by seat 1 go wrong. */
function faulty(id: string, fault: Run): AnyBotGame {
  const game = toy as unknown as AnyBotGame;
  const bid = game.actions.bid!;
  const run: Run = (draft, seat, action, emit) => (seat === 1 ? fault : bid.run)(draft, seat, action, emit);
  return { ...game, id, actions: { ...game.actions, bid: { ...bid, run } } };
}

/** The toy of today: since rules 2 the lowest card of a hand may not be bid. */
function versions(): AnyBotGame {
  const game = toy as unknown as AnyBotGame;
  const bid = game.actions.bid!;
  const check: typeof bid.check = (s, seat, action) => {
    const { hand } = (s as unknown as ToyState).players[seat]!;
    const isLowest = (action as unknown as { card: number }).card === Math.min(...hand);
    return s.rules >= 2 && isLowest ? { code: 'card-not-held', rule: 'TOY-3' } : bid.check(s, seat, action);
  };
  return { ...game, id: 'versions', rules: 2, actions: { ...game.actions, bid: { ...bid, check } } };
}

/** A toy whose bots come to no end, or to a bad one, whatever they think about. */
function mindless(id: string, fault: () => never): AnyBotGame {
  const game = toy as unknown as AnyBotGame;
  return { ...game, id, brain: { ...game.brain, policy: fault, plans: fault, value: fault } };
}

const PLANTED: Readonly<Record<string, AnyBotGame>> = {
  toy: toy as unknown as AnyBotGame,
  runaway: faulty('runaway', () => {
    for (;;);
  }),
  thrower: faulty('thrower', () => {
    throw new Error('bug: planted');
  }),
  brooding: mindless('brooding', () => {
    for (;;);
  }),
  confused: mindless('confused', () => {
    throw new Error('bug: planted in a mind');
  }),
  unready: {
    ...(toy as unknown as AnyBotGame),
    id: 'unready',
    setup: () => {
      throw new Error('bug: planted in the setup');
    },
  },
  versions: versions(),
};

export const testGames: Games = {
  load: (id) => (Object.hasOwn(PLANTED, id) ? Promise.resolve(PLANTED[id]!) : registered.load(id)),
};
