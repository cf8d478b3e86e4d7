/** The bill: figures that would change, before and after. The difference of two lists of facts, and nothing else. */
import type { AnyGame, BaseState, Fact, Sealed } from '../../../kernel/contract.ts';
import { factsAt } from './facts.ts';

export interface BillLine {
  /** Owner and key as in `facts`. */
  readonly of: string;
  readonly key: string;
  /** Null = there is no such figure. */
  readonly before: Fact['value'] | null;
  readonly after: Fact['value'] | null;
  readonly forecast: boolean;
}

/** A table may forbid to work out the future for anybody. */
export interface BillSettings {
  readonly calculator: boolean;
}

const nameOf = ({ of, key }: Fact): string => `${key} ${of}`;

export function billOf(
  game: AnyGame,
  before: Sealed<BaseState>,
  after: Sealed<BaseState>,
  { calculator }: BillSettings = { calculator: true },
): BillLine[] {
  if (before === after) return [];
  return difference(factsAt(game, before), factsAt(game, after)).filter(({ forecast }) => calculator || !forecast);
}

/** In the order of the later list; what has gone comes last. */
export function difference(before: readonly Fact[], after: readonly Fact[]): BillLine[] {
  const was = new Map(before.map((fact) => [nameOf(fact), fact]));
  const lines: BillLine[] = [];
  for (const fact of after) {
    const old = was.get(nameOf(fact));
    was.delete(nameOf(fact));
    if (old?.value !== fact.value) lines.push(lineOf(fact, old?.value ?? null, fact.value));
  }
  for (const fact of was.values()) lines.push(lineOf(fact, fact.value, null));
  return lines;
}

const lineOf = ({ of, key, forecast }: Fact, before: BillLine['before'], after: BillLine['after']): BillLine => ({
  of,
  key,
  before,
  after,
  forecast: forecast === true,
});

/** One figure with what it is made of; null when there is none such. */
export const figureOf = (game: AnyGame, state: Sealed<BaseState>, of: string, key: string): Fact | null =>
  factsAt(game, state).find((fact) => fact.of === of && fact.key === key) ?? null;
