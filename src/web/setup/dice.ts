/** Outcomes of a real table, given one after the other until the set-up wants no more. */
import type { ChanceValue, Drawn } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';

/** The outcomes with one more: at the visit under way, or at a new one. */
export function withOutcome(given: readonly Drawn[], waiting: Waiting, value: ChanceValue): Drawn[] {
  const last = given.at(-1);
  if (waiting.index === 0 || !last) return [...given, { point: waiting.point, values: [value] }];
  return [...given.slice(0, -1), { ...last, values: [...last.values, value] }];
}

/** Without the last one: it cannot be. */
export function withoutLast(given: readonly Drawn[]): Drawn[] {
  const last = given.at(-1);
  if (!last) return [];
  const values = last.values.slice(0, -1);
  return [...given.slice(0, -1), ...(values.length === 0 ? [] : [{ ...last, values }])];
}
