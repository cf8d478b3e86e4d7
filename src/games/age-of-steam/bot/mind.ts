/** What a seat has in mind for a turn: thought through once for all playouts that set out from a position. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { SealedTrack } from '../rules/track.ts';
import type { AosAction, AosState } from '../state.ts';
import { dollarWorth } from './bidding.ts';
import { siteOf, tilesLeft, type Wish, wishes } from './building.ts';
import { type Issue, issues } from './finance.ts';
import { longestOwn } from './longest.ts';
import { moves } from './moving.ts';
import { moveName } from './names.ts';
import { once } from './once.ts';
import { type Stakes, stakesOf } from './specials.ts';
import { type Urban, urbans } from './towns.ts';

type State = Sealed<AosState>;

/** Each is thought of when it is first asked for. */
export interface Mind {
  issues(): readonly Issue[];
  /** What actions are worth once one may choose, and what was thought of them in the auction. */
  stakes(): Stakes;
  rough(): Stakes;
  /** Points that a dollar is worth. */
  dollar(): number;
  /** Towns to urbanize, the best first. */
  towns(): readonly Urban[];
  /** Ways to build, the best first: anew for each board that builders may have left. */
  wishes(s: State): readonly Wish[];
  /** The best move: playouts that come to the same cubes and roads move alike. */
  move(s: State): AosAction;
}

/** Dollars that the seat may have more in another playout. */
const MORE = 4;
/** Deliveries that are looked at closely. */
const DELIVERIES = 3;

const thinkOfMove = (s: State, seat: Seat): AosAction => moves(s, seat, longestOwn(s, seat, DELIVERIES))[0]!.action;

/** `nameOf` gives names to boards, the same for all seats; `ways` are looked at closely. */
export function mindOf(from: State, seat: Seat, nameOf: (track: SealedTrack) => string, ways: number): Mind {
  const boards = new Map<string, Wish[]>();
  const moved = new Map<string, AosAction>();
  return {
    issues: once(() => issues(from, seat)),
    stakes: once(() => stakesOf(from, seat, true)),
    rough: once(() => stakesOf(from, seat, false)),
    dollar: once(() => dollarWorth(from, seat)),
    towns: once(() => urbans(siteOf(from, seat)).filter(({ gain }) => gain > 0)),
    wishes(s) {
      const key = `${tilesLeft(s, seat)}${nameOf(s.track)}`;
      const known = boards.get(key);
      if (known) return known;
      const found = wishes(siteOf(s, seat), ways, MORE);
      boards.set(key, found);
      return found;
    },
    move(s) {
      const key = moveName(from, s, seat, nameOf(s.track));
      const known = moved.get(key);
      if (known) return known;
      const found = thinkOfMove(s, seat);
      moved.set(key, found);
      return found;
    },
  };
}
