/** What holds after every action of every game; a position out of a file must pass it too. */
import type { Breach, Sealed } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import { COMPONENTS } from './board/components.ts';
import type { SDMap } from './board/map.ts';
import { mapOf } from './board/maps.ts';
import { cubesSpent, railsBuilt, sharesSold } from './rules/companies.ts';
import { finalController } from './rules/control.ts';
import { canCollect, touchedCities } from './rules/goods.ts';
import { canBuild } from './rules/rails.ts';
import { salesOver } from './rules/sales.ts';
import { isLinked } from './rules/transcontinental.ts';
import { COMPANIES, type CompanyId, type SDPhase, type SDState } from './state.ts';

export const BREACH_CODES = [
  'players-miscounted',
  'amount-negative',
  'board-mismatched',
  'cubes-not-conserved',
  'shares-not-conserved',
  'control-broken',
  'rails-over-limit',
  'network-broken',
  'order-broken',
  'link-misjudged',
  'goods-not-conserved',
  'phases-broken',
  'auction-broken',
] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

type State = Sealed<SDState>;

export function referee(s: State): Breach[] {
  const map = mapOf(s);
  const broken: Breach[] = [];
  const demand = (holds: boolean, code: BreachCode) => {
    if (!holds) broken.push({ code });
  };
  const every = (holds: (id: CompanyId) => boolean): boolean => COMPANIES.every(holds);
  demand(playersFit(s), 'players-miscounted');
  demand(amountsFit(s), 'amount-negative');
  demand(s.rails.length === map.links.length, 'board-mismatched');
  if (broken.length > 0) return broken; // the rest counts on these
  demand(cubesConserved(s), 'cubes-not-conserved');
  demand(
    every((id) => sharesSold(s, id) <= COMPONENTS.sharesPerCompany),
    'shares-not-conserved',
  );
  demand(
    every((id) => controlHolds(s, id)),
    'control-broken',
  );
  demand(
    every((id) => railsBuilt(s, id) <= COMPONENTS.railsPerCompany),
    'rails-over-limit',
  );
  demand(
    every((id) => isNetwork(s, map, id)),
    'network-broken',
  );
  demand(isRow(s.order, COMPANIES.length) && isRow(s.passed, s.passed.length), 'order-broken');
  demand(linkHolds(s, map), 'link-misjudged');
  demand(goodsHold(s), 'goods-not-conserved');
  if (broken.length === 0) demand(phaseHolds(s), 'phases-broken');
  if (broken.length === 0) demand(auctionHolds(s), 'auction-broken');
  return broken;
}

const playersFit = (s: State): boolean =>
  COMPONENTS.cubes[s.seats] !== undefined &&
  s.players.length === s.seats &&
  s.active < s.seats &&
  COMPANIES.every((id) => {
    const { shares, controller, lastController } = s.companies[id];
    return shares.length === s.seats && (controller ?? 0) < s.seats && (lastController ?? 0) < s.seats;
  });

const amountsFit = (s: State): boolean =>
  s.players.every((player) => player.cubes >= 0 && player.cash >= 0) &&
  COMPANIES.every((id) => {
    const { box, profit, shares } = s.companies[id];
    return box >= 0 && profit >= 0 && shares.every((held) => held >= 0);
  });

/** Held + in boxes + spent on rails + given back = handed out; a standing bid is still the bidder's. */
const cubesConserved = (s: State): boolean =>
  sum(s.players.map((player) => player.cubes)) +
    sum(COMPANIES.map((id) => s.companies[id].box)) +
    cubesSpent(s) +
    s.cubes.returned ===
  s.cubes.handedOut;

const isFinal = (s: State): boolean => s.phases.length === 0 || s.phases[0]!.id === 'collecting';

/** Who controls holds a share and was the last to control; at the end SD-38 says who it is. */
function controlHolds(s: State, id: CompanyId): boolean {
  const { controller, lastController, shares, cities } = s.companies[id];
  if ((lastController === null) !== (sharesSold(s, id) === 0)) return false;
  if (lastController === null) return controller === null && cities.length === 0; // SD-41
  if (shares[lastController] === 0) return false;
  if (isFinal(s)) return controller === finalController(shares, lastController);
  return controller === null || controller === lastController;
}

