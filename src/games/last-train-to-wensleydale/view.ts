/** What a seat may see. LTW-50: nothing is hidden; all the same, every field is listed and none is passed on unseen. */
import type { Sealed } from '../../kernel/contract.ts';
import { fork } from './fork.ts';
import type { LTWState } from './state.ts';

export function view(s: Sealed<LTWState>): LTWState {
  const seen: Sealed<LTWState> = {
    rules: s.rules,
    seats: s.seats,
    options: s.options,
    board: s.board,
    phases: s.phases,
    chance: s.chance,
    round: s.round,
    players: s.players,
    order: s.order,
    buildOrder: s.buildOrder,
    trainOrder: s.trainOrder,
    scales: s.scales,
    boxes: s.boxes,
    trains: s.trains,
    tracks: s.tracks,
    companies: s.companies,
    goods: s.goods,
    figures: s.figures,
    aside: s.aside,
    linked: s.linked,
    ended: s.ended,
  };
  return fork(seen);
}
