/** The engine's own figures of a position, looked up by owner and key; each position is asked once. */
import { type SDState, steelDriver } from '../../../games/steel-driver/index.ts';
import type { Fact, Sealed } from '../../../kernel/contract.ts';

const known = new WeakMap<Sealed<SDState>, Map<string, Fact>>();

function factsOf(s: Sealed<SDState>): Map<string, Fact> {
  const found = known.get(s);
  if (found) return found;
  const facts = new Map(steelDriver.facts(s).map((fact) => [`${fact.of} ${fact.key}`, fact]));
  known.set(s, facts);
  return facts;
}

/** A whole number; null where the position has no such figure. */
export function figureAt(s: Sealed<SDState>, of: string, key: string): number | null {
  const value = factsOf(s).get(`${of} ${key}`)?.value;
  return typeof value === 'number' ? value : null;
}

export const figure = (s: Sealed<SDState>, of: string, key: string): number => figureAt(s, of, key) ?? 0;
