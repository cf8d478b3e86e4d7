/** What holds after every action of every game; a position out of a file must pass it too. */
import type { Breach, Sealed } from '../../kernel/contract.ts';
import type { CEMap } from './board/map.ts';
import { mapOf } from './board/maps.ts';
import { companiesAt, housesLeft, isOpen, locomotivesLeft, sharesLeft, sharesSold } from './rules/companies.ts';
import { twoDialsRed } from './rules/dials.ts';
import { floorOf } from './rules/sale.ts';
import { type CEPhase, type CEState, COMPANIES, type CompanyId, DIALS, TRACKS } from './state.ts';

export const BREACH_CODES = [
  'players-miscounted',
  'money-negative',
  'shares-not-conserved',
  'locomotives-not-conserved',
  'network-broken',
  'hex-overfull',
  'houses-not-conserved',
  'house-misplaced',
  'track-off-end',
  'dial-off-end',
  'latecomer-too-early',
  'latecomer-missing',
  'end-without-reason',
  'phases-broken',
  'sale-broken',
] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

type State = Sealed<CEState>;

export function referee(s: State): Breach[] {
  const map = mapOf(s);
  const broken: Breach[] = [];
  const demand = (holds: boolean, code: BreachCode) => {
    if (!holds) broken.push({ code });
  };
  demand(s.players.length === s.seats && map.seats[s.seats] !== undefined, 'players-miscounted');
  demand(
    s.players.every((p) => p.cash >= 0) && COMPANIES.every((id) => s.companies[id].treasury >= 0),
    'money-negative',
  );
  demand(
    COMPANIES.every((id) => s.players.every((p) => p.shares[id] >= 0) && sharesLeft(s, id) >= 0),
    'shares-not-conserved',
  );
  demand(
    COMPANIES.every((id) => locomotivesLeft(s, id) >= 0),
    'locomotives-not-conserved',
  );
  demand(
    COMPANIES.every((id) => isNetwork(s, map, id)),
    'network-broken',
  );
  demand(singlesHoldOne(s, map), 'hex-overfull'); // CE-30
  demand(housesSuffice(s, map) && new Set(s.houses).size === s.houses.length, 'houses-not-conserved');
  demand(
    s.houses.every((hex) => canHoldHouse(map, hex) && companiesAt(s, hex).length > 0), // CE-34
    'house-misplaced',
  );
  demand(
    TRACKS.every((id) => s.tracks[id] >= 0 && s.tracks[id] < map.tracks[id].values.length),
    'track-off-end',
  );
  // CE-18: never three in red.
  demand(DIALS.every((id) => s.dials[id] >= 0 && s.dials[id] <= map.dials[id]) && !allRed(s, map), 'dial-off-end');
  // CE-44: another company has opened it.
  demand(!isOpen(s, map.latecomer) || map.openers.some((id) => isInChicago(s, map, id)), 'latecomer-too-early');
  demand(isOpen(s, map.latecomer) || nobodyCameBefore(s, map), 'latecomer-missing');
  demand((s.phases.length === 0) === s.ended.length > 0, 'end-without-reason');
  if (broken.length === 0) demand(stackHolds(s, map), 'phases-broken');
  if (broken.length === 0) demand(saleHolds(s, map), 'sale-broken');
  return broken;
}

const isInChicago = (s: State, map: CEMap, id: CompanyId): boolean =>
  s.companies[id].network.some((hex) => map.hexes.get(hex)?.kind === 'chicago');

/** CE-44: the first to come opens the latecomer once its expansion is done: until then nobody else is there. */
function nobodyCameBefore(s: State, map: CEMap): boolean {
  const phase = s.phases[s.phases.length - 1];
  const coming = phase?.id === 'expansion' || phase?.id === 'chicago' ? phase.company : null;
  return map.openers.every((id) => id === coming || !isInChicago(s, map, id));
}

const allRed = (s: State, map: CEMap): boolean => DIALS.every((id) => s.dials[id] === map.dials[id]);

/** CE-39: a round has houses for every development still to come in it. */
const housesSuffice = (s: State, map: CEMap): boolean =>
  housesLeft(s) >= (twoDialsRed(s) ? 0 : map.dials.development - s.dials.development);

