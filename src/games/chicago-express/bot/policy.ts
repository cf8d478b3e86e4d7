/** One sensible legal action: bids up to a price, builds towards Chicago, develops what it owns. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, oneIn, type Rng } from '../../../kernel/rng.ts';
import { develop } from '../rules/actions/develop.ts';
import { expand } from '../rules/actions/expand.ts';
import { offer } from '../rules/actions/offer.ts';
import { companiesAt, sharesSold } from '../rules/companies.ts';
import { current } from '../rules/current.ts';
import { isRed } from '../rules/dials.ts';
import { leastBid } from '../rules/sale.ts';
import { type CEAction, type CEState, COMPANIES, type CompanyId, DIALS } from '../state.ts';
import { wayToChicago } from './chicago-run.ts';
import { price } from './value.ts';

type State = Sealed<CEState>;

export function policy(s: State, seat: Seat, rng: Rng): CEAction {
  const phase = s.phases[s.phases.length - 1]!;
  if ('bidding' in phase) return speak(s, seat, rng);
  if (phase.id === 'expansion') return nextHex(s, seat, phase.company) ?? { kind: 'end-expansion' };
  return takeTurn(s, seat, rng);
}

/** Raises by the least while it is worth it; prices are shaken a little, so that games differ. */
function speak(s: State, seat: Seat, rng: Rng): CEAction {
  const least = leastBid(s);
  const { cash } = s.players[seat]!;
  if (least > cash) return { kind: 'pass' };
  const limit = Math.round((price(s, seat) * (50 + below(rng, 41))) / 100);
  return least <= Math.min(limit, cash) ? { kind: 'bid', amount: least } : { kind: 'pass' };
}

/** The next hex of the run for Chicago that the treasury can pay. */
function nextHex(s: State, seat: Seat, company: CompanyId): CEAction | null {
  const hex = wayToChicago(s, company)?.nodes[0];
  if (hex === undefined) return null;
  const action = { kind: 'expand', company, hex } as const;
  return expand.check(s, seat, action) === null ? action : null;
}

function takeTurn(s: State, seat: Seat, rng: Rng): CEAction {
  const { shares } = s.players[seat]!;
  const mine = COMPANIES.filter((id) => shares[id] > 0);
  if (!isRed(s, 'expansion') && oneIn(rng, 3, 4)) {
    const runs = mine
      .map((id) => ({ id, step: nextHex(s, seat, id), treasury: s.companies[id].treasury }))
      .filter((run) => run.step !== null)
      .sort((a, b) => b.treasury - a.treasury);
    if (runs[0]?.step) return runs[0].step;
  }
  const actions: CEAction[] = [...bestDevelopment(s, seat), ...offers(s, seat, mine)];
  if (actions.length > 0 && oneIn(rng, 7, 8)) return actions[below(rng, actions.length)]!;
  const open = DIALS.filter((dial) => !isRed(s, dial));
  return { kind: 'decline', dial: open[below(rng, open.length)]! };
}

/** The development that pays this seat most, if any does. */
function bestDevelopment(s: State, seat: Seat): CEAction[] {
  const { shares } = s.players[seat]!;
  let best: CEAction | null = null;
  let most = 0;
  for (const action of develop.candidates(s, seat)) {
    if (develop.check(s, seat, action) !== null) continue;
    const gain = companiesAt(s, action.hex).reduce(
      (total, id) => total + shares[id] / Math.max(1, sharesSold(s, id)),
      0,
    );
    if (gain > most) {
      most = gain;
      best = action;
    }
  }
  return best ? [best] : [];
}

const offers = (s: State, seat: Seat, mine: readonly CompanyId[]): CEAction[] =>
  (mine.length > 0 ? mine : COMPANIES)
    .map((company) => ({ kind: 'offer', company }) as const)
    .filter((action) => offer.check(s, seat, action) === null && current(s, 'turn') !== null);
