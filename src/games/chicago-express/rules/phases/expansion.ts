import type { Phase } from '../../../../kernel/contract.ts';
import { back, goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import { mapOf } from '../../board/maps.ts';
import type { CE } from '../../state.ts';
import { phaseNow } from '../current.ts';

export const expansion: Phase<CE> = {
  rule: 'CE-25',
  kinds: ['expand', 'end-expansion'],
  toAct(s) {
    const { ended, seat } = phaseNow(s, 'expansion');
    return ended ? NOBODY : only(seat);
  },
  leave(draft) {
    const { seat, company, built } = phaseNow(draft, 'expansion');
    const map = mapOf(draft);
    // CE-32: the Chicago phase comes after the last hex, wherever Chicago stood among them.
    if (built.some((hex) => map.hexes.get(hex)!.kind === 'chicago')) goTo(draft, { id: 'chicago', seat, company });
    else back(draft);
  },
};
