/** What a planned line is good for: to be sent, kept for later, or compared with others. */
import { hashOf } from '../../../kernel/hash.ts';
import type { Deed } from '../../../table/deed.ts';
import type { GameAction } from '../../../table/log.ts';
import { type BillLine, type BillSettings, billOf } from './bill.ts';
import { type Plan, planEnd } from './plan.ts';

/** What can be sent now: the owner's own moves at the beginning of the line; empty when another moves first. */
export function sendable({ seat, moves }: Plan): GameAction[] {
  const foreign = moves.findIndex((move) => move.seat !== seat);
  return moves.slice(0, foreign < 0 ? moves.length : foreign).flatMap(({ actions }) => [...actions]);
}

/**
 * The owner's first moves in the line as a draft: kept at the table, or sent when the turn comes. `same` = if the
 * position is then the one planned for, `legal` = if it can be played at all. Null when the line holds none.
 */
export function draftOf({ seat, start, moves }: Plan, when: 'kept' | 'same' | 'legal'): Deed | null {
  const first = moves.findIndex((move) => move.seat === seat);
  if (first < 0) return null;
  const rest = moves.slice(first);
  const foreign = rest.findIndex((move) => move.seat !== seat);
  const actions = rest.slice(0, foreign < 0 ? rest.length : foreign).flatMap((move) => [...move.actions]);
  const from = moves[first - 1]?.after ?? start;
  return { type: 'draft', draft: { actions, when, ...(when === 'same' ? { expect: hashOf(from) } : {}) } };
}

/** The bill of a whole line: figures at its end against those at its start. */
export const planBill = (plan: Plan, settings?: BillSettings): BillLine[] =>
  billOf(plan.game, plan.start, planEnd(plan), settings);

/** One figure of several lines side by side; null where a line leaves it as it was. */
export interface Compared {
  readonly of: string;
  readonly key: string;
  readonly before: BillLine['before'];
  readonly after: readonly BillLine['after'][];
  readonly forecast: boolean;
}

/** Every figure that any of the lines changes. All lines begin at the same position. */
export function comparePlans(plans: readonly Plan[], settings?: BillSettings): Compared[] {
  const bills = plans.map((plan) => planBill(plan, settings));
  const rows = new Map<string, Compared>();
  for (const [at, bill] of bills.entries()) {
    for (const { of, key, before, after, forecast } of bill) {
      const row = rows.get(`${key} ${of}`) ?? { of, key, before, after: plans.map(() => before), forecast };
      rows.set(`${key} ${of}`, { ...row, after: row.after.map((value, i) => (i === at ? after : value)) });
    }
  }
  return [...rows.values()];
}
