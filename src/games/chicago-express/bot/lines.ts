/** Whole turns worth a look, before anything is said of their legality. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { leastBid } from '../rules/sale.ts';
import { type CEAction, type CEState, COMPANIES, DIALS } from '../state.ts';
import { view } from '../view.ts';
import { richestRival } from './bidding.ts';
import { developments } from './developments.ts';
import { act } from './perform.ts';
import { groundOf, policy } from './policy.ts';
import { price } from './price.ts';
import type { Ground } from './sites.ts';
import { expansionsOf } from './targets.ts';

type State = Sealed<CEState>;
export type Line = CEAction[];

/** How many of the developments are kept. */
const DEVELOPMENTS = 5;

/** What the policy would do with this turn, to its end. */
export function policyLine(s: State, seat: Seat, rng: Rng): Line {
  const line: Line = [];
  const draft = view(s);
  for (let more = true; more; ) {
    const action = policy(draft, seat, rng);
    line.push(action);
    more = action.kind === 'expand' && act(draft, seat, action);
  }
  return line;
}

export function linesOf(s: State, seat: Seat): Line[] {
  const phase = s.phases[s.phases.length - 1]!;
  if ('bidding' in phase) return bids(s, seat);
  const ground = groundOf(s, COMPANIES);
  if (phase.id === 'expansion') {
    const left = mapOf(s).hexesPerExpansion - phase.built.length;
    return [[{ kind: 'end-expansion' }], ...expansionsOf(ground, seat, phase.company, left)];
  }
  return [
    ...COMPANIES.filter((id) => s.players[seat]!.shares[id] > 0).flatMap((id) =>
      expansionsOf(ground, seat, id, mapOf(s).hexesPerExpansion),
    ),
    ...bestDevelopments(ground, seat),
    ...COMPANIES.map((company): Line => [{ kind: 'offer', company }]),
    ...DIALS.map((dial): Line => [{ kind: 'decline', dial }]),
  ];
}

/** Wherever a seat means to stop, its next word is the least bid, a bid that no rival can answer, or a pass. */
function bids(s: State, seat: Seat): Line[] {
  const least = leastBid(s);
  const lines: Line[] = [[{ kind: 'bid', amount: least }], [{ kind: 'pass' }]];
  const knockOut = richestRival(s, seat) + 1;
  if (knockOut > least && knockOut <= price(s, seat)) lines.push([{ kind: 'bid', amount: knockOut }]);
  return lines;
}

function bestDevelopments({ board, rounds }: Ground, seat: Seat): Line[] {
  return developments(board, seat, rounds)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, DEVELOPMENTS)
    .map(({ hex }): Line => [{ kind: 'develop', hex }]);
}
