import type { ActionKind } from '../../../../kernel/contract.ts';
import { BEST_ENGINE } from '../../board/box.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Instead of a delivery, one step more for the engine: once a turn (AOS-51). */
export const upgrade: ActionKind<AOS, ActionOf<'upgrade'>> = {
  parse: ({ kind }) => (kind === 'upgrade' ? { kind } : null),
  candidates: () => [{ kind: 'upgrade' }],
  check(s, seat) {
    if (s.players[seat]!.engine >= BEST_ENGINE)
      return { code: 'engine-at-best', rule: 'AOS-51', params: { most: BEST_ENGINE } };
    if (phaseNow(s, 'move').upgraded.includes(seat)) return { code: 'upgraded-already', rule: 'AOS-51' };
    return null;
  },
  run(draft, seat, _action, emit) {
    const player = draft.players[seat]!;
    const move = phaseNow(draft, 'move');
    player.engine += 1;
    move.upgraded.push(seat);
    move.waiting.shift();
    emit({ type: 'engine-raised', seat, engine: player.engine });
  },
  touches: () => [{ on: 'button', id: 'upgrade' }],
};
