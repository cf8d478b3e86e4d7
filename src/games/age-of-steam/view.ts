/** What a seat may see. AOS-7: nothing is hidden but the order of draws; all the same, every field is listed. */
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import type { AosState } from './state.ts';

export function view(s: Sealed<AosState>): AosState {
  const seen: Sealed<AosState> = {
    rules: s.rules,
    seats: s.seats,
    options: s.options,
    phases: s.phases,
    chance: s.chance,
    players: s.players,
    order: s.order,
    turn: s.turn,
    track: s.track,
    supply: s.supply,
    cubes: s.cubes,
    display: s.display,
    bag: s.bag,
    colours: s.colours,
    gone: s.gone,
    cycle: s.cycle,
    ended: s.ended,
  };
  return copy(seen) as AosState;
}
