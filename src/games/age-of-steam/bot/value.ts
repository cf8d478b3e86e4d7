/** Expected final score of each seat, as a sum of named terms. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { MOST_SHARES, MOVE_ROUNDS, NEW_CITIES } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { BANKRUPT_SCORE, trackOf } from '../rules/ending.ts';
import { bitOf } from '../rules/goods.ts';
import { reductionOf } from '../rules/money.ts';
import { hexOfLetter } from '../rules/new-cities.ts';
import { recent } from '../rules/recent.ts';
import type { AosState } from '../state.ts';
import { type Course, forecast, type Standing } from './forecast.ts';
import { linksIn } from './roads.ts';
import { hopesOf, type Seen, type Sight, sightOf, turnsLeft } from './sight.ts';
import { stageOf } from './stage.ts';

type State = Sealed<AosState>;

/** What a place costs in the end, on the average over all places. */
const USUAL_BID = 1.5;

/** `seen`: whoever has looked at the board already, closely or at a glance, need not look again. */
export function courseOf(s: State, seat: Seat, seen: Seen = sightOf(s)): Course {
  const { rules } = mapOf(s);
  const { turn } = s;
  return {
    left: turnsLeft(s),
    stage: stageOf(s, seat),
    tax: (income) => reductionOf(s, Math.max(0, income)),
    factor: (later) => rules.incomeReductionFactor.find((one) => one.turn === turn + later)?.factor ?? 1,
    sharesPerTurn: rules.sharesPerTurn ?? MOST_SHARES,
    buyback: rules.buybackPerShare,
    bid: rules.auction ? USUAL_BID : 0,
    track: trackOf(s, seat),
    supply: supplies.get(seen) ?? supplies.put(seen, supplyOf(s, seen)),
    links: linksIn(seen.roads, seat),
  };
}

/** Deliveries for each cube in sight: more cubes come, and few are left. */
const USED = 2;

/** The same for all seats. */
const supplies = recent<Seen, number>(4);

/** Cubes in sight for each delivery that is still to come: those that some city takes, or that a New City may take. */
function supplyOf(s: State, { roads, cargo }: Seen): number {
  let wanted = 0;
  for (const goods of roads.takes) wanted |= goods;
  for (const letter of mapOf(s).newCities) if (hexOfLetter(s, letter) < 0) wanted |= bitOf(NEW_CITIES[letter].colour);
  let cubes = 0;
  for (const lot of cargo.lots) if ((wanted & lot.bit) !== 0) cubes += lot.cubes;
  const slots = MOVE_ROUNDS * (turnsLeft(s) + 1) * s.order.length;
  return Math.min(1, (USED * cubes) / slots);
}

export const standingOf = (s: State, seat: Seat): Standing => s.players[seat]!;

export function value(s: State, terms: Terms[] | null): number[] {
  const sight = sightOf(s);
  return s.players.map((_, seat) => {
    const parts: Terms | null = terms ? {} : null;
    if (terms && parts) terms[seat] = parts;
    return scoreAhead(s, seat, sight, parts);
  });
}

/** The terms of one seat alone. */
export function termsOf(s: State, seat: Seat): Terms {
  const parts: Terms = {};
  scoreAhead(s, seat, sightOf(s), parts);
  return parts;
}

function scoreAhead(s: State, seat: Seat, sight: Sight, parts: Terms | null): number {
  if (s.players[seat]!.bankrupt) {
    if (parts) parts.bankrupt = BANKRUPT_SCORE;
    return BANKRUPT_SCORE;
  }
  return forecast(courseOf(s, seat, sight), standingOf(s, seat), hopesOf(s, seat, sight), parts);
}