/** Its cities are those of its rails, each joined by its own rails to what was there before; the start is a hexagon. */
function isNetwork(s: State, map: SDMap, id: CompanyId): boolean {
  const { cities } = s.companies[id];
  const own = map.links.filter((link) => s.rails[link.index] === id);
  const touched = new Set(own.flatMap(({ a, b }) => [a.id, b.id]));
  if (touched.size !== cities.length || new Set(cities).size !== cities.length) return false;
  return cities.every((name, i) => {
    if (!touched.has(name)) return false;
    if (i === 0) return map.cityById.get(name)!.kind === 'start';
    const before = cities.slice(0, i);
    return own.some(({ a, b }) => (a.id === name && before.includes(b.id)) || (b.id === name && before.includes(a.id)));
  });
}

const isRow = (row: readonly CompanyId[], length: number): boolean =>
  row.length === length && new Set(row).size === length;

/** SD-31: it is noted as soon as the coasts are joined; whoever had a part in it has a rail. */
function linkHolds(s: State, map: SDMap): boolean {
  const { transcontinental: link } = s;
  if ((link !== null) !== isLinked(s.rails, map)) return false;
  const part = link ? [link.company, ...link.others] : [];
  return isRow(part, part.length) && part.every((id) => railsBuilt(s, id) > 0) && (link?.turn ?? 1) <= s.turn;
}

/** Collected + left = cities touched; nothing is left at the end (SD-41). */
function goodsHold(s: State): boolean {
  const taken = COMPANIES.flatMap((id) => s.companies[id].goods);
  if (!isFinal(s)) return taken.length === 0 && s.goods.length === 0;
  const all = [...taken, ...s.goods].sort();
  const touched = touchedCities(s).sort();
  return (
    all.length === touched.length &&
    all.every((city, i) => city === touched[i]) &&
    COMPANIES.every((id) => s.companies[id].goods.every((city) => s.companies[id].cities.includes(city))) &&
    COMPANIES.every((id) => s.companies[id].box === 0) &&
    (s.phases.length > 0 || s.goods.length === 0)
  );
}

/** One phase, or an auction above the sales; whoever is to act can. */
function phaseHolds(s: State): boolean {
  const [bottom, above] = s.phases;
  if (!bottom) return s.turn === COMPONENTS.turns && s.passed.length === COMPANIES.length;
  if (bottom.id === 'sales') return s.passed.length === 0 && salesHold(s, bottom, above);
  if (above || bottom.id === 'auction') return false;
  if (bottom.id === 'profit') return s.passed.length === COMPANIES.length;
  if (bottom.id === 'collecting' && s.turn < COMPONENTS.turns) return false;
  const { company } = bottom;
  if (company === null) return s.passed.length === COMPANIES.length;
  if (s.passed.includes(company)) return false;
  return bottom.id === 'building' ? canBuild(s, company) : canCollect(s, company);
}

function salesHold(s: State, { handOns }: Sealed<Extract<SDPhase, { id: 'sales' }>>, above?: Sealed<SDPhase>): boolean {
  if (handOns > s.seats) return false;
  if (!above) return true;
  return above.id === 'auction' && handOns === 0 && s.companies[above.company].controller === null;
}

/** Who is in is a list of seats, the high bidder among them, and the bid can be paid. */
function auctionHolds(s: State): boolean {
  const phase = s.phases[s.phases.length - 1];
  if (phase?.id !== 'auction') return phase?.id !== 'sales' || salesOver(s) || s.players.some((p) => p.cubes > 0);
  const { first, turn, high, in: seats } = phase.bidding;
  if (!high || first !== s.active) return false;
  if (![first, turn, ...seats].every((seat) => seat < s.seats)) return false;
  if (new Set(seats).size !== seats.length || !seats.includes(high.seat) || !seats.includes(turn)) return false;
  if (high.seat === turn && seats.length > 1) return false; // nobody bids against himself
  return high.amount >= COMPONENTS.minimumBid && high.amount <= s.players[high.seat]!.cubes;
}
