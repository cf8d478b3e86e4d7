import type { Phase } from '../../../../kernel/contract.ts';
import { back, endGame, NOBODY } from '../../../../kernel/phases.ts';
import { mapOf } from '../../board/maps.ts';
import { type CE, COMPANIES, DIALS } from '../../state.ts';
import { payDividend } from '../dividends.ts';
import { endReasons } from '../ending.ts';
import { advanceTrack } from '../tracks.ts';

/** CE-42: pay; end check; dials to green; Detroit; then the interrupted turn. */
export const dividends: Phase<CE> = {
  rule: 'CE-42',
  kinds: [],
  toAct: () => NOBODY,
  leave(draft, emit) {
    const { clockTrack } = mapOf(draft);
    emit({ type: 'dividends-began', round: draft.tracks[clockTrack] + 1 });
    for (const company of COMPANIES) payDividend(draft, company, 'dividend', emit);
    const reasons = endReasons(draft);
    if (reasons.length > 0) {
      draft.ended = reasons;
      emit({ type: 'game-ended', reasons: [...reasons] });
      return endGame(draft); // dials stay red, Detroit stays, no turn begins
    }
    for (const dial of DIALS) draft.dials[dial] = 0;
    emit({ type: 'dials-reset' });
    advanceTrack(draft, clockTrack, emit);
    back(draft);
  },
};
