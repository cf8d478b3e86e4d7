/** Expected final score of each seat, as a sum of named terms. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { MOST_SHARES, MOVE_ROUNDS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { BANKRUPT_SCORE, trackOf } from '../rules/ending.ts';
import { reductionOf } from '../rules/money.ts';
import { networkOf } from '../rules/network.ts';
import type { AosState } from '../state.ts';
import { type Course, forecast, type Standing } from './forecast.ts';
import { hopesOf, turnsLeft } from './sight.ts';
import { stageOf } from './stage.ts';

type State = Sealed<AosState>;

/** What a place costs in the end, on the average over all places. */
const USUAL_BID = 1.5;

export function courseOf(s: State, seat: Seat): Course {
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
    supply: supplyOf(s),
    links: networkOf(s).links.filter(({ owner }) => owner === seat).length,
  };
}

/** Cubes of the map and the display that are ever delivered. */
const USED = 1.2;

/** Cubes in sight for each delivery that is still to come. */
function supplyOf(s: State): number {
  let cubes = 0;
  for (const there of s.cubes) cubes += there.length;
  for (const slots of s.display) for (const slot of slots) if (slot !== null) cubes += 1;
  const slots = MOVE_ROUNDS * (turnsLeft(s) + 1) * s.order.length;
  return Math.min(1, (USED * cubes) / slots);
}

export const standingOf = (s: State, seat: Seat): Standing => s.players[seat]!;

export function value(s: State, terms: Terms[] | null): number[] {
  return s.players.map((player, seat) => {
    const parts: Terms | null = terms ? {} : null;
    if (terms && parts) terms[seat] = parts;
    if (player.bankrupt) {
      if (parts) parts.bankrupt = BANKRUPT_SCORE;
      return BANKRUPT_SCORE;
    }
    return forecast(courseOf(s, seat), standingOf(s, seat), hopesOf(s, seat), parts);
  });
}
