/** What a seat may see. CE-6: nothing is hidden; all the same, every field is listed and none is passed on unseen. */

import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import type { CEState } from './state.ts';

export function view(s: Sealed<CEState>): CEState {
  const seen: Sealed<CEState> = {
    rules: s.rules,
    seats: s.seats,
    options: s.options,
    phases: s.phases,
    chance: s.chance,
    players: s.players,
    companies: s.companies,
    dials: s.dials,
    houses: s.houses,
    tracks: s.tracks,
    ended: s.ended,
  };
  return copy(seen) as CEState;
}
