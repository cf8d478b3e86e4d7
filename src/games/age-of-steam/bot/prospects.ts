/** What each cube can bring each seat, by the engine that it takes: every route once, for all seats together. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import type { AosState } from '../state.ts';
import type { Cargo, Lot, Roads } from './roads.ts';

type State = Sealed<AosState>;

/** What a rival's step costs, in steps of one's own. */
export const ENVY = 0.5;
/** Engines 0 to 6. */
export const ENGINES = BEST_ENGINE + 1;

/** By lot, seat and engine, in one list: the steps that the best delivery brings; 0 = none. */
export interface Prospects {
  lots: readonly Lot[];
  /** The first seat of the list, and how many there are. */
  first: Seat;
  seats: number;
  best: Float64Array;
}

/** Where a seat's figures for a lot begin: one for each engine. */
export const prospectAt = ({ first, seats }: Prospects, lot: number, seat: Seat): number =>
  (lot * seats + seat - first) * ENGINES;

/** Of all seats, or of one alone, which is quicker. */
export function prospectsOf(s: State, roads: Roads, { lots, heaps }: Cargo, only: Seat | null): Prospects {
  const first = only ?? 0;
  const seats = only === null ? s.seats : 1;
  const best = new Float64Array(lots.length * seats * ENGINES);
  const most = longestWorth(s, only);
  const bonus = bonuses(s);
  const { out, takes, terminal } = roads;
  const visited = new Uint8Array(out.length);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  let here: readonly number[] = [];

  /** A route of so many links has come to a place that takes these goods. */
  const note = (goods: number, length: number): void => {
    const shared = length - counts[6]! - counts[7]!;
    for (const lot of here) {
      const { bit } = lots[lot]!;
      if ((bit & goods) === 0) continue;
      const more = bonus.get(bit) ?? 0;
      for (let i = 0; i < seats; i++) {
        const own = counts[first + i]!;
        if (own === 0) continue;
        const worth = own + more - ENVY * (shared - own);
        const at = (lot * seats + i) * ENGINES + length;
        if (worth > best[at]!) best[at] = worth;
      }
    }
  };
  const go = (at: number, goods: number, length: number): void => {
    visited[at] = 1;
    for (const { to, owner } of out[at]!) {
      if (visited[to] === 1) continue;
      counts[owner]! += 1;
      const now = length + 1;
      const taken = goods & takes[to]!;
      if (taken !== 0) note(taken, now);
      const rest = goods & ~taken;
      if (rest !== 0 && now < most && !terminal[to] && (only === null || hopeful(counts, only, now, most)))
        go(to, rest, now);
      counts[owner]! -= 1;
    }
    visited[at] = 0;
  };
  for (const { place, goods, there } of heaps) {
    here = there;
    go(place, goods, 0);
  }
  for (let from = 0; from < best.length; from += ENGINES)
    for (let i = from + 1; i < from + ENGINES; i++) if (best[i - 1]! > best[i]!) best[i] = best[i - 1]!;
  return { lots, first, seats, best };
}

/** Can this route still bring a step more than it gives away? */
const hopeful = (counts: readonly number[], seat: Seat, length: number, most: number): boolean => {
  const own = counts[seat]!;
  const others = length - own - counts[6]! - counts[7]!;
  return own + (most - length) - ENVY * others >= 1;
};

/** Two links more than the engine runs, for what is to come. */
function longestWorth(s: State, only: Seat | null): number {
  let engine = 0;
  for (const seat of only === null ? s.order : [only]) engine = Math.max(engine, s.players[seat]!.engine);
  return Math.min(BEST_ENGINE, engine + 2);
}

/** AOS-67: what some goods bring besides, by their bit. */
const bonuses = (s: State): Map<number, number> =>
  new Map(mapOf(s).rules.deliveryBonus.map(({ good, income }) => [bitOf(good), income]));
