import type { ActionKind, Sealed, Seat } from '../../../../kernel/contract.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS, AosState } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { linesOn } from '../network.ts';
import { isComplete, openEnd } from '../track.ts';

const unfinished = (s: Sealed<AosState>, seat: Seat) =>
  linesOn(s).find((line) => line.owner === seat && !isComplete(line));

/** The build is complete: lines that did not grow are lost now (AOS-34). */
export const endBuild: ActionKind<AOS, ActionOf<'end-build'>> = {
  nothing: true, // AOS-73
  parse: ({ kind }) => (kind === 'end-build' ? { kind } : null),
  candidates: () => [{ kind: 'end-build' }],
  check(s, seat) {
    const map = mapOf(s);
    if (!map.rules.incompleteTrackForbidden) return null;
    const line = unfinished(s, seat);
    return line
      ? { code: 'own-line-incomplete', rule: 'AOS-74', params: { hex: map.hexes[openEnd(line).hex]!.id } }
      : null;
  },
  run(draft) {
    phaseNow(draft, 'build').ended = true;
  },
  touches: () => [{ on: 'button', id: 'end-build' }],
};
