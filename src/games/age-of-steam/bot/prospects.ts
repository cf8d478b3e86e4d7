/** What each cube can bring each seat, by the engine that it takes: every route once, for all seats together. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE } from '../board/box.ts';
import type { AosState } from '../state.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { Cargo, Lot, Roads } from './roads.ts';

type State = Sealed<AosState>;

/** By lot and seat: the steps that the best delivery brings, by engine; null = none. */
export interface Prospects {
  lots: readonly Lot[];
  /** The first seat of the list, and how many there are. */
  first: Seat;
  seats: number;
  by: readonly (Figures | null)[];
}

export const prospectOf = ({ first, seats, by }: Prospects, lot: number, seat: Seat): Figures | null =>
  by[lot * seats + seat - first]!;

/** Of all seats, or of one alone, which is quicker. */
export function prospectsOf(s: State, roads: Roads, { lots, heaps }: Cargo, only: Seat | null): Prospects {
  const first = only ?? 0;
  const seats = only === null ? s.seats : 1;
  const most = longestWorth(s, only);
  const by: (Figures | null)[] = new Array(lots.length * seats).fill(null);
  for (const { place, goods, there } of heaps) {
    const figures = figuresFrom(s, roads, place, goods, most, only);
    for (const lot of there) {
      const good = 31 - Math.clz32(lots[lot]!.bit);
      for (let i = 0; i < seats; i++) by[lot * seats + i] = figures[good * seats + i]!;
    }
  }
  return { lots, first, seats, by };
}

/** Two links more than the engine runs, for what is to come. */
function longestWorth(s: State, only: Seat | null): number {
  let engine = 0;
  for (const seat of only === null ? s.order : [only]) engine = Math.max(engine, s.players[seat]!.engine);
  return Math.min(BEST_ENGINE, engine + 2);
}
