/** One sensible action for each decision: finance first, then track that cubes can use, then the best delivery. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { pick, type Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { phaseNow } from '../rules/current.ts';
import { placeFed } from '../rules/growth.ts';
import type { AosAction, AosState } from '../state.ts';
import { auctioneer, price } from './bidding.ts';
import { nextTile, projects, siteOf, stepsOf } from './building.ts';
import { issues } from './finance.ts';
import { bestEarnings, moves } from './moving.ts';
import { isLegal } from './perform.ts';
import { specialsNow } from './specials.ts';
import { bestUrban } from './towns.ts';

type State = Sealed<AosState>;

export function policy(s: State, seat: Seat, rng: Rng): AosAction {
  const phase = s.phases[s.phases.length - 1];
  switch (phase?.id) {
    case 'shares':
      return issues(s, seat)[0]?.action ?? { kind: 'pass' };
    case 'turn-order':
      return auctioneer.answer(s, seat, price(s, seat));
    case 'actions':
      return { kind: 'choose', action: specialsNow(s, seat)[0]!.action };
    case 'build':
      return building(s, seat);
    case 'move':
      return moves(s, seat, bestEarnings(s, seat, DELIVERIES))[0]!.action;
    case 'production':
      return { kind: 'produce' };
    case 'production-place':
      return placing(s, rng);
    default:
      throw new Error('bug: nobody is to decide');
  }
}

/** Deliveries and ways that are looked at closely. */
const DELIVERIES = 4;
const WAYS = 12;

function building(s: State, seat: Seat): AosAction {
  const next = nextTile(s, seat);
  if (next) return next;
  const site = siteOf(s, seat);
  const { urbanized, laid } = phaseNow(s, 'build');
  if (s.players[seat]!.action === 'urbanization' && !urbanized && laid.length === 0) {
    const town = bestUrban(site);
    if (town && town.gain > 0 && isLegal(s, seat, town.action)) return town.action;
  }
  const ways = projects(site, WAYS);
  for (const { way, gain } of ways) {
    if (gain <= 0) break;
    const steps = stepsOf(s, seat, way);
    if (steps) return steps[0]!;
  }
  if (isLegal(s, seat, { kind: 'end-build' })) return { kind: 'end-build' };
  // AOS-74: what was begun must be finished, or taken back.
  for (const { way } of ways) {
    const steps = stepsOf(s, seat, way);
    if (steps) return steps[0]!;
  }
  return { kind: 'restart-build' };
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
