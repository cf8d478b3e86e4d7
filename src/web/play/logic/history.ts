/** Positions of the past: by number of the entry, by round, and as `?at=` in an address. */
import type { BaseState, Sealed } from '../../../kernel/contract.ts';
import type { Moment, TableNow } from '../../table/contract.ts';
import { figureOf } from './bill.ts';

export interface Position {
  /** Number of the entry it stands after: `?at=` of its address. */
  readonly seq: number;
  readonly state: Sealed<BaseState>;
  readonly moment: Moment;
  readonly round: number | null;
}

/** The round is a figure of the table like any other; null in a game without rounds. */
export function roundOf({ game }: Pick<TableNow, 'game'>, state: Sealed<BaseState>): number | null {
  const round = figureOf(game, state, 'table', 'round')?.value;
  return typeof round === 'number' ? round : null;
}

/** Its round is worked out when somebody asks: that takes all figures of the position. */
const positionOf = (now: TableNow, moment: Moment, state: Sealed<BaseState>): Position => ({
  seq: moment.entry.seq,
  moment,
  state,
  get round() {
    return roundOf(now, state);
  },
});

/** The steps of the slider: every move in effect whose position is known, the oldest first. */
export function positionsOf(now: TableNow): Position[] {
  return now.sheet.line.moves.flatMap((seq) => {
    const moment = now.moments.get(seq);
    return moment?.state ? [positionOf(now, moment, moment.state)] : [];
  });
}

/** What `?at=` means: a number of an entry; null = the position now. */
export function atOf(query: URLSearchParams): number | null {
  const text = query.get('at');
  return text !== null && /^\d{1,8}$/.test(text) ? Number(text) : null;
}

/** The position at an address: that of the entry, taken back or not, or of the nearest one before; null = now. */
export function positionAt(now: TableNow, at: number | null): Position | null {
  if (at === null) return null;
  for (let seq = Math.min(at, now.sheet.seq); seq >= 0; seq--) {
    const moment = now.moments.get(seq);
    if (moment?.state) return positionOf(now, moment, moment.state);
  }
  return null;
}

/** The step `by` moves away from a position (null = now); null = now again. */
export function stepBy(positions: readonly Position[], seq: number | null, by: number): number | null {
  const here = seq === null ? positions.length - 1 : positions.findLastIndex((p) => p.seq <= seq);
  const to = Math.max(0, here + by);
  return to >= positions.length - 1 ? null : (positions[to]?.seq ?? null);
}

/** The first position of each round. */
export function roundStarts(positions: readonly Position[]): Position[] {
  return positions.filter(({ round }, at) => round !== null && round !== (positions[at - 1]?.round ?? null));
}

/** The beginning of the next round, or of this or an earlier one; null = now. */
export function stepByRound(positions: readonly Position[], seq: number | null, by: 1 | -1): number | null {
  const starts = roundStarts(positions);
  const here = seq ?? positions.at(-1)?.seq ?? 0;
  const to = by > 0 ? starts.find((p) => p.seq > here) : starts.findLast((p) => p.seq < here);
  return to?.seq ?? (by > 0 ? null : (positions[0]?.seq ?? null));
}
