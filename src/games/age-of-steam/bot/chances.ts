/** Deliveries that a seat may hope for: what they bring by engine, and how long they are likely to stay. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosState } from '../state.ts';
import { ENGINES, type Figures } from './figures.ts';
import { type Prospects, prospectOf } from './prospects.ts';

type State = Sealed<AosState>;

export interface Chance {
  /** Steps by engine. */
  by: Figures;
  /** How many others would take it. */
  rivals: number;
  /** Turns until the cube is there. */
  from: number;
}

/** Share that is still there a turn later, by the number of rivals who can use the cube. */
export const HOLD = [0.95, 0.6, 0.4, 0.3, 0.3, 0.3];
/** More of one kind than anybody delivers in time. */
const MOST_ALIKE = 3;
/** Steps that make a cube interesting to a rival. */
const TEMPTING = 1;

/** How many others would take each lot, by the engine they have or may have next. */
export function rivalsOf(s: State, all: Prospects, seat: Seat): number[] {
  const rivals: number[] = [];
  for (let lot = 0; lot < all.lots.length; lot++) rivals.push(0);
  for (const other of s.order) {
    if (other === seat) continue;
    const engine = Math.min(ENGINES - 1, s.players[other]!.engine + 1);
    for (let lot = 0; lot < rivals.length; lot++) {
      const figures = prospectOf(all, lot, other);
      if (figures !== null && figures[engine]! >= TEMPTING) rivals[lot]! += 1;
    }
  }
  return rivals;
}

/** `less` is a lot of which one cube is gone. */
export function chancesOf(prospects: Prospects, seat: Seat, rivals: readonly number[], less = -1): Chance[] {
  const { lots } = prospects;
  const chances: Chance[] = [];
  for (let lot = 0; lot < lots.length; lot++) {
    const by = prospectOf(prospects, lot, seat);
    if (by === null) continue;
    const { cubes, from } = lots[lot]!;
    const chance = { by, rivals: rivals[lot] ?? 0, from };
    const left = lot === less ? cubes - 1 : cubes;
    for (let i = 0; i < left && i < MOST_ALIKE; i++) chances.push(chance);
  }
  return chances;
}
