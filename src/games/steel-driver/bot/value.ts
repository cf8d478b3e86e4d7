/** Expected final cash of each seat, as a sum of named terms. */
import type { Sealed, Terms } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { finalEstimates } from '../rules/forecast.ts';
import { COMPANIES, type SDState } from '../state.ts';
import { CUBE_BUILT, expectedValue } from './price.ts';

/** What a saved cube will bring on a later turn. */
const CUBE_SAVED = 25;

export function value(s: Sealed<SDState>, terms: Terms[] | null): number[] {
  const totals = s.players.map(({ cash }) => cash);
  if (terms)
    for (let seat = 0; seat < s.seats; seat++) terms[seat] = { cash: totals[seat]!, profit: 0, shares: 0, cubes: 0 };
  if (s.phases.length === 0) return totals;
  const estimates = finalEstimates(s);
  const add = (seat: number, term: string, by: number) => {
    totals[seat]! += by;
    if (terms) terms[seat]![term]! += by;
  };
  const isFinal = s.phases[0]!.id === 'collecting';
  for (const id of COMPANIES) {
    const { controller, profit, box, shares } = s.companies[id];
    if (controller !== null && !isFinal) add(controller, 'profit', profit + CUBE_BUILT * box);
    const worth = isFinal ? estimates[id] : expectedValue(s, id, estimates[id]);
    shares.forEach((held, seat) => {
      if (held > 0) add(seat, 'shares', held * worth);
    });
  }
  const phase = s.phases[s.phases.length - 1]!;
  if (phase.id === 'auction' && phase.bidding.high) {
    // The highest bid stands for the sale.
    const { seat, amount } = phase.bidding.high;
    const { box } = s.companies[phase.company];
    add(seat, 'shares', expectedValue(s, phase.company, estimates[phase.company]));
    add(seat, 'profit', CUBE_BUILT * (box + amount));
    add(seat, 'cubes', -CUBE_SAVED * amount);
  }
  // SD-44: cubes in hand are worth what can still be bought with them.
  const isLastCall = s.turn === COMPONENTS.turns && s.phases[0]!.id !== 'sales';
  if (!isLastCall && !isFinal)
    for (let seat = 0; seat < s.seats; seat++) add(seat, 'cubes', CUBE_SAVED * s.players[seat]!.cubes);
  return totals;
}