/** Before the first turn nothing has been built, developed or chosen (CE-9). */
const isUntouched = (s: State): boolean =>
  COMPANIES.every((id) => s.companies[id].network.length <= 1) &&
  DIALS.every((id) => s.dials[id] === 0) &&
  TRACKS.every((id) => s.tracks[id] === 0);

const canHoldHouse = (map: CEMap, hex: string): boolean => {
  const kind = map.hexes.get(hex)?.kind;
  return kind === 'city' || kind === 'mountain' || kind === 'forest';
};

/** Each hex is on the board, stands once, joins what was built before it, and is nobody's start but its own (CE-25, CE-27). */
function isNetwork(s: State, map: CEMap, id: CompanyId): boolean {
  const { network } = s.companies[id];
  const { start, openingBid } = map.companies[id];
  if (network.length === 0) return openingBid === null;
  return network.every((hex, i) => {
    const here = map.hexes.get(hex);
    if (!here || network.indexOf(hex) !== i) return false;
    if (i === 0) return hex === start;
    return (
      here.kind !== 'start' && here.neighbours.some((near) => network.indexOf(near) >= 0 && network.indexOf(near) < i)
    );
  });
}

function singlesHoldOne(s: State, map: CEMap): boolean {
  const taken = new Set<string>();
  for (const id of COMPANIES) {
    for (const hex of s.companies[id].network) {
      const kind = map.hexes.get(hex)?.kind;
      if (kind !== 'forest' && kind !== 'mountain') continue;
      if (taken.has(hex)) return false;
      taken.add(hex);
    }
  }
  return true;
}

/** A stack is an opening sale, or a turn with at most one interruption above it. */
function stackHolds(s: State, map: CEMap): boolean {
  const [bottom, above, ...rest] = s.phases;
  if (rest.length > 0) return false;
  if (!bottom) return true;
  if (bottom.id === 'opening') return above === undefined && isUntouched(s);
  if (bottom.id !== 'turn' || bottom.seat >= s.seats) return false;
  // CE-17: nobody takes a turn while two dials are red, and dividends are paid only then.
  if (!above) return bottom.done || !twoDialsRed(s);
  if (above.id === 'dividends') return !bottom.done && twoDialsRed(s);
  return bottom.done && interruptionHolds(s, map, above, bottom.seat);
}

function interruptionHolds(s: State, map: CEMap, above: Sealed<CEPhase>, seat: number): boolean {
  switch (above.id) {
    case 'auction':
      return above.bidding.first === seat && isOpen(s, above.company) && sharesLeft(s, above.company) > 0; // CE-21
    case 'wabash-auction': // CE-46
      return above.bidding.first === seat && above.company === map.latecomer && sharesSold(s, map.latecomer) === 0;
    case 'expansion': {
      const { network } = s.companies[above.company];
      const last = network.slice(network.length - above.built.length);
      const fits = above.built.length >= 1 && above.built.length <= map.hexesPerExpansion;
      const same = above.built.length < network.length && above.built.every((hex, i) => hex === last[i]);
      return above.seat === seat && fits && same && s.players[seat]!.shares[above.company] > 0;
    }
    case 'chicago':
      return above.seat === seat && isInChicago(s, map, above.company);
    default:
      return false;
  }
}

/** Who is in is a list of seats, the floor is that of CE-20, the high bid can be paid, opening sales come in order (CE-9). */
function saleHolds(s: State, map: CEMap): boolean {
  const phase = s.phases[s.phases.length - 1];
  if (!phase || !('bidding' in phase)) return true;
  const { first, turn, high } = phase.bidding;
  const seats = phase.bidding.in;
  const known = [first, turn, ...seats, high?.seat ?? 0].every((seat) => seat < s.seats);
  const fair = new Set(seats).size === seats.length && (seats.length === 0 || seats.includes(turn));
  const paid = !high || (high.amount >= phase.floor && high.amount <= (s.players[high.seat]?.cash ?? -1));
  if (!known || !fair || !paid || !isOpen(s, phase.company) || phase.floor !== floorOf(s, phase.company)) return false;
  // Nobody bids against himself.
  if (high && (!seats.includes(high.seat) || (high.seat === turn && seats.length > 1))) return false;
  if (phase.id !== 'opening') return true;
  const at = map.openers.indexOf(phase.company);
  return at >= 0 && map.openers.every((id, i) => sharesSold(s, id) === (i < at ? 1 : 0));
}
