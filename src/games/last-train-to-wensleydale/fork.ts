/** A draft of a position for bots: what the rules replace as a whole, never in place, is shared with it. */
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import type { LTWState } from './state.ts';

const NOTHING: readonly number[] = [];

export function fork(s: Sealed<LTWState>): LTWState {
  const draft = copy({ ...s, tracks: NOTHING, companies: NOTHING }) as Sealed<LTWState>;
  return { ...draft, tracks: s.tracks, companies: s.companies } as LTWState;
}
