import type { ActionKind } from '../../../../kernel/contract.ts';
import { BEST_ENGINE } from '../../board/box.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isSpecial } from '../ids.ts';

/** Take one of the special actions: one each, none twice (AOS-19). */
export const choose: ActionKind<AOS, ActionOf<'choose'>> = {
  parse: ({ kind, action }) => (kind === 'choose' && isSpecial(action) ? { kind, action } : null),
  *candidates(s) {
    for (const action of mapOf(s).actions) yield { kind: 'choose', action };
  },
  check(s, _seat, { action }) {
    if (!mapOf(s).actions.includes(action)) return { code: 'action-unknown-here', rule: 'AOS-79', params: { action } };
    const holder = s.order.find((other) => s.players[other]!.action === action);
    if (holder !== undefined) return { code: 'action-taken', rule: 'AOS-19', params: { action, seat: holder } };
    if (s.cycle.includes(action)) return { code: 'action-of-cycle', rule: 'AOS-79', params: { action } };
    return null;
  },
  run(draft, seat, { action }, emit) {
    const map = mapOf(draft);
    const player = draft.players[seat]!;
    player.action = action;
    phaseNow(draft, 'actions').waiting.shift();
    emit({ type: 'chosen', seat, action });
    if (map.rules.actionCycle) {
      draft.cycle.push(action);
      if (draft.cycle.length === map.actions.length) draft.cycle = [];
    }
    if (action !== 'locomotive' || player.engine >= BEST_ENGINE) return; // AOS-20
    player.engine += 1;
    emit({ type: 'engine-raised', seat, engine: player.engine });
  },
  touches: ({ action }) => [{ on: 'box', id: action }],
};
