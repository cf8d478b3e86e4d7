/** Figures over the whole game, for charts and their tables. */
import type { Fact } from '../../../kernel/contract.ts';
import type { TableNow } from '../../table/contract.ts';
import { factsAt } from './facts.ts';
import { type Position, positionsOf } from './history.ts';

export interface Series {
  /** The owner as in `facts`: `seat:0`, `company:prr`. */
  readonly of: string;
  /** One value for each point of the chart; null where the figure did not exist. */
  readonly values: readonly (number | null)[];
}

export interface Chart {
  readonly key: string;
  readonly points: readonly { readonly seq: number; readonly round: number | null }[];
  readonly series: readonly Series[];
}

interface Wanted {
  readonly key: string;
  readonly owners: 'seats' | 'others';
}

/** The charts that a table shows: without a calculator none of forecasts. */
export const chartsShown = (now: TableNow, wanted: readonly Wanted[], calculator: boolean): readonly Wanted[] =>
  wanted.filter(
    ({ key }) => calculator || !factsAt(now.game, now.state).some((fact) => fact.key === key && fact.forecast),
  );

/** One point for each move, or for the end of each round. */
export function chartOf(now: TableNow, { key, owners }: Wanted, every: 'move' | 'round' = 'round'): Chart {
  const all = positionsOf(now);
  const positions = every === 'move' ? all : all.filter((p, at) => p.round !== all[at + 1]?.round);
  const columns = positions.map(({ state }) => figures(factsAt(now.game, state), key, owners));
  const owned = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return {
    key,
    points: positions.map(({ seq, round }: Position) => ({ seq, round })),
    series: owned.map((of) => ({ of, values: columns.map((column) => column.get(of) ?? null) })),
  };
}

function figures(facts: readonly Fact[], key: string, owners: 'seats' | 'others'): Map<string, number> {
  const found = new Map<string, number>();
  for (const fact of facts)
    if (fact.key === key && typeof fact.value === 'number' && fact.of.startsWith('seat:') === (owners === 'seats'))
      found.set(fact.of, fact.value);
  return found;
}
