/** Whole games by lot. Uniform players hardly ever see Chicago, so there are players with an aim as well. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { apply, start } from '../../../kernel/engine.ts';
import { distancesFrom } from '../../../kernel/graph.ts';
import { sample } from '../../../kernel/legal.ts';
import { toAct } from '../../../kernel/phases.ts';
import { below, oneIn, pick, type Rng, rngOf } from '../../../kernel/rng.ts';
import { easternUs } from '../board/eastern-us.ts';
import { mapOf } from '../board/maps.ts';
import { chicagoExpress } from '../index.ts';
import { expand, frontier } from '../rules/actions/expand.ts';
import { holdsShare } from '../rules/companies.ts';
import { leastBid } from '../rules/sale.ts';
import { type CEAction, type CEState, COMPANIES, type CompanyId, type HexId } from '../state.ts';
import { assertSound, type CEAnyEvent } from './play.ts';

type State = Sealed<CEState>;
export type Player = (s: State, seat: Seat, rng: Rng) => CEAction;

export const uniform: Player = (s, seat, rng) => {
  const action = sample(chicagoExpress, s, seat, rng);
  if (!action) throw new Error(`dead end: ${JSON.stringify(s)}`);
  return action;
};

/** Bids low, so that money is left, and builds towards Chicago and the industrial cities. */
export const directed: Player = (s, seat, rng) => {
  const phase = s.phases[s.phases.length - 1]!;
  if ('bidding' in phase) {
    const least = leastBid(s);
    return 4 * least <= 3 * s.players[seat]!.cash && oneIn(rng, 5, 6)
      ? { kind: 'bid', amount: least }
      : { kind: 'pass' };
  }
  const companies = phase.id === 'expansion' ? [phase.company] : COMPANIES.filter((id) => holdsShare(s, seat, id));
  if (companies.length > 0 && oneIn(rng, phase.id === 'expansion' ? 19 : 12, 20)) {
    const step = stepTowards(s, seat, richest(s, companies), pick(rng, TARGETS));
    if (step) return step;
  }
  return uniform(s, seat, rng);
};

const richest = (s: State, companies: readonly CompanyId[]): CompanyId =>
  companies.reduce((best, id) => (s.companies[id].treasury > s.companies[best].treasury ? id : best));

/** Steps to each target on an empty board: good enough for players by lot. */
const TARGETS = ['A2', 'A2', 'A2', 'A2', 'A2', 'A2', 'A2', 'I6', 'K4', 'E0'] as const;
const distances = new Map(
  TARGETS.map((target) => [target, distancesFrom([target], (id: HexId) => easternUs.hexes.get(id)!.neighbours)]),
);

/** The legal hex nearest to the target, if one of the four nearest is legal. */
function stepTowards(s: State, seat: Seat, company: CompanyId, target: (typeof TARGETS)[number]): CEAction | null {
  const steps = distances.get(target)!;
  const near = frontier(s, company).sort((a, b) => steps.get(a)! - steps.get(b)!);
  for (const hex of near.slice(0, 4)) {
    const action = { kind: 'expand', company, hex } as const;
    if (expand.check(s, seat, action) === null) return action;
  }
  return null;
}

export interface Step {
  before: State;
  seat: Seat;
  action: CEAction;
  state: State;
  events: readonly CEAnyEvent[];
}

/** A whole game, the referee watching; the seats play as `players` says, in turn. */
export function playGame(
  seats: number,
  seed: string,
  players: readonly Player[],
  watch: (step: Step) => void = () => {},
): CEState {
  const rng = rngOf(seed);
  const table = { seats, options: { map: 'eastern-us' }, rules: chicagoExpress.rules } as const;
  const begun = start(chicagoExpress, { ...table, firstSeat: below(rng, seats) }, null);
  if (!begun.ok) throw new Error('the setup waits');
  let state = deepFreeze(begun.state);
  assertSound(state);
  for (let turn = 0; state.phases.length > 0; turn++) {
    if (turn > 3000) throw new Error('endless');
    const seat = toAct(chicagoExpress, state)[0]!;
    const action = players[seat % players.length]!(state, seat, rng);
    const applied = apply(chicagoExpress, state, seat, action, null);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    const before = state;
    state = deepFreeze(applied.state);
    assertSound(state);
    watch({ before, seat, action, state, events: applied.trace.events });
  }
  return state;
}

/** Anything well formed that a hand might send, legal or not. */
export function anyAction(s: State, rng: Rng): CEAction {
  const company = pick(rng, COMPANIES);
  const near = COMPANIES.flatMap((id) => s.companies[id].network);
  const hexes = oneIn(rng, 1, 2) ? near : [...mapOf(s).hexes.keys(), 'Z9'];
  const hex = pick(rng, hexes);
  return pick(rng, [
    { kind: 'bid', amount: below(rng, 60) - 2 },
    { kind: 'pass' },
    { kind: 'offer', company },
    { kind: 'expand', company, hex },
    { kind: 'expand', company, hex },
    { kind: 'end-expansion' },
    { kind: 'develop', hex },
    { kind: 'develop', hex },
    { kind: 'decline', dial: pick(rng, ['auction', 'expansion', 'development']) },
  ] satisfies CEAction[]);
}
