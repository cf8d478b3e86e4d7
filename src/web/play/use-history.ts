/** The position an address means (`?at=84`), and steps from it. */
import { useMemo } from 'preact/hooks';
import { address, go } from '../router.ts';
import { useStore } from '../store.ts';
import type { TableNow } from '../table/contract.ts';
import { atOf, type Position, positionAt, positionsOf, stepBy, stepByRound } from './logic/history.ts';

export interface History {
  /** Null = now. */
  readonly position: Position | null;
  /** Every move in effect, the oldest first. */
  readonly positions: readonly Position[];
  /** Which of them is shown, from 0. */
  readonly index: number;
  /** Null = to now. */
  show(seq: number | null): void;
  step(by: number): void;
  stepRound(by: 1 | -1): void;
}

/** The address of a position of this table. */
export function addressAt(seq: number | null): string {
  const query = new URLSearchParams(location.search);
  if (seq === null) query.delete('at');
  else query.set('at', `${seq}`);
  const text = query.toString();
  return `${location.pathname}${text === '' ? '' : `?${text}`}`;
}

export function useHistory(now: TableNow): History {
  const { query } = useStore(address);
  const at = atOf(query);
  const positions = useMemo(() => positionsOf(now), [now.moments, now.sheet.line, now.game]);
  const position = useMemo(() => positionAt(now, at), [now.moments, now.sheet.seq, at]);
  const seq = position?.seq ?? null;
  const last = positions.length - 1;
  const index =
    seq === null
      ? last
      : Math.max(
          0,
          positions.findLastIndex((p) => p.seq <= seq),
        );
  // The first step leaves one to go back to; the others replace it, so that Back leads out of history at once.
  const show = (to: number | null) => {
    if (to !== at) go(addressAt(to), { replace: at !== null });
  };
  return {
    position,
    positions,
    index,
    show,
    step: (by) => show(stepBy(positions, seq, by)),
    stepRound: (by) => show(stepByRound(positions, seq, by)),
  };
}
