/** One sensible action for each decision: finance first, then track that cubes can use, then the longest delivery. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, pick, type Rng } from '../../../kernel/rng.ts';
import { BEST_ENGINE, MOST_SHARES, SHARE_PRICE, type Special } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { choose } from '../rules/actions/choose.ts';
import { sharesLeft } from '../rules/actions/issue.ts';
import { leastBid } from '../rules/bidding.ts';
import { phaseNow } from '../rules/current.ts';
import { placeFed } from '../rules/growth.ts';
import { expensesOf } from '../rules/money.ts';
import type { AosAction, AosState } from '../state.ts';
import { projects, stepAction } from './building.ts';
import { isLegal } from './perform.ts';
import { earnings, worthOf } from './routes.ts';
import { bestTown } from './towns.ts';
import { turnsLeft } from './value.ts';

type State = Sealed<AosState>;
const PASS: AosAction = { kind: 'pass' };

export function policy(s: State, seat: Seat, rng: Rng): AosAction {
  const phase = s.phases[s.phases.length - 1];
  switch (phase?.id) {
    case 'shares':
      return finance(s, seat, rng);
    case 'turn-order':
      return bidding(s, seat, rng);
    case 'actions':
      return special(s, seat, rng);
    case 'build':
      return building(s, seat);
    case 'move':
      return moving(s, seat, rng);
    case 'production':
      return { kind: 'produce' };
    case 'production-place':
      return placing(s, rng);
    default:
      throw new Error('bug: nobody is to decide');
  }
}

/** Income that two deliveries bring at the least, as a rule. */
const SURE_STEPS = 1;
const TRACK_BUDGET = 8;

/** What must be paid this turn beyond the income that is there: one step more for an engine that grows. */
export const reserveOf = (s: State, seat: Seat): number =>
  Math.max(0, expensesOf(s, seat) + 1 - s.players[seat]!.income - SURE_STEPS);

/** Enough for track and for what cannot be paid out of income, never more. */
function finance(s: State, seat: Seat, rng: Rng): AosAction {
  const left = turnsLeft(s);
  const { cash, shares } = s.players[seat]!;
  const track = left === 0 ? 2 : TRACK_BUDGET + below(rng, 3);
  const need = track + reserveOf(s, seat) - cash;
  // A share costs a dollar of the five this very turn.
  const wanted = Math.min(Math.ceil(need / (SHARE_PRICE - 1)), sharesLeft(s, seat), MOST_SHARES - 1 - shares);
  return wanted > 0 && (left > 0 || need > TRACK_BUDGET / 2) ? { kind: 'issue', shares: wanted } : PASS;
}

/** What a better place is worth, within what can be spared. */
export function price(s: State, seat: Seat): number {
  const { cash } = s.players[seat]!;
  const last = turnsLeft(s) === 0;
  const spare = cash - reserveOf(s, seat) - (last ? 4 : TRACK_BUDGET - 2);
  return Math.max(0, Math.min(spare, 2 + Math.floor(s.turn / 2) + (last ? 4 : 0)));
}

function bidding(s: State, seat: Seat, rng: Rng): AosAction {
  const least = leastBid(s);
  const limit = price(s, seat) + below(rng, 2);
  if (least <= Math.min(limit, s.players[seat]!.cash)) return { kind: 'bid', amount: least };
  return isLegal(s, seat, { kind: 'skip' }) ? { kind: 'skip' } : PASS;
}

function special(s: State, seat: Seat, rng: Rng): AosAction {
  const { engine, cash } = s.players[seat]!;
  const left = turnsLeft(s);
  const wish: Record<Special, number> = {
    locomotive: engine < BEST_ENGINE && left > 0 ? 9 : 0,
    urbanization: bestTown(s, seat) === null ? 1 : 7,
    engineer: cash >= reserveOf(s, seat) + TRACK_BUDGET ? 5 : 2,
    'first-move': 4,
    'first-build': 4,
    production: s.turn > 1 && left > 0 ? 3 : 1,
    'turn-order': left > 0 ? 2 : 0,
  };
  const free = mapOf(s).actions.filter((action) => choose.check(s, seat, { kind: 'choose', action }) === null);
  const rated = free.map((action) => ({ action, worth: wish[action] + below(rng, 3) }));
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { kind: 'choose', action: best.action };
}

function building(s: State, seat: Seat): AosAction {
  const town = bestTown(s, seat);
  if (town && isLegal(s, seat, town)) return town;
  const [best] = projects(s, seat, reserveOf(s, seat));
  if (best && best.gain > 0) return stepAction(s, best.way.steps[0]!);
  if (isLegal(s, seat, { kind: 'end-build' })) return { kind: 'end-build' };
  // AOS-74: what was begun cannot be finished.
  return best ? stepAction(s, best.way.steps[0]!) : { kind: 'restart-build' };
}

/** The longest delivery of one's own; a better engine while longer ones wait for it. */
function moving(s: State, seat: Seat, rng: Rng): AosAction {
  const { engine, cash, income } = s.players[seat]!;
  const now = earnings(s, seat, engine).filter(({ action }) => isLegal(s, seat, action));
  const worth = Math.max(0, ...now.map(worthOf));
  const best = now.filter((one) => one.own > 0 && worthOf(one) === worth);
  const canUpgrade = isLegal(s, seat, { kind: 'upgrade' }) && cash + income + worth >= expensesOf(s, seat) + 1;
  if (canUpgrade && turnsLeft(s) > 0) {
    const later = Math.max(0, ...earnings(s, seat, engine + 1).map(worthOf));
    const first = phaseNow(s, 'move').round === 1;
    if (best.length === 0 || (later > worth && (first || worth <= 1))) return { kind: 'upgrade' };
  }
  return best.length > 0 ? pick(rng, best).action : PASS;
}

/** Columns whose city is on the map first. */
function placing(s: State, rng: Rng): AosAction {
  const { columns } = mapOf(s);
  const free = columns.flatMap((column, c) =>
    s.display[c]!.flatMap((slot, at) => (slot === null ? [{ column, slot: at }] : [])),
  );
  const fed = free.filter(({ column }) => placeFed(s, column) >= 0);
  const { column, slot } = pick(rng, fed.length > 0 ? fed : free);
  return { kind: 'place', good: pick(rng, phaseNow(s, 'production-place').drawn), column: column.id, slot };
}
