/** What a seat may see. SD-9: nothing is hidden; all the same, every field is listed and none is passed on unseen. */
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import type { SDState } from './state.ts';

export function view(s: Sealed<SDState>): SDState {
  const seen: Sealed<SDState> = {
    rules: s.rules,
    seats: s.seats,
    options: s.options,
    board: s.board,
    phases: s.phases,
    chance: s.chance,
    turn: s.turn,
    active: s.active,
    players: s.players,
    companies: s.companies,
    order: s.order,
    passed: s.passed,
    rails: s.rails,
    transcontinental: s.transcontinental,
    goods: s.goods,
    cubes: s.cubes,
  };
  return copy(seen) as SDState;
}
