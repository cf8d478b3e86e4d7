/** AOS-74: where no line may stay incomplete, a build can be taken back whole. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { mapOf } from '../board/maps.ts';
import type { AosState } from '../state.ts';
import { phaseNow } from './current.ts';

/** AOS-78: the third time a build is taken back it is over: a game must come to its end. */
export const MOST_RESTARTS = 3;

/** How often this build can be taken back; the last time it is over. */
export const restartsLeft = (s: Sealed<AosState>): number => MOST_RESTARTS - phaseNow(s, 'build').restarts;

/** Keeps what a build began with, before its first change. */
export function rememberBuild(draft: AosState, seat: Seat): void {
  const build = phaseNow(draft, 'build');
  if (!mapOf(draft).rules.incompleteTrackForbidden || build.begun) return;
  const { cash, started } = draft.players[seat]!;
  const { track, supply, cubes, bag } = draft;
  build.begun = { track, cash, started, supply: copy(supply), cubes: copy(cubes), bag: copy(bag) };
}

export function restoreBuild(draft: AosState, seat: Seat): void {
  const build = phaseNow(draft, 'build');
  if (!build.begun) throw new Error('bug: nothing to restore');
  const { cash, started, ...table } = build.begun;
  Object.assign(draft, table);
  Object.assign(draft.players[seat]!, { cash, started });
  Object.assign(build, { laid: [], added: [], prices: [], urbanized: false, begun: null });
}
