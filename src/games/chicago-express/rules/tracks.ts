import type { Emit } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import type { CE, CEState, HexId, TrackId } from '../state.ts';
import { companiesAt, incomeOf } from './companies.ts';

/** CE-38: every company on a hex that has just become worth more; incomes follow from the board. */
export function raiseIncomes(draft: CEState, hex: HexId, by: number, emit: Emit<CE>): void {
  for (const company of companiesAt(draft, hex)) {
    emit({ type: 'income-raised', company, by, income: incomeOf(draft, company) });
  }
}

/** One step on an industrial track, which has one (CE-37, CE-43). */
export function advanceTrack(draft: CEState, track: TrackId, emit: Emit<CE>): void {
  const map = mapOf(draft);
  const { values } = map.tracks[track];
  const before = values[draft.tracks[track]]!;
  draft.tracks[track] += 1;
  const value = values[draft.tracks[track]]!;
  emit({ type: 'track-moved', track, value });
  for (const hex of map.hexes.values()) if (hex.track === track) raiseIncomes(draft, hex.id, value - before, emit);
}
