/**
 * Players that follow one simple script, to see whether a level can be exploited and to bring rare corners about. They
 * sit in simulations and on ladders only: nobody is offered to play against them.
 */
import type { GameTypes, Sealed } from '../../kernel/contract.ts';
import { check, legal, nothingFor, sample } from '../../kernel/legal.ts';
import { oneIn } from '../../kernel/rng.ts';
import type { BotMaker } from '../player.ts';

/** How often a hoarder opens its purse after all. */
const SPENDS = { numerator: 1, denominator: 6 };

/** Keeps what it has: does nothing wherever that is allowed, and now and then spends by lot what has piled up. */
const hoarding: BotMaker = (g, rng) => ({
  act(view, seat) {
    if (oneIn(rng, SPENDS.numerator, SPENDS.denominator)) return sample(g, view, seat, rng);
    return nothingFor(g, view, seat) ?? g.brain.policy(view, seat, rng);
  },
});

/** Never leaves an auction while it can pay: always bids one more. */
const oneMore: BotMaker = (g, rng) => ({
  act(view, seat) {
    const { auction } = g.brain;
    if (auction && auction.running(view) !== null) {
      const action = auction.answer(view, seat, Number.MAX_SAFE_INTEGER);
      if (check(g, view, seat, action) === null) return action;
    }
    return g.brain.policy(view, seat, rng);
  },
});

/** The verbs that lay track, whatever the game. */
const LAYING: readonly string[] = ['expand', 'lay', 'urbanize', 'connect', 'build', 'start', 'extend'];

/** Lays no track wherever it may do something else. */
const neverBuilds: BotMaker = (g, rng) => ({
  act(view, seat) {
    const wish = g.brain.policy(view, seat, rng);
    if (!LAYING.includes(wish.kind)) return wish;
    return nothingFor(g, view, seat) ?? legal(g, view, seat).find(({ kind }) => !LAYING.includes(kind)) ?? wish;
  },
});

/** Bids for one company alone, the first that it could have; others it leaves. */
const oneCompany: BotMaker = (g, rng) => {
  let mine: string | null = null;
  return {
    act(view, seat) {
      const wish = g.brain.policy(view, seat, rng);
      const company = companyIn(wish) ?? companyIn(phaseEntry(view));
      const none = nothingFor(g, view, seat);
      if (company === null || none === null) return wish;
      mine ??= company;
      if (company === mine) return wish;
      return legal(g, view, seat).find((one) => one.kind === wish.kind && companyIn(one) === mine) ?? none;
    },
  };
};

const phaseEntry = <G extends GameTypes>(s: Sealed<G['state']>): object | null =>
  (s as G['state']).phases.at(-1) ?? null;

/** The company that an action or a phase is about. */
const companyIn = (of: object | null): string | null =>
  of !== null && 'company' in of && typeof of.company === 'string' ? of.company : null;

export const SCRIPT_NAMES = ['hoarding', 'one-more', 'never-builds', 'one-company'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

export const SCRIPTS: Readonly<Record<ScriptName, BotMaker>> = {
  hoarding,
  'one-more': oneMore,
  'never-builds': neverBuilds,
  'one-company': oneCompany,
};
