import type { ActionKind } from '../../../../kernel/contract.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { MOST_RESTARTS, restoreBuild } from '../restart.ts';

/** Take the whole build back, free of charge (AOS-74); the third time it is over as well (AOS-78). */
export const restartBuild: ActionKind<AOS, ActionOf<'restart-build'>> = {
  parse: ({ kind }) => (kind === 'restart-build' ? { kind } : null),
  *candidates(s) {
    if (mapOf(s).rules.incompleteTrackForbidden) yield { kind: 'restart-build' };
  },
  *attempts() {
    yield { kind: 'restart-build' };
  },
  check(s) {
    if (!mapOf(s).rules.incompleteTrackForbidden) return { code: 'restart-not-here', rule: 'AOS-74' };
    if (phaseNow(s, 'build').laid.length === 0) return { code: 'nothing-to-restart', rule: 'AOS-74' };
    return null;
  },
  run(draft, seat, _action, emit) {
    restoreBuild(draft, seat);
    const build = phaseNow(draft, 'build');
    build.restarts += 1;
    build.ended = build.restarts >= MOST_RESTARTS;
    emit({ type: 'build-restarted', seat, left: MOST_RESTARTS - build.restarts });
  },
  touches: () => [{ on: 'button', id: 'restart-build' }],
};
