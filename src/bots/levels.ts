/**
 * The levels one can play against. They are defined by playouts, not by seconds, so that a phone plays as strongly as
 * a server and a test can be repeated; only the strongest may also be given a time.
 */
import { check } from '../kernel/legal.ts';
import { below, oneIn } from '../kernel/rng.ts';
import type { BotMaker } from './player.ts';
import { type SearchSettings, think, USUAL } from './search/think.ts';

/** Turns of a newcomer, of twelve, that are simply one of those that came to mind. */
const UNWEIGHED = 8;
const IDEAS = 10;
/** How far off a newcomer's idea of a price may be, in per cent. */
const OFF = 60;

/** Plays sensibly and makes mistakes: it misjudges prices, and often takes a turn without weighing it against others. */
export const newcomer: BotMaker = (g, rng) => {
  const { brain } = g; // its parts may lean on each other: they are called on it
  return {
    act(view, seat) {
      if (brain.auction && brain.auction.running(view) !== null) {
        const off = brain.newcomer?.off?.(view) ?? OFF;
        const limit = Math.floor((brain.price(view, seat) * (100 - off + below(rng, 2 * off + 1))) / 100);
        const action = brain.auction.answer(view, seat, limit);
        if (check(g, view, seat, action) === null) return action;
      } else if (oneIn(rng, brain.newcomer?.unweighed?.(view) ?? UNWEIGHED, 12)) {
        const ideas = brain.plans(view, seat, IDEAS, rng);
        const idea = ideas[below(rng, Math.max(1, ideas.length))]?.actions[0];
        if (idea) return idea;
      }
      return brain.newcomer?.act?.(view, seat, rng) ?? brain.policy(view, seat, rng);
    },
  };
};

/** Ideas that a regular weighs. */
const WEIGHED = 24;

/** Takes the turn after which it stands best by the game's own estimate, and bids up to its price. */
export const regular: BotMaker = (g, rng) => ({
  act(view, seat) {
    const { brain } = g;
    if (brain.auction && brain.auction.running(view) !== null) {
      const action = brain.auction.answer(view, seat, brain.price(view, seat));
      if (check(g, view, seat, action) === null) return action;
    }
    return brain.plans(view, seat, WEIGHED, rng)[0]?.actions[0] ?? brain.policy(view, seat, rng);
  },
});

/** Searches with so many playouts. `over` lets a host end the thinking: the best so far is then played. */
export const searcher =
  (iterations: number, more: Partial<SearchSettings> = {}): BotMaker =>
  (g, rng, over) => ({
    act(view, seat) {
      const thought = think(g, view, seat, rng, { ...USUAL, ...more, iterations }, over);
      return thought?.best.plan.actions[0] ?? g.brain.policy(view, seat, rng);
    },
  });

/**
 * Five times the playouts alone hardly change what is played: a Master tries more turns and looks deeper, thinks in the places of rivals, looks
 * further with the best turns, tries some that look worse at first, holds what playouts say against what it thought at first, and where the
 * brain says how minds every place and takes its time over playouts. It moves once one turn is clearly ahead.
 */
export const MASTERLY: Partial<SearchSettings> = {
  ...{ plans: 20, deepest: 12, foresee: 0.4, finalists: 4, faith: 1, places: 1, careful: 1, doubtful: 1, sure: 3 },
};

export const expert = searcher(200);
export const master = searcher(1000, MASTERLY);
