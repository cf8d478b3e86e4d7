import type { ActionKind } from '../../../../kernel/contract.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isColumnId, isGood } from '../ids.ts';

/** Put one of the drawn cubes on a free slot of the display, of any column (AOS-65, AOS-66). */
export const place: ActionKind<AOS, ActionOf<'place'>> = {
  parse: ({ kind, good, column, slot }) =>
    kind === 'place' && isGood(good) && isColumnId(column) && Number.isSafeInteger(slot)
      ? { kind, good, column, slot: (slot as number) + 0 }
      : null,
  *candidates(s) {
    const { columns } = mapOf(s);
    for (const good of new Set(phaseNow(s, 'production-place').drawn))
      for (const [c, { id }] of columns.entries())
        for (let slot = 0; slot < s.display[c]!.length; slot++) yield { kind: 'place', good, column: id, slot };
  },
  check(s, _seat, { good, column, slot }) {
    if (!phaseNow(s, 'production-place').drawn.includes(good))
      return { code: 'not-drawn', rule: 'AOS-65', params: { good } };
    const at = mapOf(s).columns.findIndex(({ id }) => id === column);
    if (at < 0) return { code: 'column-unknown', rule: 'AOS-65', params: { column } };
    const slots = s.display[at]!;
    if (slot < 0 || slot >= slots.length) return { code: 'slot-unknown', rule: 'AOS-66', params: { column } };
    if (slots[slot] !== null) return { code: 'slot-full', rule: 'AOS-65', params: { column } };
    return null;
  },
  run(draft, seat, { good, column, slot }, emit) {
    const now = phaseNow(draft, 'production-place');
    now.drawn.splice(now.drawn.indexOf(good), 1);
    now.left -= 1;
    draft.display[mapOf(draft).columns.findIndex(({ id }) => id === column)]![slot] = good;
    emit({ type: 'cube-placed', seat, good, column });
  },
  touches: ({ good, column, slot }) => [
    { on: 'good', id: `drawn-${good}` },
    { on: 'box', id: `${column}/${slot}` },
  ],
};
