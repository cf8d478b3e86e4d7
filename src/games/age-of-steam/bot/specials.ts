/** What each special action is worth to a seat, in points. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE, type Special } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { choose } from '../rules/actions/choose.ts';
import type { AosState } from '../state.ts';
import { siteOf } from './building.ts';
import { type Chance, HOLD } from './chances.ts';
import { forecast } from './forecast.ts';
import { once } from './once.ts';
import { hopesOf, turnsLeft } from './sight.ts';
import { survivalCash } from './survival.ts';
import { urbanWorth } from './towns.ts';
import { courseOf, standingOf } from './value.ts';

type State = Sealed<AosState>;

/** Points of what nothing better is known about. */
const FIRST_BUILD = 1.2;
const ENGINEER = 1.5;
const PRODUCTION = 0.6;
const TURN_ORDER = 0.8;
const TOWN = 3;
/** Dollars with which a fourth tile can be paid. */
const RICH = 11;

/** What actions are worth besides what the order of play and cash make of them. */
export interface Stakes {
  /** An engine more. */
  engine: number;
  /** Thought of when it is first asked for: whoever comes late finds the action taken. */
  town(): number;
  /** Cubes that others may take first. */
  contested: number;
}

export function stakesOf(s: State, seat: Seat, closely: boolean): Stakes {
  const hopes = hopesOf(s, seat);
  const { engine } = s.players[seat]!;
  return {
    engine: engine < BEST_ENGINE ? engineWorth(s, seat, hopes) : 0,
    town: closely ? once(() => urbanWorth(siteOf(s, seat))) : () => TOWN,
    contested: contested(hopes, engine),
  };
}

export function specialWorth(s: State, seat: Seat, stakes: Stakes, action: Special): number {
  switch (action) {
    case 'locomotive':
      return canPay(s, seat) ? stakes.engine : 0;
    case 'urbanization':
      return stakes.town();
    case 'engineer':
      return s.players[seat]!.cash >= survivalCash(s, seat) + RICH ? ENGINEER : 0.4;
    case 'first-move':
      return after(s, seat) * stakes.contested;
    case 'first-build':
      return after(s, seat) * FIRST_BUILD;
    case 'production':
      return turnsLeft(s) > 1 ? PRODUCTION : 0;
    case 'turn-order':
      return turnsLeft(s) > 0 ? TURN_ORDER : 0;
  }
}

/** 0 for the first in the order of play, 1 for the last. */
const after = (s: State, seat: Seat): number => s.order.indexOf(seat) / Math.max(1, s.order.length - 1);

/** An engine more costs a dollar a turn. */
const canPay = (s: State, seat: Seat): boolean => s.players[seat]!.cash >= survivalCash(s, seat, 1);

function engineWorth(s: State, seat: Seat, hopes: readonly Chance[]): number {
  const course = courseOf(s, seat);
  const now = standingOf(s, seat);
  return forecast(course, { ...now, engine: now.engine + 1 }, hopes, null) - forecast(course, now, hopes, null);
}

/** What others may take before one's turn: the best two cubes. */
function contested(hopes: readonly Chance[], engine: number): number {
  let first = 0;
  let second = 0;
  for (const { by, rivals, from } of hopes) {
    const risk = from > 0 ? 0 : by[engine]! * (1 - HOLD[rivals]!);
    if (risk > first) {
      second = first;
      first = risk;
    } else if (risk > second) second = risk;
  }
  return 2 * (first + second);
}

/** Those that are free, the best first. */
export function specialsNow(s: State, seat: Seat, stakes: Stakes = stakesOf(s, seat, true)): Rated[] {
  return mapOf(s)
    .actions.filter((action) => choose.check(s, seat, { kind: 'choose', action }) === null)
    .map((action) => ({ action, worth: specialWorth(s, seat, stakes, action) }))
    .sort((a, b) => b.worth - a.worth);
}

interface Rated {
  action: Special;
  worth: number;
}
