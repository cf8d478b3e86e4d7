/**
 * Where the rivals in an auction would stop if each of them searched for it. A policy's bidder stops at its price; who thinks stops where
 * that serves him. So whoever thinks one step further first thinks in the others' places.
 */
import type { BotGame, GameTypes, Sealed, Seat } from '../../kernel/contract.ts';
import { type Luck, luckOf, NOTHING_TO_DEAL } from './luck.ts';
import { type PlayoutSettings, playout, type Stop } from './playout.ts';
import { limitsAround } from './roots.ts';

export interface Foreseen {
  /** Playouts that it took. */
  spent: number;
  /** Where they stop in the nth round: each in turn at the two prices that served it best. */
  stops(round: number): readonly Stop[];
}

export const FORESEEN_NOTHING: Foreseen = { spent: 0, stops: () => [] };

/** A price at which a rival may stop, and how it fared with it. */
interface Limit {
  stop: Stop;
  sum: number;
  visits: number;
}

/** `seat` is the one who foresees; the rivals share the playouts. */
export function foreseen<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  key: string,
  seed: number,
  playouts: number,
  settings: PlayoutSettings,
  over: () => boolean,
): Foreseen {
  const { seats } = view as G['state'];
  const each = Math.floor(playouts / (seats - 1));
  const found: Stop[][] = [];
  let spent = 0;
  for (let rival: Seat = 0; rival < seats; rival++) {
    if (rival === seat) continue;
    const limits = limitsAround(g.brain.price(view, rival)).map(
      (limit): Limit => ({ stop: { seat: rival, limit, key }, sum: 0, visits: 0 }),
    );
    // Numbers of its own for each rival: the prices that one of them tries meet the same dice.
    spent += halve(g, view, seat, limits, seed + rival + 1, each, settings, over);
    if (limits.length > 0) found.push(limits.map(({ stop }) => stop));
  }
  return { spent, stops: (round) => found.map((stops) => stops[round % stops.length]!) };
}

/**
 * Leaves the two best in the list; none when it is all the same, as to one who is out of the auction, or when time is up. Gives the
 * playouts it took.
 */
function halve<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  limits: Limit[],
  seed: number,
  playouts: number,
  settings: PlayoutSettings,
  over: () => boolean,
): number {
  let spent = 0;
  while (limits.length > 2) {
    const share = (playouts - spent) / Math.ceil(Math.log2(limits.length / 2));
    const rounds = Math.max(1, Math.floor(share / limits.length));
    for (let n = 0; n < rounds; n++) {
      const luck = luckOf(seed, spent);
      for (const one of limits) tryStop(g, view, seat, one, luck, settings);
      spent += limits.length;
      const isOut = spent === SAME_AFTER * limits.length && limits.every(({ sum }) => sum === limits[0]!.sum);
      if (isOut || over()) {
        limits.length = 0;
        return spent;
      }
    }
    // Equal ones stay in their order: the price itself first.
    limits.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
    limits.length = Math.ceil(limits.length / 2);
  }
  return spent;
}

/** Rounds after which whoever has fared the same with every price is taken to be out. */
const SAME_AFTER = 2;

function tryStop<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  one: Limit,
  luck: Luck,
  settings: PlayoutSettings,
): void {
  const draft = g.resample(view, seat, g.hidesNothing ? NOTHING_TO_DEAL : luck.deal());
  const reward = playout(g, view, draft, luck, luck.rng(), g.brain, settings, [one.stop]);
  one.sum += reward[one.stop.seat]!;
  one.visits += 1;
}
