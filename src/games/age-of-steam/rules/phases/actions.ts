import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import type { AOS, AosState } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { beginBuilds } from './build.ts';

/** Actions of the last turn are over, Turn Order too, used or not (AOS-17). */
export function beginActions(draft: AosState): void {
  for (const player of draft.players) player.action = null;
  goTo(draft, { id: 'actions', waiting: [...draft.order] });
}

/** AOS-19: everybody takes one. */
export const actions: Phase<AOS> = {
  rule: 'AOS-19',
  kinds: ['choose'],
  toAct: (s) => phaseNow(s, 'actions').waiting.slice(0, 1),
  leave: (draft) => beginBuilds(draft),
};
